import type { Mutant } from "./mutants.ts";

const shown = { unit: ["features/publication/rules", "features/assessment/rules", "features/kinds/rules"] };
const readers = { file: "features/publication/rules/reader-sections.ts", ...shown };

/** Faults in what counts as written and in what readers see. */
export const contentMutants: readonly Mutant[] = [
  {
    ...shown,
    file: "features/attachment/rules/definition.ts",
    name: "a mandatory PDF counts as filled",
    in: "pdfUpload",
    edit: { operator: 1, as: ">=" },
  },
  {
    ...shown,
    file: "features/literature/rules/definition.ts",
    name: "a mandatory literature search counts as filled",
    in: "literatureSearch",
    edit: { at: "isFilled", as: "() => true" },
  },
  {
    ...shown,
    file: "features/block/text/definition.ts",
    name: "a text of spaces counts as filled",
    in: "textDefinition",
    edit: { condition: 7, is: true },
  },
  {
    ...shown,
    file: "features/block/table/definition.ts",
    name: "one text fills a table of four",
    in: "table",
    edit: { call: 3, answers: { value: "value.every(isBlank)" } },
  },
  {
    ...shown,
    file: "features/assessment/rules/working-copy/missing-blocks.ts",
    name: "nothing is missing",
    in: "missingBlocks",
    edit: { call: 4, answers: { value: "true" } },
  },
  {
    ...readers,
    name: "readers see what is hidden when published",
    in: "readableBlocks",
    edit: { condition: 2, is: true },
  },
  { ...readers, name: "readers see what a rule hides", in: "readableBlocks", edit: { condition: 1, is: true } },
  {
    ...readers,
    name: "readers see empty sections",
    in: "withoutEmptySections",
    edit: { condition: 4, is: true },
  },
  {
    ...shown,
    file: "features/publication/rules/read-view.ts",
    name: "the contact is shown though the desk hid it",
    in: "base",
    edit: { condition: 2, is: true },
  },
  {
    ...shown,
    file: "features/publication/rules/read-view.ts",
    name: "who was only invited to review counts as a contributor",
    api: ["contributor-roles"],
    in: "readViewOf",
    edit: { condition: 3, is: false },
  },
  {
    ...shown,
    file: "features/publication/rules/read-view.ts",
    name: "the summary shows what readers may not see",
    in: "shownFor",
    edit: { condition: 2, is: true },
  },
  {
    ...shown,
    file: "features/publication/rules/snapshot.ts",
    name: "a snapshot of a later version is read as one of the first",
    in: "readSnapshot",
    edit: { operator: 3, as: ">=" },
  },
  {
    file: "features/reading/rules/hidden-when-published.ts",
    name: "the publish section is gone once published",
    in: "withoutHiddenWhenPublished",
    edit: { condition: 2, is: true },
    unit: ["features/reading/rules"],
  },
  {
    file: "features/reading/rules/hidden-when-published.ts",
    name: "a second-level section stays when the one above it is hidden",
    in: "withoutHiddenWhenPublished",
    edit: { condition: 5, is: true },
    unit: ["features/reading/rules"],
  },
];
