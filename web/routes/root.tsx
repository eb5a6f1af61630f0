import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { addresses } from "../../core/address/index.ts";
import type { PostedForm, SiteView } from "../../core/contract/index.ts";
import { type Api, callQuery, unlessFailed } from "../api/api.ts";
import { Frame } from "../frame/frame.tsx";
import { pageInfoOf } from "../shell/head.ts";
import { useAccount } from "../shell/use-account.ts";
import { useSite } from "../shell/use-site.ts";

export type RouterContext = {
  readonly api: Api;
  readonly client: QueryClient;
  readonly site: SiteView;
  readonly posted: PostedForm | null;
};

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  // The header shows who is signed in, on every page.
  loader: async ({ context }) => {
    await unlessFailed(context.client.ensureQueryData(callQuery(context.api, "getSession", {})));
  },
  component: Layout,
});

/** The frame around every page. */
function Layout() {
  const site = useSite();
  const router = useRouter();
  const fallback = { title: site.name, crumbs: [] };
  const page = useMatches({ select: (matches) => pageInfoOf(matches, fallback), structuralSharing: false });
  const account = useAccount();
  const search = (q: string) => void router.navigate({ href: `${addresses.search}?${new URLSearchParams({ q })}` });
  // Says that the page now answers to script: for tests, which are quicker than any reader.
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
  return (
    <Frame site={site.settings} crumbs={page.crumbs} query={page.query ?? ""} account={account} onSearch={search}>
      <Outlet />
    </Frame>
  );
}
