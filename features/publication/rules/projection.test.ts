import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  aSection,
  aTemplate,
  aText,
  aWorkingCopy,
  everyKind,
  filled,
  someFacts,
} from "../../../test/builders/a-working-copy.ts";
import { authorSections } from "../../assessment/rules/working-copy/index.ts";
import { cellsOfSearch } from "../../literature/rules/index.ts";
import type { SectionBlock } from "../../template/rules/index.ts";
import { cardOf, filesShown, readerSections, readViewOf, relatedTerms } from "./index.ts";

type Tree<B> = { readonly contentGuid: string; readonly blocks: readonly B[] };
const keysOf = (sections: readonly Tree<{ readonly contentGuid: string }>[]) =>
  sections
    .flatMap((section) => [section, ...section.blocks])
    .map(({ contentGuid }) => contentGuid.replace("guid-", ""));
const blocksIn = <B>(sections: readonly Tree<B>[]): readonly B[] => sections.flatMap(({ blocks }) => blocks);
const shownOf = (sections: SectionBlock[][], values = {}) =>
  keysOf(readerSections(aWorkingCopy(aTemplate(sections), values)));
const noTerms = { topics: [], methodTypes: [], publishers: [], subjects: [], organizations: [], municipalities: [] };

describe("a reader's blocks", () => {
  test("have nothing that a rule hides, and the authors' keep it marked, with its value", () => {
    const template = aTemplate(
      [
        [
          aSection("etikk", [
            {
              kind: "RelationSelector",
              key: "relevant",
              title: "Relevant?",
              options: [
                { value: "ja", text: "Ja" },
                { value: "nei", text: "Nei" },
              ],
              relationRule: "etikk",
            },
            aText("vurdering"),
          ]),
          aSection("under", [aText("mer")], { isSecondLevelSection: true }),
        ],
      ],
      {
        relationRules: [
          { name: "etikk", effects: [{ whenAnyOf: ["ja"], effect: "show", blocks: ["vurdering", "under"] }] },
        ],
      },
    );
    const values = { vurdering: "Skjult tekst", mer: "Mer skjult" };
    const said = (relevant: string) => aWorkingCopy(template, { ...values, relevant: [relevant] });
    expect(keysOf(readerSections(said("ja")))).toEqual(["etikk", "relevant", "vurdering", "under", "mer"]);
    expect(keysOf(readerSections(said("nei")))).toEqual(["etikk", "relevant"]);
    expect(JSON.stringify(readerSections(said("nei")))).not.toMatch(/skjult/i);
    const hidden = blocksIn(authorSections(said("nei"))).filter(({ hiddenByRule }) => hiddenByRule);
    expect(hidden).toContainEqual(expect.objectContaining({ contentGuid: "guid-vurdering", text: "Skjult tekst" }));
  });

  test("leave out what is flagged hideWhenPublished; a section takes its blocks and its second level along", () => {
    expect(
      shownOf([
        [
          aSection("a", [aText("a1", { hideWhenPublished: true }), aText("a2")]),
          aSection("b", [aText("b1")], { hideWhenPublished: true }),
          aSection("b-under", [aText("b2")], { isSecondLevelSection: true }),
          aSection("c", [aText("c1")]),
        ],
      ]),
    ).toEqual(["a", "a2", "c", "c1"]);
  });

  test("a section with nothing to read is left out, unless a second level of its own tab stands under it", () => {
    const nothing = [
      { kind: "PdfUpload", key: "pdf", title: "PDF" },
      { kind: "Heading", key: "h", title: "H", level: 3 },
    ] as const;
    const second = { isSecondLevelSection: true };
    expect(shownOf([[aSection("a", [...nothing]), aSection("b", [aText("b1")])]])).toEqual(["b", "b1"]);
    // A search that is not available says so, also where nothing else stands beside it.
    const search = { kind: "Search", key: "s", title: "Søk", route: "methodassessment" } as const;
    expect(shownOf([[aSection("a", [search])]])).toEqual(["a", "s"]);
    expect(shownOf([[aSection("a", []), aSection("b", [], second), aSection("c", [aText("c1")], second)]])).toEqual([
      "a",
      "c",
      "c1",
    ]);
    expect(shownOf([[aSection("a", []), aSection("b", [], second)]])).toEqual([]);
    expect(shownOf([[aSection("a", [])], [aSection("b", [aText("b1")], second)]])).toEqual(["b", "b1"]);
  });

  test("of the authors' tools, reviews and what has no screen there is nothing", () => {
    const sections: SectionBlock[] = [
      aSection("alt", [...everyKind]),
      { kind: "PublishSection", key: "send", title: "Send", checklist: ["Lest korrektur"] },
      { kind: "PeerReviewSection", version: 2, key: "fagfelle", title: "Fagfelle", blocks: [aText("omtale")] },
    ];
    const values = { omtale: "Intern omtale", tekst: "x" };
    const shown = readerSections(aWorkingCopy(aTemplate([sections]), values));
    expect(keysOf(shown)).toEqual(["alt", "tekst", "rik", "valg", "fag", "pico", "sok", "fil", "overskrift", "kunsok"]);
    expect(JSON.stringify(shown)).not.toMatch(/Intern omtale|Bare utkast|MEDLINE|Hjelp/);
  });

  test("carry only the options that were chosen", () => {
    const chosen = fc.subarray(["a", "a1", "a2", "b"]);
    fc.assert(
      fc.property(chosen, (valg) => {
        const sections = readerSections(aWorkingCopy(aTemplate([[aSection("alt", [...everyKind])]]), { valg }));
        const select = blocksIn(sections).find(({ contentGuid }) => contentGuid === "guid-valg");
        const texts = (select?.kind === "Select" ? select.options : []).flatMap(({ value, children = [] }) => [
          ...(valg.includes(value) ? [value] : []),
          ...children.map((child) => child.value),
        ]);
        expect(texts).toEqual(valg);
      }),
    );
  });
});

