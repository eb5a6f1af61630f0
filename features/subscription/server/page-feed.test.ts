import { expect, test } from "vitest";
import { buildPageTree, type Page } from "../../content/rules/index.ts";
import { atomOf } from "./feed.ts";
import { pageFeed } from "./page-feed.ts";

const DAY = 24 * 60 * 60 * 1000;
const aPage = (number: number, parent: number | null, more: Partial<Page> = {}): Page => ({
  number,
  guid: `guid-${number}`,
  parent,
  type: "StandardPage",
  urlSegment: parent === null ? "" : `side-${number}`,
  sortOrder: number,
  access: "everyone",
  readers: [],
  startPublish: null,
  stopPublish: null,
  name: `Side ${number}`,
  properties: {},
  createdAt: 0,
  changedAt: number * DAY,
  publishedAt: 0,
  ...more,
});
const of = { origin: "https://x.example", site: "Eksempel", at: 100 * DAY };
const treeOf = (...pages: readonly Page[]) => buildPageTree([aPage(1, null), ...pages], [], "minimetode");

test("has the pages below it at any depth, the last changed first, and none that is not for everybody", () => {
  const tree = treeOf(
    aPage(2, 1),
    aPage(3, 2, { properties: { heading: "Under <siden>", introduction: "<p>Kort &amp; godt</p>" } }),
    aPage(4, 3),
    aPage(5, 2, { access: "editors" }),
    aPage(6, 1),
    aPage(7, 2, { startPublish: 200 * DAY }),
    aPage(8, 2, { type: "SearchPage" }),
  );
  const feed = pageFeed(tree, 2, of);
  expect(feed?.items).toMatchObject([
    { id: "https://x.example/?side=4", url: "https://x.example/side-2/side-3/side-4/" },
    { title: "Under <siden>", summary: "Kort & godt", modified: "1970-01-04T00:00:00.000Z" },
  ]);
  expect(feed && atomOf(feed)).toContain("https://x.example/feed.atom?side=2");
  expect(pageFeed(tree, 5, of)).toBeUndefined();
  expect(pageFeed(tree, 99, of)).toBeUndefined();
});

test("has what the log of changes says, each line once, and nothing of a log that is hidden or half written", () => {
  const changeLog = [
    { date: "2026-02-01", text: "To" },
    { date: "2026-01-01", text: "En" },
    { date: "2026-01-01", text: "En" },
    { date: "snart", text: "x" },
    { date: "2026-01-01" },
    null,
  ];
  const items = (properties: object) => pageFeed(treeOf(aPage(2, 1, { properties: { ...properties } })), 2, of)?.items;
  const lines = items({ changeLog }) ?? [];
  expect(lines.map(({ title }) => title)).toEqual(["Side 2: To", "Side 2: En", "Side 2: En"]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
  expect(items({ changeLog, hideChangeLog: true })).toEqual([]);
});
