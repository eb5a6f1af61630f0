import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { aSection, aTemplate, aWorkingCopy, everyKind, filled } from "../../../test/builders/a-working-copy.ts";
import { textOfParts } from "../../document/rules/index.ts";
import { documentTexts } from "../../document/texts.ts";
import { economyTexts } from "../../economy/texts.ts";
import { readerSections } from "../../publication/rules/index.ts";
import { BLOCK_KINDS, blockParts, definitions, type FieldBlock } from "../rules/index.ts";
import { BlockView, loadViews } from "./index.ts";

await loadViews(["EconomyEvaluation", "EvidenceTable", "LiteratureSearch", "OutcomeTable"]);

const row = { id: 1, part: "B", rev: 1, revs: {} };
const kinds: readonly FieldBlock[] = [
  ...everyKind,
  { kind: "EconomyEvaluation", key: "okonomi", title: "Økonomi" },
  { kind: "EconomyEvaluation", key: "i-ord", title: "Økonomi i ord" },
  {
    kind: "EconomyMunicipality",
    key: "regneark",
    title: "Regneark",
    isMunicipality: false,
    infoTextForReader: "Se tall",
  },
  { kind: "Text", key: "dato", title: "Dato", isDateInput: true },
  {
    kind: "Select",
    key: "flere",
    title: "Flere",
    selectType: "checkboxes",
    options: [
      { value: "x", text: "Xylofon" },
      { value: "y", text: "Ypsilon" },
    ],
  },
  { kind: "Text", key: "tom", title: "Tomt felt" },
];
const values = {
  ...filled.values,
  tekst: "Første linje\nAndre <b>linje</b> #let $x$",
  rik: '<p>Rik <strong>tekst</strong> &amp; <a href="https://eksempel.no/">lenke</a></p><ol start="3"><li><p>Tre</p><ul><li><p>Under</p></li></ul></li></ol><pre><code>kode\n  to</code></pre>',
  valg: ["a1", "b"],
  fag: "hjerte",
  dato: "2026-03-01",
  flere: ["x", "y"],
  pico: ["Pasienten", "Tiltaket", "", "Utfallet"],
  okonomi: ["Om drift", "Om budsjett", "", "ISF"],
  "i-ord": ["Om drift", "Om budsjett", "Om oppstart", ""],
};
const outside = {
  rows: {
    ...filled.rows,
    sok: [
      {
        ...row,
        cells: { source: "Cochrane", date: "2026-03-01", strategy: "<p>fall*</p>", numberOfSearchHits: "1250" },
      },
      {
        ...row,
        id: 2,
        cells: { searchType: "Web", source: "NICE", url: "https://www.nice.org.uk/", date: "2026-03-02" },
      },
      {
        ...row,
        id: 3,
        part: "selection",
        cells: {
          duplicatesRemoved: "50",
          fullText: "9",
          included: "7",
          "excluded.1.reason": "Feil utfall",
          "excluded.1.number": "2",
        },
      },
      {
        ...row,
        id: 4,
        part: "references",
        cells: { title: "Eksempelstudien", authors: "Hansen, Kari", date: "2021", doi: "10.1000/x", pmid: "123" },
      },
    ],
    evidens: [{ ...row, part: "", cells: { shortId: "Eksempel 2021", resultEffect: "<p>Færre <em>fall</em></p>" } }],
    bilder: [{ ...row, part: "", cells: { imageName: "kurve.png", alt: "En kurve" } }],
    okonomi: [
      {
        ...row,
        part: "numbers",
        cells: {
          startup_1: "1000",
          operational_1: "10",
          operational_2: "10",
          operational_5: "7",
          operational_6: "9",
          budget_3: "Avtalt",
          "ranges.operational_5.low": "5",
        },
      },
    ],
  },
  files: {
    ...filled.files,
    pdf: [{ id: 1, name: "Vedlegg.pdf", url: "/filer/1" }],
    regneark: [{ id: 3, name: "tall.xlsx", url: "/filer/3" }],
    bilder: [
      { id: 2, name: "kurve.png", url: "/filer/2", image: { row: 1, width: 800, height: 400, widths: [480, 800] } },
    ],
  },
};

const words = (text: string): readonly string[] => text.match(/[^\s:]+/g) ?? [];
/** What a page says: figures whose numbers stand in a table beside them are drawn for the eye alone. */
const wordsOfPage = (html: string): readonly string[] =>
  words(
    plainTextOf(
      // The end of a link is not the end of a word.
      html
        .replaceAll("</a>", "")
        .replaceAll(/<div aria-hidden="true">.*?<\/div><\/figure>|<svg.*?<\/svg>/gs, "")
        .replaceAll(/<[^>]+>/g, "\n"),
    ),
  );

const [section] = readerSections(aWorkingCopy(aTemplate([[aSection("alt", [...kinds])]]), values, outside));
const blocks = section?.blocks ?? [];

test("a block of every kind that readers see is tried", () => {
  const seen = new Set(blocks.map(({ kind }) => kind));
  expect(
    BLOCK_KINDS.filter((kind) => definitions[kind].number > 3 && ![...seen].some((each) => each === kind)),
  ).toEqual([]);
});

test("what is said of a part of the economy is told apart where there are no figures", () => {
  const block = blocks.find(({ title }) => title === "Økonomi i ord");
  const { body } = block ? blockParts(block, { level: 3, id: "x", words: documentTexts }) : { body: [] };
  expect(textOfParts(body).split("\n")).toEqual([
    ...["Økonomi i ord", "Oppstartskostnader", "Om oppstart", "Driftskostnader", "Om drift", "Budsjett", "Om budsjett"],
  ]);
});

test.each(blocks)("a document says of $kind «$title» word for word what its page says", (block) => {
  const { body, appendix } = blockParts(block, { level: 3, id: "x", words: documentTexts });
  const text = textOfParts([...body, ...appendix]);
  // The marks of tables and lists, which a page draws.
  const inDocument = words(text.replaceAll(/^(\||\d+\.|-) |( \||·)(?=\s|$)/gm, " "));
  const onPage = wordsOfPage(
    renderToStaticMarkup(<BlockView block={block} level={3} />).replace(economyTexts.explainBar, ""),
  );
  // A table of studies is one card for each on paper, so its column names stand in another order.
  // The sentences of outcomes stand below their table on paper, each after the name of its outcome, which is then said twice.
  const sorted = (all: readonly string[]) => {
    if (block.kind === "OutcomeTable") return [...new Set(all)].toSorted();
    return block.kind === "EvidenceTable" ? all.toSorted() : all;
  };
  expect(sorted(inDocument)).toEqual(sorted(onPage));
});
