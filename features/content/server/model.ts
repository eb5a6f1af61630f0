import { linksInPlace } from "../../../platform/pure/moved/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import type { Actor } from "../../access/rules/index.ts";
import { adoptsIn, startFromIn } from "../../address/rules/index.ts";
import type { ContentModel, TextLink } from "../../api/index.ts";
import type { TriageView } from "../../intro/rules/index.ts";
import { adoptingNotice, beforeStart, triageHeading, triageView } from "../../intro/server/index.ts";
import { publicTitle, startedFrom } from "../../publication/server/index.ts";
import { notificationRoute } from "../../search/rules/index.ts";
import { newestAssessments, relatedTo } from "../../search/server/index.ts";
import {
  branchOf,
  definitionOf,
  introInNynorsk,
  type Page,
  type PageModel,
  type PageTree,
  type PageType,
  parts,
  type TriageType,
} from "../rules/index.ts";
import { pageAddress } from "./address.ts";
import { articleListOf, itemsUnder, placedUnder, withLists } from "./article-lists.ts";
import { languageOf } from "./language.ts";
import { notificationDocuments, notificationTerms, yearOf } from "./notification.ts";
import { newestNotifications, SHOWN_IN_CATALOG, SHOWN_ON_FRONT } from "./notification-lists.ts";
import { wholeProperties } from "./store.ts";
import type { Choices } from "./trees.ts";
import { wireFor } from "./wire.ts";

/** The types whose pages can be shared and printed. */
const hasToolbar: ReadonlySet<string> = new Set(["StandardPage", "MethodNotificationPage"] satisfies PageType[]);

const toolbarOf = ({ name, properties: { heading } }: Page) => ({
  ...{ contactEmail: null, contactName: null, printPreviewUrl: null },
  heading: typeof heading === "string" && heading !== "" ? heading : name,
  name,
});

/** The caller of a model, and the time. A model does not name pages that this viewer may not read. */
export type Viewer = { readonly actor: Actor; readonly at: number } & Pick<
  Read,
  "db" | "shows" | "moved" | "language"
> & {
    /** The site and the query of the address that was asked for; null when a page is not made for an address. */
    readonly asked: { readonly siteId: number; readonly query: string } | null;
    /** The secret of the link to a draft that was asked for: its files are read with it. */
    readonly draftKey?: string;
    /** The page is a draft. */
    readonly isDraft?: true;
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
  const language = languageOf(pageAddress(tree, page), page);
  const languages = { language, existingLanguages: [language], masterLanguage: language };
  const changed = new Date(page.changedAt).toISOString();
  const properties = linksInPlace(viewer.moved, await propertiesOf(tree, page, viewer, choices));
  const chain = definitionOf(page.type)?.chain ?? ["Page", page.type];
  const { triage, heading } = properties as Partial<PageModel<"IntroPage">>;
  const nameInNynorsk = isIntroInNynorsk(page, viewer) ? heading : undefined;
  return {
    ...properties,
    contentLink: linkTo(tree, page),
    ...languages,
    name: triage?.heading ?? nameInNynorsk ?? page.name,
    ...(hasToolbar.has(page.type) ? { toolbar: toolbarOf(page) } : {}),
    contentType: triage ? [...chain, "TriagePage" satisfies TriageType] : [...chain],
    parentLink: parent ? linkTo(tree, parent) : null,
    routeSegment: page.urlSegment,
    url: pageAddress(tree, page),
    ...{ created: new Date(page.createdAt).toISOString(), changed, saved: changed },
    stopPublish: page.stopPublish === null ? null : new Date(page.stopPublish).toISOString(),
    status: "Published",
    startPublish: new Date(page.startPublish ?? page.publishedAt).toISOString(),
    breadcrumb: branch.map((each) => ({ text: each.name, href: pageAddress(tree, each) })),
  };
}

const isIntroInNynorsk = ({ type }: Page, { language }: Viewer): boolean => type === "IntroPage" && language === "nn";

