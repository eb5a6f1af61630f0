import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, redirect, useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import type { RouterContext } from "../../../apps/browser/routes/root.tsx";
import { type Api, callQuery, unlessFailed, useApi } from "../../../platform/browser/api/api.ts";
import { parseSearch, stringifySearch } from "../../../platform/browser/search-string.ts";
import { addresses, contentAddresses, routePaths } from "../../address/rules/index.ts";
import { contentTexts } from "../../content/texts.ts";
import type { SiteView } from "../../site/calls-page.ts";
import { required } from "../../site/views/required.ts";
import type { PageInfo } from "../../site/views/shell/head.ts";
import { useIsEditor } from "../../site/views/shell/use-account.ts";
import { usePlaced, useSite } from "../../site/views/shell/use-site.ts";
import {
  assessmentRoute,
  routeOfSite,
  type SearchState,
  searchAddress,
  searchOf,
  searchRequest,
} from "../rules/index.ts";
import { searchTexts } from "../texts.ts";
import { SearchScreen, type SearchView } from "./search-screen.tsx";

const route = getRouteApi(`/screen${routePaths.search}`);

/** The answer to a search. The address, and what its site searches and offers, are all it depends on. */
const searchQuery = (api: Api, { key, settings }: SiteView, state: SearchState) => {
  const offersCollaboration = state.offersCollaboration || settings.displayFilterByCollaboration;
  const body = searchRequest({ ...state, offersCollaboration });
  return callQuery(api, "search", { params: { route: routeOfSite(key) }, body });
};

type Loading = {
  readonly context: RouterContext;
  readonly deps: Readonly<Record<string, unknown>>;
  readonly location: { readonly href: string };
};

/** An address that names defaults, repeats a key or has a key that no search knows is led to the one that the search has. */
const isAddressOf = (state: SearchState, href: string): boolean => {
  const paramsOf = (address: string) => [...new URL(address, "https://here").searchParams].map(String).sort().join("&");
  return paramsOf(searchAddress(state)) === paramsOf(href);
};

/** Loads the page's data: the search answer, and the page's own heading and name, which are content. The heading falls back to the name. */
export async function loadSearch({
  context: { api, client, site },
  deps,
  location,
}: Loading): Promise<{ readonly heading: string; readonly introduction: string; readonly page: PageInfo }> {
  const state = searchOf(deps);
  if (!isAddressOf(state, location.href)) throw redirect({ href: searchAddress(state), replace: true });
  const onServer = typeof document === "undefined";
  const asked = searchQuery(api, site, state);
  const content = { contentUrl: addresses.search, expand: "*" };
  const [named] = await Promise.all([
    unlessFailed(
      client.ensureQueryData({ ...callQuery(api, "findContent", { query: content }), revalidateIfStale: true }),
    ),
    // On the server the page is complete. In the browser the screen shows that it waits, and may be left before the answer.
    onServer ? required(client.ensureQueryData(asked), location.href) : void client.prefetchQuery(asked),
  ]);
  const found = named?.[0];
  const title = found?.name ?? contentTexts.search;
  return {
    heading: typeof found?.heading === "string" && found.heading !== "" ? found.heading : title,
    introduction: typeof found?.introduction === "string" ? found.introduction : "",
    page: {
      title,
      module: "features/search/views/search-page.tsx",
      ...(state.q === "" ? {} : { part: state.q }),
      canonical: searchAddress(state),
      query: state.q,
      crumbs: [
        { text: contentTexts.home, href: addresses.home },
        { text: title, href: addresses.search },
      ],
    },
  };
}

/** The search that the address describes, with its answer. A new search is a new address. */
export function SearchPage({ heading, introduction }: { readonly heading: string; readonly introduction: string }) {
  const router = useRouter();
  const state = useSearchState();
  const site = useSite();
  const searched = routeOfSite(site.key);
  const isEditor = useIsEditor();
  return (
    <SearchScreen
      heading={heading}
      introduction={introduction}
      route={searched}
      state={state}
      view={useSearchView(site, state)}
      settings={site.settings}
      editHref={isEditor ? (searched === assessmentRoute ? addresses.edit : contentAddresses.page) : null}
      onSearch={(next) => void router.navigate({ href: searchAddress(next) })}
    />
  );
}

/**
 * The search in the address as it is now. The router draws a new address when it has time and until then hands out the one before: a box
 * that was ticked would lose its mark meanwhile, and a second choice, made from the search before, would undo the first.
 */
function useSearchState(): SearchState {
  const { history } = useRouter();
  const here = usePlaced()(addresses.search);
  const drawn = stringifySearch(route.useSearch());
  const query = useSyncExternalStore(
    (onChange) => history.subscribe(onChange),
    () => (history.location.pathname.replace(/\/?$/, "/") === here ? history.location.search : drawn),
    () => drawn,
  );
  return searchOf(parseSearch(query));
}

function useSearchView(site: SiteView, state: SearchState): SearchView {
  const query = useQuery({ ...searchQuery(useApi(), site, state), placeholderData: keepPreviousData });
  if (query.data) return { at: "shown", answer: query.data, renewing: query.isPlaceholderData };
  if (query.isPending) return { at: "loading" };
  return { at: "failed", why: searchTexts.failed, onRetry: () => void query.refetch() };
}
