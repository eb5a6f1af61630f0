import { createHash } from "node:crypto";
import { addresses, feedPaths, inPlace, type Moved } from "../../core/address/index.ts";
import { SearchRequest, type SearchResultItem } from "../../core/contract/index.ts";
import { escapeHtml } from "../../core/html/index.ts";
import { type SearchRoute, type SearchState, searchAddress, searchRequest } from "../../core/search/index.ts";
import type { Db } from "../platform/http/work.ts";
import { search } from "../search/index.ts";

const LISTED = 50;

export type Feed = {
  readonly title: string;
  readonly origin: string;
  readonly moved: Moved;
  readonly state: SearchState;
  readonly items: readonly SearchResultItem[];
};

/** What is published and found by a search, the last changed first. Cards of started work are left out. */
export async function feedItems(db: Db, route: SearchRoute, state: SearchState): Promise<readonly SearchResultItem[]> {
  const request = searchRequest({ ...state, sort: "modified", page: 1, pageSize: 100 });
  const answer = await search(db, route, SearchRequest.parse(request));
  if (!answer.ok || answer.value.leftOut.length > 0) return [];
  return answer.value.searchResult.filter(({ published }) => published !== null).slice(0, LISTED);
}

const addressIn = ({ origin, state }: Feed, path: string): string =>
  `${origin}${searchAddress(state).replace(addresses.search, path)}`;
/** The search page of the feed. */
const pageOf = ({ origin, moved, state }: Feed): string => `${origin}${inPlace(moved, searchAddress(state))}`;
/** What an entry is known by, for ever. */
const idOf = ({ origin }: Feed, { url }: SearchResultItem): string => new URL(url, origin).href;
const whole = ({ origin, moved }: Feed, { url }: SearchResultItem): string => new URL(inPlace(moved, url), origin).href;
const updatedAt = ({ items }: Feed): string => items[0]?.modified ?? "1970-01-01T00:00:00.000Z";
/** XML 1.0 has no place for control characters and half characters, however they are written. */
const xml = (text: string): string => escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ""));

const entry = (feed: Feed, item: SearchResultItem): string =>
  [
    "<entry>",
    `<id>${xml(idOf(feed, item))}</id>`,
    `<title>${xml(item.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xml(whole(feed, item))}"/>`,
    `<updated>${item.modified}</updated>`,
    `<published>${item.published}</published>`,
    `<author><name>${xml(item.unitTitle || feed.title)}</name></author>`,
    ...item.topics.map(({ text }) => `<category term="${xml(text)}"/>`),
    `<summary>${xml(item.summary)}</summary>`,
    "</entry>",
  ].join("");

export const atomOf = (feed: Feed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nb">',
    `<id>${xml(addressIn(feed, feedPaths.atom))}</id>`,
    `<title>${xml(feed.title)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${xml(addressIn(feed, feedPaths.atom))}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(pageOf(feed))}"/>`,
    `<updated>${updatedAt(feed)}</updated>`,
    ...feed.items.map((item) => entry(feed, item)),
    "</feed>",
    "",
  ].join("\n");

/** JSON Feed 1.1, with the ids of the Atom feed. */
export const jsonFeedOf = (feed: Feed): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: pageOf(feed),
    feed_url: addressIn(feed, feedPaths.json),
    language: "nb",
    items: feed.items.map((item) => ({
      id: idOf(feed, item),
      url: whole(feed, item),
      title: item.title,
      content_text: item.summary,
      date_published: item.published,
      date_modified: item.modified,
      authors: [{ name: item.unitTitle || feed.title }],
      tags: item.topics.map(({ text }) => text),
    })),
  });

export const etagOf = (body: string): string => `"${createHash("sha256").update(body).digest("base64url")}"`;
