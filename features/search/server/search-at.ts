import { type SearchState, searchOf } from "../rules/index.ts";

/** The search that an address describes. */
export function searchAt(address: string): SearchState {
  const params: Record<string, string[]> = {};
  for (const [key, value] of new URLSearchParams(address.split("?")[1] ?? ""))
    params[key] = [...(params[key] ?? []), value];
  return searchOf(params);
}
