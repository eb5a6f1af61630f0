import { sql } from "kysely";
import { rowKindNames } from "../../core/row/index.ts";
import type { Db, Tx } from "../platform/http/work.ts";

const rowKinds = sql.join(rowKindNames.map((name) => sql.lit(name)));

/** The assessments that have a history from before a day. */
export async function withHistoryBefore(db: Db, cutoff: Date): Promise<readonly number[]> {
  const found = await db.selectFrom("history").select("assessment").distinct().where("at", "<", cutoff).execute();
  return found.map(({ assessment }) => assessment);
}

/**
 * Forgets what was written over before a day. An entry stays while something may be read from it: it is the last of its kind about its
 * place; or, of a row, the last that wrote one of its cells; or a version was kept before the next such entry. That a text was redacted
 * is never forgotten, since no old client may write the words again. Of what stays, the texts that the same author replaced within seconds go.
 */
export async function forgetBefore(tx: Tx, assessment: number, cutoff: Date): Promise<void> {
  await sql`
    with old as (
      select id, kind, ref, action, value from history
       where assessment = ${assessment} and at < ${cutoff}::timestamptz and action <> 'redacted'
    ), followed as (
      select id, lead(id) over (partition by kind, ref, action order by id) as next from old
      union all
      select o.id, lead(o.id) over (partition by o.kind, o.ref, c.key order by o.id)
        from old o, jsonb_object_keys(o.value -> 'cells') as c (key) where o.kind in (${rowKinds})
    ), needed as (
      select f.id from followed f
       where f.next is null
          or exists (select from assessment_version v
                      where v.assessment = ${assessment} and v.upto >= f.id and v.upto < f.next)
    )
    delete from history where id in (select id from old except select id from needed)`.execute(tx);
  await sql`update history set value = value - 'earlier'
     where assessment = ${assessment} and at < ${cutoff}::timestamptz and kind in (${rowKinds}) and value ? 'earlier'`.execute(
    tx,
  );
}
