import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Db, Tx, Work } from "../../../platform/server/http/work.ts";
import { authorOf, type Decision, refusalOf } from "../../access/rules/index.ts";
import { type AssessmentRow, openForChange } from "../../assessment/server/index.ts";
import { findBlock, type PlacedBlock } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { takesComments } from "../rules/index.ts";
import * as store from "./store.ts";

/** A block that takes comments, as the assessment's template has it; undefined for another. */
export async function commentable(db: Db | Tx, row: AssessmentRow, key: string): Promise<PlacedBlock | undefined> {
  const template = await templateOf(db, { id: row.template_version, bodyHash: row.body_hash });
  const placed = findBlock(template, key);
  // No comments in a peer review: those who comment are its subject.
  return placed && placed.section.kind !== "PeerReviewSection" && takesComments(placed.block) ? placed : undefined;
}

export type OpenComment = { readonly assessment: AssessmentRow; readonly comment: store.CommentRow };

/**
 * A comment for a change, deleted or not, with its assessment locked.
 * @param decide what the policy says of this comment; absent where everybody who comments may
 */
export async function openComment(
  work: Work,
  id: number,
  decide?: (open: OpenComment) => Decision,
): Promise<Result<OpenComment>> {
  const there = await store.find(work.tx, id);
  const found = await openForChange(work, "comment", there?.assessment);
  if (!found.ok) return found;
  // Read again, now that nobody else changes it.
  const comment = await store.find(work.tx, id);
  if (!comment) return refuse({ kind: "NotFound" });
  const open = { assessment: found.value, comment };
  const refusal = decide ? refusalOf(decide(open)) : null;
  return refusal ? refuse(refusal) : ok(open);
}

/** The caller's seat that comments in an assessment. The policy has allowed it, so there is one. */
export function commenter({ actor }: Pick<Work, "actor">, assessment: number): string {
  const author = authorOf(actor, assessment, "comment");
  if (author.kind !== "seat") throw new Error("only a seat comments");
  return author.contributorId;
}
