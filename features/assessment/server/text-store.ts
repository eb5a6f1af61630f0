import { type RawBuilder, sql } from "kysely";
import type { Batch, StepJson } from "../../../platform/pure/shared-text/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";

/** As many revisions are answered at a time; whoever is further behind compares the texts. */
const MOST_BATCHES = 500;

/** The steps that are kept of the revisions after one, in order. */
export const batchesAfter = (db: Db, item: number, rev: number): Promise<Batch[]> =>
  db
    .selectFrom("text_change")
    .select(["rev", "batch", "steps"])
    .where("item", "=", item)
    .where("rev", ">", rev)
    .orderBy("rev")
    .limit(MOST_BATCHES)
    .execute();

/** One author's steps in one text within this many seconds are one entry of the history. features/history/README.md */
const ONE_ENTRY_SECONDS = 5;

type Written = {
  readonly assessment: number;
  readonly item: number;
  /** The revision that the steps are on. */
  readonly rev: number;
  readonly batch: string;
  readonly steps: readonly StepJson[];
  /** The text after the steps. */
  readonly value: string;
  readonly by: Author;
  readonly at: Date;
  /** Locks and answers the `rev` and `value` of the block, and the assessment's `version_upto`: no row when it may not be saved any more. */
  readonly held: RawBuilder<unknown>;
  /** Work for later, as an expression. */
  readonly asks: RawBuilder<unknown> | null;
};

/**
 * Stores what steps make of a text as its next revision, with the steps and an entry of the history: all or nothing, as one statement.
 * An entry is extended only where steps tell what stood there before, and while it stands in no version.
 * @returns the new revision; undefined when nothing is held, or another revision than the steps are on
 */
export async function writeSteps(db: Db, written: Written): Promise<number | undefined> {
  const { assessment, item, rev, batch, steps, value, by, at, held, asks } = written;
  const { rows } = await sql<{ rev: number }>`
    with held as (${held}),
    due as (select h.rev + 1 as rev, ${JSON.stringify(value)}::jsonb as value from held h where h.rev = ${rev}),
    stored as (update schema_item s set value = d.value, rev = d.rev, changed_at = ${at} from due d where s.number = ${item}),
    kept as (
      insert into text_change (item, rev, batch, steps, at)
      select ${item}, rev, ${batch}, ${JSON.stringify(steps)}::jsonb, ${at}::timestamptz from due
    ),
    last as (
      select id, rev, action, by, at from history
       where assessment = ${assessment} and kind = 'block' and ref = ${item} order by id desc limit 1
    ),
    extended as (
      update history h set value = d.value, rev = d.rev from due d, last, held
       where h.id = last.id and last.id > held.version_upto and last.action = 'saved' and last.by = ${JSON.stringify(by)}::jsonb
         and last.at > ${at}::timestamptz - ${sql.lit(`${ONE_ENTRY_SECONDS} seconds`)}::interval
         and exists (select from text_change t where t.item = ${item} and t.rev = last.rev)
      returning h.id
    ),
    entered as (
      insert into history (assessment, kind, ref, rev, action, value, by, at)
      select ${assessment}, 'block', ${item}, rev, 'saved', value, ${JSON.stringify(by)}::jsonb, ${at}::timestamptz
        from due where not exists (select from extended)
    ),
    asked as (select ${asks ?? sql`null`} from due)
    select rev, (select count(*) from asked) from due`.execute(db);
  return rows[0]?.rev;
}
