import { type MissingPlace, ok, type Refusal, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { actionOf, type RequiredFor, type Requirement, type StatusAfter, type StepName, workflow } from "./workflow.ts";

/** The data that each requirement is checked with. */
type Evidence = {
  /** The visible mandatory blocks that are empty. */
  readonly "every-mandatory-block": readonly MissingPlace[];
  /** The editor's message to the authors. */
  readonly message: string;
};
/** The evidence that a step needs: one entry for each requirement in its row. */
export type EvidenceFor<S extends StepName> = Pick<Evidence, RequiredFor<S>>;

/** The refusal when a requirement does not hold, or null. Throws when its evidence is missing, which the types forbid. */
function unmet(requirement: Requirement, evidence: Partial<Evidence>): Refusal | null {
  const { "every-mandatory-block": missing, message } = evidence;
  if (requirement === "every-mandatory-block" && missing)
    return missing.length > 0 ? { kind: "MissingMandatory", missing } : null;
  if (requirement === "message" && message !== undefined)
    return message.trim() === "" ? { kind: "Invalid", fields: [{ path: "message", kind: "MessageRequired" }] } : null;
  throw new Error(`no evidence for the requirement ${requirement}`);
}

/** A step whose requirements hold. Only `takeStep` makes one, and changing a status needs one. */
export type Step<S extends StepName = StepName> = { readonly name: S; readonly to: StatusAfter<S> };

/**
 * The step with the status that follows, or the refusal of the first requirement that does not hold. A call without the evidence
 * for each requirement does not compile. `may` decides which caller may take the step, and in which status.
 */
export function takeStep<S extends StepName>(name: S, evidence: EvidenceFor<S> & Partial<Evidence>): Result<Step<S>> {
  for (const requirement of actionOf(name).requires ?? []) {
    const refusal = unmet(requirement, evidence);
    if (refusal) return refuse(refusal);
  }
  return ok({ name, to: workflow[name].to });
}
