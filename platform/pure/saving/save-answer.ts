import { isOutcomeUnknown } from "../contract/outcome.ts";
import type { Problem } from "../contract/problem.ts";
import type { Writer } from "../refusal/index.ts";
import type { SaveAnswer } from "./save-event.ts";
import type { FieldValue, LockedBecause, Revision } from "./save-state.ts";

const LOCKS: Readonly<Record<number, LockedBecause>> = {
  401: "signed-out",
  403: "forbidden",
  404: "gone",
  423: "read-only",
};

/** Why a refusal leaves nothing that a person can save here; undefined when it is another refusal. */
const lockedBecause = ({ status }: Problem): LockedBecause | undefined => LOCKS[status];

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === "string" || (Array.isArray(value) && value.every((text) => typeof text === "string"));

/** The stored revision that a 409 carries; a value that was never saved is the empty text. */
const storedRevision = (current: unknown, column: string | undefined): Revision | undefined => {
  if (typeof current !== "object" || current === null || !("rev" in current)) return undefined;
  const { rev } = current;
  const value = column === undefined ? "value" in current && current.value : cellIn(current, column);
  if (typeof rev !== "number") return undefined;
  const by = "by" in current && isWriter(current.by) ? { by: current.by } : {};
  return { rev, value: isFieldValue(value) ? value : "", ...by, ...(isRedacted(current) ? { redacted: true } : {}) };
};

/** Whether a 409, or a text that was read again, says that an editor has taken words out since. */
export const isRedacted = (current: unknown): boolean =>
  typeof current === "object" && current !== null && "redacted" in current && current.redacted === true;

const isWriter = (by: unknown): by is Writer =>
  typeof by === "object" && by !== null && "name" in by && "role" in by && "contributorId" in by && "at" in by;

const cellIn = (current: object, column: string): unknown => {
  const cells = "cells" in current ? current.cells : undefined;
  return typeof cells === "object" && cells !== null ? new Map<string, unknown>(Object.entries(cells)).get(column) : "";
};

const isDeleted = (current: unknown): boolean =>
  typeof current === "object" && current !== null && "deleted" in current && current.deleted === true;

/**
 * The meaning of a problem (an answer that is not 2xx) for the field: docs/contract.md, Answers. An answer that is not
 * one of our refusals, such as a proxy's page or a 5xx, counts as a lost answer and is tried again.
 * @param column for a cell of a row: its name in the call
 */
export const saveAnswerOf = (problem: Problem, column?: string): SaveAnswer => {
  if (isOutcomeUnknown(problem))
    return {
      kind: "failed",
      ...(problem.retryAfter === undefined ? {} : { retryAfter: problem.retryAfter * 1000 }),
      ...(problem.status === 0 ? {} : { said: `${problem.title} (${problem.status})` }),
    };
  const because = lockedBecause(problem);
  if (because) return { kind: "locked", because };
  if (problem.status === 409) {
    if (isDeleted(problem.current)) return { kind: "locked", because: "gone" };
    const theirs = storedRevision(problem.current, column);
    if (theirs) return { kind: "conflicted", theirs };
  }
  const rules = problem.fields?.map(({ kind, message }) => ({ kind, message })) ?? [];
  return { kind: "rejected", rules: rules.length > 0 ? rules : [{ kind: problem.kind, message: problem.title }] };
};
