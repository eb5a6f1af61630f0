import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import type { AssessmentType } from "../../assessment/rules/index.ts";
import { statusTextsIn } from "../../assessment/texts-status.ts";
import type { SimilarTitle } from "../../search/calls.ts";
import { assessmentRoute } from "../../search/rules/index.ts";
import { shownSimilar, similarDocuments } from "../../search/server/index.ts";
import { contactAddress } from "../../site/server/index.ts";
import { readSnapshot } from "../rules/index.ts";
import { contactOn } from "./card.ts";
import { cardsOf } from "./card-store.ts";
import { publicView, publishedView } from "./store.ts";

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
  const contacts = new Map(cards.map(({ assessment, card }) => [assessment, readSnapshot(card)]));
  return ok({
    similar: found.map((each) => ({
      ...shownSimilar(each),
      writeTo: started.includes(each) ? writeToOf(contacts.get(each.ref) ?? null, editors) : null,
    })),
  });
}

/** The address of those who may be asked to write together on a started assessment. */
function writeToOf(card: AssessmentView | null, editors: string): SimilarTitle["writeTo"] {
  const contact = contactOn(card);
  if (contact.approvedDisplayContact && !contact.hideContact && contact.contactEmail !== "")
    return { address: contact.contactEmail, isContact: true };
  return editors === "" ? null : { address: editors, isContact: false };
}

type PublicTitle = SimilarTitle & {
  readonly type: AssessmentType;
  readonly isPublished: boolean;
  /** The assessment to adopt: itself or, of an adoption, its original. Null when that is gone. */
  readonly toAdopt: number | null;
};

/**
 * One assessment as `similar` gives it, with its type and whether an edition of it stands. Null when the public has neither an edition nor a card.
 */
export async function publicTitle(
  { db, siteId, language }: Pick<Read, "db" | "siteId" | "language">,
  number: number,
): Promise<PublicTitle | null> {
  const row = await publicView(db, String(number));
  if (!row) return null;
  const isPublished = row.publication !== null;
  const card = row.card ? readSnapshot(row.card, row.hadPeerReviewsV2) : null;
  const view = row.publication === null ? card : await publishedView(db, row.publication, row.stored);
  if (!view) return null;
  return {
    route: assessmentRoute,
    pageId: row.number,
    title: view.heading,
    url: addresses.assessment(row.number),
    unitTitle: view.organization,
    statusText: statusTextsIn(language)[view.assessmentStatus],
    writeTo: isPublished ? null : writeToOf(card, await contactAddress(db, siteId)),
    type: view.assessmentType,
    isPublished,
    toAdopt: row.adopts_publication === null ? row.number : row.adopts,
  };
}
