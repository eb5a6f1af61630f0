import { sql } from "kysely";
import { isNumberId } from "../../../platform/pure/identifier/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { compiledOnce } from "../../../platform/server/speed/compiled-once.ts";

/** By name: a statement that answers "all columns" breaks on every open connection when a migration adds one. */
const columns = [
  "a.number",
  "a.guid",
  "a.site_id",
  "a.template_version",
  "a.type",
  "a.actor",
  "a.name",
  "a.status",
  "a.organization",
  "a.started_at",
  "a.opened_at",
  "a.sent_at",
  "a.returned_at",
  "a.return_message",
  "a.changed_at",
  "a.card_hidden",
  "a.approved_display_contact",
  "a.hide_contact",
  "a.desk_hides_contact",
  "a.started_from",
  "a.adopts",
  "a.adopts_publication",
  "a.language",
  "a.rev",
] as const;

/** The assessment's own row with what every decision needs: its template version and its organisation. */
const assessments = (db: Db | Tx) =>
  db
    .selectFrom("assessment as a")
    .innerJoin("template_version as v", "v.id", "a.template_version")
    .innerJoin("term as o", "o.id", "a.organization")
    .select(columns)
    .select(["v.body_hash", "o.name as organization_name", "o.kind as organization_kind", "o.key as organization_key"]);

export type AssessmentRow = Awaited<ReturnType<ReturnType<typeof assessments>["executeTakeFirstOrThrow"]>>;

/** The number that an address or a call says, or else the guid. */
export const numberOrGuid = (id: string): number | string => (isNumberId(id) ? Number(id) : id);

/** The statement that finds an assessment by its number or guid; it names the assessment `a`. */
export const one = (db: Db | Tx, id: number | string) =>
  typeof id === "number" ? assessments(db).where("a.number", "=", id) : assessments(db).where("a.guid", "=", id);

/** The same for several, by their numbers. */
export const several = (db: Db | Tx, numbers: readonly number[]) =>
  assessments(db).where(sql<boolean>`a.number = any(${numbers}::int[])`);

export const find = (db: Db | Tx, id: string): Promise<AssessmentRow | undefined> =>
  one(db, numberOrGuid(id)).executeTakeFirst();

/** Locked against every other change: for what decides the status, the heading or the seats. */
export const lock = (tx: Tx, id: string): Promise<AssessmentRow | undefined> =>
  one(tx, numberOrGuid(id)).forUpdate("a").executeTakeFirst();

/** Locked against a change of status only: fields of one assessment are saved side by side. */
export const lockShared = (tx: Tx, id: string): Promise<AssessmentRow | undefined> =>
  one(tx, numberOrGuid(id)).forShare("a").executeTakeFirst();

export type FoundItem = {
  readonly number: number;
  readonly key: string;
  readonly rev: number;
  readonly value: unknown;
  /** The review that the block belongs to; null for a block of the assessment. */
  readonly review: { readonly reviewer: string; readonly isDeclined: boolean; readonly isSent: boolean } | null;
};

const withItem = compiledOnce((db, { id, item }: { readonly id: number | string; readonly item: number | string }) =>
  one(db, id)
    .leftJoin("schema_item as s", (join) =>
      join
        .onRef("s.assessment", "=", "a.number")
        .on(typeof item === "number" ? sql<boolean>`s.number = ${item}` : sql<boolean>`s.guid = ${item}::uuid`),
    )
    .leftJoin("peer_review as r", "r.contributor", "s.reviewer")
    .select(["s.number as item", "s.key", "s.rev as item_rev", "s.value", "s.reviewer", "r.declined_at"])
    .select(sql<boolean>`exists (select from sent_review where contributor = s.reviewer)`.as("is_sent")),
);

/** The same row with one block, or null for the block. */
export async function findWithItem(
  db: Db,
  id: string,
  block: string,
): Promise<(AssessmentRow & { readonly item: FoundItem | null }) | undefined> {
  const [row] = await withItem(db, { id: numberOrGuid(id), item: numberOrGuid(block) });
  if (!row) return undefined;
  const { item: number, key, item_rev: rev, value, reviewer, declined_at, is_sent: isSent, ...assessment } = row;
  const review = reviewer === null ? null : { reviewer, isDeclined: declined_at !== null, isSent };
  const isFound = number !== null && key !== null && rev !== null;
  return { ...assessment, item: isFound ? { number, key, rev, value, review } : null };
}

type Decided = Pick<AssessmentRow, "number" | "status" | "template_version">;

/**
 * A block for `saveRevision`, while the assessment has the status and the template that was decided on. Field saves share the assessment.
 * @param rev the only revision on which it may be saved; absent: any
 */
