import {
  isReadable,
  type ListedNotification,
  type Page,
  type PagePropertiesOf,
  type PageTree,
  type TopicHits,
} from "../../core/content/index.ts";
import { plainTextOf } from "../../core/rich-text/index.ts";
import { facetAddress, searchOf } from "../../core/search/index.ts";
import { loadTerms, type TermRow, type Terms } from "../term/index.ts";
import { addressOf } from "./address.ts";
import type { Viewer } from "./model.ts";
import { named, nameOf, statusRows, topicLinks } from "./notification.ts";

type Stored = Partial<PagePropertiesOf<"MethodNotificationPage">>;

/** How many notifications stand on one page of a list. */
export const NOTIFICATIONS_PER_PAGE = 20;

type ListAsk = {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Words that a notification must have, all of them. */
  readonly q: string;
  /** Numbers of terms that a notification must have, all of them. */
  readonly terms: readonly number[];
};

/**
 * The notifications of a site that this viewer may read, newest first, and the topics that they have by name. A page beyond the last answers
 * the last. docs/spec/content.md, Method notification
 */
async function listNotifications(tree: PageTree, viewer: Viewer, { page, pageSize, q, terms: wanted }: ListAsk) {
  const { db, shows, actor, at } = viewer;
  const all = [...tree.pages.values()].filter(({ type }) => type === "MethodNotificationPage");
  // A list changes when one of them does and, by the page above, when one is added, removed or moved.
  shows(
    "terms",
    "search methodnotifications",
    ...all.flatMap(({ number, parent }) => [`content ${number}` as const, `content ${parent ?? number}` as const]),
  );
  const terms = await loadTerms(db);
  const readable = all.filter((each) => isReadable(tree, each, actor, at));
  const words = q.toLocaleLowerCase("nb").split(/\s+/).filter(Boolean);
  const chosen = readable.filter((each) => {
    const ids = wanted.length === 0 ? [] : termsOf(terms, each).map(({ id }) => id);
    return wanted.every((id) => ids.includes(id)) && (words.length === 0 || hasWords(terms, each, words));
  });
  const pages = Math.max(1, Math.ceil(chosen.length / pageSize));
  const shown = Math.min(Math.max(page, 1), pages);
  const items = chosen
    .toSorted((a, b) => publishedAt(b) - publishedAt(a) || b.number - a.number)
    .slice((shown - 1) * pageSize, shown * pageSize)
    .map((each) => listed(tree, terms, each));
  const topicName = wanted.map((id) => terms.byId(id)?.name ?? String(id)).join(", ") || null;
  return {
    topics: topicHits(terms, readable),
    notifications: items,
    total: chosen.length,
    page: shown,
    pages,
    topicName,
  };
}

const publishedAt = ({ startPublish, publishedAt: published }: Page): number => startPublish ?? published;
const topicsOf = (terms: Terms, { properties }: Page): readonly TermRow[] =>
  named(terms, "topic", (properties as Stored).topics);

const kindsOfTerms = {
  topics: "topic",
  methodTypes: "method-type",
  organizations: "organization",
  publishers: "publisher",
  subjects: "subject",
} as const;

/** The terms that a notification can be searched by. */
const termsOf = (terms: Terms, { properties }: Page): readonly TermRow[] =>
  Object.entries(kindsOfTerms).flatMap(([key, kind]) => named(terms, kind, properties[key] as readonly string[]));

function hasWords(terms: Terms, page: Page, words: readonly string[]): boolean {
  const { heading = "", methodSummary = "", mainBody = "", sections = [] }: Stored = page.properties;
  const names = termsOf(terms, page).map(({ name }) => name);
  const htmls = [methodSummary, mainBody, ...sections.flatMap((each) => [each.heading, each.body])];
  const text = [heading, ...names, ...htmls.map(plainTextOf)].join(" ").toLocaleLowerCase("nb");
  return words.every((word) => text.includes(word));
}

const collator = new Intl.Collator("nb");

function topicHits(terms: Terms, pages: readonly Page[]): readonly TopicHits[] {
  const hits = new Map<TermRow, number>();
  for (const term of pages.flatMap((page) => topicsOf(terms, page))) hits.set(term, (hits.get(term) ?? 0) + 1);
  return [...hits]
    .map(([{ id, name }, count]) => ({ subjectName: name, hits: count, url: facetAddress("Topic", id), icon: null }))
    .toSorted((a, b) => collator.compare(a.subjectName, b.subjectName));
}

function listed(tree: PageTree, terms: Terms, page: Page): ListedNotification {
  const stored: Stored = page.properties;
  return {
    heading: stored.heading ?? page.name,
    url: addressOf(tree, page),
    published: new Date(publishedAt(page)).toISOString(),
    summary: plainTextOf(stored.methodSummary ?? ""),
    source: nameOf(terms, "source", stored.source),
    status: statusRows(terms, stored)[0]?.status ?? "",
    topics: topicLinks(terms, stored.topics),
  };
}

/** How many notifications the front page shows. */
export const SHOWN_ON_FRONT = 5;

/** The newest, and the topics. */
export async function newestNotifications(tree: PageTree, viewer: Viewer, pageSize: number) {
  const { topics, notifications, total } = await listNotifications(tree, viewer, {
    ...{ page: 1, q: "", terms: [] },
    pageSize,
  });
  return { topics, notifications, total };
}

/** The list that the address asks for. */
export async function searchedNotifications(tree: PageTree, viewer: Viewer) {
  const { q, page, chosen } = searchOf(Object.fromEntries(new URLSearchParams(viewer.query)));
  const terms = [...chosen.Topic, ...chosen.MethodType, ...chosen.Organization].map(Number);
  const found = await listNotifications(tree, viewer, { page, pageSize: NOTIFICATIONS_PER_PAGE, q, terms });
  return { ...found, q };
}
