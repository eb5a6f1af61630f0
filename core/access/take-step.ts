import { type MissingBlock, ok, type Refusal, type Result, refuse } from "../refusal/index.ts";
import { actionOf, type RequiredFor, type Requirement, type StatusAfter, type StepName, workflow } from "./workflow.ts";

/** What each requirement is checked against. */
type Evidence = {
  /** The visible mandatory blocks that are empty. */
  readonly "every-mandatory-block": readonly MissingBlock[];
  /** What the authors are told. */
  readonly message: string;
};
/** What a step needs to be given: the evidence for each requirement in its row, and nothing else. */
export type EvidenceFor<S extends StepName> = Pick<Evidence, RequiredFor<S>>;

/** Why a requirement does not hold, or null. Evidence that the types let nobody leave out is a fault when it is not there. */
function unmet(requirement: Requirement, evidence: Partial<Evidence>): Refusal | null {
  const { "every-mandatory-block": missing, message } = evidence;
  if (requirement === "every-mandatory-block" && missing)
    return missing.length > 0 ? { kind: "MissingMandatory", missing } : null;
  if (requirement === "message" && message !== undefined)
    return message.trim() === "" ? { kind: "Invalid", fields: [{ path: "message", kind: "MessageRequired" }] } : null;
  throw new Error(`no evidence for the requirement ${requirement}`);
}

/** A step that may be taken: made by `takeStep` only, and what the store needs to change a status. */
export type Step<S extends StepName = StepName> = { readonly name: S; readonly to: StatusAfter<S> };

/**
 * The step with the status that it leads to, or the first requirement that does not hold. A call without the evidence for one of them
 * does not compile. Who may take the step, and in which status, is `may`.
 */
export function takeStep<S extends StepName>(name: S, evidence: EvidenceFor<S> & Partial<Evidence>): Result<Step<S>> {
  for (const requirement of actionOf(name).requires ?? []) {
    const refusal = unmet(requirement, evidence);
    if (refusal) return refuse(refusal);
  }
  return ok({ name, to: workflow[name].to });
}
