import { authorOf } from "../../core/access/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { missingBlocks } from "../../core/projection/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { editorMails } from "../../texts/editor-mails.ts";
import { lockAssessment, setStatus } from "../assessment/index.ts";
import { appendAudit } from "../audit/index.ts";
import type { Work } from "../platform/http/work.ts";
import { loadMaterial } from "./facts.ts";
import { mailInitiator, type Post } from "./mail-initiator.ts";
import { publishSnapshot } from "./snapshot.ts";
import { takeStep } from "./take-step.ts";

type Input = CallInput<"deskPublish">["body"];

/**
 * Publishes what was sent, by an editor: status 2 to 3. Freezes a snapshot of what readers may see, makes it findable and
 * tells the initiator, all in one transaction. The snapshot names files that are never changed or deleted while it stands.
 */
export const publish =
  (post: Post) =>
  async (work: Work, id: string, { note, rev }: Input): Promise<Result<CallAnswer<"deskPublish">>> => {
    const { tx, actor, at, origin } = work;
    const step = takeStep(actor, "publish", await lockAssessment(tx, id), rev);
    if (!step.ok) return step;
    const { to } = step.value;
    const row = { ...step.value.row, status: to };
    const material = await loadMaterial(tx, row, at);
    const missing = missingBlocks(material.copy);
    if (missing.length > 0) return refuse({ kind: "MissingMandatory", missing });

    const version = await publishSnapshot(tx, row, note, at, material);
    await setStatus(tx, row.number, { status: to, changed_at: at });
    const by = authorOf(actor, row.number);
    await appendAudit(tx, { action: "published", by, at, assessment: row.number, detail: { version } });
    const url = `${origin}/vurdering/?id=${row.number}`;
    await mailInitiator(post, work, row.number, editorMails.published({ title: row.name, url }));
    return ok({ ok: true, assessmentStatus: to, version, url: `/vurdering/?id=${row.number}` });
  };
