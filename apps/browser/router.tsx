import { QueryClient } from "@tanstack/react-query";
import { createRouter, type LocationRewrite, type RouterHistory } from "@tanstack/react-router";
import { TRIAGE } from "../../features/address/rules/index.ts";
import { LoadFailed } from "../../features/site/views/error/load-failed.tsx";
import { parseSearch, stringifySearch } from "../../platform/browser/search-string.ts";
import { inPlace, type Moved } from "../../platform/pure/moved/index.ts";
import { errorRoutes, publicRoutes } from "./routes/public.tsx";
import { type RouterContext, rootRoute, screenRoute } from "./routes/root.tsx";
import type { wingRoutes } from "./routes/wings.tsx";

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The lazy screen's key in Vite's manifest, so that the server can link its styles. */
    module?: string;
    /** The name of the screen in the message that it could not be loaded. */
    name?: string;
  }
}

/** The routes of editor and desk, or none of them. */
export type Wings = readonly [typeof wingRoutes] | readonly [];

// Typed as the whole tree: only the wings' own screens use the types of their routes.
const treeWith = (wings: Wings) =>
  rootRoute.addChildren([
    screenRoute.addChildren([...publicRoutes, ...errorRoutes, ...(wings as readonly [typeof wingRoutes])]),
  ]);

const withSlash = (path: string): string => path.replace(/\/?$/, "/");

/** The routes have the screens' own addresses; the browser has those that the site's editors gave them. */
const rewriteOf = (moved: Moved): LocationRewrite => ({
  input: ({ url }) => {
    const own = inPlace(moved, withSlash(url.pathname), 1);
    if (own !== withSlash(url.pathname)) url.pathname = own;
    return url;
  },
  output: ({ url }) => {
    url.pathname = inPlace(moved, url.pathname);
    return url;
  },
});

export const createAppRouter = (context: RouterContext, wings: Wings, history?: RouterHistory) => {
  const router = createRouter({
    routeTree: treeWith(wings),
    context,
    parseSearch,
    stringifySearch: (search) => stringifySearch(search, TRIAGE),
    trailingSlash: "preserve",
    defaultPreload: false,
    defaultHashScrollIntoView: false,
    defaultErrorComponent: LoadFailed,
    ...(context.site.moved.length > 0 ? { rewrite: rewriteOf(context.site.moved) } : {}),
    ...(history ? { history } : {}),
  });
  // followNavigation scrolls (features/site/views/shell). Without this option the router goes to the top at every change of the address. Given
  // when the router is made, it would write the positions of each visitor to sessionStorage and take over the scrolling of reloads.
  router.update({ ...router.options, scrollRestoration: () => false });
  return router;
};

export const newQueryClient = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: false } } });
