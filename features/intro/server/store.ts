import { sql } from "kysely";
import { isNumberId } from "../../../platform/pure/identifier/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";

/** The type that a start form page asks for, and the template and the destination that its editors chose, or undefined when there is no such published page. */
export const startForm = (db: Db | Tx, id: string) => {
  const page = db
    .selectFrom("content as c")
    .innerJoin("content_version as v", (join) =>
      join.onRef("v.content", "=", "c.number").on("v.state", "=", "published"),
    )
    .select(sql<string | null>`v.properties ->> 'assessmentType'`.as("assessment_type"))
    .select(sql<string | null>`v.properties ->> 'template'`.as("template"))
    .select(sql<string | null>`v.properties ->> 'destination'`.as("destination"));
  return (isNumberId(id) ? page.where("c.number", "=", Number(id)) : page.where("c.guid", "=", id)).executeTakeFirst();
};

/** The terms that a published assessment is found by, with the groups they stand under. */
export const termsInSearch = (tx: Tx, assessment: number) =>
  tx
    .selectFrom("search_document")
    .select(["topics", "method_types"])
    .where("route", "=", "methodassessment")
    .where("ref", "=", assessment)
    .executeTakeFirst();
