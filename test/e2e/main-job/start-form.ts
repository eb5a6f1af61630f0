import { introTexts } from "../../../features/intro/texts.ts";
import type { Person } from "./stage.ts";

/** The form that starts an assessment at a health trust. */
export const startForm = ({ page, visit }: Person) => ({
  open: () => visit("/start/helseforetak"),
  title: page.getByRole("textbox", { name: "Tittel på mini-metodevurderingen" }),
  name: page.getByRole("textbox", { name: "Navnet ditt" }),
  email: page.getByRole("textbox", { name: "E-postadresse" }),
  organization: page.getByRole("combobox", { name: "Helseforetak" }),
  submit: () => page.getByRole("button", { name: "Start mini-metodevurderingen" }).click(),
  /** The errors listed above the form. */
  faults: async () => {
    const summary = page.getByRole("region", { name: /må rettes/ });
    await summary.waitFor();
    return summary.getByRole("link").allTextContents();
  },
  /** Opens the fields as they were sent. */
  sent: page.locator("summary", { hasText: introTexts.sent.filled }),
  started: page.getByRole("heading", { level: 1, name: "Vurderingen er startet" }),
});
