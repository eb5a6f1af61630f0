import { useQueryClient } from "@tanstack/react-query";
import { askAgain, useApi } from "../../api/api.ts";
import { useWrite, type Write } from "../../api/use-write.ts";
import { deskSearchQuery } from "../../routes/wing-loaders.ts";

/** One of the writing calls about the search. What the desk shows of it is fetched again, and so are searches. */
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
