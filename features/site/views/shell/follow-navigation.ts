import type { RegisteredRouter } from "@tanstack/react-router";
import { focusPage, scrollBehavior } from "../../../../platform/browser/navigation.ts";
import { addresses } from "../../../address/rules/index.ts";

type Options = { readonly contentId: string; onArrived(): void };

/** After each navigation in the browser: scrolls, moves the focus, and calls `onArrived`. */
export function followNavigation(router: RegisteredRouter, { contentId, onArrived }: Options): () => void {
  const positions = new Map<string, number>();
  let key = keyNow();
  let back = false;
  window.history.scrollRestoration = "manual";
  const remember = () => positions.set(key, window.scrollY);
  window.addEventListener("scrollend", remember);
  const forget = router.history.subscribe(({ action }) => {
    back = action.type === "BACK" || action.type === "FORWARD" || action.type === "GO";
  });
  const rendered = router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
    const before = key;
    key = keyNow();
    if (!hrefChanged || before === key) return;
    scroll(arrivalOf({ from: fromLocation, to: toLocation, back }), positions.get(key) ?? 0);
    onArrived();
    if (pathChanged) focusPage(contentId);
  });
  return () => {
    window.removeEventListener("scrollend", remember);
    forget();
    rendered();
  };
}

function scroll(arrival: Arrival, before: number): void {
  switch (arrival.scroll) {
    case "keep":
      break;
    case "restore":
      window.scrollTo({ top: before, behavior: "instant" });
      break;
    case "top":
      window.scrollTo({ top: 0, behavior: scrollBehavior() });
      break;
    case "hash":
      document.getElementById(arrival.id)?.scrollIntoView({ behavior: scrollBehavior() });
  }
}

/** The router marks each entry of the browser's history. */
const keyNow = (): string => {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "__TSR_key" in state ? String(state.__TSR_key) : "first";
};

type Place = { readonly pathname: string; readonly hash: string };
type Move = { readonly from: Place | undefined; readonly to: Place; readonly back: boolean };

type Arrival =
  | { readonly scroll: "keep" }
  | { readonly scroll: "restore" }
  | { readonly scroll: "top" }
  | { readonly scroll: "hash"; readonly id: string };

const withSlash = (pathname: string) => (pathname.endsWith("/") ? pathname : `${pathname}/`);

/**
 * How the page scrolls after a navigation. Search keeps its position except when arriving from the
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
