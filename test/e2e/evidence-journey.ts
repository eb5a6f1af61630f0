import type { Locator, Page } from "playwright-core";
import type { AuthorHouse } from "./author-journey.ts";
import { type BlockPage, openBlock } from "./block-page.ts";

export const add = (page: Page): Locator => page.getByRole("button", { name: /^Legg til ny rad/ }).first();
export const save = (page: Page): Locator => page.getByRole("button", { name: "Lagre", exact: true });
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
export const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "Meldinger" }).getByText(text).waitFor();
export const names = (page: Page) => page.locator("[data-row] h5").allInnerTexts();

/** The cells of the rows that are not deleted, in their order. */
export const stored = async (house: AuthorHouse, assessment: number) => {
  const rows = house.server.db.selectFrom("block_row").select(["cells"]).where("assessment", "=", assessment);
  return (await rows.where("deleted_at", "is", null).orderBy("position").execute()).map(({ cells }) => cells);
};

const addStudy = async (page: Page, shortId: string) => {
  await add(page).click();
  await field(page, "Kort-ID *").fill(shortId);
  await save(page).click();
  await page.getByRole("heading", { name: shortId, level: 5 }).waitFor();
  await add(page).waitFor();
};
/** The evidence table of a new assessment, with these studies. */
export const withStudies = async (house: AuthorHouse, ...shortIds: readonly string[]): Promise<BlockPage> => {
  const open = await openBlock(house, "EvidenceTable");
  for (const shortId of shortIds) await addStudy(open.page, shortId);
  return open;
};
export const edit = (page: Page, shortId: string) =>
  page.getByRole("button", { name: `Rediger ${shortId}`, exact: true });
