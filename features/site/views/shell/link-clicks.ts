import { isServersOwn } from "../../../address/rules/index.ts";

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;
type Anchor = Pick<HTMLAnchorElement, "href" | "target" | "hasAttribute">;

/**
 * The address within this site that a click on a link asks the router for, or null when the browser should do it: another
 * site, a new tab, a download, a path that the server answers itself, or a place on this page. The target `_self` asks for the whole page: it is for
 * another page at the same path, such as the questions before a start form.
 * @param here the address of the page, as in `location.href`
 */
export function routerHref(click: Click, anchor: Anchor, here: string): string | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  if (anchor.target || anchor.hasAttribute("download")) return null;
  if (!URL.canParse(anchor.href)) return null;
  const to = new URL(anchor.href);
  const from = new URL(here);
  if (to.origin !== from.origin || isServersOwn(to.pathname)) return null;
  const samePage = to.pathname === from.pathname && to.search === from.search;
  if (samePage && to.hash !== "") return null;
  return to.pathname + to.search + to.hash;
}

/**
 * Lets the router take every link in the document, also those in texts that editors write, so that no component needs a link of its
 * own. Without script they are ordinary links.
 */
export function takeLinkClicks(navigate: (href: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(anchor instanceof HTMLAnchorElement)) return;
    const href = routerHref(event, anchor, window.location.href);
    if (href === null) return;
    event.preventDefault();
    navigate(href);
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
