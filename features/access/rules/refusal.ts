import type { Refusal } from "../../../platform/pure/refusal/index.ts";
import type { Decision } from "./policy.ts";

/** The refusal for a decision of the policy, or null when it allows. */
export const refusalOf = (decision: Decision): Refusal | null => {
  if (decision.allowed) return null;
  if (decision.because === "NotSignedIn") return { kind: "NotSignedIn" };
  if (decision.because === "ReadOnlyInThisStatus") return { kind: "ReadOnly", status: decision.status };
  if (decision.because === "StepNotInThisStatus") return { kind: "WrongStatus", status: decision.status };
  return { kind: "NotAllowed", because: decision.because };
};
