import { heading } from "../../document/index.ts";
import { literatureSections, searchOf } from "../../literature/index.ts";
import { plainTextOf } from "../../rich-text/index.ts";
import { type Definition, feedsNothing } from "../definition.ts";
import { authorRow } from "../row.ts";
import { searchParts, summaryParts } from "./document.ts";
import type { LiteratureSearch } from "./schema.ts";

type SectionText = LiteratureSearch["block"]["sectionTexts"]["A"];

const titleAndHelp = ({ title, helpText }: SectionText) => ({ title, help: helpText ?? "" });

/** Literature searches in five sections, A to E: docs/spec/literature.md. */
export const literatureSearch: Definition<LiteratureSearch> = {
  number: 13,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: ({ rows }) => rows.length > 0,
  author: ({ block, rows }, { literatureSources }) => {
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
      hideDelete: block.hideDelete ?? false,
    };
  },
  reader: ({ block, rows }) => ({
    kind: "LiteratureSearch",
    overviewTitle: block.overviewText?.title ?? null,
    sections: literatureSections.map((key) => ({
      key,
      title: block.sectionTexts[key].title,
      searches: rows
        .filter(({ part }) => part === key)
        .map((row) => {
          const { searchType, source, url, date, strategy, hits } = searchOf(row.cells);
          return { id: row.id, searchType, source, url, date, strategy, hits };
        }),
    })),
  }),
  standsAlone: true,
  searchText: ({ sections }) =>
    sections.flatMap(({ searches }) => searches.flatMap(({ source, strategy }) => [source, plainTextOf(strategy)])),
  document: ({ title, overviewTitle, sections }, { level, id, words: { searches } }) => [
    ...heading(level, id, title),
    ...heading(level + 1, `${id}-overview`, overviewTitle ?? searches.overview),
    ...summaryParts(sections, searches),
  ],
  appendix: ({ sections }, { level, id, words: { searches } }) =>
    sections.flatMap((section) => [
      ...heading(level + 1, `${id}-${section.key}`, section.title),
      ...searchParts(section.searches, searches),
    ]),
};
