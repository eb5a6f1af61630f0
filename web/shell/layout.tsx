import { Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { addresses } from "../../core/address/index.ts";
import { Frame } from "../frame/frame.tsx";
import { pageInfoOf } from "./head.ts";
import { useAccount } from "./use-account.ts";
import { useSite } from "./use-site.ts";

/** The frame around every page. */
export function Layout() {
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
