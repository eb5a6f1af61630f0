import { type Actor, worksAtDesk } from "../../core/access/index.ts";
import {
  branchOf,
  childrenOf,
  definitionOf,
  isReadable,
  type Page,
  type PagePropertiesOf,
  type PageTree,
  parts,
  pathOf,
  treePath,
  type Wire,
} from "../../core/content/index.ts";
import type { ContentModel } from "../../core/contract/index.ts";
import type { Read } from "../platform/http/work.ts";
import { newestAssessments } from "../search/index.ts";
import type { Choices } from "./trees.ts";

/** Who asks for a model, and when. A model does not name pages that this viewer may not read. */
export type Viewer = { readonly actor: Actor; readonly at: number } & Pick<Read, "db" | "shows">;

/** A page in the flattened shape of the content API. */
export async function modelOf(
  tree: PageTree,
  page: Page,
  viewer: Viewer,
  choices: () => Promise<Choices>,
): Promise<ContentModel> {
  const parent = page.parent === null ? undefined : tree.pages.get(page.parent);
  const branch = branchOf(tree, page) ?? [];
  viewer.shows(...branch.map(({ number }) => `content ${number}` as const));
  return {
    ...(await propertiesOf(tree, page, viewer, choices)),
    contentLink: linkTo(tree, page),
    name: page.name,
    language: { displayName: "norsk", name: "no" },
    contentType: [...(definitionOf(page.type)?.chain ?? ["Page", page.type])],
    parentLink: parent ? linkTo(tree, parent) : null,
    routeSegment: page.urlSegment,
    url: addressOf(tree, page),
    changed: new Date(page.changedAt).toISOString(),
    startPublish: new Date(page.startPublish ?? page.publishedAt).toISOString(),
    breadcrumb: branch.map((each) => ({ text: each.name, href: addressOf(tree, each) })),
  };
}

/** The address of a page. Start forms have no slash at the end, all other pages have one. docs/spec/site.md, Addresses */
export const addressOf = (tree: PageTree, page: Page): string => {
  const path = pathOf(tree, page) ?? "/";
  return page.type === "IntroPage" ? path.replace(/\/$/, "") : path;
};

const linkTo = (tree: PageTree, page: Page) => ({
  id: page.number,
  guidValue: page.guid,
  url: addressOf(tree, page),
});

async function propertiesOf(
  tree: PageTree,
  page: Page,
  viewer: Viewer,
  choices: () => Promise<Choices>,
): Promise<Readonly<Record<string, unknown>>> {
  const properties = parts.toWire(definitionOf(page.type)?.props ?? {}, page.properties, wireFor(tree, viewer));
  switch (page.type) {
    case "StartPage":
      return {
        ...properties,
        articleList: articleListOf(tree, properties.articleList, viewer),
        ...(properties.hideAssessments === true ? { newest: [], ongoing: [] } : await newestAssessments(viewer)),
      };
    case "CatalogPage":
      return { ...properties, items: itemsUnder(tree, page.number, viewer) };
    case "IntroPage":
      viewer.shows("terms");
      return { ...properties, ...(await choices()) };
    default:
      return properties;
  }
}

/** What a viewer gets of references: the addresses of pages that they may read, which change when those pages do. */
const wireFor = (tree: PageTree, viewer: Viewer): Wire => ({
  address: (number) => {
    viewer.shows(`content ${number}`);
    const page = tree.pages.get(number);
    return page && isReadable(tree, page, viewer.actor, viewer.at) ? addressOf(tree, page) : null;
  },
  forEditors: worksAtDesk(viewer.actor),
});

type ArticleList = PagePropertiesOf<"StartPage">["articleList"];

/** The newest articles under the page that the editor named. */
function articleListOf(tree: PageTree, source: unknown, viewer: Viewer) {
  const list = source as ArticleList;
  const parent = list?.parent && tree.byPath.get(treePath(list.parent));
  if (!list || !parent) return null;
  const items = itemsUnder(tree, parent.number, viewer)
    .sort((a, b) => b.publishdate.localeCompare(a.publishdate))
    .slice(0, list.limit ?? 0);
  return { heading: list.heading, items };
}

/** The pages under a parent. Their list changes when one of them changes, and, by the parent, when one is added, removed or moved. */
function itemsUnder(tree: PageTree, parent: number, viewer: Viewer) {
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
