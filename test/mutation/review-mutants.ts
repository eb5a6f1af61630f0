import type { Mutant } from "./mutants.ts";

const moments = { api: ["test/api/review-moments.test.ts"] };

/** Faults in who sees and writes what of a review. */
export const reviewMutants: readonly Mutant[] = [
  {
    ...moments,
    file: "features/assessment/server/open.ts",
    name: "anybody who may review writes in another's review",
    in: "isThereFor",
    edit: { condition: 2, is: true },
  },
  {
    ...moments,
    file: "features/assessment/server/open.ts",
    name: "a review is answered before it is sent",
    in: "isThereFor",
    edit: { condition: 4, is: true },
  },
  {
    file: "features/access/rules/policy.ts",
    name: "who has declined reads on",
    in: "may",
    edit: { condition: 2, is: false },
    unit: ["features/access/rules"],
  },
  {
    file: "features/assessment/server/content-store.ts",
    name: "a peer learns that somebody comments",
    in: "versionOfComments",
    edit: { call: 1, answers: { value: 'versionsIn("comment")' } },
    api: ["test/api/unchanged.test.ts"],
  },
  {
    ...moments,
    file: "features/review/rules/sections/reviews.ts",
    name: "co-authors read reviews before publication",
    in: "reviewViews",
    edit: { condition: 5, is: true },
  },
  {
    ...moments,
    file: "features/review/rules/sections/reviews.ts",
    name: "answers that are not published are read by all",
    in: "answersToRead",
    edit: { condition: 1, is: true },
  },
  {
    file: "features/review/rules/sections/review-sections.ts",
    name: "reviews are published with names",
    in: "reviewSections",
    edit: { condition: 6, is: true },
    api: ["test/api/review-published.test.ts"],
  },
  {
    file: "features/publication/rules/searchable-text.ts",
    name: "a search finds the words of reviews",
    in: "searchableText",
    edit: { condition: 3, is: true },
    api: ["test/api/review-published.test.ts"],
  },
  {
    file: "features/review/rules/reminder.ts",
    name: "who has declined is reminded",
    in: "dueReminder",
    edit: { condition: 2, is: false },
    unit: ["features/review/rules"],
  },
];
