import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { routePaths } from "../../core/address/index.ts";
import { addressParams, searchOf } from "../../core/search/index.ts";
import { contentTexts } from "../../texts/content.ts";
import { rootRoute } from "./root.tsx";

const screen = () => import("../public/search/search-page.tsx");

/** The search page. Lazy: other public pages do not carry it. Its address mirrors the search. */
export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routePaths.search,
  staticData: { module: "web/public/search/search-page.tsx", name: contentTexts.search },
  validateSearch: (raw: Record<string, unknown>) => addressParams(searchOf(raw)),
  loaderDeps: ({ search }) => search,
  loader: async (loading) => (await screen()).loadSearch(loading),
  component: lazyRouteComponent(screen, "SearchPage"),
});
