import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  Outlet,
  useMatches,
  useRouter,
  useRouterState,
} from "@tanstack/react-router";
import { useEffect } from "react";
import { addresses } from "../../../features/address/rules/index.ts";
import type { PostedForm, SiteView } from "../../../features/api/index.ts";
import type { SaidInstead } from "../../../features/site/calls-page.ts";
import styles from "../../../features/site/views/frame.module.css";
import { Frame } from "../../../features/site/views/frame.tsx";
import { pageInfoOf } from "../../../features/site/views/shell/head.ts";
import { useAccount } from "../../../features/site/views/shell/use-account.ts";
import { useSite } from "../../../features/site/views/shell/use-site.ts";
import { type Api, callQuery, unlessFailed } from "../../../platform/browser/api/api.ts";
import { inPlace } from "../../../platform/pure/moved/index.ts";

export type RouterContext = {
  readonly api: Api;
  readonly client: QueryClient;
  readonly site: SiteView;
  readonly posted: PostedForm | null;
  /** On the server alone. */
  readonly said?: SaidInstead | undefined;
};

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  // The header shows who is signed in, on every page.
  loader: async ({ context }) => {
    await unlessFailed(context.client.ensureQueryData(callQuery(context.api, "getSession", {})));
  },
  component: Layout,
});

/** A thin bar on top while the next page is on its way, seen after 300 ms. features/site/README.md */
const WaitingBar = () =>
  useRouterState({ select: ({ isLoading }) => isLoading }) ? (
    <div className={styles.waiting} data-waiting aria-hidden="true" data-print="hide" />
  ) : null;

/** The frame around every page. */
function Layout() {
  const site = useSite();
  const router = useRouter();
  const fallback = { title: site.name, crumbs: [] };
  const page = useMatches({ select: (matches) => pageInfoOf(matches, fallback), structuralSharing: false });
  const account = useAccount();
  const search = (q: string) => void router.navigate({ href: `${addresses.search}?${new URLSearchParams({ q })}` });
  return (
    <>
      <WaitingBar />
      <Frame
        site={site.settings}
        hasAssessments={site.key !== "metodevarsel"}
        crumbs={page.crumbs.map(({ text, href }) => ({ text, href: inPlace(site.moved, href) }))}
        query={page.query}
        hasOwnSearch={page.query !== undefined}
        isLow={page.lowFrame}
        account={account}
        onSearch={search}
      >
        <Outlet />
      </Frame>
    </>
  );
}

/**
 * Around every screen. The router has a boundary between frame and screen, and React takes over what is inside it later than the frame:
 * only now the whole page answers to script (`entry-reader.ts`, and tests, which are quicker than any reader).
 */
export const screenRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "screen",
  component: () => {
    useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
    return <Outlet />;
  },
});
