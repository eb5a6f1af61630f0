import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { norwegianNumber } from "../../../platform/pure/norwegian-number/index.ts";
import { isEmptyRichText } from "../../../platform/pure/rich-text/index.ts";
import {
  type DocumentPart,
  type DocumentWords,
  paragraph,
  type RowOfTable,
  richTextParts,
  run,
  type TableOfParts,
} from "../../document/rules/index.ts";
import { linkedCitation, type Reference } from "../../reference/rules/index.ts";
import {
  type FlowStep,
  figureOf,
  flowOf,
  flowSteps,
  hitsSinceLabel,
  isWebAddress,
  type Repeats,
  repeatsAmong,
  type Selection,
} from "./index.ts";
import type { LiteratureSearchBlock } from "./schema.ts";

type Words = DocumentWords["searches"];
type Sections = LiteratureSearchBlock["reader"]["sections"];
type Search = Sections[number]["searches"][number];

const row = (label: string, count: number, weight: RowOfTable["weight"] = "plain"): RowOfTable => ({
  weight,
  cells: [[paragraph(label)], [paragraph(norwegianNumber(count))]],
});

const tableOf = (caption: string, titles: readonly [string, string], rows: readonly RowOfTable[]): TableOfParts => ({
  kind: "table",
  caption,
  columns: [
    { title: titles[0], align: "start" },
    { title: titles[1], align: "end" },
  ],
  rows,
});

/** The summary: database sources with hits, and web sources with the number of searches. */
export const summaryParts = (sections: Sections, words: Words): readonly DocumentPart[] => {
  const { databaseSearches, webSearches } = figureOf(sections);
  if (databaseSearches.length === 0 && webSearches.length === 0) return [paragraph(words.none, "note")];
  const databases = databaseSearches.flatMap(({ name, categoryTotal, items }) => [
    row(name, categoryTotal, "group"),
    ...items.map(({ source, hits }) => row(source, hits)),
  ]);
  const web = webSearches.flatMap(({ name, items }) => [
    row(
      name,
      items.reduce((sum, { searches }) => sum + searches, 0),
      "group",
    ),
    ...items.map(({ source, searches }) => row(source, searches)),
  ]);
  return [
    ...(databases.length > 0 ? [tableOf(words.databases, [words.source, words.hits], databases)] : []),
    ...(web.length > 0 ? [tableOf(words.webSources, [words.source, words.searches], web)] : []),
  ];
};

const searchAsParts = (search: Search, { dayBefore, isPrevious }: Repeats, words: Words): readonly DocumentPart[] => {
  const { searchType, source, url, date, strategy, hits, hitsSince } = search;
  const numberOr = (count: number | null) => (count === null ? words.notWritten : norwegianNumber(count));
  const where = isWebAddress(url) ? [run(source, url)] : [run([source, url].filter((text) => text !== "").join(", "))];
  const fact = (term: string, text: string) => run(`${term}: ${text}`);
  return [
    paragraph(where, "label"),
    ...(isPrevious(search.id) ? [paragraph(words.previous, "note")] : []),
    paragraph([
      fact(words.date, norwegianDay(date)),
      ...(searchType === "DB"
        ? [{ kind: "break" } as const, fact(words.hits, numberOr(hitsSince === undefined ? (hits ?? 0) : hits))]
        : []),
      ...(hitsSince === undefined
        ? []
        : [{ kind: "break" } as const, fact(hitsSinceLabel(dayBefore(search), words), numberOr(hitsSince))]),
    ]),
    ...(isEmptyRichText(strategy)
      ? []
      : [{ kind: "terms", items: [{ term: words.strategy, parts: richTextParts(strategy) }] } as const]),
  ];
};

/** The searches of one section: where, when, how many hits, and how. */
export const searchParts = (searches: readonly Search[], words: Words): readonly DocumentPart[] =>
  searches.length === 0
    ? [paragraph(words.none, "note")]
    : searches.flatMap((search) => searchAsParts(search, repeatsAmong(searches), words));

const countRow = (
  { label, said }: Pick<FlowStep, "label" | "said">,
  weight: RowOfTable["weight"] = "plain",
): RowOfTable => ({
  weight,
  cells: [[paragraph(label)], [paragraph(said)]],
});

/** The PRISMA 2020 flow, drawn and as a table with the same numbers. */
export const flowParts = (
  sections: Sections,
  selection: Selection,
  words: DocumentWords["selection"],
): readonly DocumentPart[] => {
  const flow = flowOf(
    sections.flatMap(({ searches }) => searches),
    selection,
  );
  const steps = flowSteps(flow, words, norwegianNumber);
  const rows = steps.flatMap((step) => [
    countRow(step, "group"),
    ...(step.out ? [countRow(step.out), ...step.out.reasons.map((reason) => countRow(reason))] : []),
  ]);
  return [{ kind: "flow", caption: words.title, steps }, tableOf(words.table, [words.step, words.number], rows)];
};

/** The references in their order, each on one line. features/reference/README.md */
export const referenceLines = (references: readonly Reference[]): DocumentPart => ({
  kind: "list",
  ordered: true,
  start: 1,
  items: references.map((reference) => [
    paragraph(linkedCitation(reference).map(({ text, href }) => (href === null ? run(text) : run(text, href)))),
  ]),
});
