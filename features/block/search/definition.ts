import { headingPart, paragraph } from "../../document/rules/index.ts";
import { type Definition, feedsNothing } from "../rules/definition.ts";
import type { Search } from "./schema.ts";

/** An embedded search: features/search/README.md. */
export const searchDefinition: Definition<Search> = {
  number: 7,
  mayBeMandatory: false,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: () => false,
  isUnfinished: null,
  isBegun: null,
  example: null,
  author: ({ block }) => ({ kind: "Search", route: block.route }),
  reader: () => ({ kind: "Search" }),
  standsAlone: true,
  searchText: () => [],
  document: ({ title }, { level, id, words }) => [...headingPart(level, id, title), paragraph(words.searchUnavailable)],
  reuse: null,
  appendix: null,
  sheets: null,
  references: null,
};
