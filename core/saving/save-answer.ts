import type { Problem } from "../contract/problem.ts";
import type { SaveAnswer } from "./save-event.ts";
import type { FieldValue, LockedBecause, Revision } from "./save-state.ts";

const LOCKS: Readonly<Record<number, LockedBecause>> = {
  401: "signed-out",
  403: "forbidden",
  404: "gone",
  423: "read-only",
};

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === "string" || (Array.isArray(value) && value.every((text) => typeof text === "string"));

/** The stored revision that a 409 carries; a value that was never saved is the empty text. */
const storedRevision = (current: unknown): Revision | undefined => {
  if (typeof current !== "object" || current === null || !("rev" in current)) return undefined;
  const { rev } = current;
  const value = "value" in current && isFieldValue(current.value) ? current.value : "";
  return typeof rev === "number" ? { rev, value } : undefined;
};

/**
 * What a problem (an answer that is not 2xx) means for the field: docs/contract.md, Answers. An answer that is not one of our
 * refusals, such as a proxy's page or a 5xx, counts as no answer and is tried again.
 */
export const saveAnswerOf = (problem: Problem): SaveAnswer => {
  const because = LOCKS[problem.status];
  if (because) return { kind: "locked", because };
  if (problem.status === 409) {
    const theirs = storedRevision(problem.current);
    if (theirs) return { kind: "conflicted", theirs };
  }
  if (problem.status === 429 || problem.status >= 500 || problem.status < 400)
    return { kind: "failed", ...(problem.retryAfter === undefined ? {} : { retryAfter: problem.retryAfter * 1000 }) };
  const rules = problem.fields?.map(({ kind, message }) => ({ kind, message })) ?? [];
  return { kind: "rejected", rules: rules.length > 0 ? rules : [{ kind: problem.kind, message: problem.title }] };
};
