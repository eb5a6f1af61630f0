import { openSection, openStep, steps } from "../author-journey.ts";
import type { Person } from "./stage.ts";

/** The editing page, as somebody with a seat uses it: by the names of steps, sections and fields. */
export const editorPage = ({ page }: Person) => {
  /** A block of the open section by its title. */
  const block = (title: string) => page.locator("[id^=block-]").filter({ hasText: title });
  return {
    block,
    steps: steps(page),
    openStep: (name: string) => openStep(page, name),
    openSection: (name: string) => openSection(page, name),
    text: (name: string) => page.getByRole("textbox", { name }),
    saved: (title: string) =>
      block(title)
        .getByText(/^Lagret \d\d:\d\d$/)
        .first()
        .waitFor(),
    toast: (text: string) => page.getByRole("region", { name: "Meldinger" }).getByText(text, { exact: true }).waitFor(),
    status: (text: string) =>
      page.getByRole("banner").or(page.locator("main")).getByText(text, { exact: true }).first(),
    answer: (answer: "Ja" | "Nei") =>
      page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: answer }).click(),
  };
};

/** The access page before the editing page. */
export const accessPage = ({ page }: Person) => ({
  invitation: page.getByRole("region", { name: "Invitasjonen" }),
  open: async () => {
    await page.getByRole("region", { name: "Invitasjonen" }).getByRole("button").click();
    await steps(page).waitFor();
  },
});
