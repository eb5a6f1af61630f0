import type { BlockKind } from "./block-kind.ts";
import { CAN_BE_MANDATORY } from "./missing-mandatory.ts";
import type { Block, Feed, SelectOption, Template, TermKind } from "./template.ts";
import type { TemplateProblem } from "./template-problem.ts";
import { blocksOf, optionsInOrder, placedBlocks } from "./walk.ts";

/** A text feeds summaries, the links in rich text feed link lists, chosen terms feed the related terms of their kind. */
const FEED_TAKES: Record<Feed, { readonly kinds: readonly BlockKind[] } | { readonly termKind: TermKind }> = {
  "card-summary": { kinds: ["Text", "TextEditor"] },
  summary: { kinds: ["Text", "TextEditor"] },
  "card-links": { kinds: ["TextEditor"] },
  "summary-links": { kinds: ["TextEditor"] },
  topics: { termKind: "topic" },
  "method-types": { termKind: "method-type" },
  organizations: { termKind: "organization" },
  publishers: { termKind: "publisher" },
  subjects: { termKind: "subject" },
  municipalities: { termKind: "municipality" },
};

/** What a review may ask: its answers are values, so it holds no uploads, searches or economy. */
const KINDS_OF_A_REVIEW: readonly BlockKind[] = ["Text", "TextEditor", "Select", "Heading"];

const feedFits = (block: Block, feed: Feed): boolean => {
  const takes = FEED_TAKES[feed];
  if ("kinds" in takes) return takes.kinds.includes(block.kind);
  if (block.kind !== "Select" && block.kind !== "RelationSelector") return false;
  return !Array.isArray(block.options) && block.options.termKind === takes.termKind;
};

const feedProblems = (block: Block): readonly TemplateProblem[] =>
  (block.feeds ?? []).flatMap((feed): TemplateProblem[] => [
    ...(feedFits(block, feed) ? [] : [{ kind: "FeedDoesNotFit", key: block.key, feed } as const]),
    ...(block.hideWhenPublished ? [{ kind: "FeedIsHiddenWhenPublished", key: block.key, feed } as const] : []),
  ]);

const firstRepeated = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

const hasTwoLevels = (options: readonly SelectOption[]): boolean =>
  options.some(({ children }) => children !== undefined && children.length > 0);

const optionProblems = (block: Block): readonly TemplateProblem[] => {
  if (block.kind !== "Select" && block.kind !== "RelationSelector") return [];
  const { key, options } = block;
  if (!Array.isArray(options)) return [];
  if (options.length === 0) return [{ kind: "NoOptions", key }];
  const repeated = firstRepeated(optionsInOrder(options).map(({ value }) => value));
  const mayNest = block.kind === "Select" && block.selectType === "multilevel";
  return [
    ...(repeated === undefined ? [] : [{ kind: "DuplicateOption", key, value: repeated } as const]),
    ...(hasTwoLevels(options) && !mayNest ? [{ kind: "OptionsOnlyOneLevel", key } as const] : []),
  ];
};

const isSection = ({ kind }: Block): boolean =>
  kind === "Section" || kind === "PeerReviewSection" || kind === "PublishSection";

const ownProblems = (block: Block): readonly TemplateProblem[] => {
  const { key } = block;
  const sectionFlag = block.isSecondLevelSection !== undefined || block.showInLeftMenu !== undefined;
  return [
    ...(block.title.trim() === "" ? [{ kind: "EmptyTitle", key } as const] : []),
    ...(block.mandatory && !CAN_BE_MANDATORY[block.kind]
      ? [{ kind: "CannotBeMandatory", key, blockKind: block.kind } as const]
      : []),
    ...(sectionFlag && !isSection(block) ? [{ kind: "SectionFlagOnField", key } as const] : []),
    ...(block.kind === "Text" && block.isDateInput && block.multiline
      ? [{ kind: "DateInputIsOneLine", key } as const]
      : []),
  ];
};

const duplicateKeys = (blocks: readonly Block[]): readonly TemplateProblem[] => {
  const keys = blocks.map(({ key }) => key);
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  return [...repeated].map((key) => ({ kind: "DuplicateKey", key }));
};

const reviewProblems = (template: Template): readonly TemplateProblem[] =>
  template.sections
    .flat()
    .filter(({ kind }) => kind === "PeerReviewSection")
    .flatMap(blocksOf)
    .filter(({ kind }) => !KINDS_OF_A_REVIEW.includes(kind))
    .map(({ key, kind }) => ({ kind: "NotForAReview", key, blockKind: kind }));

/** Problems of single blocks: keys, titles, mandatory flags, feeds and options. */
export const blockProblems = (template: Template): readonly TemplateProblem[] => {
  const blocks = placedBlocks(template).map(({ block }) => block);
  return [
    ...duplicateKeys(blocks),
    ...blocks.flatMap((block) => [...ownProblems(block), ...feedProblems(block), ...optionProblems(block)]),
    ...reviewProblems(template),
  ];
};
