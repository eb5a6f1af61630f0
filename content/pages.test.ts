import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { alertPaths } from "../features/address/rules/index.ts";
import { findingsOf, pageTypes, parts } from "../features/content/rules/index.ts";
import { demoSites, type SeedPage, type SeedSite } from "./pages.ts";

const pathOf = ({ parent, urlSegment }: SeedPage): string => (parent === null ? "/" : `${parent}${urlSegment}/`);

/** Every local address in a page's properties. */
const localLinks = (json: unknown): readonly string[] =>
  [...JSON.stringify(json).matchAll(/"(?:href|url|link|parent)\\?":"(\/[^"#?]*)/g)].map((match) => match[1] ?? "");

test.each(demoSites)("the pages of $name hold what their types ask for, parents before children", ({ pages }) => {
  const seen = new Set<string>();
  for (const page of pages) {
    const definition = pageTypes[page.type];
    expect(parts.schema(definition.props).parse(page.properties)).toEqual(page.properties);
    expect(findingsOf(definition, page.properties)).toEqual([]);
    if (page.parent !== null) expect(seen).toContain(page.parent);
    expect(seen).not.toContain(pathOf(page));
    seen.add(pathOf(page));
  }
});

test.each(demoSites)("the local links of $name lead to its pages", (site: SeedSite) => {
  const paths = new Set([...site.pages.map(pathOf), `${alertPaths.form}/`]);
  for (const link of site.pages.flatMap(({ properties }) => localLinks(properties))) {
    expect(paths).toContain(link.endsWith("/") ? link : `${link}/`);
  }
});

test("every picture is there", () => {
  const sources = [...JSON.stringify(demoSites).matchAll(/"src":"([^"]*)"/g)].map((match) => match[1]);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((src) => !existsSync(`apps/browser/static${src}`))).toEqual([]);
});
