import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cited, citationBibtex, citationCsl, citationRis, citationText } from "./index.ts";

const cited: Cited = {
  number: 7,
  organization: "Helse Eksempel HF",
  year: 2026,
  day: "2026-03-01",
  title: "50 % færre fall & {mer}.",
  edition: 2,
  address: "https://minimetode.example/vurdering/?id=7",
  language: undefined,
};

test("a citation names who, when, what, which edition and where", () => {
  expect(citationText(cited)).toBe(
    "Helse Eksempel HF (2026). 50 % færre fall & {mer}. Mini-metodevurdering, utgave 2. Minimetode. https://minimetode.example/vurdering/?id=7",
  );
  expect(citationRis(cited)).toContain("TY  - RPRT\r\nAU  - Helse Eksempel HF\r\n");
  expect(citationRis(cited)).toMatch(/ER {2}- \r\n$/);
  expect(citationBibtex(cited)).toContain("  title = {{50 \\% færre fall \\& \\{mer\\}.}},");
  expect(citationCsl(cited)).toMatchObject([{ type: "report", issued: { "date-parts": [[2026, 3, 1]] } }]);
});

test("whatever the title is, a record of RIS has a field on each line, and one of BibTeX closes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      const ris = citationRis({ ...cited, title }).split("\r\n");
      expect(ris).toHaveLength(12);
      expect(ris.slice(0, -1).every((line) => /^[A-Z][A-Z\d] {2}- /.test(line))).toBe(true);
      const braces = citationBibtex({ ...cited, title }).replaceAll(/\\[{}]/g, "");
      expect(braces.split("{").length).toBe(braces.split("}").length);
    }),
  );
});

test("a citation of an edition in nynorsk says so, in words of nynorsk", () => {
  const inNynorsk: Cited = { ...cited, language: "nn" };
  expect(citationText(inNynorsk)).toContain("Mini-metodevurdering, utgåve 2. Minimetode.");
  expect(citationRis(inNynorsk)).toContain("LA  - nn\r\n");
  expect(citationBibtex(inNynorsk)).toContain("  number = {utgåve 2},");
  expect(citationBibtex(inNynorsk)).toContain("  language = {nynorsk}");
  expect(citationCsl(inNynorsk)).toMatchObject([{ language: "nn-NO" }]);
});
