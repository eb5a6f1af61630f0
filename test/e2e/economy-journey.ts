import type { Page } from "playwright-core";

/** The field of a number in the form, by its label. */
export const number = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Types into the field of a number and leaves it. */
export const write = async (page: Page, label: string, text: string): Promise<void> => {
  await number(page, label).click();
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
};

/** Opens the numbers that are uncertain. */
export const openRanges = (page: Page): Promise<void> => page.getByText("Usikkerhet", { exact: true }).click();

/** Opens the way by a workbook. */
export const openExcel = (page: Page): Promise<void> => page.getByText("Fyll ut i Excel i stedet").click();

/** A text with each space of numbers written as an ordinary one. */
export const spaced = (text: string): string => text.replace(/\s/g, " ");

/** What a row of a table of figures says. */
export const row = async (page: Page, table: string, name: string): Promise<string> =>
  spaced(await page.getByRole("table", { name: table }).getByRole("row", { name }).innerText());
