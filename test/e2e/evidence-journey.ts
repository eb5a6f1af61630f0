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

/** The evidence table of a new assessment, with these studies: they were added by calls. */
export const withStudies = async (house: AuthorHouse, ...shortIds: readonly string[]): Promise<BlockPage> => {
  const open = await openBlock(house, "EvidenceTable", async (initiator, { contentId }) => {
    for (const shortId of shortIds) {
      const answer = await initiator.post("/api/schema/CreateEvidenceTableItem", { id: contentId, shortId });
      if (answer.status !== 200) throw new Error(`${shortId}: ${answer.status}`);
    }
  });
  for (const shortId of shortIds) await open.page.getByRole("heading", { name: shortId, level: 5 }).waitFor();
  return open;
};
export const edit = (page: Page, shortId: string) =>
  page.getByRole("button", { name: `Rediger ${shortId}`, exact: true });

/** Waits until a cell of a row is in this state of saving. */
export const cellIs = (page: Page, column: string, state: string) =>
  page.locator(`[data-cell="${column}"] [data-save-state="${state}"]`).waitFor({ state: "attached" });
