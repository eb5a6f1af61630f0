import { expect, test } from "vitest";
import { unclearComments } from "./plain-english.ts";

test.each([
  "/** What a page shows. */",
  "// The draft is no page.",
  "/**\n * The row is read.\n * Who may not read it is told so.\n */",
  "const a = 1; // rows, the first of which stays",
  "/** At most so many of them. */",
])("a comment that must be read twice is found: %s", (source) => {
  expect(unclearComments(source).length).toBeGreaterThan(0);
});

test.each([
  "/** The properties that a page shows. */",
  "// There is no such page, and no draft either.",
  'const text = "What a page shows";',
  "const address = `https://example.no/what is no page`;",
  "/** The reviewer receives a mail. What if it is lost? The job sends it again. */",
])("a plain one is not: %s", (source) => {
  expect(unclearComments(source)).toEqual([]);
});

test("each finding has its line", () => {
  expect(unclearComments("const a = 1;\n\n/** Who may read. */\n").map(({ line }) => line)).toEqual([3]);
});
