import type { Mutant } from "./mutants.ts";

const moments = { api: ["test/api/review-moments.test.ts"] };

/** Faults in who sees and writes what of a review. */
export const reviewMutants: readonly Mutant[] = [
  {
    ...moments,
    file: "features/assessment/server/open.ts",
    name: "anybody who may review writes in another's review",
    find: `.allowed : isOwn;`,
    put: `.allowed : true;`,
  },
  {
    ...moments,
    file: "features/assessment/server/open.ts",
    name: "a review is answered before it is sent",
    find: `review.isSent && !isOwn`,
    put: `!isOwn`,
  },
  {
    file: "features/access/rules/policy.ts",
    name: "who has declined reads on",
    find: `hasDeclined ? [] : [role]`,
    put: `hasDeclined && role !== "peer" ? [] : [role]`,
    unit: ["features/access/rules"],
  },
  {
    file: "features/assessment/server/content-store.ts",
    name: "a peer learns that somebody comments",
    find: `versionsIn("comment", isHere(comments))`,
    put: `versionsIn("comment")`,
    api: ["test/api/unchanged.test.ts"],
  },
  {
    ...moments,
    file: "features/review/rules/sections/reviews.ts",
    name: "co-authors read reviews before publication",
    find: `.filter((review) => readsAll || isMine(review))`,
    put: `.filter((review) => readsAll || isMine(review) || review.sent !== null)`,
  },
  {
    ...moments,
    file: "features/review/rules/sections/reviews.ts",
    name: "answers that are not published are read by all",
    find: `showsAnswers(review) ? answersIn(review)`,
    put: `review.sent ? answersIn(review)`,
  },
  {
    file: "features/review/rules/sections/review-sections.ts",
    name: "reviews are published with names",
    find: `seen ? review.name : texts.peer`,
    put: `review.name !== "" ? review.name : texts.peer`,
    api: ["test/api/review-published.test.ts"],
  },
  {
    file: "features/publication/rules/searchable-text.ts",
    name: "a search finds the words of reviews",
    find: `.filter(({ review }) => review === undefined)`,
    put: `.filter(({ review }) => review !== "none")`,
    api: ["test/api/review-published.test.ts"],
  },
  {
    file: "features/review/rules/reminder.ts",
    name: "who has declined is reminded",
    find: `if (state === "sent" || state === "declined") return null;`,
    put: `if (state === "sent") return null;`,
    unit: ["features/review/rules"],
  },
];
