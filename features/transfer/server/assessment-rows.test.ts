import { expect, test } from "vitest";
import { evidenceRows, outcomeRows, type RowKind, resultRows } from "../../row/server/index.ts";
import { assessment } from "../rules/assessment-record.ts";
import { tooManyIn } from "./assessment-rows.ts";

const many = (kind: RowKind, count: number, at: { block: string; study?: number }) =>
  Array.from({ length: count }, () => ({ kind, ...at }));

test("a block has room for as many rows of a kind as in the calls, however many blocks a record fills", () => {
  const twelve = many(outcomeRows, 12, { block: "utfall" });
  expect(tooManyIn([...twelve, ...many(outcomeRows, 12, { block: "utfall-2" })])).toBeNull();
  expect(tooManyIn([...twelve, ...many(outcomeRows, 1, { block: "utfall" })])).toEqual({
    key: "outcomes",
    reason: "TooManyOutcomes",
  });
  expect(tooManyIn(many(evidenceRows, 501, { block: "studier" }))).toEqual({ key: "evidence", reason: "TooManyRows" });
});

test("results are counted for each study", () => {
  const of = (study: number, count = 20) => many(resultRows, count, { block: "studier", study });
  expect(tooManyIn([...of(0), ...of(1)])).toBeNull();
  expect(tooManyIn([...of(0), ...of(1, 21)])).toEqual({ key: "results", reason: "TooManyResults" });
});

test("a record may have more outcomes than one block", () => {
  const outcomes = Array.from({ length: 24 }, (_, at) => ({ name: `Utfall ${at}`, block: at < 12 ? "a" : "b" }));
  expect(assessment.shape.outcomes.parse(outcomes)).toHaveLength(24);
});
