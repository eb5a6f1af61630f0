import { type Actor, worksAtDesk } from "../../core/access/index.ts";
import {
  branchOf,
  definitionOf,
  isReadable,
  type Page,
  type PageTree,
  type PageType,
  parts,
  type Wire,
} from "../../core/content/index.ts";
import type { ContentModel } from "../../core/contract/index.ts";
import type { Read } from "../platform/http/work.ts";
import { newestAssessments } from "../search/index.ts";
import { addressOf } from "./address.ts";
import { articleListOf, itemsUnder, withArticles } from "./article-lists.ts";
import { notificationTerms } from "./notification.ts";
import {
  NOTIFICATIONS_PER_PAGE,
  newestNotifications,
  SHOWN_ON_FRONT,
  searchedNotifications,
} from "./notification-lists.ts";
import type { Choices } from "./trees.ts";

/** The types whose pages can be shared and printed. */
const hasToolbar: ReadonlySet<string> = new Set(["StandardPage", "MethodNotificationPage"] satisfies PageType[]);

/** docs/spec/content.md, Content API */
const toolbarOf = ({ name, properties: { heading } }: Page) => ({
  ...{ contactEmail: null, contactName: null, printPreviewUrl: null },
  heading: typeof heading === "string" ? heading : name,
  name,
});

/** Who asks for a model, and when. A model does not name pages that this viewer may not read. */
export type Viewer = { readonly actor: Actor; readonly at: number } & Pick<Read, "db" | "shows"> & {
    /** Of the address that was asked for. */
    readonly query: string;
  };

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
    ...(hasToolbar.has(page.type) ? { toolbar: toolbarOf(page) } : {}),
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
  const wire = parts.toWire(definitionOf(page.type)?.props ?? {}, page.properties, wireFor(tree, viewer));
  const properties = withArticles(tree, wire, viewer);
  switch (page.type) {
    case "StartPage":
      return {
        ...properties,
        articleList: articleListOf(tree, properties.articleList, viewer),
        ...(properties.hideAssessments === true ? { newest: [], ongoing: [] } : await newestAssessments(viewer)),
      };
    case "MethodNotificationStartPage":
      return {
        ...properties,
        articleList: articleListOf(tree, properties.articleList, viewer),
        ...(await newestNotifications(tree, viewer, SHOWN_ON_FRONT)),
      };
    case "MethodNotificationCatalogPage":
      return { ...properties, ...(await newestNotifications(tree, viewer, NOTIFICATIONS_PER_PAGE)) };
    case "MethodNotificationSearchPage":
      return { ...properties, ...(await searchedNotifications(tree, viewer)) };
    case "MethodNotificationPage":
      return { ...properties, ...(await notificationTerms(page.properties, viewer)) };
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
