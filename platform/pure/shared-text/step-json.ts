import { Step } from "@tiptap/pm/transform";
import { textSchema } from "./schema.ts";

/** A step as it goes over the wire. */
export type StepJson = Record<string, unknown>;

/** A step as the server takes it: what gives letters back the formats that some of them had is several. */
export function jsonOf(step: Step): readonly StepJson[] {
  const json: StepJson = step.toJSON();
  return json.stepType === "markSet" && Array.isArray(json.steps) ? json.steps : [json];
}

/** @throws when it is not a step of a text */
export const stepOf = (json: StepJson): Step => Step.fromJSON(textSchema, json);
