import { addresses } from "../../core/address/index.ts";

type Place = { readonly pathname: string; readonly hash: string };
export type Move = { readonly from: Place | undefined; readonly to: Place; readonly back: boolean };

export type Arrival =
  | { readonly scroll: "keep" }
  | { readonly scroll: "restore" }
  | { readonly scroll: "top" }
  | { readonly scroll: "hash"; readonly id: string };

const withSlash = (pathname: string) => (pathname.endsWith("/") ? pathname : `${pathname}/`);

/**
 * How the page scrolls after a navigation (docs/spec/site.md, Scrolling). Search keeps its position except when arriving from the
 * root. Other routes scroll smoothly to the hash if there is one, else to the top. Going back returns to the earlier position.
 * A change of the query alone (a tab, a section) does not scroll here; its screen moves the focus.
 */
export function arrivalOf({ from, to, back }: Move): Arrival {
  if (back) return { scroll: "restore" };
  const samePath = from !== undefined && withSlash(from.pathname) === withSlash(to.pathname);
  if (withSlash(to.pathname) === addresses.search && from?.pathname !== addresses.home) return { scroll: "keep" };
  if (to.hash !== "") return { scroll: "hash", id: to.hash.replace(/^#/, "") };
  return samePath ? { scroll: "keep" } : { scroll: "top" };
}

/** Readers who want less motion are moved at once. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** Moves the focus to the page's heading, or to the main content when it has none, without scrolling. */
export function focusPage(contentId: string): void {
  const main = document.getElementById(contentId);
  const heading = main?.querySelector("h1");
  if (heading && !heading.hasAttribute("tabindex")) heading.setAttribute("tabindex", "-1");
  (heading ?? main)?.focus({ preventScroll: true });
}
