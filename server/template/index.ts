import { createHash } from "node:crypto";
import { templates } from "../../content/templates/index.ts";
import type { AssessmentType } from "../../core/assessment/index.ts";
import { type Template, TemplateSchema } from "../../core/template/index.ts";
import type { Db, Tx } from "../platform/http/work.ts";
import * as store from "./store.ts";

export { definition as findDefinition } from "./store.ts";

// A template body never changes under its hash, so parsed templates are kept for the life of the process.
const parsed = new Map<string, Template>();

/** A published template version as rows refer to it: its id, and the hash of its body. */
export type TemplateRef = { readonly id: number; readonly bodyHash: string };

/** The template version of an assessment. Throws when the stored body is not a template: that is a fault, not a refusal. */
export async function templateOf(db: Db | Tx, { id, bodyHash }: TemplateRef): Promise<Template> {
  const kept = parsed.get(bodyHash);
  if (kept) return kept;
  const row = await store.version(db, id);
  if (!row) throw new Error(`template version ${id} is missing`);
  const template = TemplateSchema.parse(row.body);
  parsed.set(bodyHash, template);
  return template;
}

/** The version that a new assessment of the type gets. Throws when none was ever published. */
export async function newestTemplate(
  db: Db | Tx,
  type: AssessmentType,
): Promise<{ readonly versionId: number; readonly template: Template }> {
  const newest = await store.newestFor(db, type);
  if (!newest) throw new Error(`no template for assessment type ${type}`);
  return { versionId: newest.id, template: await templateOf(db, { id: newest.id, bodyHash: newest.body_hash }) };
}

/** Publishes the templates of `content/` as new versions where they differ from the newest. Running assessments keep theirs. */
export async function seedTemplates({ db }: { readonly db: Db }): Promise<void> {
  for (const template of templates) {
    const body = JSON.stringify(TemplateSchema.parse(template));
    const bodyHash = createHash("sha256").update(body).digest("hex");
    const newest = await store.newestFor(db, template.assessmentType);
    if (newest?.body_hash === bodyHash) continue;
    const number = newest?.number ?? (await store.addTemplate(db, template.assessmentType, template.name)).number;
    await store.addVersion(db, { template: number, version: (newest?.version ?? 0) + 1, body, body_hash: bodyHash });
  }
}
