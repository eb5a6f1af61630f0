import { headingPart as documentHeading, paragraph } from "../../document/rules/index.ts";
import { type Definition, feedsNothing } from "../rules/definition.ts";
import type { HeadingBlock } from "./schema.ts";

/** A heading between blocks, written by the template. */
export const headingDefinition: Definition<HeadingBlock> = {
  number: 17,
  mayBeMandatory: false,
  mayStandInReview: true,
  value: null,
  feeding: feedsNothing,
  isFilled: () => false,
  isUnfinished: null,
  isBegun: null,
  example: null,
  author: ({ block }) => ({ kind: "Heading", level: block.level }),
  reader: ({ block }) => ({ kind: "Heading", level: block.level }),
  standsAlone: false,
  searchText: () => [],
  document: ({ title, description, level }, place) => [
    ...documentHeading(Math.max(place.level, level), place.id, title),
    ...(description === "" ? [] : [paragraph(description)]),
  ],
  reuse: null,
  appendix: null,
  sheets: null,
  references: null,
};
