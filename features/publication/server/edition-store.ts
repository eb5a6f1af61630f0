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

const editions = (db: Db | Tx) =>
  db
    .selectFrom("publication as p")
    .select(["p.id", "p.version", "p.assessment", sql<string>`p.xmin::text`.as("stored")]);

/** The newest edition of an assessment that stands, with the keys of its blocks by their numbers; undefined when there is none. */
export const newestEdition = async (db: Db | Tx, assessment: number) =>
  withKeys(
    db,
    await editions(db).where("p.assessment", "=", assessment).orderBy("p.version", "desc").limit(1).executeTakeFirst(),
  );

/** The same of one edition, by its publication. */
export const editionById = async (db: Db | Tx, publication: number) =>
  withKeys(db, await editions(db).where("p.id", "=", publication).executeTakeFirst());

async function withKeys(
  db: Db | Tx,
  found:
    | { readonly id: number; readonly version: number; readonly assessment: number; readonly stored: string }
    | undefined,
) {
  if (!found) return undefined;
  const blocks = await db
    .selectFrom("schema_item")
    .select(["number", "key"])
    .where("assessment", "=", found.assessment)
    .where("reviewer", "is", null)
    .execute();
  const view = await publishedView(db, found.id, found.stored);
  return { id: found.id, view, version: found.version, keys: new Map(blocks.map(({ number, key }) => [number, key])) };
}
