import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { type Actor, may, seatsIn } from "../../access/rules/index.ts";
import type { Comment, CommentCount } from "../../api/index.ts";
import * as contentStore from "./content-store.ts";
import type { AssessmentRow } from "./store.ts";

type Row = contentStore.ReadComment;

/** As PostgreSQL writes an instant into JSON in the zone of most servers, to the microsecond. */
const IN_UTC = "2026-01-31T12:34:56.123456+00:00";
const TO_MILLISECONDS = "2026-01-31T12:34:56.123".length;

/** Cutting is a tenth of the work of reading and writing a date: there are two for each comment. */
const iso = (at: Date | string): string =>
  typeof at === "string" && at.length === IN_UTC.length && at.endsWith("+00:00")
    ? `${at.slice(0, TO_MILLISECONDS)}Z`
    : new Date(at).toISOString();

const commentOf = (row: Row, seats: readonly string[]): Comment => {
  const mine = seats.includes(row.contributor);
  return {
    commentId: row.id,
    comment: row.body,
    username: row.name,
    date: iso(row.created_at),
    parentId: row.parent,
    resolvedAt: row.resolved_at && iso(row.resolved_at),
    mine,
    quote: row.quote,
    changed: row.changed_at && iso(row.changed_at),
    unread: seats.length > 0 && !mine && row.id > row.seen,
    rev: row.rev,
  };
};

/** The contributor ids of the caller's seats in an assessment. */
export const seatIdsIn = (actor: Actor, assessment: number): readonly string[] =>
  seatsIn(actor, assessment).map(({ contributorId }) => contributorId);

/** The comments by the number of their block, as the caller sees them; none for a caller who may not read them. */
export function commentsByBlock(
  actor: Actor,
  assessment: AssessmentRow,
  rows: readonly Row[],
): ReadonlyMap<number, readonly Comment[]> {
  if (!may(actor, "read-comments", assessment).allowed) return new Map();
  const seats = seatIdsIn(actor, assessment.number);
  const byOwner = Map.groupBy(rows, ({ owner }) => owner);
  return new Map([...byOwner].map(([owner, own]) => [owner, own.map((row) => commentOf(row, seats))]));
}

type Counts = Omit<CommentCount, "contentGuid">;

/** How much stands on each block, by its number, as the caller sees it; nothing for a caller who may not read comments. */
export function countsByBlock(
  actor: Actor,
  assessment: AssessmentRow,
  rows: readonly (Counts & { readonly owner: number })[],
): ReadonlyMap<number, Counts> {
  if (!may(actor, "read-comments", assessment).allowed) return new Map();
  const hasSeat = seatsIn(actor, assessment.number).length > 0;
  return new Map(
    rows.map(({ owner, open, unread, newest }) => [owner, { open, unread: hasSeat ? unread : 0, newest }]),
  );
}

/** The comments of one block, the oldest first. The caller has asked the policy. */
export async function commentsOn(db: Db | Tx, actor: Actor, assessment: number, block: number): Promise<Comment[]> {
  const seats = seatIdsIn(actor, assessment);
  return (await contentStore.readComments(db, assessment, block, seats)).map((row) => commentOf(row, seats));
}
