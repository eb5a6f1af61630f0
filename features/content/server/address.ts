import type { Actor } from "../../access/rules/index.ts";
import { type MovedTo, movedTo, type Page, type PageTree, pagePath } from "../rules/index.ts";

/** The address of a page. Start forms have no slash at the end, all other pages have one. features/address/README.md */
export const pageAddress = (tree: PageTree, page: Page): string => {
  const path = pagePath(tree, page) ?? "/";
  return page.type === "IntroPage" ? path.replace(/\/$/, "") : path;
};

/**
 * The address that an old one of a moved page leads to, with the query that was asked; null when nothing was moved from there.
 * @param url path and query
 * @param at milliseconds since 1970
 */
export function movedAddress(tree: PageTree, url: string, actor: Actor, at: number): MovedTo | null {
  const now = movedTo(tree, url, actor, at);
  if (now === null) return null;
  const page = tree.byPath.get(now.to);
  return { ...now, to: `${page ? pageAddress(tree, page) : now.to}${/\?.*$/s.exec(url)?.[0] ?? ""}` };
}
