import { sql } from "kysely";
import type { Db } from "../../../platform/server/http/work.ts";

/** The newest edition that stands of each assessment of a site, without what it says. */
export const editions = (db: Db, siteId: number) =>
  db
    .selectFrom("publication as p")
    .innerJoin("assessment as a", "a.number", "p.assessment")
    .innerJoin("template_version as v", "v.id", "a.template_version")
    .innerJoin("template as t", "t.number", "v.template")
    .innerJoin("term as o", "o.id", "a.organization")
    .leftJoin("imported as i", (join) => join.onRef("i.target", "=", "a.number").on("i.record", "=", "assessment"))
    .leftJoin("assessment as original", "original.number", "a.adopts")
    .leftJoin("imported as oi", (join) => join.onRef("oi.target", "=", "a.adopts").on("oi.record", "=", "assessment"))
    .distinctOn("a.number")
    .select(["p.id as publication", "a.number", "a.guid", "a.status", "a.template_version as version"])
    .select([
      "a.language",
      "v.body_hash",
      "t.name as template",
      "o.kind as owner_kind",
      "o.key as owner",
      "i.id as imported",
    ])
    .select(["a.adopts_publication", "original.guid as original", "oi.id as original_imported"])
    .select((e) =>
      e.exists(e.selectFrom("publication as op").whereRef("op.assessment", "=", "a.adopts")).as("original_stands"),
    )
    .where("a.site_id", "=", siteId)
    .orderBy("a.number")
    .orderBy("p.version", "desc")
    .execute();
export type EditionRow = Awaited<ReturnType<typeof editions>>[number];

/** The old addresses that lead to assessments, by their numbers. */
export async function oldAddresses(db: Db, siteId: number): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom("assessment_redirect")
    .select(["assessment", "path"])
    .where("site_id", "=", siteId)
    .orderBy(sql`path collate "C"`)
    .execute();
  const byAssessment = Map.groupBy(rows, ({ assessment }) => assessment);
  return new Map([...byAssessment].map(([number, all]) => [number, all.map(({ path }) => path)]));
}

/** The files that an edition shows. */
export const filesOf = (db: Db, publication: number) =>
  db
    .selectFrom("publication_file as p")
    .innerJoin("attachment as f", "f.id", "p.attachment")
    .select(["f.guid", "f.name", "f.storage_key"])
    .where("p.publication", "=", publication)
    .execute();
