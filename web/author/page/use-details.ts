import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { callQuery, useApi } from "../../api/api.ts";

/** Milliseconds between reloads, so that colleagues' changes appear. */
const LOOK_AGAIN = 20_000;

const detailsQuery = (api: Parameters<typeof callQuery>[0], number: string) =>
  callQuery(api, "getWorkingCopy", { params: { id: number } });

/** The assessment, fetched again while it is open: when the window gets the focus back, and now and then. */
export const useDetails = (number: string) =>
  useQuery({
    ...detailsQuery(useApi(), number),
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: "always",
  });

/** When anything in the assessment was last saved, as ISO. docs/spec/saving.md, Calls that save */
export const useLastSaved = (number: string, loaded: string): string => {
  const { data } = useQuery(callQuery(useApi(), "getLastSavedSchemaPage", { query: { id: number } }));
  return data?.ok && data.value > loaded ? data.value : loaded;
};

/** Fetches data again after a save. */
export function useReload(number: string) {
  const client = useQueryClient();
  const lastSaved = useCallback(() => client.invalidateQueries({ queryKey: ["getLastSavedSchemaPage"] }), [client]);
  const all = useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ["getWorkingCopy", { params: { id: number } }] }),
      lastSaved(),
    ]);
  }, [client, number, lastSaved]);
  return { all, lastSaved };
}
