import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Db, Read, Saving, Work } from "../../../platform/server/http/work.ts";
import { type Ability, type Actor, may, refusalOf, seatsIn, whereMay } from "../../access/rules/index.ts";
import { isAnswerKey } from "../../review/rules/index.ts";
import type { Reader } from "./content-store.ts";
import * as store from "./store.ts";

/** Fields, files and rows of one assessment are written side by side. Everything else locks the assessment for itself. */
const sideBySide: ReadonlySet<Ability> = new Set(["edit-blocks"]);

/** The number or guid of an assessment; undefined when the caller's block or row belongs to none. */
type AssessmentId = string | number | undefined;

function permitted<R extends store.AssessmentRow>(actor: Actor, ability: Ability, row: R | undefined): Result<R> {
  const refusal = row ? refusalOf(may(actor, ability, row)) : null;
  if (row && !refusal) return ok(row);
  // A peer who declined knows the assessment, so the refusal gives the reason.
  if (refusal?.kind === "NotAllowed" && refusal.because === "ReviewDeclined") return refuse(refusal);
  // A caller without read access must not learn whether it exists.
  const isHidden = !row || !may(actor, "read-working-copy", row).allowed;
  if (isHidden) return refuse(actor.kind === "anonymous" ? { kind: "NotSignedIn" } : { kind: "NotFound" });
  return refuse(refusal ?? { kind: "NotFound" });
}

/** The assessment, when the policy lets this caller do this with it. Nothing is locked: for reading, and for asking ahead. */
export async function openForReading(
  { db, actor }: Pick<Read, "db" | "actor">,
  ability: Ability,
  id: AssessmentId,
): Promise<Result<store.AssessmentRow>> {
  return permitted(actor, ability, id === undefined ? undefined : await store.find(db, String(id)));
}

/** The caller's read access to comments, reviews and mail addresses, for all assessments. */
export const readerOf = (actor: Actor): Reader => ({
  seats: actor.kind === "known" ? actor.seats.map(({ contributorId }) => contributorId) : [],
  comments: within(whereMay(actor, "read-comments")),
  reviews: within(whereMay(actor, "read-reviews")),
  interests: within(whereMay(actor, "read-interests")),
  emails: within(whereMay(actor, "see-emails")),
});

const within = (where: ReturnType<typeof whereMay>) => (where === "everywhere" ? null : where);

/**
 * The same with its content.
 * @param find reads it, with what the caller may read of its comments
 */
export async function openWithContent<R extends store.AssessmentRow>(
  { db, actor }: Pick<Read, "db" | "actor">,
  ability: Ability,
  id: string,
  find: (db: Db, id: string, reader: Reader) => Promise<R | undefined>,
): Promise<Result<R>> {
  return permitted(actor, ability, await find(db, id, readerOf(actor)));
}

/** The ability that saving a block needs. */
export const abilityToSave = (item: store.FoundItem | null): Ability => {
  if (!item?.review) return "edit-blocks";
  return isAnswerKey(item.key) ? "answer-review" : "write-review";
};

/** Whether the caller can see a block. Only the reviewer sees a review's own blocks. Others who may read reviews see the answers to a sent one. */
const isThereFor = (actor: Actor, row: store.AssessmentRow, { key, review }: store.FoundItem): boolean => {
  if (!review) return true;
  const isOwn = seatsIn(actor, row.number).some(({ contributorId }) => contributorId === review.reviewer);
  return isAnswerKey(key) ? review.isSent && !isOwn && may(actor, "read-reviews", row).allowed : isOwn;
};

/** The same with one of its blocks, for a caller who may save in that. */
export async function openWithItem(
  { shortReads, actor }: Pick<Saving, "shortReads" | "actor">,
  id: AssessmentId,
  guidOrNumber: string,
): Promise<Result<store.AssessmentRow & { readonly item: store.FoundItem | null }>> {
  const row = id === undefined ? undefined : await store.findWithItem(shortReads, String(id), guidOrNumber);
  const item = row?.item && isThereFor(actor, row, row.item) ? row.item : null;
  return permitted(actor, abilityToSave(item), row && { ...row, item });
}

/**
 * The locked assessment, when the policy lets this caller make this change to it: the first thing that every writing use case
 * asks for. The lock is held until the transaction ends and comes before any lock on a block or a row.
 * @param rev the revision of the assessment that the caller last saw, if it says so; another one is stale (409)
 */
export async function openForChange(
  { tx, actor }: Pick<Work, "tx" | "actor">,
  ability: Ability,
  id: AssessmentId,
  rev?: number,
): Promise<Result<store.AssessmentRow>> {
  const lock = sideBySide.has(ability) ? store.lockShared : store.lock;
  const found = permitted(actor, ability, id === undefined ? undefined : await lock(tx, String(id)));
  return found.ok ? checkRevision(found.value, rev) : found;
}

/** The assessment, when the caller saw this revision of it or does not say which. Changes of heading and status count. */
const checkRevision = (row: store.AssessmentRow, rev: number | undefined): Result<store.AssessmentRow> =>
  rev === undefined || rev === row.rev
    ? ok(row)
    : refuse({ kind: "Stale", current: { rev: row.rev, value: row.name } });
