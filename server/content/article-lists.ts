import {
  childrenOf,
  isReadable,
  type Page,
  type PagePropertiesOf,
  type PageTree,
  recordOf,
  treePath,
} from "../../core/content/index.ts";
import { addressOf } from "./address.ts";
import type { Viewer } from "./model.ts";

type ArticleList = PagePropertiesOf<"StartPage">["articleList"];

/** The newest articles under the page that the editor named. */
export function articleListOf(tree: PageTree, source: unknown, viewer: Viewer) {
  const list = source as ArticleList;
  const parent = list?.parent && tree.byPath.get(treePath(list.parent));
  if (!list || !parent) return null;
  const items = itemsUnder(tree, parent.number, viewer)
    .sort((a, b) => b.publishdate.localeCompare(a.publishdate))
    .slice(0, list.limit ?? 0);
  return { heading: list.heading, items };
}

/** The properties of a page with the articles of each article list block in its areas. */
export const withArticles = (tree: PageTree, properties: Readonly<Record<string, unknown>>, viewer: Viewer) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((each) => withItems(tree, each, viewer)) : value,
    ]),
  );

const withItems = (tree: PageTree, block: unknown, viewer: Viewer): unknown =>
  recordOf(block).type === "ArticleListBlock"
    ? { ...recordOf(block), items: articleListOf(tree, block, viewer)?.items ?? [] }
    : block;

/** The pages under a parent. Their list changes when one of them changes, and, by the parent, when one is added, removed or moved. */
export function itemsUnder(tree: PageTree, parent: number, viewer: Viewer) {
  const children = childrenOf(tree, parent);
  viewer.shows(`content ${parent}`, ...children.map(({ number }) => `content ${number}` as const));
  return children.flatMap((child) => itemOf(tree, child, viewer));
}

/** The list item of a page (docs/spec/content.md, Article); empty when this viewer may not read it. */
function itemOf(tree: PageTree, page: Page, { actor, at }: Viewer) {
  if (!isReadable(tree, page, actor, at)) return [];
  const { image, introduction } = page.properties as Partial<PagePropertiesOf<"StandardPage">>;
  const publishdate = new Date(page.startPublish ?? page.publishedAt).toISOString();
  return [
    {
      imageUrl: image?.src ?? null,
      name: page.name,
      url: addressOf(tree, page),
      publishdate,
      preamble: typeof introduction === "string" ? introduction : "",
    },
  ];
}
