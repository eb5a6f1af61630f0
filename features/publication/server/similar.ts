import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { assessmentRoute } from "../../search/rules/index.ts";
import { shownSimilar, similarDocuments } from "../../search/server/index.ts";
import { contactAddress } from "../../site/server/index.ts";
import { readSnapshot } from "../rules/index.ts";
import { contactOn } from "./card.ts";
import { cardsOf } from "./card-store.ts";

/** Shorter titles resemble everything. */
const SHORTEST = 4;
const MOST_BY_TITLE = 3;
/** Of the title that somebody is writing, a document may lack the rest. */
const LEAST_BY_TITLE = 0.5;

/**
 * Public assessments and notifications that resemble a title, and for a started one whom to write to about doing it together: its contact
 * where that is shown, else the editors. features/search/README.md
 */
export async function similar(
  { db, siteId }: Pick<Read, "db" | "siteId">,
  { title, except }: CallInput<"similar">["query"],
): Promise<Result<CallAnswer<"similar">>> {
  if (title.length < SHORTEST) return ok({ similar: [] });
  const found = await similarDocuments(db, {
    title,
    except,
    from: assessmentRoute,
    most: MOST_BY_TITLE,
    least: LEAST_BY_TITLE,
  });
  const started = found.filter(({ route, published }) => route === assessmentRoute && published === null);
  const refs = started.map(({ ref }) => ref);
  const [cards, editors] = await Promise.all([cardsOf(db, refs), contactAddress(db, siteId)]);
  const contacts = new Map(cards.map(({ assessment, card }) => [assessment, contactOn(readSnapshot(card))]));
  const writeTo = (assessment: number) => {
    const contact = contacts.get(assessment);
    if (contact?.approvedDisplayContact && !contact.hideContact && contact.contactEmail !== "")
      return { address: contact.contactEmail, isContact: true };
    return editors === "" ? null : { address: editors, isContact: false };
  };
  return ok({
    similar: found.map((each) => ({
      ...shownSimilar(each),
      writeTo: started.includes(each) ? writeTo(each.ref) : null,
    })),
  });
}
