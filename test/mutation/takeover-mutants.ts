import type { Mutant } from "./mutants.ts";

const takeover = { api: ["test/api/takeover.test.ts"] };

/** Faults in what becomes of answers when an assessment takes over a new version of its template. */
export const takeoverMutants: readonly Mutant[] = [
  {
    file: "features/template/rules/move-answers.ts",
    name: "an answer of another kind stays under its key",
    in: "moveAnswers",
    edit: { condition: 2, is: false },
    unit: ["features/template/rules"],
  },
  {
    file: "features/template/rules/move-answers.ts",
    name: "a question that comes back begins empty",
    in: "moveAnswers",
    edit: { call: 13, answers: { value: "wanted.slice(0, 0)" } },
    unit: ["features/template/rules"],
  },
  {
    file: "features/template/rules/compare-templates.ts",
    name: "a question that became mandatory is not named",
    in: "groupOf",
    edit: { condition: 2, is: false },
    unit: ["features/template/rules"],
  },
  {
    api: ["test/api/takeover-races.test.ts"],
    file: "features/assessment/server/store.ts",
    name: "a save lands in a question that was removed meanwhile",
    in: "heldItem",
    edit: { sql: 2 },
  },
  {
    ...takeover,
    file: "features/takeover/server/news.ts",
    name: "what was published with the new version is taken back",
    in: "undoable",
    edit: { condition: 3, is: true },
  },
  {
    ...takeover,
    file: "features/takeover/server/take-over.ts",
    name: "another version is taken over than the one that was looked at",
    in: "takeOverTemplate",
    edit: { condition: 2, is: false },
  },
];
