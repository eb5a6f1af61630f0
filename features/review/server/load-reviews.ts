import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { type Ability, type Actor, may, seatsIn } from "../../access/rules/index.ts";
import type { StoredItem } from "../../assessment/rules/working-copy/index.ts";
import { type AssessmentRow, blockValue } from "../../assessment/server/index.ts";
import type { ReviewReader, StoredReview } from "../rules/sections/index.ts";
import * as store from "./reading-store.ts";

type Item = Awaited<ReturnType<typeof store.answerItems>>[number];

const itemsOf = (items: readonly Item[]): ReadonlyMap<string, StoredItem> =>
  new Map(items.map(({ key, number, guid, rev, value }) => [key, { number, guid, rev, value: blockValue(value) }]));

type Unsent = {
  /** The seats whose drafts are loaded. */
  readonly own: readonly string[];
  /** Whether the declarations of all reviewers are. */
  readonly interests: boolean;
};

async function load(db: Db | Tx, assessment: number, { own, interests }: Unsent): Promise<StoredReview[]> {
  const [rows, answered, mine, declared] = await Promise.all([
    store.reviews(db, assessment),
    store.answerItems(db, assessment),
    own.length === 0 ? [] : store.ownItems(db, assessment, own),
    interests ? store.interestItems(db, assessment) : [],
  ]);
  const declarations = Map.groupBy(declared, ({ reviewer }) => reviewer);
  const answers = Map.groupBy(answered, ({ reviewer }) => reviewer);
  const drafts = Map.groupBy(mine, ({ reviewer }) => reviewer);
  return rows.map((row) => {
    const { version: number, edition, sent_at: at, first, content } = row;
    const isSent = number !== null && edition !== null && at && first && content;
    return {
      contributorId: row.contributor,
      name: row.name,
      isDeleted: row.deleted_at !== null,
      due: row.due_on,
      acceptedAt: row.accepted_at,
      declinedAt: row.declined_at,
      sentAt: at,
      reason: row.reason,
      suggestion: row.suggestion,
      sent: isSent ? { number, edition, at, first, content } : null,
      items: itemsOf(drafts.get(row.contributor) ?? answers.get(row.contributor) ?? []),
      interests: itemsOf(declarations.get(row.contributor) ?? []),
    };
  });
}

/** Describes the caller who reads reviews: the seats they hold and their abilities in the assessment. */
export const reviewReader = (actor: Actor, row: AssessmentRow, abilities: readonly Ability[]): ReviewReader => ({
  own: new Set(seatsIn(actor, row.number).map(({ contributorId }) => contributorId)),
  abilities,
  isPublished: row.status === 3,
});

/** The reviews of an assessment for one of those who take part in it. Of drafts only the caller's own is loaded, and declarations for who reads them. */
export const loadReviews = (db: Db | Tx, row: AssessmentRow, actor: Actor): Promise<StoredReview[]> =>
  load(db, row.number, {
    own: seatsIn(actor, row.number).flatMap(({ role, contributorId }) => (role === "peer" ? [contributorId] : [])),
    interests: may(actor, "read-interests", row).allowed,
  });

/** The same without anybody's draft: for what is published. */
export const loadSentReviews = (db: Db | Tx, assessment: number): Promise<StoredReview[]> =>
  load(db, assessment, { own: [], interests: false });
