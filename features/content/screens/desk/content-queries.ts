import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type Api, callQuery } from "../../../../platform/browser/api/api.ts";
import { useWrite, type Write } from "../../../../platform/browser/api/use-write.ts";
import type { CallName } from "../../../../platform/pure/contract/call.ts";
import { askAgain } from "../../../site/views/ask-again.ts";

export const pagesQuery = (api: Api) => callQuery(api, "deskPages", {});
export const pageQuery = (api: Api, id: number) => callQuery(api, "deskPage", { params: { id } });
export const sitesQuery = (api: Api) => callQuery(api, "deskSites", {});
export const trashQuery = (api: Api) => callQuery(api, "deskTrash", {});

const OF_PAGES: ReadonlySet<unknown> = new Set<CallName>([
  "deskPages",
  "deskPage",
  "deskTrash",
  "deskWaiting",
  "deskOldAddresses",
]);

/** Everything that the desk shows of pages is fetched again, and what public pages are made of is asked for again when it is needed. */
const reloadPages = async (client: QueryClient): Promise<void> => {
  askAgain(client);
  await client.invalidateQueries({ predicate: ({ queryKey }) => OF_PAGES.has(queryKey[0]) });
};

export function useReloadPages(): () => Promise<void> {
  const client = useQueryClient();
  return () => reloadPages(client);
}

/** One of the writing calls about pages. */
export function usePageWrite<K extends Extract<CallName, `desk${string}`>>(name: K): Write<K> {
  return useWrite(name, useReloadPages());
}
