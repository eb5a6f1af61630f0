import type { QueryClient } from "@tanstack/react-query";
import type { CallName } from "../../../platform/pure/contract/call.ts";

/** The calls whose answers public pages consist of. */
const PUBLIC_CALLS: ReadonlySet<unknown> = new Set<CallName>(["findContent", "readAssessment", "search"]);

/** From now on the answers that public pages are made of are asked for again; until the new ones are there the kept ones are shown. */
export const askAgain = (client: QueryClient): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey }) => PUBLIC_CALLS.has(queryKey[0]),
    refetchType: "none",
  });
