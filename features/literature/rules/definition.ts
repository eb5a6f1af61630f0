import { publicAddress, withPublicLinks } from "../../../platform/pure/link/index.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { isBlank, plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { type Definition, exampleRow, feedsNothing } from "../../block/rules/definition.ts";
import { authorRow, type Row } from "../../block/rules/row.ts";
import { headingPart } from "../../document/rules/index.ts";
import { citationOf, REFERENCES_PART, referenceOf } from "../../reference/rules/index.ts";
import { flowParts, referenceLines, searchParts, summaryParts } from "./document.ts";
import {
  cellsOfSearch,
  literatureSections,
  repeatsAmong,
  SELECTION_PART,
  type SearchedEdition,
  type SelectionNumbers,
  searchesOfRows,
  searchOfRow,
  writtenSelection,
} from "./index.ts";
import { prismaOf } from "./prisma-s.ts";
import type { LiteratureSearchBlock } from "./schema.ts";
import type { LiteratureSearch as Search } from "./search.ts";

type SectionText = LiteratureSearchBlock["block"]["sectionTexts"]["A"];

const titleAndHelp = ({ title, helpText }: SectionText) => ({ title, help: helpText ?? "" });

const selectionIn = (rows: readonly Row[]): Row | undefined => rows.find(({ part }) => part === SELECTION_PART);

/** The reader view of the selection; empty when nothing is filled in. */
const selectionFor = (
  rows: readonly Row[],
  editions: readonly SearchedEdition[],
): Pick<LiteratureSearchBlock["reader"], "selection"> => {
  const searches = literatureSections.flatMap((key) => searchesOfRows(rows.filter(({ part }) => part === key)));
  const selection = writtenSelection({ cells: selectionIn(rows)?.cells ?? {}, editions }, searches);
  if (selection === null) return {};
  const { update, ...first } = selection;
  const counted = <Numbers extends SelectionNumbers>({ excluded, ...numbers }: Numbers) => ({
    ...numbers,
    excluded: excluded.map(({ reason, number }) => ({ reason, number })),
  });
  if (!update) return { selection: counted(first) };
  const { since = null, ...newer } = update;
  return { selection: { ...counted(first), update: { ...counted(newer), since } } };
};

const referencesIn = (rows: readonly Row[]): readonly Row[] => rows.filter(({ part }) => part === REFERENCES_PART);

/** The references that readers see, while there are any. */
const referencesFor = (rows: readonly Row[]): Pick<LiteratureSearchBlock["reader"], "references"> => {
  const references = referencesIn(rows).map(({ id, cells }) => {
    const { authors, ...texts } = referenceOf(cells);
    return { id, ...texts, authors: authors.map(({ family, given }) => ({ family, given })) };
  });
  return references.length === 0 ? {} : { references };
};

const exampleSearch = (id: number, part: string, said: Partial<Search>): Row =>
  exampleRow(
    id,
    part,
    cellsOfSearch({
      ...{ searchType: "DB", source: "", url: "", date: "", strategy: "", hits: null, editableSource: false },
      ...said,
    }),
  );

