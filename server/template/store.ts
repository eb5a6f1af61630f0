import type { AssessmentType } from "../../core/assessment/index.ts";
import type { Db, Tx } from "../platform/http/work.ts";

export const version = (db: Db | Tx, id: number) =>
  db.selectFrom("template_version").select("body").where("id", "=", id).executeTakeFirst();

export const definition = (db: Db | Tx, id: string) => {
  const template = db
    .selectFrom("template")
    .innerJoin("template_version", "template_version.template", "template.number")
    .select(["template.number", "template.guid", "template.name", "template.assessment_type"])
    .select("template_version.published_at")
    .orderBy("template_version.version", "desc")
    .limit(1);
  return (
    /^\d+$/.test(id) ? template.where("template.number", "=", Number(id)) : template.where("template.guid", "=", id)
  ).executeTakeFirst();
};

export const newestFor = (db: Db | Tx, type: AssessmentType) =>
  db
    .selectFrom("template_version")
    .innerJoin("template", "template.number", "template_version.template")
    .select(["template_version.id", "template_version.body_hash", "template_version.version", "template.number"])
    .where("template.assessment_type", "=", type)
    .orderBy("template_version.id", "desc")
    .limit(1)
    .executeTakeFirst();

export const addTemplate = (db: Db | Tx, type: AssessmentType, name: string) =>
  db.insertInto("template").values({ assessment_type: type, name }).returning("number").executeTakeFirstOrThrow();

export const addVersion = (db: Db | Tx, row: { template: number; version: number; body: string; body_hash: string }) =>
  db.insertInto("template_version").values(row).execute();
