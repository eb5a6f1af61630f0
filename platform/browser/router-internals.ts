import type { AnyRouter } from "@tanstack/react-router";

/**
 * This file uses undocumented parts of TanStack Router. The version is pinned exactly, and test/api/pages.test.ts and
 * test/e2e/site.test.ts fail when an upgrade changes them.
 */

export type Loaded =
  | { readonly kind: "redirect"; readonly status: number; readonly location: string }
  | { readonly kind: "rendered"; readonly status: 200 | 404 | 500 };

/** Matches the router's address and runs its loaders, on the server. */
export async function loadOnServer(router: AnyRouter): Promise<Loaded> {
  router.isServer = true;
  await router.load();
  const result = router._serverResult;
  if (result?.type === "redirect") {
    const { status, headers } = result.redirect;
    return { kind: "redirect", status, location: headers.get("location") ?? "/" };
  }
  return { kind: "rendered", status: result?.status ?? 500 };
}

/** Loads the address the browser stands on, so that the first drawing is the same tree as the server's markup. */
export async function loadForHydration(router: AnyRouter): Promise<void> {
  router.ssr = { manifest: undefined };
  await router.load();
}
