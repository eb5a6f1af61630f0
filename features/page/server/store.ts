import type { Db } from "../../../platform/server/http/work.ts";

/** The assessments of a site that have been published, with the instant of the newest publication. */
export const publishedAssessments = (db: Db, siteId: number) =>
  db
    .selectFrom("publication as p")
    .innerJoin("assessment as a", "a.number", "p.assessment")
    .select(({ fn }) => ["a.number", fn.max("p.published_at").as("published_at")])
    .where("a.site_id", "=", siteId)
    .groupBy("a.number")
    .orderBy("a.number")
    .execute();

/** The assessment that an old address leads to, by its path as the tree of pages writes it. */
export const movedAssessment = async (db: Db, siteId: number, path: string): Promise<number | null> => {
  // No text of PostgreSQL holds it.
  if (path.includes("\0")) return null;
  const found = await db
    .selectFrom("assessment_redirect")
    .select("assessment")
    .where("site_id", "=", siteId)
    .where("path", "=", path)
    .executeTakeFirst();
  return found?.assessment ?? null;
};
