import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { addresses, routePaths } from "../../core/address/index.ts";
import { addressParams, searchAddress, searchOf } from "../../core/search/index.ts";
import { contentTexts } from "../../texts/content.ts";
import { callQuery } from "../api/index.ts";
import { searchQuery } from "../public/search/search-query.ts";
import type { PageInfo } from "../shell/page-info.ts";
import { required } from "./answered.ts";
import { rootRoute } from "./root.tsx";

/** The search page, lazy: other public pages do not carry it. Its address mirrors the search (P section 4); its heading and name are content (P section 2). */
export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routePaths.search,
  staticData: { module: "web/public/search/index.ts", name: contentTexts.search },
  validateSearch: (raw: Record<string, unknown>) => addressParams(searchOf(raw)),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, client }, deps, location }) => {
    const state = searchOf(deps);
    const answered = client.ensureQueryData(searchQuery(api, state));
    const content = { contentUrl: addresses.search, matchExact: "true", expand: "*" } as const;
    const named = await client.ensureQueryData(callQuery(api, "findContent", { query: content }));
    const page = named.ok ? named.value[0] : undefined;
    // In the browser the screen shows that it waits; on the server the page is complete.
    if (typeof document === "undefined") required(await answered, location.href);
    return { heading: headingOf(page), page: pageInfo(page?.name ?? contentTexts.search, state) };
  },
  component: lazyRouteComponent(() => import("../public/search/index.ts"), "SearchPage"),
});

/** The heading falls back to the page's name. */
const headingOf = (page: { readonly name: string; readonly heading?: unknown } | undefined): string =>
  typeof page?.heading === "string" && page.heading !== "" ? page.heading : (page?.name ?? contentTexts.search);

const pageInfo = (title: string, state: ReturnType<typeof searchOf>): PageInfo => ({
  title,
  canonical: searchAddress(state),
  query: state.q,
  crumbs: [
    { text: contentTexts.home, href: addresses.home },
    { text: title, href: addresses.search },
  ],
});
