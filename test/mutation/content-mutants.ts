import type { Mutant } from "./mutants.ts";

const shown = { unit: ["features/publication/rules", "features/assessment/rules", "features/kinds/rules"] };
const readers = { file: "features/publication/rules/reader-sections.ts", ...shown };

/** Faults in what counts as written and in what readers see. */
export const contentMutants: readonly Mutant[] = [
  {
    ...shown,
    file: "features/attachment/rules/definition.ts",
    name: "a mandatory PDF counts as filled",
    find: `isFilled: ({ files }) => files.length > 0`,
    put: `isFilled: ({ files }) => files.length >= 0`,
  },
  {
    ...shown,
    file: "features/literature/rules/definition.ts",
    name: "a mandatory literature search counts as filled",
    find: `isFilled: ({ rows }) => rows.some(({ part }) => literatureSections.some((section) => section === part))`,
    put: `isFilled: () => true`,
  },
  {
    ...shown,
    file: "features/block/text/definition.ts",
    name: "a text of spaces counts as filled",
    find: `value !== null && !isBlank(value)`,
    put: `value !== null && value !== ""`,
  },
  {
    ...shown,
    file: "features/block/table/definition.ts",
    name: "one text fills a table of four",
    find: `!value.some(isBlank)`,
    put: `!value.every(isBlank)`,
  },
  {
    ...shown,
    file: "features/assessment/rules/working-copy/missing-blocks.ts",
    name: "nothing is missing",
    find: `(block) => isFilled(heldIn(copy, block))`,
    put: `(block) => isFilled(heldIn(copy, block)) || block.key !== ""`,
  },
  {
    ...readers,
    name: "readers see what is hidden when published",
    find: ` && !block.hideWhenPublished`,
    put: "",
  },
  { ...readers, name: "readers see what a rule hides", find: `visible.has(block.key) && `, put: "" },
  {
    ...readers,
    name: "readers see empty sections",
    find: `if (holdsSomething(section) || leads) kept.push(section);`,
    put: `kept.push(section);`,
  },
  {
    ...shown,
    file: "features/publication/rules/read-view.ts",
    name: "the contact is shown though the desk hid it",
    find: ` && !facts.hideContact`,
    put: "",
  },
  {
    ...shown,
    file: "features/publication/rules/read-view.ts",
    name: "who was only invited to review counts as a contributor",
    api: ["contributor-roles"],
    find: `role === "peer" ? isReviewed : `,
    put: "",
  },
  {
    ...shown,
    file: "features/publication/rules/read-view.ts",
    name: "the summary shows what readers may not see",
    find: `feed === "card-summary" || feed === "card-links"`,
    put: `feed === "card-summary" || feed === "card-links" || feed === "summary"`,
  },
  {
    ...shown,
    file: "features/publication/rules/snapshot.ts",
    name: "a snapshot of a later version is read as one of the first",
    find: `if (stored.version === 3) return`,
    put: `if (stored.version !== 2) return`,
  },
  {
    file: "features/reading/rules/hidden-when-published.ts",
    name: "the publish section is gone once published",
    find: ` && section.kind !== "PublishSection"`,
    put: "",
    unit: ["features/reading/rules"],
  },
  {
    file: "features/reading/rules/hidden-when-published.ts",
    name: "a second-level section stays when the one above it is hidden",
    find: ` && !firstLevelIsHidden`,
    put: "",
    unit: ["features/reading/rules"],
  },
];
