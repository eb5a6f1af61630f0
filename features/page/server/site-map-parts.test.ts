import { expect, test } from "vitest";
import { LISTED_MAX, mapPart } from "./site-map-parts.ts";

const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    address: `https://x.example/?id=${at}&a`,
    changed: new Date(Date.UTC(2026, 0, 1) + at),
  }));
const path = "https://x.example/sitemap.xml";
const locations = (xml: string | undefined) => (xml?.match(/<loc>/g) ?? []).length;

test("up to fifty thousand addresses stand in one file, each with its date", () => {
  const one = mapPart(entries(2), path, undefined);
  expect(one).toContain(
    "<url><loc>https://x.example/?id=1&amp;a</loc><lastmod>2026-01-01T00:00:00.001Z</lastmod></url>",
  );
  expect(mapPart([], path, undefined)).toContain("<urlset");
  expect(locations(mapPart(entries(LISTED_MAX), path, undefined))).toBe(LISTED_MAX);
});

test("more stand in parts, which an index lists with the date of the newest in each", () => {
  const many = entries(LISTED_MAX + 1);
  const index = mapPart(many, path, undefined);
  expect(index).toContain("<sitemapindex");
  expect(locations(index)).toBe(2);
  expect(index).toContain(`<loc>${path}?del=2</loc><lastmod>2026-01-01T00:00:50.000Z</lastmod>`);
  expect([locations(mapPart(many, path, "1")), locations(mapPart(many, path, "2"))]).toEqual([LISTED_MAX, 1]);
});

test("a part that does not exist is none", () => {
  for (const part of ["0", "2", "x", "1e1", ["1", "1"], ""]) expect(mapPart(entries(3), path, part)).toBeUndefined();
  expect(locations(mapPart(entries(3), path, "1"))).toBe(3);
});