/** The published assessment that the address asks a start form to start from. features/intro/README.md */
async function startFromOf({ asked, db, shows, language }: Viewer): Promise<{ startFrom?: TextLink | null }> {
  const named = startFromIn(asked?.query ?? "");
  if (named === null) return {};
  shows(`assessment ${named}`);
  const { text, link } = await startedFrom({ db, language }, named);
  return { startFrom: link === "" ? null : { text, link } };
}

/** The published assessment that the address asks a start form to adopt; of an adoption, its original. features/adoption/README.md */
async function adoptingOf(
  { asked, db, shows, language }: Viewer,
  form: string,
): Promise<Pick<PageModel<"IntroPage">, "adopting">> {
  const named = adoptsIn(asked?.query ?? "");
  if (!asked || named === null) return {};
  const titleOf = async (number: number) => {
    shows(`assessment ${number}`);
    const known = await publicTitle({ db, language, siteId: asked.siteId }, number);
    return known?.isPublished ? known : null;
  };
  const known = await titleOf(named);
  // A draft never says which assessment it adopts.
  const toAdopt = known?.toAdopt ?? null;
  const original = toAdopt === null || toAdopt === named ? known : await titleOf(toAdopt);
  const number = toAdopt === null ? null : (original?.pageId ?? null);
  return { adopting: adoptingNotice(language, { number, title: original?.title ?? "", form }) };
}

/** The five questions before a start form, where the address asks for them. features/intro/README.md */
async function triageOf(
  properties: Readonly<Record<string, unknown>>,
  { asked, db, language }: Viewer,
): Promise<{ triage?: TriageView }> {
  const triage = asked && (await triageView({ ...asked, db, language, properties }));
  return triage ? { triage } : {};
}

/** The reference to a page in answers of the content API. */
export function linkTo(tree: PageTree, page: Page): ContentModel["contentLink"] {
  const url = pageAddress(tree, page);
  const language = languageOf(url, page);
  return { id: page.number, workId: 0, guidValue: page.guid, providerName: null, url, language, expanded: null };
}

async function propertiesOf(
  tree: PageTree,
  page: Page,
  viewer: Viewer,
  choices: () => Promise<Choices>,
): Promise<Readonly<Record<string, unknown>>> {
  const props = definitionOf(page.type)?.props ?? {};
  const written = (page.isBrief && (await wholeProperties(viewer.db, page.number))) || page.properties;
  const stored = isIntroInNynorsk(page, viewer) ? introInNynorsk(written) : written;
  const wire = await wireFor(tree, viewer, parts.refs(props, stored));
  const properties = await withLists(tree, parts.toWire(props, stored, wire), viewer);
  switch (page.type) {
    case "StartPage":
      return {
        ...properties,
        articleList: await articleListOf(tree, properties.articleList, viewer),
        ...(properties.hideAssessments === true
          ? { newest: [], newestTotal: 0, ongoing: [], ongoingTotal: 0 }
          : await newestAssessments(viewer)),
      };
    case "MethodNotificationStartPage":
      return {
        ...properties,
        articleList: await articleListOf(tree, properties.articleList, viewer),
        ...(await newestNotifications(viewer, SHOWN_ON_FRONT)),
      };
    case "MethodNotificationCatalogPage":
      return { ...properties, ...(await newestNotifications(viewer, SHOWN_IN_CATALOG)) };
    case "MethodNotificationPage":
      return {
        ...properties,
        ...(await notificationTerms(stored, viewer)),
        year: yearOf({ ...page, properties: stored }),
        documents: viewer.isDraft ? [] : await notificationDocuments(viewer.db, page, viewer.language),
        similar: await relatedTo(viewer, notificationRoute, { ref: page.number, title: page.name }),
      };
    case "CatalogPage":
      return {
        ...properties,
        items: [...(await itemsUnder(tree, page.number, viewer)), ...(await placedUnder(page, viewer))],
      };
    case "IntroPage":
      viewer.shows("terms");
      return {
        ...properties,
        ...(await choices()),
        ...(await startFromOf(viewer)),
        ...(await adoptingOf(viewer, pageAddress(tree, page))),
        ...(await triageOf(properties, viewer)),
        before: beforeStart(
          viewer.language,
          triageHeading(properties, viewer.language),
          startFromIn(viewer.asked?.query ?? ""),
        ),
      };
    default:
      return properties;
  }
}
