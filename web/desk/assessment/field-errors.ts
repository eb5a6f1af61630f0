import type { Problem } from "../../../core/contract/problem.ts";

/** Whether the refusal is about single fields, which then say it themselves. */
export const isFieldProblem = (problem: Problem): boolean => (problem.fields?.length ?? 0) > 0;

/** What the server says of each field, by the field's name. The first thing said of a field counts. */
export const fieldErrors = (problem: Problem | null): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries([...(problem?.fields ?? [])].reverse().map(({ path, message }) => [path, message]));

/** Puts the focus in the first field that is there. */
export function focusFirst(ids: readonly string[]): void {
  const field = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  field?.focus();
}
