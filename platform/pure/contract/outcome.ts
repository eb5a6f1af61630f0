import type { Problem } from "./problem.ts";

/** Problems that arise on the caller's side of the network. */
export const localProblems = ["Offline", "Timeout", "Unreadable"] as const;
export type LocalProblem = (typeof localProblems)[number];

/**
 * Nobody knows what became of the call: no answer, one that cannot be read, or one that is not about the call (429, 5xx). It may
 * be repeated as it was, with its key. docs/contract.md, Answers
 */
export const isOutcomeUnknown = ({ kind, status }: Problem): boolean =>
  localProblems.some((local) => local === kind) || status < 400 || status === 429 || status >= 500;
