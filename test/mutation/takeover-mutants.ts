import type { Mutant } from "./mutants.ts";

const takeover = { api: ["test/api/takeover.test.ts"] };

/** Faults in what becomes of answers when an assessment takes over a new version of its template. */
export const takeoverMutants: readonly Mutant[] = [
  {
    file: "features/template/rules/move-answers.ts",
    name: "an answer of another kind stays under its key",
    find: `keys.has(key) && to.get(key) !== kind`,
    put: `keys.has(key) && !to.has(key)`,
    unit: ["features/template/rules"],
  },
  {
    file: "features/template/rules/move-answers.ts",
    name: "a question that comes back begins empty",
    find: `back: wanted.filter(isKept)`,
    put: `back: wanted.filter((each) => !isKept(each) && isKept(each))`,
    unit: ["features/template/rules"],
  },
  {
    file: "features/template/rules/compare-templates.ts",
    name: "a question that became mandatory is not named",
    find: `if (differences.includes("mandatory")) return "mandatory";`,
    put: ``,
    unit: ["features/template/rules"],
  },
  {
    api: ["test/api/takeover-races.test.ts"],
    file: "features/assessment/server/store.ts",
    name: "a save lands in a question that was removed meanwhile",
    find: `and a.status = \${status} and a.template_version = \${template_version} and s.number = \${item}
         for share`,
    put: `and a.status = \${status} and s.number = \${item}
         for share`,
  },
  {
    ...takeover,
    file: "features/takeover/server/news.ts",
    name: "what was published with the new version is taken back",
    find: `to_version === template_version && !is_published`,
    put: `to_version === template_version`,
  },
  {
    ...takeover,
    file: "features/takeover/server/take-over.ts",
    name: "another version is taken over than the one that was looked at",
    find: `if (newer?.version !== body.version)`,
    put: `if (!newer)`,
  },
];
