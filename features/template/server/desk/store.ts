import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../../platform/server/http/work.ts";
import type { Author } from "../../../access/rules/index.ts";
import { status } from "../../../assessment/rules/index.ts";
import { TEMPLATE_SCHEMA_VERSION, type Template } from "../../rules/index.ts";

/** All templates by the type of assessment, those of adoptions last. */
export const templates = (db: Db | Tx) =>
  db
    .selectFrom("template")
    .select(["number", "name", "assessment_type", "adoption", "rev"])
    .orderBy("adoption")
    .orderBy("assessment_type")
    .orderBy("number")
    .execute();

export const template = (db: Db | Tx, number: number) =>
  db
    .selectFrom("template")
    .select(["number", "name", "assessment_type", "adoption", "rev"])
    .where("number", "=", number)
    .executeTakeFirst();

/** A template, locked: what is done to one waits for each other. */
export const lockTemplate = (tx: Tx, number: number) =>
  tx
    .selectFrom("template")
    .select(["number", "name", "assessment_type", "adoption", "rev"])
    .where("number", "=", number)
    .forNoKeyUpdate()
    .executeTakeFirst();

export type VersionRow = Awaited<ReturnType<typeof versions>>[number];

/** The versions of one template or of all, the newest first, without their bodies. `running` counts assessments that are not published. */
export const versions = (db: Db | Tx, of?: number) =>
  db
    .selectFrom("template_version as v")
    .select(["v.id", "v.template", "v.version", "v.state", "v.origin", "v.published_at", "v.based_on", "v.body_hash"])
    .select(["v.changed_at", "v.schema_version", sql<string | null>`v.changed_by ->> 'name'`.as("by")])
    .select((each) =>
      each
        .selectFrom("assessment as a")
        .select((count) => count.fn.countAll<number>().as("count"))
        .whereRef("a.template_version", "=", "v.id")
        .where("a.status", "<>", status.published)
        .as("running"),
    )
    .$if(of !== undefined, (query) => query.where("v.template", "=", of ?? 0))
    .orderBy("v.version", "desc")
    .execute();

export const body = (db: Db | Tx, version: number) =>
  db.selectFrom("template_version").select("body").where("id", "=", version).executeTakeFirstOrThrow();

type Draft = {
  readonly template: number;
  readonly body: Template;
  readonly body_hash: string;
  readonly by: Author;
  readonly at: Date;
};

const isDraft = sql<SqlBool>`state = 'draft' and origin = 'edited'`;

export const insertDraft = (tx: Tx, { body, by, at, ...row }: Draft, basedOn: number) =>
  tx
    .insertInto("template_version")
    .values({
      ...row,
      version: sql<number>`(select max(version) + 1 from template_version where template = ${row.template})`,
      body: JSON.stringify(body),
      state: "draft",
      origin: "edited",
      schema_version: TEMPLATE_SCHEMA_VERSION,
      published_at: null,
      based_on: basedOn,
      changed_at: at,
      changed_by: JSON.stringify(by),
    })
    .execute();

export const updateDraft = (tx: Tx, { template, body, body_hash, by, at }: Draft) =>
  tx
    .updateTable("template_version")
    .set({
      body: JSON.stringify(body),
      body_hash,
      schema_version: TEMPLATE_SCHEMA_VERSION,
      changed_at: at,
      changed_by: JSON.stringify(by),
    })
    .where("template", "=", template)
    .where(isDraft)
    .execute();

export const deleteDraft = (tx: Tx, template: number) =>
  tx.deleteFrom("template_version").where("template", "=", template).where(isDraft).execute();

/** The draft becomes the newest version, under the number after all others. */
export const publishDraft = (
  tx: Tx,
  { template, name, by, at }: Pick<Draft, "template" | "by" | "at"> & { readonly name: string },
) =>
  tx
    .with("named", (named) => named.updateTable("template").set({ name }).where("number", "=", template))
    .updateTable("template_version")
    .set({
      state: "published",
      published_at: at,
      changed_at: at,
      changed_by: JSON.stringify(by),
      version: sql<number>`(select max(o.version) + 1 from template_version o where o.template = ${template} and o.id <> template_version.id)`,
    })
    .where("template", "=", template)
    .where(isDraft)
    .returning("version")
    .executeTakeFirstOrThrow();

type Step = {
  readonly template: number;
  readonly rev: number;
  readonly path: readonly string[];
  readonly by: Author;
  readonly at: Date;
};

/** Gives the template its next revision, with what was changed. */
export const addStep = (tx: Tx, { template, rev, path, by, at }: Step) =>
  tx
    .with("next", (next) => next.updateTable("template").set({ rev }).where("number", "=", template))
    .insertInto("template_step")
    .values({ template, rev, path: [...path], by: JSON.stringify(by), at })
    .execute();

/** The changes after a revision, in order. */
export const stepsSince = (tx: Tx, template: number, rev: number) =>
  tx
    .selectFrom("template_step")
    .select(["path", "at", sql<string | null>`by ->> 'name'`.as("name")])
    .where("template", "=", template)
    .where("rev", ">", rev)
    .orderBy("rev")
    .execute();

/** The site whose administrators have the templates. */
export const siteIdOf = async (tx: Tx, key: string): Promise<number> =>
  (await tx.selectFrom("site").select("id").where("key", "=", key).executeTakeFirstOrThrow()).id;
