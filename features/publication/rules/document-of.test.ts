import fc from "fast-check";
import { expect, test } from "vitest";
import { serializeRichText } from "../../../platform/pure/rich-text/index.ts";
import { aRichTextDocument } from "../../../test/builders/a-rich-text-document.ts";
import {
  aSection,
  aTemplate,
  aText,
  aWorkingCopy,
  everyKind,
  someFacts,
} from "../../../test/builders/a-working-copy.ts";
import { checkDocument, type DocumentPart, textOfDocument, textOfParts } from "../../document/rules/index.ts";
import { documentTexts } from "../../document/texts.ts";
import type { ShownReviews } from "../../review/rules/sections/index.ts";
import { documentOf, readViewOf } from "./index.ts";

const noTerms = { topics: [], methodTypes: [], publishers: [], subjects: [], organizations: [], municipalities: [] };
const about = { origin: "https://minimetode.example", path: "/side/?id=7", edition: 2 };

const written = (
  template: ReturnType<typeof aTemplate>,
  values: Parameters<typeof aWorkingCopy>[1],
  reviews: ShownReviews | null = null,
) => {
  const view = readViewOf(someFacts({ status: 3 }), aWorkingCopy(template, values), noTerms, "published", reviews);
  return documentOf({ ...view, published: "2026-03-01T12:00:00.000Z", year: 2026 }, about, documentTexts);
};
const headings = (parts: readonly DocumentPart[]) =>
  parts.flatMap((part) => (part.kind === "heading" ? [[part.level, part.text] as const] : []));

test("tabs, sections, second-level sections and blocks are headings of levels one to four", () => {
  const under = aSection("under", [aText("b")], { isSecondLevelSection: true });
  const template = aTemplate([[aSection("over", [aText("a")]), under], [aSection("neste", [aText("c")])]]);
  const document = written(template, { a: "x", b: "y", c: "z" });
  expect(headings(document.body)).toEqual([
    [1, "Fane 0"],
    [2, "Seksjon over"],
    [3, "Tittel a"],
    [3, "Seksjon under"],
    [4, "Tittel b"],
    [1, "Fane 1"],
    [2, "Seksjon neste"],
    [3, "Tittel c"],
  ]);
  expect(checkDocument(document)).toEqual([]);
});

test("says whose it is, its edition and how to cite it, and has no contact", () => {
  const document = written(aTemplate([[aSection("a", [aText("a1")])]]), { a1: "x" });
  expect(textOfDocument(document)).toContain(
    "Eksempel HF (2026). Eksempel. Mini-metodevurdering, utgave 2. Minimetode. https://minimetode.example/side/?id=7",
  );
  expect(document).toMatchObject({ author: "Eksempel HF", watermark: null, footer: "Utgave 2, publisert 01.03.2026" });
  expect(JSON.stringify(document)).not.toContain("kari@eksempel.no");
});

const original = {
  title: "Eksempel: Originalen",
  organization: "Andre HF",
  version: 3,
  link: "/vurdering/?id=9&versjon=3",
  newer: null,
  withdrawn: null,
};
const adopting = (adopts: Parameters<typeof documentOf>[0]["adopts"]) => {
  const copy = aWorkingCopy(aTemplate([[aSection("a", [aText("a1")])]]), { a1: "x" });
  const view = readViewOf(someFacts({ status: 3 }), copy, noTerms, "published");
  return documentOf({ ...view, ...(adopts && { adopts }) }, about, documentTexts);
};

test("an adoption says on its first page what it builds on, with the address of the edition that was read", () => {
  const document = adopting(original);
  const address = "https://minimetode.example/vurdering/?id=9&versjon=3";
  expect(textOfParts(document.opening)).toContain(`Bygger på Eksempel: Originalen, Andre HF, utgave 3. ${address}`);
  expect(JSON.stringify(document.opening)).toContain(`"href":"${address}"`);
  expect(checkDocument(document)).toEqual([]);
  expect(textOfDocument(adopting(undefined))).not.toContain("Bygger på");
});

