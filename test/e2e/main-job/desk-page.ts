import type { Person } from "./stage.ts";

/** The editors' desk: the work list, and the actions for one assessment. */
export const deskPage = ({ page, visit }: Person) => {
  const act = async (button: string, label: string, text: string) => {
    const dialog = page.getByRole("dialog");
    if (!(await dialog.isVisible())) await page.getByRole("button", { name: button, exact: true }).click();
    await dialog.getByRole("textbox", { name: label }).fill(text);
    await dialog.getByRole("button", { name: button, exact: true }).click();
  };
  return {
    signIn: async () => {
      await visit(`/login?login_hint=redaktor&returnUrl=${encodeURIComponent("/redaksjon/")}`);
      await page.getByRole("heading", { level: 1, name: "Redaksjonen" }).waitFor();
    },
    open: async (title: string) => {
      await page.getByRole("link", { name: title }).click();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
    },
    sendBack: (message: string) => act("Send tilbake", "Melding til forfatterne", message),
    publish: (note: string) => act("Publiser", "Merknad til endringsloggen", note),
    says: (text: string) => page.getByRole("region", { name: "Meldinger" }).getByText(text, { exact: true }).waitFor(),
  };
};
