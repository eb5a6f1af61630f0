import { type Feed, optionsInOrder, type SelectOption, type TermKind } from "../../block/rules/index.ts";
import { type Block, definitions, termKindOf } from "../../kinds/rules/index.ts";
import type { Template } from "./template.ts";
import type { TemplateProblem } from "./template-problem.ts";
import { blocksOf, placedBlocks } from "./walk.ts";

/** A text feeds summaries, the links in rich text feed link lists, a choice its text, rows the answer above the tabs, a day the review day, chosen terms the related terms of their kind. */
const FEED_TAKES: Readonly<
  Record<Feed, "text" | "links" | "choice" | "rows" | "day" | { readonly termKind: TermKind }>
> = {
  "card-summary": "text",
  summary: "text",
  "card-links": "links",
  "summary-links": "links",
  recommendation: "choice",
  confidence: "choice",
  conditions: "text",
  judgement: "choice",
  "plain-summary": "text",
  outcomes: "rows",
  "review-date": "day",
  topics: { termKind: "topic" },
  "method-types": { termKind: "method-type" },
  organizations: { termKind: "organization" },
  publishers: { termKind: "publisher" },
  subjects: { termKind: "subject" },
  municipalities: { termKind: "municipality" },
  "financial-responsibility": { termKind: "finance-responsibility" },
  "order-recommendation": { termKind: "order-recommendation" },
};

const isFeed = (name: string): name is Feed => Object.hasOwn(FEED_TAKES, name);
const FEEDS: readonly Feed[] = Object.keys(FEED_TAKES).filter(isFeed);

const feedFits = (block: Block, feed: Feed): boolean => {
  const takes = FEED_TAKES[feed];
  if (typeof takes !== "string") return termKindOf(block) === takes.termKind;
  if (takes === "day") return block.kind === "Text" && block.isDateInput === true;
  const { feeding } = definitions[block.kind];
  if (takes === "choice") return feeding.kind === "terms";
  if (takes === "rows") return feeding.kind === "rows";
  return feeding.kind === "text" && (takes === "text" || feeding.hasLinks);
};

/** Where the block's answer can be used besides in the block, by its kind and its options. */
export const feedsFor = (block: Block): readonly Feed[] => FEEDS.filter((feed) => feedFits(block, feed));

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
    ...(optionsInOrder(options).some(({ text }) => text.trim() === "") ? [{ kind: "EmptyOption", key } as const] : []),
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
    ...(block.mandatory && !definitions[block.kind].mayBeMandatory
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
    .filter(({ kind }) => !definitions[kind].mayStandInReview)
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
