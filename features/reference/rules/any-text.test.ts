import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import {
  doiIn,
  evidenceFrom,
  MAX_REFERENCES,
  type Reference,
  readEndnote,
  readNbib,
  readOvid,
  readRis,
  referenceFormatOf,
  twinsOf,
} from "./index.ts";

// Text that survives being written on one line of a tagged format.
const words = fc
  .string({ unit: fc.constantFrom(..."abcæøåÉ 12()-:'\""), minLength: 1, maxLength: 60 })
  .map((text) => `x${text}`.replace(/\s+/g, " ").trim());
const maybe = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(""), text);
const dates = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .chain((date) => fc.constantFrom(10, 7, 4, 0).map((length) => date.toISOString().slice(0, length)));
const references: fc.Arbitrary<Reference> = fc.record({
  authors: fc.array(fc.record({ family: words, given: maybe(words) }), { maxLength: 8 }),
  title: words,
  date: dates,
  journal: maybe(words),
  volume: maybe(fc.nat(99).map(String)),
  issue: maybe(fc.nat(99).map(String)),
  pages: maybe(fc.tuple(fc.nat(999), fc.nat(999)).map(([from, size]) => `${from}-${from + size + 1}`)),
  doi: maybe(fc.nat(99_999).map((number) => `10.1000/x.${number}`)).map(doiIn),
  pmid: maybe(fc.nat(99_999_999).map(String)),
});

/** A RIS record as a careful program writes it, with what many programs add. */
const written = ({ authors, title, date, journal, volume, issue, pages, doi, pmid }: Reference): string[] => {
  const [from = "", to = ""] = pages.split("-");
  const line = (tag: string, text: string) => (text === "" ? [] : [`${tag}  - ${text}`]);
  return [
    "TY  - JOUR",
    ...authors.flatMap(({ family, given }) => line("AU", given === "" ? family : `${family}, ${given}`)),
    ...line("TI", title),
    ...line("PY", date === "" ? "" : `${date.replaceAll("-", "/")}/`),
    ...line("T2", journal),
    ...line("VL", volume),
    ...line("IS", issue),
    ...line("SP", from),
    ...line("EP", to),
    ...line("DO", doi),
    ...line("N1", pmid === "" ? "" : `PMID: ${pmid}`),
    "XX  - a tag that nobody knows",
    "ER  - ",
  ];
};

test("what is written as RIS is read back", () => {
  fc.assert(
    fc.property(
      fc.array(references, { maxLength: 5 }),
      fc.constantFrom("\n", "\r\n", "\r"),
      fc.boolean(),
      (given, lineEnd, hasMark) => {
        const text = (hasMark ? "\ufeff" : "") + given.flatMap(written).join(lineEnd);
        const { references: read, problems } = readRis(text);
        expect(read).toEqual(given);
        expect(problems).toEqual(given.length === 0 ? [{ kind: "NoReferences" }, ...problems.slice(1)] : []);
      },
    ),
  );
});

const lineStarts = fc.constantFrom(
  "TY  - ",
  "TY - JOUR",
  "ER  - ",
  "PMID- ",
  "TI  - ",
  "AU  - ",
  "PY  - ",
  "      ",
  "DO  -",
  "FAU - ",
);
const lines = fc
  .tuple(fc.oneof(lineStarts, fc.constant("")), fc.string({ unit: "binary", maxLength: 30 }))
  .map((parts) => parts.join(""));

test("any text is read without a fault, and what comes out is one line each", () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 40 }), fc.constantFrom("\n", "\r\n"), (given, lineEnd) => {
      const text = given.join(lineEnd);
      referenceFormatOf(text);
      for (const read of [readRis, readNbib, readOvid, readEndnote]) {
        const { references: found } = read(text);
        for (const { shortId, reference, date } of evidenceFrom(found))
          for (const each of [shortId, reference, date]) {
            expect(each).toBe(withoutControls(each).replaceAll("\n", ""));
            expect(each.isWellFormed()).toBe(true);
          }
        expect(new Set(evidenceFrom(found).map(({ shortId }) => shortId.toLowerCase())).size).toBe(found.length);
        expect(twinsOf(found, [])).toHaveLength(found.length);
      }
    }),
    { numRuns: 500 },
  );
});

test("a long text without a reference in it gives a short answer, which counts what it does not tell", () => {
  const stray = readRis("x\nER  -\n".repeat(100_000));
  expect(stray.problems).toHaveLength(102);
  expect(stray.problems.at(-1)).toEqual({ kind: "MoreProblems", count: 99_900 });
  const untitled = readNbib("PMID- 1\n\n".repeat(100_000));
  expect(untitled.references).toEqual([]);
  expect(untitled.problems).toHaveLength(103);
  expect(untitled.problems[0]).toEqual({ kind: "TooMany", limit: MAX_REFERENCES, found: 99_000 });
});

test("an endless list of authors is cut, and the rest of its record is read", () => {
  const text = `TY  - JOUR\n${"AU  - Hansen, K\n".repeat(50_000)}TI  - Tittel\nPY  - 2020\n`;
  const { references, problems } = readRis(text);
  expect(references).toMatchObject([{ title: "Tittel", date: "2020" }]);
  expect(references[0]?.authors).toHaveLength(100);
  expect(problems).toEqual([{ kind: "PartNotKept", line: 1, title: "Tittel", part: "authors", text: "" }]);
});
