import { sql } from "kysely";
import type { Batch, StepJson } from "../../../platform/pure/shared-text/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";

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

type Steps = { readonly batch: string; readonly steps: readonly StepJson[]; readonly at: Date };

/** Keeps the steps by which `writing` was made of a text. */
export const keptSteps = (item: number, { batch, steps, at }: Steps) =>
  sql`insert into text_change (item, rev, batch, steps, at)
      select ${item}, rev, ${batch}, ${JSON.stringify(steps)}::jsonb, ${at}::timestamptz from writing`;

/** A text joins the newest entry only where steps tell what stood there before. */
export const joinsSteps = (item: number) => ({
  upto: sql`select version_upto from held`,
  value: sql`writing.value`,
  where: sql`exists (select from text_change t where t.item = ${item} and t.rev = last.rev)`,
});
