import type { BrowserContext, Page } from "playwright-core";
import type { SchemaItem } from "../../core/contract/index.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf } from "../builders/working-copy.ts";
import type { AuthorHouse } from "./author-journey.ts";

/** The editing page, open at the section that holds a block of the kind asked for. */
export type BlockPage = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly assessment: number;
  /** The same section once more, in another browser of the same person. */
  readonly openAgain: () => Promise<BlockPage>;
};

/** Starts an assessment and opens it as its initiator, where the block is. */
export async function openBlock(house: AuthorHouse, kind: string): Promise<BlockPage> {
  const started = await house.start();
  const { initiator, number } = started;
  const author = await seatedAs(house.server, initiator.contributorId);
  const { block, place } = placeOf((await detailsOf(author, number)).schema.schemaItems, kind);
  const open = async (): Promise<BlockPage> => {
    const query = `?${place}&role=${initiator.role}&id=${initiator.contributorId}`;
    const { page, context } = await house.enter(started, initiator, { query });
    await page.getByRole("heading", { name: block.title, level: 3 }).waitFor();
    return { page, context, assessment: number, openAgain: open };
  };
  return open();
}

function placeOf(sections: readonly SchemaItem[], kind: string): { block: SchemaItem; place: string } {
  for (const section of sections) {
    const block = section.schemaItems.find(({ blockType }) => blockType === kind);
    if (block) return { block, place: `tab=${section.fieldGroup}&section=${section.contentGuid}` };
  }
  throw new Error(`the template has no ${kind}`);
}
