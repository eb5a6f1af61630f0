import type { Db } from "../platform/http/work.ts";

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
