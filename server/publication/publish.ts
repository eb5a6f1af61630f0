import { authorOf } from "../../core/access/index.ts";
import { follow } from "../../core/assessment/index.ts";
import type { CallAnswer } from "../../core/contract/index.ts";
import { filesShown, missingBlocks, PROJECTION_VERSION, readViewOf } from "../../core/projection/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { editorMails } from "../../texts/editor-mails.ts";
import { lockAssessment, permit, setStatus } from "../assessment/index.ts";
import { appendAudit } from "../audit/index.ts";
import type { Work } from "../platform/http/work.ts";
import { contentChanged } from "./content-changed.ts";
import { loadMaterial } from "./facts.ts";
import { indexAssessment } from "./index-assessment.ts";
import { mailInitiator, type Post } from "./mail-initiator.ts";
import * as store from "./store.ts";

/**
 * Publishes what was sent, by an editor: status 2 to 3. Freezes a snapshot of what readers may see, makes it findable and
 * tells the initiator, all in one transaction. The snapshot names files that are never changed or deleted while it stands.
 */
export const publish =
  (post: Post) =>
  async (work: Work, id: string, note: string): Promise<Result<CallAnswer<"deskPublish">>> => {
    const { tx, actor, at, origin } = work;
    const found = permit(actor, "publish", await lockAssessment(tx, id));
    if (!found.ok) return found;
    const step = follow("publish", found.value.status);
    if (!step.ok) return refuse(step.because);
    const row = { ...found.value, status: step.to };
    const material = await loadMaterial(tx, row, at);
    const missing = missingBlocks(material.copy);
    if (missing.length > 0) return refuse({ kind: "MissingMandatory", missing });

    const version = (await store.newestVersion(tx, row.number)) + 1;
    const snapshot = {
      ...readViewOf(material.facts, material.copy, material.related, "published"),
      published: at.toISOString(),
      year: Number(new Intl.DateTimeFormat("nb", { timeZone: "Europe/Oslo", year: "numeric" }).format(at)),
    };
    const publication = { assessment: row.number, version, projection_version: PROJECTION_VERSION, snapshot };
    const files = filesShown(snapshot.schema.schemaItems, material.copy);
    await store.add(tx, { ...publication, change_note: note.trim(), published_at: at }, files);
    await setStatus(tx, row.number, { status: step.to, changed_at: at });
    await indexAssessment(tx, snapshot, material.related, { modified: at, published: at });
    const by = authorOf(actor, row.number);
    await appendAudit(tx, { action: "published", by, at, assessment: row.number, detail: { version } });
    const url = `${origin}/vurdering/?id=${row.number}`;
    await mailInitiator(post, work, row.number, editorMails.published({ title: row.name, url }));
    await contentChanged(tx, row.number);
    return ok({ ok: true, assessmentStatus: step.to, version, url: `/vurdering/?id=${row.number}` });
  };
