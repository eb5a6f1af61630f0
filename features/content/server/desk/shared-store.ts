import type { Db, Tx } from "../../../../platform/server/http/work.ts";

/** Of these pieces of content of a site those that are of certain types, in the trash too, with how far each has come. */
export const contentOfTypes = (db: Db | Tx, siteId: number, numbers: readonly number[], types: readonly string[]) =>
  db
    .selectFrom("content as c")
    .leftJoin("content_version as d", (join) => join.onRef("d.content", "=", "c.number").on("d.state", "=", "draft"))
    .leftJoin("content_version as p", (join) =>
      join.onRef("p.content", "=", "c.number").on("p.state", "=", "published"),
    )
    .select(["c.number", "c.type", "c.deleted_at", "d.id as draft", "p.id as published"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("content_version as v")
          .select("v.id")
          .whereRef("v.content", "=", "c.number")
          .where("v.state", "in", ["former", "scheduled"]),
      ).as("wasShown"),
    )
    .where("c.site_id", "=", siteId)
    .where("c.number", "in", [...numbers])
    .where("c.type", "in", [...types])
    .execute();

/** How many published pages each shared block of a site stands on. */
export const usesOfBlocks = (db: Db, siteId: number, types: readonly string[]) =>
  db
    .selectFrom("content as b")
    .innerJoin("content_ref as r", (join) =>
      join.onRef("r.target", "=", (eb) => eb.cast<string>("b.number", "text")).on("r.kind", "=", "content"),
    )
    .innerJoin("content as c", (join) => join.onRef("c.number", "=", "r.content").on("c.deleted_at", "is", null))
    .select("b.number")
    .select(({ fn }) => fn.count<string>("c.number").distinct().as("pages"))
    .where("b.site_id", "=", siteId)
    .where("b.type", "in", [...types])
    .groupBy("b.number")
    .execute();
