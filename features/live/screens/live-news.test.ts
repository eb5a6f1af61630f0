import fc from "fast-check";
import { expect, test } from "vitest";
import { inOrder, type LiveNews } from "./live-news.ts";

const change = (no: number): LiveNews => ({ news: "change", change: { no, kind: "hidden" } });

const heard = (given: readonly LiveNews[]) => {
  const news: LiveNews[] = [];
  const line = inOrder((each) => news.push(each));
  for (const each of given) line.take(each);
  return { news, last: line.last() };
};

test("each change is told once and in order, whatever is repeated, and a gap is told as a reload", () => {
  fc.assert(
    fc.property(fc.nat(20), fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 }), (from, numbers) => {
      const { news, last } = heard([{ news: "hello", no: from }, ...numbers.map(change)]);
      let known = from;
      for (const each of news.slice(1)) {
        if (each.news === "reload") known = each.no - 1;
        else if (each.news === "change") {
          expect(each.change.no).toBe(known + 1);
          known++;
        }
      }
      expect(last).toBe(Math.max(from, ...numbers));
    }),
  );
});

test("a second hello, of a line that was cut, asks for nothing: what was missed comes as changes", () => {
  const { news } = heard([{ news: "hello", no: 3 }, { news: "hello", no: 5 }, change(4), change(5)]);
  expect(news.map((each) => each.news)).toEqual(["hello", "change", "change"]);
});

test("a database that was put back has lower numbers: it is read anew, and goes on from there", () => {
  const { news, last } = heard([{ news: "hello", no: 30 }, { news: "reload", no: 12 }, change(13)]);
  expect(news.map((each) => each.news)).toEqual(["hello", "reload", "change"]);
  expect(last).toBe(13);
});
