import { type MissingPlace, ok, type Refusal, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import {
  type Ability,
  actionOf,
  type RequiredFor,
  type Requirement,
  type StatusAfter,
  type StepName,
  workflow,
} from "./workflow.ts";

/** The data that each requirement is checked with. */
type Evidence = {
  /** The visible mandatory blocks that are empty. */
  readonly "every-mandatory-block": readonly MissingPlace[];
  /** The editor's message to the authors, or the reason. */
  readonly message: string;
  /** Whether an edition stands. */
  readonly "standing-edition": boolean;
  /** Whether the working copy says what the newest edition says. */
  readonly "equal-copy": boolean;
};
/** The evidence that an action needs: one entry for each requirement in its row. */
export type EvidenceFor<A extends Ability> = Pick<Evidence, RequiredFor<A>>;

/** The refusal when a requirement does not hold, or null. Throws when its evidence is missing, which the types forbid. */
function unmet(requirement: Requirement, evidence: Partial<Evidence>): Refusal | null {
  const { "every-mandatory-block": missing, message, "standing-edition": isStanding, "equal-copy": isEqual } = evidence;
  if (requirement === "every-mandatory-block" && missing)
    return missing.length > 0 ? { kind: "MissingMandatory", missing } : null;
  if (requirement === "message" && message !== undefined)
    return message.trim() === "" ? { kind: "Invalid", fields: [{ path: "message", kind: "MessageRequired" }] } : null;
  if (requirement === "standing-edition" && isStanding !== undefined)
    return isStanding ? null : { kind: "Invalid", fields: [{ path: "id", kind: "NoEditionStands" }] };
  if (requirement === "equal-copy" && isEqual !== undefined)
    return isEqual ? null : { kind: "Invalid", fields: [{ path: "id", kind: "CopyDiffers" }] };
  throw new Error(`no evidence for the requirement ${requirement}`);
}

/** The refusal of the first requirement of an action that does not hold, or null. */
export function checkRequirements<A extends Ability>(
  ability: A,
  evidence: EvidenceFor<A> & Partial<Evidence>,
): Refusal | null {
  for (const requirement of actionOf(ability).requires ?? []) {
    const refusal = unmet(requirement, evidence);
    if (refusal) return refusal;
  }
  return null;
}

/** A step whose requirements hold. Only `takeStep` makes one, and changing a status needs one. */
export type Step<S extends StepName = StepName> = { readonly name: S; readonly to: StatusAfter<S> };

/**
 * The step with the status that follows, or the refusal of the first requirement that does not hold. A call without the evidence
 * for each requirement does not compile. `may` decides which caller may take the step, and in which status.
 */
export function takeStep<S extends StepName>(name: S, evidence: EvidenceFor<S> & Partial<Evidence>): Result<Step<S>> {
  const refusal = checkRequirements(name, evidence);
  return refusal ? refuse(refusal) : ok({ name, to: workflow[name].to });
}
