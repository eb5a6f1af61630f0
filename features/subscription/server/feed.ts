import { escapeHtml } from "../../../platform/pure/html/index.ts";
import { defaultLanguage, type Language } from "../../../platform/pure/language/index.ts";
import { inPlace, type Moved } from "../../../platform/pure/moved/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { addresses, feedPaths } from "../../address/rules/index.ts";
import { SearchRequest, type SearchResultItem } from "../../api/index.ts";
import { DECISIONS_ID } from "../../decision/rules/index.ts";
import { listNewestDecisions } from "../../decision/server/index.ts";
import { decisionTexts } from "../../decision/texts.ts";
import {
  assessmentRoute,
  type SearchRoute,
  type SearchState,
  searchAddress,
  searchRequest,
} from "../../search/rules/index.ts";
import { search } from "../../search/server/index.ts";
import { hitsAmong } from "./hits-among.ts";

const LISTED = 50;

/** Something that a feed tells of. `id` is what it is known by for ever, `url` where it stands now; the instants are ISO. */
export type FeedItem = {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly published: string;
  readonly modified: string;
  readonly author: string;
  readonly tags: readonly string[];
  /** The form of Norwegian of its title and summary, where that is known. */
  readonly language?: Language | undefined;
};

export type NewsFeed = {
  readonly title: string;
  readonly origin: string;
  /** The page that the feed is of, from its site's root. */
  readonly home: string;
  /** The query string after the feed's own path: empty, or `?q=…`. */
  readonly query: string;
  /** The last changed first. */
  readonly items: readonly FeedItem[];
};

/** The published documents that a search finds, the last changed first. Cards of started work are left out. */
async function itemsFound(
  read: Pick<Read, "db" | "language">,
  route: SearchRoute,
  state: SearchState,
): Promise<readonly SearchResultItem[]> {
  const request = searchRequest({ ...state, sort: "modified", page: 1, pageSize: 100 });
  const answer = await search(read, route, SearchRequest.parse(request));
  if (!answer.ok || answer.value.leftOut.length > 0) return [];
  return answer.value.searchResult.filter(({ published }) => published !== null).slice(0, LISTED);
}

/** The query string of a search's feed. */
export const queryOf = (state: SearchState): string => searchAddress(state).slice(addresses.search.length);

/** Decisions that are read for a feed, the last registered first. */
const DECISIONS_READ = 200;

type Place = { readonly origin: string; readonly moved: Moved };

/** The decisions on what a search finds. */
async function decisionsFound(
  read: Pick<Read, "db" | "language">,
  { route, state, origin, moved }: Pick<OfSearch, "route" | "state"> & Place,
): Promise<readonly FeedItem[]> {
  if (route !== assessmentRoute) return [];
  const decisions = await listNewestDecisions(read.db, DECISIONS_READ);
  const found = await hitsAmong(read, route, state, [...new Set(decisions.map(({ assessment }) => assessment))]);
  const hits = new Map(found.map((hit) => [hit.pageId, hit]));
  return decisions.flatMap(({ no, assessment, outcome, organization, conditions, reason, at }) => {
    const hit = hits.get(assessment);
    if (!hit) return [];
    return {
      id: `${new URL(hit.url, origin).href}&beslutning=${no}`,
      url: `${new URL(inPlace(moved, hit.url), origin).href}#${DECISIONS_ID}`,
      title: decisionTexts.news(outcome, organization, hit.title),
      summary: [conditions, reason].filter(Boolean).join(" "),
      published: at,
      modified: at,
      author: organization,
      tags: hit.topics.map(({ text }) => text),
    };
  });
}

type OfSearch = {
  readonly route: SearchRoute;
  readonly state: SearchState;
  readonly title: string;
  readonly origin: string;
  readonly moved: Moved;
};

/** The feed of a search: the empty one is everything of a site. */
export async function searchFeed(
  read: Pick<Read, "db" | "language">,
  { route, state, title, origin, moved }: OfSearch,
): Promise<NewsFeed> {
  const items = (await itemsFound(read, route, state)).map(
    (item): FeedItem => ({
      id: new URL(item.url, origin).href,
      url: new URL(inPlace(moved, item.url), origin).href,
      title: item.title,
      summary: item.summary,
      published: item.published ?? item.modified,
      modified: item.modified,
      author: item.unitTitle || title,
      tags: item.topics.map(({ text }) => text),
      language: item.language,
    }),
  );
  const decisions = await decisionsFound(read, { route, state, origin, moved });
  const all = newestItems([...items, ...decisions]);
  return { title, origin, home: inPlace(moved, searchAddress(state)), query: queryOf(state), items: all };
}

/** The newest items of a feed, at most `LISTED`. */
export const newestItems = (items: readonly FeedItem[]): readonly FeedItem[] =>
  items.toSorted((one, other) => other.modified.localeCompare(one.modified)).slice(0, LISTED);

const addressIn = ({ origin, query }: NewsFeed, path: string): string => `${origin}${path}${query}`;
const homeOf = ({ origin, home }: NewsFeed): string => `${origin}${home}`;
const updatedAt = ({ items }: NewsFeed): string => items[0]?.modified ?? "1970-01-01T00:00:00.000Z";
/** XML 1.0 has no place for control characters and half characters, however they are written. */
const xml = (text: string): string => escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ""));

const entry = (item: FeedItem): string =>
  [
    item.language ? `<entry xml:lang="${item.language}">` : "<entry>",
    `<id>${xml(item.id)}</id>`,
    `<title>${xml(item.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xml(item.url)}"/>`,
    `<updated>${item.modified}</updated>`,
    `<published>${item.published}</published>`,
    `<author><name>${xml(item.author)}</name></author>`,
    ...item.tags.map((tag) => `<category term="${xml(tag)}"/>`),
    `<summary>${xml(item.summary)}</summary>`,
    "</entry>",
  ].join("");

export const atomOf = (feed: NewsFeed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${defaultLanguage}">`,
    `<id>${xml(addressIn(feed, feedPaths.atom))}</id>`,
    `<title>${xml(feed.title)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${xml(addressIn(feed, feedPaths.atom))}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(homeOf(feed))}"/>`,
    `<updated>${updatedAt(feed)}</updated>`,
    ...feed.items.map(entry),
    "</feed>",
    "",
  ].join("\n");

/** JSON Feed 1.1, with the ids of the Atom feed. */
export const jsonFeedOf = (feed: NewsFeed): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: homeOf(feed),
    feed_url: addressIn(feed, feedPaths.json),
    language: defaultLanguage,
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_text: item.summary,
      date_published: item.published,
      date_modified: item.modified,
      authors: [{ name: item.author }],
      tags: item.tags,
      ...(item.language && { language: item.language }),
    })),
  });
