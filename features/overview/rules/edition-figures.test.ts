import { expect, test } from "vitest";
import { aSheetView } from "../../../test/builders/a-sheet-view.ts";
import type { AssessmentView } from "../../api/index.ts";
import { setAsideCell } from "../../evidence/rules/results/index.ts";
import type { ReaderBlock } from "../../kinds/rules/index.ts";
import { figuresOf } from "./edition-figures.ts";

const frame = { contentGuid: crypto.randomUUID(), contentId: 1, title: "", description: "", width: "full" } as const;
const nothingBeside = { setAside: new Map<number, string>() };

const viewOf = (blocks: readonly ReaderBlock[], rest: Partial<AssessmentView> = {}): AssessmentView => {
  const view = aSheetView();
  return { ...view, ...rest, sections: view.sections.map((section) => ({ ...section, blocks: [...blocks] })) };
};
const meets = (...blocks: readonly ReaderBlock[]) => figuresOf(viewOf(blocks), nothingBeside).meets;

const outcomes = (...rows: readonly Readonly<Record<string, string>>[]): ReaderBlock => ({
  ...{ ...frame, kind: "OutcomeTable", interventionInText: "", comparatorInText: "" },
  outcomes: rows.map((cells, id) => ({ id, cells: { ...cells } })),
});
const whole = {
  ...{ name: "Dødsfall", kind: "dichotomous", measure: "RR", effect: "0.8", effectLow: "0.7", effectHigh: "0.9" },
  ...{ "baseline.1.value": "10%", "baseline.1.source": "Register", certainty: "low", desirable: "fewer" },
};

const literature = (
  searches: readonly { readonly date: string; readonly hits: number | null }[],
  included: number | null = null,
): ReaderBlock => ({
  ...{ ...frame, kind: "LiteratureSearch", overviewTitle: null },
  sections: [
    {
      ...{ key: "A", title: "" },
      searches: searches.map((each, id) => ({
        ...each,
        id,
        searchType: "DB",
        source: "Embase",
        url: "",
        strategy: "",
      })),
    },
  ],
  ...(included === null
    ? {}
    : {
        selection: {
          duplicatesRemoved: 2,
          screened: 8,
          fullText: 3,
          included,
          excluded: [{ reason: "Annet", number: 3 - included }],
        },
      }),
});

const costs = (cells: Record<string, string>, text: string): ReaderBlock => ({
  ...{ ...frame, kind: "EconomyEvaluation", cells },
  texts: { operationalCosts: text, budget: "", startupCosts: "", financialBasis: "" },
});

const tooMany = {
  outcome: "Død",
  interventionEvents: "9",
  interventionTotal: "5",
  controlEvents: "1",
  controlTotal: "5",
};
const evidence = (cells: Record<string, string> | null): ReaderBlock => ({
  ...{
    ...frame,
    kind: "EvidenceTable",
    tableSection: "PrimaryStudy",
    studies: [{ id: 1, cells: { shortId: "Berg" } }],
  },
  ...(cells ? { results: [{ id: 7, study: 1, cells }] } : {}),
});

test("an edition without tables, searches and costs is asked only whether it was reviewed", () => {
  const none = { certainty: null, absolute: null, unwanted: null, selection: null, costs: null, numbers: null };
  expect(meets()).toEqual({ ...none, review: false });
  expect(figuresOf(viewOf([], { isPeerReviewed: true }), nothingBeside).meets.review).toBe(true);
  expect(meets(outcomes(), literature([]), evidence(null), costs({}, ""))).toEqual({ ...none, review: false });
});

test("every outcome needs a certainty and an effect in absolute numbers", () => {
  expect(meets(outcomes(whole))).toMatchObject({ certainty: true, absolute: true, unwanted: true });
  const { certainty: _, ...without } = whole;
  expect(meets(outcomes(whole, without))).toMatchObject({ certainty: false, absolute: true });
  const { "baseline.1.value": __, ...relative } = whole;
  expect(meets(outcomes(whole, relative))).toMatchObject({ certainty: true, absolute: false });
});

test("a table of nothing but benefits has no unwanted outcome", () => {
  expect(meets(outcomes({ ...whole, name: "Livskvalitet", desirable: "more" })).unwanted).toBe(false);
});

test("the selection is explained from hits to included studies, where there were hits", () => {
  expect(meets(literature([{ date: "2026-01-01", hits: 10 }])).selection).toBe(false);
  expect(meets(literature([{ date: "2026-01-01", hits: 10 }], 2)).selection).toBe(true);
  expect(meets(literature([{ date: "2026-01-01", hits: 0 }])).selection).toBe(null);
});

test("costs need a source and a year", () => {
  const cells = { startup_1: "100" };
  expect(meets(costs(cells, "")).costs).toBe(false);
  expect(meets(costs(cells, "Innkjøpsavtalen")).costs).toBe(false);
  expect(meets(costs(cells, "Innkjøpsavtalen, 2025-kroner")).costs).toBe(true);
});

test("a finding in the numbers counts until an author has set it aside", () => {
  expect(meets(evidence(tooMany)).numbers).toBe(false);
  const setAside = new Map([[7, setAsideCell(tooMany, "EventsAboveTotal", true)]]);
  expect(figuresOf(viewOf([evidence(tooMany)]), { setAside }).meets.numbers).toBe(true);
  expect(meets(evidence({ ...tooMany, interventionEvents: "2" })).numbers).toBe(true);
});

test("the newest search counts, and only a whole day", () => {
  const searched = [
    { date: "2024-05-01", hits: 1 },
    { date: "2025-02-03", hits: null },
  ];
  expect(figuresOf(viewOf([literature(searched)]), nothingBeside).searchedOn).toBe("2025-02-03");
  expect(figuresOf(viewOf([literature([{ date: "våren", hits: 1 }])]), nothingBeside).searchedOn).toBe(null);
});
