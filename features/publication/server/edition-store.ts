import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { publishedView } from "./store.ts";

/** The heading of the newest edition of an assessment; undefined without a published edition. */
export const publicHeading = async (db: Db | Tx, assessment: number): Promise<string | undefined> => {
  const newest = await db
    .selectFrom("publication")
    .select(sql<string>`snapshot ->> 'heading'`.as("heading"))
    .where("assessment", "=", assessment)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.heading;
};

/** The newest edition of an assessment that stands, with the keys of its blocks by their numbers; undefined when there is none. */
export async function newestEdition(db: Db | Tx, assessment: number) {
  const newest = await db
    .selectFrom("publication as p")
    .select(["p.id", "p.version", sql<string>`p.xmin::text`.as("stored")])
    .where("p.assessment", "=", assessment)
    .orderBy("p.version", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return undefined;
  const blocks = await db
    .selectFrom("schema_item")
    .select(["number", "key"])
    .where("assessment", "=", assessment)
    .where("reviewer", "is", null)
    .execute();
  const view = await publishedView(db, newest.id, newest.stored);
  return { view, version: newest.version, keys: new Map(blocks.map(({ number, key }) => [number, key])) };
}
