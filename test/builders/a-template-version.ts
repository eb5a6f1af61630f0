import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { keysOfReview } from "../../features/review/rules/index.ts";
import { placedBlocks, type Template, TemplateSchema } from "../../features/template/rules/index.ts";
import type { Tables } from "../../platform/server/tables.ts";
import { anAssessment } from "./an-assessment.ts";

type Db = Kysely<Tables>;

/**
 * Publishes a version of a template, newer than those before it. Answers its id and number.
 * @param at long ago where it is not said: what other assessments are started on stays the product's own
 */
export async function publishVersion(db: Db, template: number, body: Template, at?: Date) {
  const stored = JSON.stringify(TemplateSchema.parse(body));
  const { version } = await db
    .selectFrom("template_version")
    .select((e) => e.fn.coalesce(e.fn.max("version"), e.lit(0)).as("version"))
    .where("template", "=", template)
    .executeTakeFirstOrThrow();
  const next = version + 1;
  return db
    .insertInto("template_version")
    .values({
      template,
      version: next,
      body: stored,
      body_hash: createHash("sha256").update(stored).digest("hex"),
      published_at: at ?? new Date(Date.UTC(2020, 0, next)),
    })
    .returning(["id", "version"])
    .executeTakeFirstOrThrow();
}

/** An assessment on a template of its own, with nothing written, and what publishes a newer version of that. */
export async function anAssessmentOn(db: Db, body: Template, given: Parameters<typeof anAssessment>[1] = {}) {
  const assessment = await anAssessment(db, { ...given, type: body.assessmentType });
  const { number: template } = await db
    .insertInto("template")
    .values({ assessment_type: body.assessmentType, name: body.name })
    .returning("number")
    .executeTakeFirstOrThrow();
  const { id } = await publishVersion(db, template, body);
  const { number } = assessment;
  await db.deleteFrom("schema_item").where("assessment", "=", number).execute();
  await db.updateTable("assessment").set({ template_version: id }).where("number", "=", number).execute();
  const own = placedBlocks(body).map(({ block }) => ({ assessment: number, key: block.key, value: null }));
  const reviews = assessment.seats.flatMap(({ id: reviewer, role }) =>
    role === "peer" ? keysOfReview(body).map((key) => ({ assessment: number, key, value: null, reviewer })) : [],
  );
  await db
    .insertInto("schema_item")
    .values([...own.map((item) => ({ ...item, reviewer: null })), ...reviews])
    .execute();
  return { ...assessment, publish: (newer: Template) => publishVersion(db, template, newer) };
}
