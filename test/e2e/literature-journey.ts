import type { Page } from "playwright-core";
import { encodeStrategy } from "../../platform/pure/rich-text/index.ts";
import type { AuthorHouse } from "./author-journey.ts";
import { type BlockPage, openBlock } from "./block-page.ts";

export const edit = (page: Page) => page.getByRole("button", { name: "Rediger søket i MEDLINE" });

/** Opens a section of searches by its letter. */
export const openSearches = (page: Page, letter: string): Promise<void> =>
  page
    .getByRole("region", { name: new RegExp(`^${letter}\\. `) })
    .locator("summary")
    .first()
    .click();

/** The literature of a new assessment, with a search in MEDLINE that was added by a call. */
export const withSearch = async (house: AuthorHouse): Promise<BlockPage> => {
  const open = await openBlock(house, "LiteratureSearch", async (initiator, { contentId }) => {
    const of = { section: "B", searchType: "DB", source: "MEDLINE", date: "2026-03-01", numberOfSearchHits: 12 };
    const strategy = encodeStrategy("<p>dialyse AND hjemme</p>");
    const answer = await initiator.post("/api/schema/CreateLiteratureSearchItem", { id: contentId, ...of, strategy });
    if (answer.status !== 200) throw new Error(`the search: ${answer.status}`);
  });
  await openSearches(open.page, "B");
  await edit(open.page).waitFor();
  return open;
};
