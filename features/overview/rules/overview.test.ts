import { expect, test } from "vitest";
import type { Aged, Counted, DecisionCount } from "./counted.ts";
import { overviewOf } from "./overview.ts";
import type { Stage } from "./stages.ts";

const nothing: Counted = {
  pipeline: [],
  left: [],
  published: [],
  decisions: [],
  editions: [],
  retracted: [],
  words: [],
  uncounted: 0,
};
const everything = { organization: null, type: null };
const aged = (stage: Stage, organization: number, ...days: readonly number[]): Aged<Stage> => ({
  ...{ organization, type: "1", stage, days },
});
const stage = (given: Partial<Counted>, name: Stage, within: Parameters<typeof overviewOf>[1] = everything) =>
  overviewOf({ ...nothing, ...given }, within, 2026).pipeline.find((each) => each.stage === name);

test("without assessments every count is none and nothing has a median", () => {
  const { pipeline, left, living } = overviewOf(nothing, everything, 2026);
  expect(pipeline.every(({ count, median, oldest }) => count === 0 && median === null && oldest === null)).toBe(true);
  expect(left.every(({ count, ninetieth }) => count === 0 && ninetieth === null)).toBe(true);
  expect(living).toEqual({ editions: 0, reviewPassed: 0, reviewLongPassed: 0, oldSearches: 0 });
});

test("four in a stage are counted, but have no median and no oldest; five have", () => {
  expect(stage({ pipeline: [aged("sent", 1, 1, 2, 3, 4)] }, "sent")).toEqual({
    ...{ stage: "sent", count: 4, median: "few", oldest: "few" },
  });
  expect(stage({ pipeline: [aged("sent", 1, 1, 2, 3, 4, 9)] }, "sent")).toEqual({
    ...{ stage: "sent", count: 5, median: 3, oldest: 9 },
  });
});

test("the oldest of a small organisation does not follow from the total and the others", () => {
  const pipeline = [aged("sent", 1, 400, 2, 3), aged("sent", 2, 1, 2, 3, 4, 5), aged("sent", 3, 1, 2, 3, 4, 5, 6)];
  const of = (organization: number) => stage({ pipeline }, "sent", { organization, type: null })?.oldest;
  expect([of(1), of(2), of(3)]).toEqual(["few", "few", 6]);
  expect(stage({ pipeline }, "sent")?.oldest).toBe(400);
});

test("of one organisation reviewers are no stage: their assessments are among those that are written", () => {
  const pipeline = [aged("at-reviewers", 1, 1, 2), aged("written", 1, 3, 4, 5)];
  expect(stage({ pipeline }, "at-reviewers")?.count).toBe(2);
  const within = { organization: 1, type: null };
  expect(stage({ pipeline }, "at-reviewers", within)).toBeUndefined();
  expect(stage({ pipeline }, "written", within)).toEqual({ stage: "written", count: 5, median: 3, oldest: 5 });
  const left = [{ organization: 1, type: "1", stage: "at-reviewers", days: [1, 2, 3, 4, 5] }] as const;
  expect(overviewOf({ ...nothing, left }, within, 2026).left.map((each) => each.stage)).not.toContain("at-reviewers");
});

test("how many of few published ones are decided on is not told", () => {
  const pipeline = [aged("published", 1, 5), aged("decided", 1, 4), aged("sent", 1, 1)];
  const { pipeline: shown } = overviewOf({ ...nothing, pipeline }, everything, 2026);
  expect(shown.map(({ stage: name, count }) => [name, count])).toEqual([
    ...[
      ["started", 0],
      ["written", 0],
      ["at-reviewers", 0],
      ["sent", 1],
    ],
    ...[
      ["published", "few"],
      ["decided", "few"],
      ["followed-up", "few"],
    ],
  ]);
});

const decision = (rest: object, count: number, organization = 1) =>
  ({ organization, type: "1", value: null, count, ...rest }) as DecisionCount;

test("outcomes and shares are hidden with the few assessments that they are about; what is to do is counted", () => {
  const decisions = [
    ...[decision({ figure: "decided" }, 4), decision({ figure: "outcome", value: "introduced" }, 4)],
    ...[decision({ figure: "older" }, 6), decision({ figure: "older-decided" }, 3)],
    ...[decision({ figure: "asked" }, 2), decision({ figure: "overdue" }, 1)],
  ];
  const shown = overviewOf({ ...nothing, decisions }, everything, 2026).decisions;
  expect(new Set(shown.outcomes.map(({ count }) => count))).toEqual(new Set(["few"]));
  expect(shown).toMatchObject({ decided: 4, older: { editions: 6, decided: 3 }, asked: 2, due: 0, overdue: 1 });
});

test("what was published stands by organisation for five years up to the chosen one", () => {
  const published = [2021, 2022, 2026, 2026, 2027].map((year, organization) => ({
    ...{ organization: organization % 2, type: "1" as const, kind: "edition" as const, year, count: 3 },
  }));
  const [table] = overviewOf({ ...nothing, published }, everything, 2026).published;
  expect(table?.years).toEqual([2022, 2023, 2024, 2025, 2026]);
  expect(table?.totals).toEqual([3, 0, 0, 0, 6]);
  expect(table?.organizations).toEqual([
    { organization: 1, counts: [3, 0, 0, 0, 3] },
    { organization: 0, counts: [0, 0, 0, 0, 3] },
  ]);
});
