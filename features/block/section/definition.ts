import { type Definition, feedsNothing } from "../rules/definition.ts";
import type { PeerReviewSection, PublishSection, Section } from "./schema.ts";

const holdsNoValue = {
  mayBeMandatory: false,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: () => false,
  standsAlone: true,
  searchText: () => [],
  isUnfinished: null,
  isBegun: null,
  example: null,
  document: () => [],
  reuse: null,
  appendix: null,
  sheets: null,
  references: null,
} as const;

/** A section, which a tab lists and the address opens. */
export const sectionDefinition: Definition<Section> = {
  ...holdsNoValue,
  number: 0,
  author: () => ({ kind: "Section" }),
  reader: () => ({ kind: "Section" }),
};

/** Readers see the sent versions of reviews, never this section: features/review/README.md. */
export const peerReviewSection: Definition<PeerReviewSection> = {
  ...holdsNoValue,
  number: 1,
  author: () => ({ kind: "PeerReviewSection" }),
  reader: () => null,
};

/** The author's own tool. */
export const publishSection: Definition<PublishSection> = {
  ...holdsNoValue,
  number: 2,
  author: ({ block }) => ({ kind: "PublishSection", checklist: block.checklist }),
  reader: () => null,
};