export const heldItem = ({ number, status, template_version }: Decided, item: number, rev?: number) =>
  sql`select s.rev, s.value, a.version_upto from assessment a join schema_item s on s.assessment = a.number
       where ${rev === undefined ? sql`` : sql`s.rev = ${rev} and`}
             a.number = ${number} and a.status = ${status} and a.template_version = ${template_version} and s.number = ${item}
         for share of a for update of s`;

/**
 * The same for what a reviewer writes, while the review has not been declined. The review is locked as the first save will change it: two
 * first saves that shared it would wait for each other.
 */
export const heldReviewItem = ({ number, status, template_version }: Decided, item: number) =>
  sql`select s.rev, s.value from assessment a join schema_item s on s.assessment = a.number
        join peer_review r on r.contributor = s.reviewer
       where a.number = ${number} and a.status = ${status} and a.template_version = ${template_version}
         and s.number = ${item} and r.declined_at is null
         for share of a for no key update of r for update of s`;

/** The same where nothing was decided on: the transaction holds the assessment. */
export const lockedItem = (item: number) => sql`select rev, value from schema_item where number = ${item} for update`;

/** A reviewer who writes accepts the review. features/review/README.md */
export const acceptedByWriting = (reviewer: string, at: Date) =>
  sql`update peer_review set accepted_at = ${at} from writing where contributor = ${reviewer} and accepted_at is null`;

export const writtenItem = (item: number, at: Date) =>
  sql`update schema_item s set value = w.value, rev = w.rev, changed_at = ${at} from writing w where s.number = ${item}`;

/** The same for the heading, which is the assessment's own: its `rev` is the assessment's. */
export const heldHeading = ({ number, status }: Omit<Decided, "template_version">) =>
  sql`select rev, to_jsonb(name) as value from assessment where number = ${number} and status = ${status} for update`;

export const writtenHeading = ({ number }: Pick<Decided, "number">, at: Date) =>
  sql`update assessment a set name = w.value #>> '{}', rev = w.rev, changed_at = ${at} from writing w where a.number = ${number}`;

export const peopleOfAssessment = (db: Db | Tx, assessment: number) =>
  db
    .selectFrom("contributor")
    .innerJoin("seat_language as l", "l.contributor", "contributor.id")
    .select(["id", "name", "email", "organization", "role", "redeemed_at", "l.language"])
    .where("assessment", "=", assessment)
    .where("deleted_at", "is", null)
    .orderBy(sql`role <> 'initiator'`)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

type NewAssessment = {
  site_id: number;
  template_version: number;
  type: "1" | "2" | "3";
  actor: "organization" | "county" | null;
  name: string;
  organization: number;
  destination?: number | null;
  started_from?: number | null;
  started_from_version?: number | null;
  adopts?: number | null;
  adopts_publication?: number;
  at: Date;
};

export const add = (tx: Tx, { at, ...row }: NewAssessment) =>
  tx
    .insertInto("assessment")
    .values({ ...row, started_at: at, changed_at: at })
    .returning(["number", "guid"])
    .executeTakeFirstOrThrow();

/**
 * A row for every block, so that each has its number and guid before anybody writes in it.
 *
 * @param starting what blocks hold from the start, by key: lists of chosen values
 * @param reviewer the seat whose review they are blocks of; null for the assessment's own
 */
export const addItems = (
  tx: Tx,
  assessment: number,
  keys: readonly string[],
  starting: ReadonlyMap<string, readonly string[]> = new Map(),
  reviewer: string | null = null,
) =>
  tx
    .insertInto("schema_item")
    .values(
      keys.map((key) => {
        const value = starting.get(key);
        return { assessment, key, reviewer, value: value ? JSON.stringify(value) : null };
      }),
    )
    .execute();

export const setStatus = (
  tx: Tx,
  assessment: number,
  change: {
    status: 1 | 2 | 3;
    changed_at: Date;
    sent_at?: Date;
    returned_at?: Date | null;
    return_message?: string | null;
  },
) =>
  tx
    .updateTable("assessment")
    .set({ ...change, rev: sql`rev + 1` })
    .where("number", "=", assessment)
    .returning("rev")
    .executeTakeFirstOrThrow();

/** `rev` stays: it is the heading's too, and a colleague who writes that has seen no other text. */
export const setLanguage = (tx: Tx, assessment: number, language: Language | null) =>
  tx.updateTable("assessment").set({ language }).where("number", "=", assessment).execute();

/** Removes starts that nobody opened in 14 days, with everything in them. features/publication/README.md */
export const forgetUnopened = (db: Db) =>
  db
    .with("gone", (e) =>
      e
        .deleteFrom("assessment")
        .where("opened_at", "is", null)
        .where("started_at", "<", sql<Date>`now() - interval '14 days'`)
        .returning("number"),
    )
    .deleteFrom("history")
    .where("assessment", "in", (e) => e.selectFrom("gone").select("number"))
    .execute();