test("the files that are shown are those of shown blocks alone", () => {
  const pdf = (id: number) => [{ id, name: `${id}.pdf`, url: `/filer/${id}` }];
  const copy = aWorkingCopy(
    aTemplate([
      [
        aSection("a", [{ kind: "PdfUpload", key: "vist", title: "Vist" }]),
        aSection("b", [{ kind: "PdfUpload", key: "skjult", title: "Skjult", hideWhenPublished: true }]),
      ],
    ]),
    {},
    { files: { vist: pdf(1), skjult: pdf(2) } },
  );
  expect(filesShown(readerSections(copy), copy)).toEqual([1]);
});

describe("the read view", () => {
  const search = {
    id: 1,
    part: "B",
    rev: 2,
    revs: {},
    cells: cellsOfSearch({
      searchType: "DB",
      source: "Cochrane",
      url: "",
      date: "2026-03-01",
      strategy: "<p>fall*</p>",
      hits: 31,
      editableSource: false,
    }),
  };

  test("lists the tabs that have something to read, by the index that the address names", () => {
    const copy = aWorkingCopy(
      aTemplate([[aSection("a", [aText("a1")])], [aSection("b", [])], [aSection("c", [aText("c1")])]]),
      {},
    );
    const view = readViewOf(someFacts(), copy, noTerms, "published");
    expect(view.fieldGroups.map(({ value }) => value)).toEqual(["0", "2"]);
    expect(view.sections.map(({ fieldGroup }) => fieldGroup)).toEqual([0, 2]);
  });

  test("has every search under its letter, and nothing of who may write it", () => {
    const copy = aWorkingCopy(aTemplate([[aSection("alt", [...everyKind])]]), {}, { rows: { sok: [search] } });
    const block = blocksIn(readerSections(copy)).find(({ kind }) => kind === "LiteratureSearch");
    expect(block?.kind === "LiteratureSearch" && block.sections.map(({ searches }) => searches)).toEqual([
      [],
      [
        {
          id: 1,
          searchType: "DB",
          source: "Cochrane",
          url: "",
          date: "2026-03-01",
          strategy: "<p>fall*</p>",
          hits: 31,
        },
      ],
      [],
      [],
      [],
    ]);
  });

  const feeding = aTemplate([
    [
      aSection("om", [
        aText("kort", { feeds: ["card-summary"] }),
        { kind: "TextEditor", key: "kilder", title: "Kilder", feeds: ["card-links", "summary-links"] },
        { kind: "TextEditor", key: "sammendrag", title: "Sammendrag", feeds: ["summary"] },
        aText("internt", { feeds: ["summary"], hideWhenPublished: true }),
        {
          kind: "Select",
          key: "fag",
          title: "Fag",
          selectType: "multiselect",
          options: { termKind: "topic" },
          feeds: ["topics"],
        },
      ]),
    ],
  ]);
  const written = {
    kort: "Nytte < risiko & pris",
    kilder: '<p>Se <a href="https://fhi.no/?a=1&amp;b=&quot;2&quot;">FHI &amp; <strong>co</strong></a></p>',
    sammendrag: "<p>Sammendraget</p>",
    internt: "Hemmelig",
    fag: ["hjerte", "borte"],
  };

  test("feeds the card from what the template marks for it, and nothing else", () => {
    const card = cardOf(someFacts(), aWorkingCopy(feeding, written), noTerms);
    expect(card.summary).toBe("<p>Nytte &lt; risiko &amp; pris</p>");
    expect(card.linkList).toEqual([{ url: 'https://fhi.no/?a=1&b="2"', text: "FHI & co" }]);
    expect(card).toMatchObject({ shows: "card", fieldGroups: [], sections: [] });
    expect(JSON.stringify(card)).not.toMatch(/Sammendraget|Hemmelig|librarian/);
  });

  test("feeds the summary from what may be published, and an empty one is empty", () => {
    const view = readViewOf(someFacts(), aWorkingCopy(feeding, written), noTerms, "published");
    expect(view.summary).toBe("<p>Sammendraget</p>");
    expect(view.linkList).toHaveLength(1);
    expect(JSON.stringify(view)).not.toContain("Hemmelig");
    // It stands above the tabs, and once.
    expect(keysOf(view.sections)).toEqual(["om", "kort", "kilder", "fag"]);
    expect(
      readViewOf(someFacts(), aWorkingCopy(feeding, { sammendrag: "<p></p>" }), noTerms, "published").summary,
    ).toBe("");
  });

  test("relates it to the chosen terms that exist, each once, and to its own organisation", () => {
    const find = (kind: string, key: string) =>
      kind === "topic" && key === "hjerte" ? { id: 5, name: "Hjerte" } : undefined;
    const twice = { ...written, fag: ["hjerte", "hjerte", "borte"] };
    const related = relatedTerms(someFacts(), aWorkingCopy(feeding, twice), find);
    expect(related).toEqual({
      ...noTerms,
      topics: [{ id: 5, name: "Hjerte" }],
      organizations: [expect.objectContaining({ id: 11 })],
    });
  });

  test.each([
    [true, false, "kari@eksempel.no"],
    [true, true, ""],
    [false, false, ""],
    [false, true, ""],
  ])("contact approved %s and hidden %s shows %j", (approvedDisplayContact, hideContact, email) => {
    const facts = someFacts({ approvedDisplayContact, hideContact });
    const copy = aWorkingCopy(feeding, {});
    for (const view of [cardOf(facts, copy, noTerms), readViewOf(facts, copy, noTerms, "published")]) {
      expect(view.contactEmail).toBe(email);
      expect(JSON.stringify(view).includes("kari@eksempel.no")).toBe(email !== "");
    }
  });
});

/** The same with a foreign key in every object, as if somebody had added one to a block, a row or a file. */
const planted = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    typeof each === "object" && each !== null && !Array.isArray(each) ? { ...each, kanarifugl: "kanarifugl" } : each,
  );

test("what nobody allowed is in no reader's view, whichever object of whichever kind it was added to", () => {
  const { termOptions, ...copy } = aWorkingCopy(aTemplate([[aSection("alt", [...everyKind])]]), filled.values, filled);
  const plantedMap = <K, V>(map: ReadonlyMap<K, V>) => new Map([...map].map(([key, value]) => [key, planted(value)]));
  const shown = readerSections({
    termOptions: (kind) => planted(termOptions(kind)),
    template: planted(copy.template),
    items: plantedMap(copy.items),
    rows: plantedMap(copy.rows),
    files: plantedMap(copy.files),
    literatureSources: planted(copy.literatureSources),
  });
  expect(keysOf(shown)).toEqual(["alt", ...everyKind.map(({ key }) => key)]);
  expect(JSON.stringify(shown)).not.toContain("kanarifugl");
});
