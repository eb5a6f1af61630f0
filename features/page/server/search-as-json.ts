import type { Answer } from "../../../platform/pure/contract/call.ts";
import { inPlace } from "../../../platform/pure/moved/index.ts";
import type { House } from "../../../platform/server/http/call-route.ts";
import type { Caller } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import type { SearchAnswer } from "../../api/index.ts";
import { routeOfSite, searchRequest } from "../../search/rules/index.ts";
import { searchAt } from "../../search/server/index.ts";
import type { SiteInfos } from "../../site/server/index.ts";

/** Whether an address is that of the search page, asked for as data: `/sok/?q=hjerte&format=json`. */
export function asksSearchAsJson(url: string, { moved }: Pick<Caller, "moved">): boolean {
  const [path = "", query = ""] = url.split("?");
  const page = inPlace(moved, path.replace(/\/?$/, "/"), 1);
  return page.toLowerCase() === addresses.search && new URLSearchParams(query).get("format") === "json";
}

/** The documented call's answer to the search in an address. features/search/README.md */
export async function searchAsJson(
  { inProcess }: Pick<House, "inProcess">,
  sites: SiteInfos,
  caller: Caller,
  url: string,
): Promise<Answer<SearchAnswer>> {
  const { key } = await sites.of(caller.siteId);
  return inProcess.call("search", caller, {
    params: { route: routeOfSite(key) },
    body: searchRequest(searchAt(url)),
  });
}
