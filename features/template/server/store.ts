import { type NotNull, sql } from "kysely";
import { isNumberId } from "../../../platform/pure/identifier/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { AssessmentType } from "../../assessment/rules/index.ts";
import { TEMPLATE_SCHEMA_VERSION } from "../rules/index.ts";

/** A template version as rows refer to it: its id, and the hash of its body. */
export type TemplateRef = { readonly id: number; readonly bodyHash: string };

export const version = (db: Db | Tx, id: number) =>
  db.selectFrom("template_version").select(["body", "schema_version"]).where("id", "=", id).executeTakeFirst();

/** Published versions that this instance can read, newest first. */
const published = (db: Db | Tx) =>
  db
    .selectFrom("template")
    .innerJoin("template_version", "template_version.template", "template.number")
    .where("template_version.state", "=", "published")
    .where("template_version.schema_version", "<=", TEMPLATE_SCHEMA_VERSION)
    .orderBy("template_version.published_at", "desc")
    .orderBy("template_version.version", "desc")
    .limit(1);

export const definition = (db: Db | Tx, id: string) => {
  const template = published(db)
    .select(["template.number", "template.guid", "template.name", "template.assessment_type"])
    .select("template_version.published_at")
    .$narrowType<{ published_at: NotNull }>();
  return (
    isNumberId(id) ? template.where("template.number", "=", Number(id)) : template.where("template.guid", "=", id)
  ).executeTakeFirst();
};

/** The use of a template: whole assessments of a type, or adoptions of published ones. */
export type TemplateUse = { readonly type: AssessmentType; readonly adoption: boolean };

export const newestFor = (db: Db | Tx, { type, adoption }: TemplateUse, template?: number) =>
  published(db)
    .select(["template_version.id", "template_version.body_hash", "template_version.origin"])
    .where("template.assessment_type", "=", type)
    .where("template.adoption", "=", adoption)
    .$if(template !== undefined, (query) => query.where("template.number", "=", template ?? 0))
    .executeTakeFirst();

/** A published version of the template that an assessment was started on, newer than its own. */
export type NewerVersion = TemplateRef & { readonly version: number; readonly publishedAt: string };

/**
 * The newest published version of the assessment's template, when it says something else than the assessment's own and this instance can read
 * it; null when there is none. An expression; the caller's statement names the assessment `a`.
 */
export const newerVersion = sql<NewerVersion | null>`(
  select jsonb_build_object('id', n.id, 'bodyHash', n.body_hash, 'version', n.version, 'publishedAt', n.published_at)
    from template_version own, lateral (
      select * from template_version
       where template = own.template and state = 'published' and schema_version <= ${sql.lit(TEMPLATE_SCHEMA_VERSION)}
       order by published_at desc, version desc limit 1) n
   where own.id = a.template_version and n.body_hash <> own.body_hash
     and (n.published_at, n.version) > (own.published_at, own.version))`;

/** The templates of whole assessments of a type that have a published version, each with the number of its newest. */
export const templatesWith = (db: Db | Tx, type: AssessmentType) =>
  db
    .selectFrom("template")
    .innerJoin("template_version", "template_version.template", "template.number")
    .select(({ fn }) => ["template.number", "template.name", fn.max("template_version.version").as("version")])
    .where("template.assessment_type", "=", type)
    .where("template.adoption", "=", false)
    .where("template_version.state", "=", "published")
    .groupBy(["template.number", "template.name"])
    .orderBy("template.name")
    .orderBy("template.number")
    .execute();

/** The template of an assessment type, and every version of it that there ever was. */
export const versionsFor = (db: Db | Tx, { type, adoption }: TemplateUse) =>
  db
    .selectFrom("template")
    .leftJoin("template_version", "template_version.template", "template.number")
    .select(["template.number", "template_version.version", "template_version.body_hash"])
    .where("template.assessment_type", "=", type)
    .where("template.adoption", "=", adoption)
    .orderBy("template_version.version")
    .execute();

/** Whether an administrator writes in a draft of the template. */
export const hasDraft = async (db: Db | Tx, template: number): Promise<boolean> =>
  (await db
    .selectFrom("template_version")
    .select("id")
    .where("template", "=", template)
    .where("state", "=", "draft")
    .where("origin", "=", "edited")
    .executeTakeFirst()) !== undefined;

export const addTemplate = (db: Db | Tx, { type, adoption }: TemplateUse, name: string) =>
  db
    .insertInto("template")
    .values({ assessment_type: type, adoption, name })
    .returning("number")
    .executeTakeFirstOrThrow();

type NewVersion = {
  readonly template: number;
  readonly version: number;
  readonly body: string;
  readonly body_hash: string;
  readonly state: "draft" | "published";
};

/** Adds a version that the product ships with. */
export const addShipped = (db: Db | Tx, row: NewVersion, at: Date) =>
  db
    .insertInto("template_version")
    .values({
      ...row,
      origin: "shipped",
      schema_version: TEMPLATE_SCHEMA_VERSION,
      published_at: row.state === "published" ? at : null,
    })
    .execute();
