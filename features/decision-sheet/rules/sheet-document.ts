import type { Language } from "../../../platform/pure/language/index.ts";
import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import {
  type Document,
  type DocumentPart,
  headingPart,
  listPart,
  paragraph,
  run,
  type TableOfParts,
} from "../../document/rules/index.ts";
import type { OutcomeWords } from "../../outcome/rules/index.ts";
import type { DecisionSheet } from "../calls.ts";

/** The words around what a sheet says. */
export type SheetFrame = {
  readonly language: Language;
  readonly name: string;
  readonly edition: (number: number, day: string) => string;
  readonly recommendation: string;
  readonly conditions: string;
  readonly confidence: string;
  readonly outcomes: string;
  readonly outcomeTable: Pick<OutcomeWords, "columns">;
  readonly costs: string;
  readonly item: string;
  readonly judgements: string;
  readonly decision: string;
  readonly blanks: Readonly<Record<"decided" | "day" | "followUp", string>>;
  readonly whole: string;
};

type Rows = readonly (readonly string[])[];

const table = (columns: readonly string[], numbers: readonly number[], rows: Rows): TableOfParts => ({
  kind: "table",
  caption: "",
  columns: columns.map((title, at) => ({ title, align: numbers.includes(at) ? "end" : "start" })),
  rows: rows.map((cells) => ({ weight: "plain", cells: cells.map((text) => [paragraph(text)]) })),
});

function outcomesOf({ outcomes }: DecisionSheet, words: SheetFrame): readonly DocumentPart[] {
  if (!outcomes) return [];
  const { columns, rows, sentences, leftOut } = outcomes;
  const { outcome, difference, certainty } = words.outcomeTable.columns;
  return [
    ...headingPart(1, "utfall", words.outcomes),
    table(
      [outcome, columns.without, columns.with, difference, certainty],
      [1, 2],
      rows.map((row) => [row.name, row.without, row.with, row.difference, row.trust]),
    ),
    ...(sentences.length === 0 ? [] : [listPart(sentences.map((sentence) => [run(sentence)]))]),
    ...(leftOut === "" ? [] : [paragraph(leftOut, "note")]),
  ];
}

function costsOf({ costs }: DecisionSheet, words: SheetFrame): readonly DocumentPart[] {
  if (!costs) return [];
  return [
    ...headingPart(1, "kostnader", words.costs),
    table(
      [words.item, ...costs.years],
      costs.years.map((_, at) => at + 1),
      costs.rows.map(({ label, amounts }) => [label, ...amounts]),
    ),
    paragraph(costs.note, "note"),
  ];
}

const judgementsOf = ({ judgements }: DecisionSheet, words: SheetFrame): readonly DocumentPart[] =>
  judgements.length === 0
    ? []
    : [
        ...headingPart(1, "avveininger", words.judgements),
        { kind: "terms", items: judgements.map(({ label, text }) => ({ term: label, parts: [paragraph(text)] })) },
      ];

/** The recommendation with its conditions, and how sure it is: one part for each side of the box. */
function openingOf(sheet: DecisionSheet, words: SheetFrame): readonly DocumentPart[] {
  const { recommendation, conditions, confidence, confidenceMeans } = sheet;
  const term = { kind: "text", text: `${words.conditions}: `, marks: ["strong"], href: null } as const;
  const sides = [
    {
      term: words.recommendation,
      parts: [
        ...(recommendation === "" ? [] : [paragraph(recommendation, "label")]),
        ...(conditions === "" ? [] : [paragraph([term, run(conditions)])]),
      ],
    },
    {
      term: words.confidence,
      parts: [
        ...(confidence === "" ? [] : [paragraph(confidence, "label")]),
        ...(confidenceMeans === "" ? [] : [paragraph(confidenceMeans, "note")]),
      ],
    },
  ];
  return sides.filter(({ parts }) => parts.length > 0).map((side) => ({ kind: "terms", items: [side] }));
}

/**
 * A sheet as a document. `sheet.typ` sets it: the facts are its question, the opening its recommendation, and its parts begin with headings
 * whose ids it knows. A fact without parts is an empty line for a pen.
 * @param address of the edition's page
 */
export function sheetDocument(sheet: DecisionSheet, address: string, words: SheetFrame): Document {
  const { blanks } = words;
  return {
    version: 1,
    lang: words.language,
    layout: "sheet",
    subtitle: words.name,
    title: sheet.title,
    watermark: null,
    footer: [sheet.organization, words.edition(sheet.edition.version, norwegianDate(sheet.published))]
      .filter((text) => text !== "")
      .join(" · "),
    author: sheet.organization,
    keywords: [],
    date: sheet.published,
    contentsTitle: null,
    opening: openingOf(sheet, words),
    facts: sheet.question.map(({ label, text }) => ({ term: label, parts: [paragraph(text)] })),
    body: [
      ...sheet.notes.map((note) => paragraph(note, "label")),
      ...outcomesOf(sheet, words),
      ...costsOf(sheet, words),
      ...judgementsOf(sheet, words),
      ...headingPart(1, "beslutning", words.decision),
      paragraph(sheet.review),
      {
        kind: "terms",
        items: [blanks.decided, blanks.day, blanks.followUp].map((term) => ({ term, parts: [] })),
      },
      paragraph([run(`${words.whole}: `), run(address, address)], "note"),
    ],
  };
}