test("of an original that was withdrawn or deleted a document has no title and no address, and says the editors' message", () => {
  const gone = { ...original, title: "Nytt navn", link: "", withdrawn: { message: "Feil i tabell 2." } };
  expect(textOfParts(adopting(gone).opening)).toBe(
    [
      "Bygger på en vurdering som ikke lenger er publisert, Andre HF, utgave 3.",
      "Utgave 3 av originalen er trukket tilbake. Feil i tabell 2.",
    ].join("\n"),
  );
  const deleted = { ...gone, title: "", organization: "", version: 0, withdrawn: { message: "" } };
  expect(textOfParts(adopting(deleted).opening)).toBe("Bygger på en vurdering som ikke lenger er publisert.");
});

test("a draft says so on every page, with when it was saved", () => {
  const view = readViewOf(
    someFacts(),
    aWorkingCopy(aTemplate([[aSection("a", [aText("a1")])]]), {}),
    noTerms,
    "preview",
  );
  const draft = documentOf(
    { ...view, lastSaved: "2026-03-01T12:34:00.000Z" },
    { ...about, edition: null },
    documentTexts,
  );
  expect(draft).toMatchObject({ watermark: "UTKAST", footer: "Utkast, sist lagret 01.03.2026 13:34" });
  expect(textOfDocument(draft)).not.toContain("Slik siterer du");
});

test("has nothing that readers may not see", () => {
  const hidden = { hideWhenPublished: true };
  const choice = {
    kind: "Select" as const,
    key: "svar",
    title: "Svar",
    selectType: "radiobuttons" as const,
    options: [{ value: "ja", text: "Ja" }],
    relationRule: "r",
  };
  const template = aTemplate([
    [
      aSection("a", [aText("vist"), aText("skjult", hidden), choice, aText("regel")]),
      aSection("b", [aText("inni")], hidden),
      { kind: "PeerReviewSection", version: 2, key: "f", title: "Fagfelle", blocks: [aText("fagfellen")] },
    ],
  ]);
  const ruled = {
    ...template,
    relationRules: [{ name: "r", effects: [{ whenAnyOf: ["ja"], effect: "show" as const, blocks: ["regel"] }] }],
  };
  const values = { vist: "Åpent", skjult: "Hemmelig1", regel: "Hemmelig2", inni: "Hemmelig3", fagfellen: "Hemmelig4" };
  const text = textOfDocument(written(ruled, values));
  expect(text).toContain("Åpent");
  expect(text).not.toMatch(/Hemmelig|Fagfelle/);
});

test("whatever is written, levels step by one, ids stand once and links are whole", () => {
  const section = fc.record({ second: fc.boolean(), same: fc.boolean() });
  fc.assert(
    fc.property(fc.array(section, { minLength: 1, maxLength: 6 }), aRichTextDocument, (sections, rich) => {
      const template = aTemplate([
        sections.map(({ second }, at) =>
          aSection(
            `s${at}`,
            everyKind.map((block) => ({ ...block, key: `${block.key}-${at}` })),
            { isSecondLevelSection: second },
          ),
        ),
      ]);
      const values = Object.fromEntries(sections.map((_, at) => [`rik-${at}`, serializeRichText(rich)]));
      const document = written(template, values);
      expect(checkDocument(document)).toEqual([]);
      expect(JSON.stringify(document)).not.toMatch(/"href":"\//);
    }),
    { numRuns: 60 },
  );
});

test("a tree with faults is named: a skipped level, an id twice, a table without a cell, a heading in a cell", () => {
  const document = written(aTemplate([[aSection("a", [aText("a1")])]]), { a1: "x" });
  const heading = { kind: "heading", level: 3, id: "x", text: "T" } as const;
  const table = { kind: "table", caption: "K", columns: [{ title: "A", align: "start" }] } as const;
  const body = [
    heading,
    heading,
    { ...table, rows: [{ weight: "plain", cells: [] }] },
    { ...table, rows: [{ weight: "plain", cells: [[heading]] }] },
  ] as const;
  expect(checkDocument({ ...document, title: " ", body })).toEqual([
    { kind: "NoTitle" },
    { kind: "LevelSkipped", id: "x" },
    { kind: "IdTwice", id: "x" },
    { kind: "CellsMissing", caption: "K" },
    { kind: "NotInACell", part: "heading" },
  ]);
});
