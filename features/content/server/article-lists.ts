import { escapeHtml } from "../../../platform/pure/html/index.ts";
import { assessmentsUnder } from "../../search/server/index.ts";
import {
  type ArticleItem,
  childrenOf,
  isReadable,
  type Page,
  type PagePropertiesOf,
  type PageTree,
  pageMeant,
  pageTypes,
  parts,
  recordOf,
  stringOf,
  type Wire,
  withLinkPicture,
} from "../rules/index.ts";
import { pageAddress } from "./address.ts";
import type { Viewer } from "./model.ts";
import { wireFor } from "./wire.ts";

type ArticleList = PagePropertiesOf<"StartPage">["articleList"];

/** The newest articles under the page that the editor named. */
export async function articleListOf(tree: PageTree, source: unknown, viewer: Viewer) {
  const list = source as ArticleList;
  const parent = list?.parent && pageMeant(tree, list.parent);
  if (!list || !parent) return null;
  const items = (await itemsUnder(tree, parent.number, viewer))
    .sort((a, b) => b.publishdate.localeCompare(a.publishdate))
    .slice(0, list.limit ?? 0);
  return { heading: list.heading, all: pageAddress(tree, parent), items };
}

/** The properties of a page with what its blocks show beside what is stored: articles, and a picture as the specification names it. */
export const withLists = async (tree: PageTree, properties: Readonly<Record<string, unknown>>, viewer: Viewer) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(properties).map(
        async ([name, value]): Promise<[string, unknown]> => [
          name,
          Array.isArray(value) ? await Promise.all(value.map((each) => derived(tree, each, viewer))) : value,
        ],
      ),
    ),
  );

async function derived(tree: PageTree, value: unknown, viewer: Viewer): Promise<unknown> {
  const block = recordOf(value);
  switch (block.type) {
    case "ArticleListBlock":
      return { ...block, items: (await articleListOf(tree, block, viewer))?.items ?? [] };
    case "LinkBlock":
    case "WideLinkBlock":
      return withLinkPicture(block);
    default:
      return value;
  }
}

/** The pages under a parent. Their list changes when one of them changes, and, by the parent, when one is added, removed or moved. */
export async function itemsUnder(tree: PageTree, parent: number, viewer: Viewer) {
  const children = childrenOf(tree, parent);
  viewer.shows(`content ${parent}`, ...children.map(({ number }) => `content ${number}` as const));
  const shown = children.filter((child) => isReadable(tree, child, viewer.actor, viewer.at));
  const refs = shown.flatMap(({ properties }) => parts.refs(itemProps, properties));
  const wire = await wireFor(tree, viewer, refs);
  return shown.map((child) => itemOf(tree, child, wire));
}

/** The published assessments that start forms put under a page. */
export const placedUnder = async ({ number }: Page, viewer: Viewer): Promise<readonly ArticleItem[]> =>
  (await assessmentsUnder(viewer, number)).map(({ title, ingress, url, published }) => ({
    imageUrl: null,
    image: null,
    name: title,
    url,
    publishdate: published.toISOString(),
    preamble: ingress === "" ? "" : `<p>${escapeHtml(ingress)}</p>`,
  }));

/** The properties of a page that a list shows. */
const { image, introduction } = pageTypes.StandardPage.props;
const itemProps = { image, introduction };

/** The list item of a page. */
function itemOf(tree: PageTree, page: Page, wire: Wire) {
  const shown = parts.toWire(itemProps, page.properties, wire);
  const { src = null } = recordOf(shown.image);
  return {
    imageUrl: src === null ? null : String(src),
    image: shown.image,
    name: page.name,
    url: pageAddress(tree, page),
    publishdate: new Date(page.startPublish ?? page.publishedAt).toISOString(),
    preamble: stringOf(shown.introduction),
  };
}
