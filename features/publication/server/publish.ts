import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf, takeStep, workflow } from "../../access/rules/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { mailAdopters } from "../../adoption/server/index.ts";
import { missingBlocks } from "../../assessment/rules/working-copy/index.ts";
import { aboutOf, mailAuthors, openForChange, recordStep } from "../../assessment/server/index.ts";
import { mailNewEdition } from "../../decision/server/index.ts";
import { editorMailsIn } from "../../desk/mails.ts";
import { askForDocuments } from "../../document/server/index.ts";
import { keepVersion } from "../../history/server/index.ts";
import { reviewDayAtPublishing, saidReviewDay } from "../../living/rules/index.ts";
import { addReview } from "../../living/server/index.ts";
import { writeCard } from "./card.ts";
import { loadMaterial } from "./facts.ts";
import { publishSnapshot } from "./snapshot.ts";

type Input = CallInput<"deskPublish">["body"];

/**
 * Publishes a sent assessment, by an editor: status 2 to 3. Stores a snapshot of the readers' view, indexes it and mails
 * everybody who takes part, and sets the day by which it is looked at again, all in one transaction. The files that the snapshot names are never changed or deleted.
 */
export async function publish(
  work: Work,
  id: string,
  { note, rev, reviewOn }: Input,
): Promise<Result<CallAnswer<"deskPublish">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "publish", id, rev);
  if (!found.ok) return found;
  const row = { ...found.value, status: workflow.publish.to };
  const material = await loadMaterial(tx, row, at);
  const step = takeStep("publish", { "every-mandatory-block": missingBlocks(material.copy) });
  if (!step.ok) return step;
  const reviewDay = reviewDayAtPublishing(reviewOn, saidReviewDay(material.copy), norwegianIsoDay(at));
  if (!reviewDay.ok) return reviewDay;
  const { version, publication } = await publishSnapshot(tx, row, note, at, material);
  // Its first card: it has had none.
  if (row.adopts_publication !== null) await writeCard(work, row);
  await askForDocuments(tx, { of: "publication", id: publication }, at);
  await recordStep(work, row, step.value, { detail: { version } });
  const by = authorOf(actor, row.number, "publish");
  await keepVersion(tx, { assessment: row.number, cause: "published", edition: version, by, at });
  await addReview(tx, row.number, { kind: "published", dueOn: reviewDay.value, by, at, asked: null });
  await mailNewEdition(work, row.number, publication);
  if (version > 1) await mailAdopters(work, "newEdition", { number: row.number, heading: row.name });
  const about = aboutOf(work, row.name, addresses.assessment(row.number));
  await mailAuthors(work, row.number, ({ name, language }) => editorMailsIn(language).published({ ...about, name }));
  return ok({ ok: true, assessmentStatus: row.status, version, url: addresses.assessment(row.number) });
}
