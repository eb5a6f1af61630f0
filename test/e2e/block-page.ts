import type { BrowserContext, Page } from "playwright-core";
import type { SchemaItem } from "../../features/api/index.ts";
import type { StartedSeat } from "../builders/a-started-assessment.ts";
import type { Browser as Session } from "../builders/browser.ts";
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
  /** The same section in the browser of a colleague. */
  readonly openAsColleague: () => Promise<BlockPage>;
};

/** What the initiator has in the block before the page opens. */
type Prepare = (initiator: Session, block: SchemaItem, assessment: number) => Promise<void>;

/** Starts an assessment and opens it as its initiator, where the block is. */
export async function openBlock(house: AuthorHouse, kind: string, prepare?: Prepare): Promise<BlockPage> {
  const started = await house.start({ others: ["librarian"] });
  const {
    initiator,
    number,
    others: [librarian],
  } = started;
  if (!librarian) throw new Error("a librarian was asked for");
  const author = await seatedAs(house.server, initiator.contributorId);
  const { block, place } = placeOf((await detailsOf(author, number)).schema.schemaItems, kind);
  await prepare?.(author, block, number);
  const open = async (seat: StartedSeat): Promise<BlockPage> => {
    const query = `?${place}&role=${seat.role}&id=${seat.contributorId}`;
    const { page, context } = await house.enter(started, seat, { query });
    await page.getByRole("heading", { name: block.title, level: 3 }).waitFor();
    const others = { openAgain: () => open(seat), openAsColleague: () => open(librarian) };
    return { page, context, assessment: number, ...others };
  };
  return open(initiator);
}

/** The first block of a kind, and the part of an address that opens its section. */
export function placeOf(sections: readonly SchemaItem[], kind: string): { block: SchemaItem; place: string } {
  for (const section of sections) {
    const block = section.schemaItems.find(({ blockType }) => blockType === kind);
    if (block) return { block, place: `tab=${section.fieldGroup}&section=${section.contentGuid}` };
  }
  throw new Error(`the template has no ${kind}`);
}
