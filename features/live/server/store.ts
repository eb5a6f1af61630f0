import { sql } from "kysely";
import type { Db } from "../../../platform/server/http/work.ts";
import type { LiveHere } from "../../api/index.ts";
import type { Status } from "../../assessment/rules/index.ts";
import { rowKindNames } from "../../row/rules/index.ts";
import type { StoredChange } from "../rules/index.ts";

/** A place in the changes of an assessment. */
export type Place = { readonly assessment: number; readonly no: number };

export type ReadChange = Place & { readonly status: Status; readonly change: StoredChange };

/** A value of more characters is not sent: whoever needs it reads the working copy. */
const LONGEST_VALUE = 4_000;
/** As many changes are read at a time. */
const AT_ONCE = 2_000;

const rowKinds = sql.join(rowKindNames.map((name) => sql.lit(name)));

/**
 * The changes after each of these places, in order. The texts come from the history, so redacted text is not sent. A later save may have
 * extended a row's history entry: each change has only the cells that it was the last to write.
 */
export async function changesAfter(db: Db, places: readonly Place[]): Promise<readonly ReadChange[]> {
  const { rows } = await sql<ReadChange>`
    select c.assessment, c.no, a.status, jsonb_build_object(
        'no', c.no, 'what', c.what, 'status', a.status, 'reviewer', coalesce(c.reviewer, s.reviewer), 'key', s.key,
        'kind', h.kind, 'action', h.action, 'ref', h.ref, 'rev', c.rev, 'by', h.by ->> 'contributorId', 'owner', r.owner,
        'value', case when h.action <> 'saved' then null
          when h.kind in ('block', 'heading') and h.rev = c.rev and char_length(h.value::text) <= ${LONGEST_VALUE} then h.value
          when h.kind in (${rowKinds}) and char_length(h.value::text) <= ${LONGEST_VALUE} then (
            select jsonb_object_agg(cell.key, cell.value) from jsonb_each(h.value -> 'cells') cell
             where (h.value -> 'revs' ->> cell.key)::integer = c.rev) end,
        'written', case when char_length(t.steps::text) <= ${LONGEST_VALUE} then jsonb_build_object('batch', t.batch, 'steps', t.steps) end) as change
      from unnest(${places.map(({ assessment }) => assessment)}::integer[], ${places.map(({ no }) => no)}::integer[]) as known (assessment, no)
      join live_change c on c.assessment = known.assessment and c.no > known.no
      join assessment a on a.number = c.assessment
      left join history h on h.id = c.history
      left join text_change t on h.kind = 'block' and h.action = 'saved' and t.item = h.ref and t.rev = c.rev
      left join block_row r on h.kind in (${rowKinds}) and r.id = h.ref
      left join schema_item s on h.kind = 'review' and s.number = h.ref
     order by c.assessment, c.no limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** The number of the newest change, and how many after a number are still kept. */
export async function position(db: Db, assessment: number, after: number | null) {
  const { rows } = await sql<{ no: number; kept: number }>`
    select coalesce((select no from live_clock where assessment = ${assessment}), 0) as no,
           (select count(*) from live_change where assessment = ${assessment} and no > ${after})::integer as kept`.execute(
    db,
  );
  return rows[0] ?? { no: 0, kept: 0 };
}

/** Presence timeout: three beats of the streams. */
const isHere = sql<boolean>`at > now() - interval '45 seconds'`;

/** The people who have these assessments open. */
export async function whoIsHere(
  db: Db,
  assessments: readonly number[],
): Promise<ReadonlyMap<number, readonly LiveHere[]>> {
  const rows = await db
    .selectFrom("live_here as h")
    .innerJoin("contributor as c", "c.id", "h.contributor")
    .select(["h.assessment", "h.item", "c.id as seat", "c.name"])
    .where(sql<boolean>`h.assessment = any(${assessments}::integer[])`)
    .where(isHere)
    .where("c.deleted_at", "is", null)
    .orderBy("c.created_at")
    .orderBy("c.id")
    .execute();
  const here = new Map<number, LiveHere[]>();
  for (const { assessment, ...each } of rows) here.set(assessment, [...(here.get(assessment) ?? []), each]);
  return here;
}

/** A seat that holds a stream of an assessment. */
export type Holder = { readonly seat: string; readonly assessment: number };

/**
 * These seats still have their assessment open. A place that has timed out is left alone: nobody knows whether the person is still there. So
 * is one that is being written, since that says the same; two instances then never wait for each other.
 */
export async function keepHere(db: Db, holders: readonly Holder[]): Promise<void> {
  await sql`
    update live_here set at = now() where contributor in (
      select h.contributor from live_here h
        join unnest(${holders.map(({ seat }) => seat)}::uuid[], ${holders.map(({ assessment }) => assessment)}::integer[])
          as holder (seat, assessment) on h.contributor = holder.seat and h.assessment = holder.assessment
       where ${isHere} for update of h skip locked)`.execute(db);
}

type Said = { readonly seat: string; readonly assessment: number; readonly item: number | null };

/**
 * Two checks of a block. `isOwnBlock`: it belongs to the assessment itself; presence in a block of a review is never shared. `isKnown`: the
 * seat is listed in it.
 */
export async function placeOf(db: Db, { seat, assessment, item }: Said) {
  const { rows } = await sql<{ isOwnBlock: boolean; isKnown: boolean }>`
    select exists (select from schema_item where number = ${item} and assessment = ${assessment} and reviewer is null) as "isOwnBlock",
           exists (select from live_here where contributor = ${seat} and assessment = ${assessment} and item = ${item} and ${isHere}) as "isKnown"`.execute(
    db,
  );
  return rows[0] ?? { isOwnBlock: false, isKnown: false };
}

export const noteHere = (db: Db, { seat, assessment, item }: Said) =>
  db
    .insertInto("live_here")
    .values({ contributor: seat, assessment, item, at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column("contributor").doUpdateSet({ assessment, item, at: sql<Date>`now()` }))
    .execute();

export const noteLeft = (db: Db, seat: string) => db.deleteFrom("live_here").where("contributor", "=", seat).execute();

/** A browser that was away for longer reads the working copy. */
const KEPT = sql.lit("48 hours");

export async function forgetOld(db: Db): Promise<void> {
  await db.deleteFrom("live_change").where("at", "<", sql<Date>`now() - ${KEPT}::interval`).execute();
  await db.deleteFrom("text_change").where("at", "<", sql<Date>`now() - ${KEPT}::interval`).execute();
  await db.deleteFrom("live_here").where("at", "<", sql<Date>`now() - ${KEPT}::interval`).execute();
  await sql`delete from live_clock where assessment not in (select number from assessment)`.execute(db);
}
