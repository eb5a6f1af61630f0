import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { anonymous } from "../../access/rules/index.ts";
import { PAGE_IN_FEED } from "../../address/rules/index.ts";
import { branchOf, definitionOf, isReadable, type Page, type PageTree, stringOf } from "../../content/rules/index.ts";
import { pageAddress } from "../../content/server/index.ts";
import { type FeedItem, type NewsFeed, newestItems } from "./feed.ts";

type Of = { readonly origin: string; readonly site: string; readonly at: number };

const isBelow = (tree: PageTree, page: Page, above: Page): boolean => {
  let parent = page.parent === null ? undefined : tree.pages.get(page.parent);
  while (parent && parent !== above) parent = parent.parent === null ? undefined : tree.pages.get(parent.parent);
  return parent === above;
};

/** The content of a screen depends on the reader. */
const isScreen = ({ type }: Page): boolean => definitionOf(type)?.place !== undefined;

const headingOf = ({ name, properties }: Page): string => stringOf(properties.heading).trim() || name;
const introductionOf = ({ properties }: Page): string => plainTextOf(stringOf(properties.introduction));

/** The entries in the page's log of changes. Empty if the log is hidden. */
const changesOf = ({ properties }: Page): readonly { readonly date: string; readonly text: string }[] => {
  if (properties.hideChangeLog === true || !Array.isArray(properties.changeLog)) return [];
  return properties.changeLog.flatMap((line: unknown) => {
    if (typeof line !== "object" || line === null || !("date" in line) || !("text" in line)) return [];
    const [date, text] = [stringOf(line.date), stringOf(line.text)];
    return /^\d{4}-\d\d-\d\d$/.test(date) && text !== "" ? [{ date, text }] : [];
  });
};

/** The pages whose changes may change a page's feed: itself and those above, on which it depends who may read it, and all below. */
export function pagesOfFeed(tree: PageTree, number: number): readonly `content ${number}`[] {
  const page = tree.pages.get(number);
  if (!page) return [];
  const below = [...tree.pages.values()].filter((each) => isBelow(tree, each, page));
  return [...(branchOf(tree, page) ?? []), ...below].map((each) => `content ${each.number}` as const);
}

/**
 * The feed of a content page: what its log of changes says, and the pages below it that anybody may read, as they stand in the tree that
 * the server keeps. Undefined for a page that is not for everybody.
 */
export function pageFeed(tree: PageTree, number: number, { origin, site, at }: Of): NewsFeed | undefined {
  const page = tree.pages.get(number);
  const isOpen = (each: Page) => isReadable(tree, each, anonymous, at);
  if (!page || !isOpen(page)) return undefined;
  const urlOf = (each: Page) => `${origin}${pageAddress(tree, each)}`;
  const below = [...tree.pages.values()].filter((each) => !isScreen(each) && isBelow(tree, each, page) && isOpen(each));
  const pages = below.map(
    (each): FeedItem => ({
      // A page may move: its number does not.
      id: `${origin}/?side=${each.number}`,
      url: urlOf(each),
      title: headingOf(each),
      summary: introductionOf(each),
      published: new Date(each.publishedAt).toISOString(),
      modified: new Date(Math.max(each.changedAt, each.publishedAt, each.startPublish ?? 0)).toISOString(),
      author: site,
      tags: [],
    }),
  );
  const changes = changesOf(page).map(({ date, text }, index, all): FeedItem => {
    const instant = new Date(date).toISOString();
    // Lines are added at either end: the same words of the same day are the same change.
    const nth = all.slice(0, index).filter((other) => other.date === date && other.text === text).length;
    return {
      id: `${origin}/?side=${page.number}&endring=${encodeURIComponent(`${date} ${text}`)}${nth === 0 ? "" : `&nr=${nth}`}`,
      url: urlOf(page),
      title: `${headingOf(page)}: ${text}`,
      summary: text,
      published: instant,
      modified: instant,
      author: site,
      tags: [],
    };
  });
  return {
    title: `${site}: ${headingOf(page)}`,
    origin,
    home: pageAddress(tree, page),
    query: `?${PAGE_IN_FEED}=${page.number}`,
    items: newestItems([...changes, ...pages]),
  };
}
