import type { Node } from "@tiptap/pm/model";
import { Step } from "@tiptap/pm/transform";
import { textSchema } from "./schema.ts";
import type { StepJson } from "./shared-text.ts";
import { docOf, htmlOf } from "./text-doc.ts";

/** Other steps change attributes, which the editor never does. */
const allowed: ReadonlySet<unknown> = new Set(["replace", "replaceAround", "addMark", "removeMark"]);

/** The result of steps on a text: its HTML, and the steps without anything that they need not hold. */
export type AcceptedSteps = { readonly value: string; readonly steps: StepJson[] };

/**
 * Whether a step's places follow one another. The library takes others, and then copies what stands between them: a few such steps would
 * make a text of gigabytes.
 */
const isInOrder = ({ from, to, gapFrom = from, gapTo = gapFrom }: StepJson): boolean => {
  const places = [0, from, gapFrom, gapTo, to];
  return places.every((place, at) => Number.isInteger(place) && (at === 0 || Number(place) >= Number(places[at - 1])));
};

/**
 * Applies steps from outside to a stored text. Null when they are not steps of this schema or do not fit the text: none
 * of them is applied then. Never throws.
 */
export function acceptSteps(value: string, given: readonly StepJson[]): AcceptedSteps | null {
  try {
    let doc: Node = docOf(value);
    const steps = given.map((json) => {
      if (!allowed.has(json.stepType) || !isInOrder(json)) throw new RangeError("another kind of step");
      const step = Step.fromJSON(textSchema, json);
      const { doc: next } = step.apply(doc);
      if (!next) throw new RangeError("a step that does not fit");
      doc = next;
      return step.toJSON();
    });
    doc.check();
    return isStorable(steps) ? { value: htmlOf(doc), steps } : null;
  } catch {
    return null;
  }
}

/** The database holds neither the character of no code nor half characters. */
const isStorable = (steps: readonly StepJson[]): boolean => {
  let isFine = true;
  JSON.stringify(steps, (_, value) => {
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) isFine = false;
    return value;
  });
  return isFine;
};
