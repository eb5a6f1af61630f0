import { type Page, type PageTree, pathOf } from "../../core/content/index.ts";

/** The address of a page. Start forms have no slash at the end, all other pages have one. docs/spec/site.md, Addresses */
export const addressOf = (tree: PageTree, page: Page): string => {
  const path = pathOf(tree, page) ?? "/";
  return page.type === "IntroPage" ? path.replace(/\/$/, "") : path;
};
