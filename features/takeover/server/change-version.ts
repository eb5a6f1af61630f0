import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { type AssessmentRow, addBlocks, findAssessment } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import type { AuditAction } from "../../desk/texts.ts";
import { answeredByActor } from "../../intro/rules/index.ts";
import { writeCard } from "../../publication/server/index.ts";
import { kindsInReview } from "../../review/rules/index.ts";
import { kindsIn, moveAnswers, type Template } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import * as store from "./store.ts";

type Change = { readonly to: { readonly id: number; readonly bodyHash: string }; readonly action: AuditAction };

/**
 * Gives a locked assessment another version of its template. Its blocks, and those of its reviews, follow by their keys; what the version
 * lacks is set aside with all that hangs on it, and comes back with a version that has it. Answers the new revision.
 */
export async function changeVersion(work: Work, row: AssessmentRow, { to, action }: Change): Promise<number> {
  const { tx, at, actor } = work;
  const { number } = row;
  const before = await templateOf(tx, { id: row.template_version, bodyHash: row.body_hash });
  const after = await templateOf(tx, to);
  const stored = await store.storedBlocks(tx, number);
  for (const reviewer of [null, ...(await store.reviewers(tx, number))]) {
    const keys = stored.filter((each) => each.reviewer === reviewer).map(({ key }) => key);
    const kindsOf = (template: Template) => (reviewer === null ? kindsIn(template) : kindsInReview(template));
    const { aside, back, added } = moveAnswers(keys, kindsOf(before), kindsOf(after));
    await store.rename(tx, number, reviewer, aside);
    await store.rename(tx, number, reviewer, back);
    if (added.length > 0) await addBlocks(tx, number, added, answeredByActor(after, row.actor), reviewer);
  }
  const { rev } = await store.setVersion(tx, number, to.id, at);
  const by = authorOf(actor, number, "take-over-template");
  const detail = { from: row.template_version, to: to.id };
  await appendAudit(tx, { action, by, at, assessment: number, detail });
  const changed = await findAssessment(tx, String(number));
  if (changed) await writeCard(work, changed);
  return rev;
}