/** Literature searches in five sections, A to E. */
export const literatureSearch: Definition<LiteratureSearchBlock> = {
  number: 13,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: ({ rows }) => rows.some(({ part }) => literatureSections.some((section) => section === part)),
  // A search that was copied is to be done again, and its date says when. A repeated one lacks its hits.
  isUnfinished: ({ rows }) =>
    rows.some(({ part, cells }) => {
      if (!literatureSections.some((section) => section === part)) return false;
      const { date, repeats, hits } = searchOfRow(cells);
      return date.trim() === "" || (repeats !== undefined && hits === null);
    }),
  isBegun: ({ sections, references, selection }) =>
    sections.some(({ rows }) => rows.length > 0) ||
    references.length > 0 ||
    Object.values(selection.cells).some((text) => !isBlank(text)),
  // One in a database, and one on the web.
  example: (_block, { day, html }) => ({
    rows: [
      exampleSearch(1, "A", { searchType: "Web", source: "Helsebiblioteket", url: "https://www.helsebiblioteket.no/" }),
      exampleSearch(2, "B", { searchType: "DB", source: "MEDLINE", url: "", hits: 120 }),
    ].map((row) => ({ ...row, cells: { ...row.cells, date: day, strategy: html } })),
  }),
  author: ({ block, rows }, { literatureSources, editionsSearched }) => {
    const sources = [...literatureSources, ...(block.sources ?? [])];
    return {
      kind: "LiteratureSearch",
      overview: block.overviewText ? titleAndHelp(block.overviewText) : null,
      overviewInput: block.overviewInputText ? titleAndHelp(block.overviewInputText) : null,
      sections: literatureSections.map((key) => ({
        ...titleAndHelp(block.sectionTexts[key]),
        key,
        rows: rows.filter(({ part }) => part === key).map(authorRow),
      })),
      databases: sources.flatMap((each) => (each.type === "DB" ? [{ text: each.text }] : [])),
      webSources: sources.flatMap((each) => (each.type === "Web" ? [{ text: each.text, url: each.value }] : [])),
      selection: {
        rev: selectionIn(rows)?.rev ?? 0,
        cells: selectionIn(rows)?.cells ?? {},
        editions: [...(editionsSearched?.(block.key) ?? [])],
      },
      references: referencesIn(rows).map(authorRow),
      hideDelete: block.hideDelete ?? false,
    };
  },
  reader: ({ block, rows }, { editionsSearched }) => ({
    ...selectionFor(rows, editionsSearched?.(block.key) ?? []),
    ...referencesFor(rows),
    kind: "LiteratureSearch",
    overviewTitle: block.overviewText?.title ?? null,
    sections: literatureSections.map((key) => ({
      key,
      title: block.sectionTexts[key].title,
      searches: searchesOfRows(rows.filter(({ part }) => part === key)).map(
        ({ id, searchType, source, url, date, strategy, hits, repeats, hitsSince }) => {
          // Addresses stored before gateway links were unwrapped.
          const links = { url: publicAddress(url), strategy: withPublicLinks(strategy) };
          const repeated = {
            ...(repeats !== undefined && { repeats }),
            ...(hitsSince !== undefined && { hitsSince }),
          };
          return { id, searchType, source, date, hits, ...links, ...repeated };
        },
      ),
    })),
  }),
  standsAlone: true,
  searchText: ({ sections, selection, references = [] }) => [
    ...sections.flatMap(({ searches }) => searches.flatMap(({ source, strategy }) => [source, plainTextOf(strategy)])),
    ...[...(selection?.excluded ?? []), ...(selection?.update?.excluded ?? [])].map(({ reason }) => reason),
    ...references.map(citationOf),
  ],
  // How it was searched, the newest of repeated searches. When, and what was found, is the other assessment's.
  reuse: ({ sections }) => ({
    kind: "rows",
    rows: sections.flatMap(({ key: part, searches }) => {
      const { isPrevious } = repeatsAmong(searches);
      return searches
        .filter(({ id }) => !isPrevious(id))
        .map(({ searchType, source, url, strategy }) => ({
          part,
          cells: cellsOfSearch({ searchType, source, url, strategy, date: "", hits: null, editableSource: true }),
        }));
    }),
  }),
  document: (
    { title, overviewTitle, sections, selection, references = [] },
    { level, id, words: { searches, selection: words } },
  ) => [
    ...headingPart(level, id, title),
    ...headingPart(level + 1, `${id}-overview`, overviewTitle ?? searches.overview),
    ...summaryParts(sections, searches),
    ...(selection
      ? [...headingPart(level + 1, `${id}-selection`, words.title), ...flowParts(sections, selection, words)]
      : []),
    ...(references.length > 0
      ? [...headingPart(level + 1, `${id}-references`, searches.references), referenceLines(references)]
      : []),
  ],
  appendix: ({ sections }, { level, id, words: { searches } }) =>
    sections.flatMap((section) => [
      ...headingPart(level + 1, `${id}-${section.key}`, section.title),
      ...searchParts(section.searches, searches),
    ]),
  sheets: ({ title, sections }, { searches: words, prisma }) => {
    const rows = sections.flatMap((section) => {
      const { dayBefore } = repeatsAmong(section.searches);
      return section.searches.map((search) => [
        ...[section.title, search.source, words.types[search.searchType], search.url, norwegianDay(search.date)],
        ...[search.hits ?? "", plainTextOf(search.strategy)],
        ...[norwegianDay(dayBefore(search) ?? ""), search.hitsSince ?? ""],
      ]);
    });
    if (rows.length === 0) return [];
    const answers = prismaOf(sections.flatMap(({ searches }) => searches));
    const items = answers.map((answer) => [
      ...[answer.item, prisma.items[answer.item], prisma.states[answer.state], prisma.said(answer)],
    ]);
    return [
      { name: title, rows: [words.columns, ...rows] },
      { name: prisma.sheet, rows: [prisma.columns, ...items] },
    ];
  },
  references: { in: ({ references = [] }) => references, fromLines: false },
};
