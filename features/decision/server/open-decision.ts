import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import {
  type Ability,
  type Author,
  authorOf,
  type LinkAuthor,
  type LinkHolder,
  may,
  refusalOf,
} from "../../access/rules/index.ts";
import { lockAssessment, openForChange } from "../../assessment/server/index.ts";
import { hashOf } from "../../session/server/index.ts";
import { type DecisionStep, stateAfter } from "../rules/index.ts";
import { works } from "./link.ts";
import { findLink, type Link } from "./party-store.ts";
import { type DecisionRow, findDecision } from "./store.ts";
import { decisionView } from "./view.ts";

/** A decision that the caller may change now. `link` is null at the desk. */
export type OpenDecision = {
  readonly row: DecisionRow;
  readonly by: Author | LinkAuthor;
  readonly link: Link | null;
};

const abilityOf = {
  give: "decide",
  decline: "decline-decision",
  correct: "correct-decision",
  report: "report-follow-up",
  remove: "remove-decision",
} as const satisfies Partial<Record<DecisionStep, Ability>>;
export type OpenStep = keyof typeof abilityOf;

export const linkHolder = ({ assessment, part }: Pick<Link, "assessment" | "part">): LinkHolder => ({
  kind: "link",
  assessment,
  role: part,
});

/** Readers do not get a withdrawn edition, and nobody decides on one. */
export const withdrawnEdition = ({ stands, withdrawn, withdrawn_at }: DecisionRow) =>
  stands
    ? null
    : ({
        kind: "Withdrawn",
        message: withdrawn ?? "",
        ...(withdrawn_at ? { at: withdrawn_at.toISOString() } : {}),
      } as const);

/** Locks the decision that a link leads to. The same refusal for every link that does not work. */
export async function openByLink(
  { tx, at }: Pick<Work, "tx" | "at">,
  step: OpenStep,
  { token, rev }: { readonly token: string; readonly rev: number },
): Promise<Result<OpenDecision>> {
  const hash = hashOf(token);
  const before = await findLink(tx, hash);
  const assessment = before && works(before, at) ? await lockAssessment(tx, String(before.assessment)) : undefined;
  // Read again under the lock: a colleague may have removed the decision meanwhile.
  const link = assessment && (await findLink(tx, hash));
  const row = link && works(link, at) ? await findDecision(tx, link.decision) : undefined;
  if (!assessment || !link || !row) return refuse({ kind: "LinkSpent" });
  const withdrawn = withdrawnEdition(row);
  if (withdrawn) return refuse(withdrawn);
  const refusal = refusalOf(may(linkHolder(link), abilityOf[step], assessment));
  if (refusal) return refuse(refusal);
  const by = { kind: "link", role: link.part, partyId: link.id } as const;
  return current({ row, by, link }, step, { rev, at });
}

/**
 * Locks a decision for the desk. A decision on a withdrawn edition can only be removed. One that a colleague has removed meanwhile is a
 * conflict, as every other change.
 */
export async function openAtDesk(
  work: Pick<Work, "tx" | "actor" | "at">,
  step: OpenStep,
  { id, no }: { readonly id: string; readonly no: number },
  rev: number,
): Promise<Result<OpenDecision>> {
  const ability = abilityOf[step];
  const found = await openForChange(work, ability, id);
  if (!found.ok) return found;
  const row = await findDecision(work.tx, no);
  if (!row || row.assessment !== found.value.number) return refuse({ kind: "NotFound" });
  const withdrawn = step === "remove" || row.state === "removed" ? null : withdrawnEdition(row);
  if (withdrawn) return refuse(withdrawn);
  const by = authorOf(work.actor, row.assessment, ability);
  return current({ row, by, link: null }, step, { rev, at: work.at });
}

/** Somebody was first: another revision, or a state from which the step cannot be taken. */
function current(
  open: OpenDecision,
  step: OpenStep,
  { rev, at }: { readonly rev: number; readonly at: Date },
): Result<OpenDecision> {
  const { row } = open;
  if (row.rev === rev && stateAfter(step, row.state) !== null) return ok(open);
  return refuse({ kind: "Stale", current: { rev: row.rev, value: decisionView(row, at) } });
}
