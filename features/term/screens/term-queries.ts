import { useQueryClient } from "@tanstack/react-query";
import { type Api, callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { useWrite, type Write } from "../../../platform/browser/api/use-write.ts";
import { askAgain } from "../../site/views/ask-again.ts";

export const termsQuery = (api: Api) => callQuery(api, "deskAllTerms", {});

/** One of the writing calls about terms. The list is fetched again, and so is what public pages and forms have of them. */
export function useTermWrite<K extends "deskAddTerm" | "deskSaveTerm" | "deskMergeTerm" | "deskRetireTerm">(
  name: K,
): Write<K> {
  const client = useQueryClient();
  const { queryKey } = termsQuery(useApi());
  return useWrite(name, async () => {
    askAgain(client);
    await client.invalidateQueries({ queryKey });
    await client.invalidateQueries({ predicate: (query) => query.queryKey[0] === "deskTerms" });
  });
}
