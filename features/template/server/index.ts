import { createHash } from "node:crypto";
import { templates } from "../../../content/templates/index.ts";
import { isNumberId } from "../../../platform/pure/identifier/index.ts";
import { Unavailable } from "../../../platform/server/http/unavailable.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import type { AssessmentType } from "../../assessment/rules/index.ts";
import { TEMPLATE_SCHEMA_VERSION, type Template, TemplateSchema } from "../rules/index.ts";
import * as store from "./store.ts";

export { definition as findDefinition, type NewerVersion, newerVersion, templatesWith } from "./store.ts";

// A template body never changes under its hash, so parsed templates are kept for the life of the process.
const parsed = new Map<string, Template>();

/**
 * The template version of an assessment. Throws when the stored body is not a template: that is a fault, not a refusal. Throws
 * `Unavailable` while an instance of a newer version has written it and this one still runs.
 */
export async function templateOf(db: Db | Tx, { id, bodyHash }: store.TemplateRef): Promise<Template> {
  const kept = parsed.get(bodyHash);
  if (kept) return kept;
  const row = await store.version(db, id);
  if (!row) throw new Error(`template version ${id} is missing`);
  if (row.schema_version > TEMPLATE_SCHEMA_VERSION)
    throw new Unavailable(`template version ${id} needs a newer instance`);
  const template = TemplateSchema.parse(row.body);
  parsed.set(bodyHash, template);
  return template;
}

/** The version that a new adoption gets. Throws when none was ever published. */
export const newestAdoptionTemplate = (db: Db | Tx, type: AssessmentType) => newestOf(db, { type, adoption: true });

async function newestOf(
  db: Db | Tx,
  use: store.TemplateUse,
  chosen?: number,
): Promise<{ readonly versionId: number; readonly template: Template }> {
  const own = chosen === undefined ? undefined : await store.newestFor(db, use, chosen);
  const newest = own ?? (await store.newestFor(db, use));
  if (!newest) throw new Error(`no template for assessment type ${use.type}${use.adoption ? " as an adoption" : ""}`);
  return { versionId: newest.id, template: await templateOf(db, { id: newest.id, bodyHash: newest.body_hash }) };
}

/**
 * The version that a new assessment of the type gets: of the template with the chosen number, else the newest of all. Throws when none was
 * ever published.
 */
export const newestTemplate = (db: Db | Tx, type: AssessmentType, chosen = "") =>
  newestOf(db, { type, adoption: false }, isNumberId(chosen) ? Number(chosen) : undefined);

/**
 * Adds the templates of `content/` that this database has not had yet. Each becomes the version that new assessments get, except
 * where the newest one was edited here, or an administrator is editing it: then it waits, and administrators are offered it. A template that was there once is never published again, so
 * an older instance that restarts takes nothing back. Running assessments keep their version.
 */
export async function seedTemplates({ db, log }: Pick<Platform, "db" | "log">): Promise<void> {
  for (const template of templates) {
    const use = { type: template.assessmentType, adoption: template.adoption === true };
    const body = JSON.stringify(TemplateSchema.parse(template));
    const body_hash = createHash("sha256").update(body).digest("hex");
    const versions = await store.versionsFor(db, use);
    if (versions.some((each) => each.body_hash === body_hash)) continue;
    const number = versions[0]?.number ?? (await store.addTemplate(db, use, template.name)).number;
    const version = (versions.at(-1)?.version ?? 0) + 1;
    const isEdited = (await store.newestFor(db, use))?.origin === "edited" || (await store.hasDraft(db, number));
    const state = isEdited ? "draft" : "published";
    await store.addShipped(db, { template: number, version, body, body_hash, state }, new Date());
    log.info({ ...use, version, state }, "a shipped template was added");
  }
}
