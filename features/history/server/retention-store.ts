import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { rowKindNames } from "../../row/rules/index.ts";

const rowKinds = sql.join(rowKindNames.map((name) => sql.lit(name)));

/** The assessments that have a history from before a day. */
export async function withHistoryBefore(db: Db, cutoff: Date): Promise<readonly number[]> {
  const found = await db.selectFrom("history").select("assessment").distinct().where("at", "<", cutoff).execute();
  return found.map(({ assessment }) => assessment);
}

/**
 * Forgets what was written over before a day. An entry stays while something may be read from it: it is the last of its kind about its
 * place; or, of a row, the last that wrote one of its cells; or a version was kept, or a review sent,
 * before the next such entry. That a text was redacted
 * is never forgotten, since no old client may write the words again. Of what stays, the texts that the same author replaced within seconds go.
 */
export async function forgetBefore(tx: Tx, assessment: number, cutoff: Date): Promise<void> {
  await sql`
    with old as (
      select id, kind, ref, action, value, at from history
       where assessment = ${assessment} and at < ${cutoff}::timestamptz and action <> 'redacted'
    ), followed as (
      select id, at, lead(id) over w as next, lead(at) over w as next_at from old
        window w as (partition by kind, ref, action order by id)
      union all
      select o.id, o.at, lead(o.id) over w, lead(o.at) over w
        from old o, jsonb_object_keys(o.value -> 'cells') as c (key) where o.kind in (${rowKinds})
        window w as (partition by o.kind, o.ref, c.key order by o.id)
    ), needed as (
      select f.id from followed f
       where f.next is null
          or exists (select from assessment_version v
                      where v.assessment = ${assessment} and v.upto >= f.id and v.upto < f.next)
          or exists (select from sent_review s
                      where s.assessment = ${assessment} and s.sent_at >= f.at and s.sent_at < f.next_at)
    )
    delete from history where id in (select id from old except select id from needed)`.execute(tx);
  await sql`update history set value = value - 'earlier'
     where assessment = ${assessment} and at < ${cutoff}::timestamptz and kind in (${rowKinds}) and value ? 'earlier'`.execute(
    tx,
  );
}
