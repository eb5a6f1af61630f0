import { useQueryClient } from "@tanstack/react-query";
import { deskSearchQuery } from "../../../../apps/browser/routes/wing-loaders.ts";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { useWrite, type Write } from "../../../../platform/browser/api/use-write.ts";
import { askAgain } from "../../../site/views/ask-again.ts";

/** One of the writing calls about the search. After it, the desk's data about the search and the searches are fetched again. */
export function useSearchWrite<
  K extends "deskSaveSynonyms" | "deskRemoveSynonyms" | "deskAddSynonymList" | "deskPromote" | "deskEndPromotion",
>(name: K): Write<K> {
  const client = useQueryClient();
  const { queryKey } = deskSearchQuery(useApi());
  return useWrite(name, () => {
    askAgain(client);
    return client.invalidateQueries({ queryKey });
  });
}
