import { expect, test } from "vitest";
import type { Problem } from "../contract/problem.ts";
import { saveAnswerOf } from "./index.ts";

const problem = (status: number, more: Partial<Problem> = {}): Problem => ({
  type: "about:blank",
  title: "Tittel",
  status,
  kind: "Kind",
  ...more,
});

test("statuses that a person can do nothing about here lock the field", () => {
  expect([401, 403, 404, 423].map((status) => saveAnswerOf(problem(status)))).toEqual(
    ["signed-out", "forbidden", "gone", "read-only"].map((because) => ({ kind: "locked", because })),
  );
});

test("an answer that says nothing of the save is no answer, whatever its status: it is tried again", () => {
  const unknown = [problem(0, { kind: "Offline" }), problem(500), problem(429, { retryAfter: 2 })];
  const unreadable = [401, 404, 413, 200, 502].map((status) => problem(status, { kind: "Unreadable" }));
  expect([...unknown, ...unreadable].map((each) => saveAnswerOf(each).kind)).toEqual(Array(8).fill("failed"));
  expect(saveAnswerOf(problem(429, { retryAfter: 2 }))).toMatchObject({ kind: "failed", retryAfter: 2000 });
});

test("409 carries what is stored; a value that was never saved is the empty text", () => {
  expect(saveAnswerOf(problem(409, { current: { rev: 7, value: ["a", "b"] } }))).toEqual({
    kind: "conflicted",
    theirs: { rev: 7, value: ["a", "b"] },
  });
  expect(saveAnswerOf(problem(409, { current: { rev: 7, value: null } }))).toMatchObject({ theirs: { value: "" } });
});

test("a 409 about a cell carries what the cell holds; one about a deleted row locks it", () => {
  const current = { rev: 9, cells: { population: "voksne", country: "" }, columns: ["population"] };
  expect(saveAnswerOf(problem(409, { current }), "population")).toEqual({
    kind: "conflicted",
    theirs: { rev: 9, value: "voksne" },
  });
  expect(saveAnswerOf(problem(409, { current }), "risk")).toMatchObject({ theirs: { value: "" } });
  expect(saveAnswerOf(problem(409, { current: { ...current, deleted: true } }), "population")).toEqual({
    kind: "locked",
    because: "gone",
  });
});

test("a 409 that is not about the value is a refusal, not a conflict", () => {
  expect(saveAnswerOf(problem(409, { current: { status: 2 } }))).toMatchObject({ kind: "rejected" });
});

test("broken rules come with their texts, and a refusal without fields with its title", () => {
  const fields = [{ path: "value", kind: "TooLong", message: "For lang" }];
  expect(saveAnswerOf(problem(422, { fields }))).toEqual({
    kind: "rejected",
    rules: [{ kind: "TooLong", message: "For lang" }],
  });
  expect(saveAnswerOf(problem(413))).toEqual({ kind: "rejected", rules: [{ kind: "Kind", message: "Tittel" }] });
});

test("faults and too many requests are tried again, not before the server asks", () => {
  expect(saveAnswerOf(problem(503, { retryAfter: 2, title: "Tjenesten er ikke tilgjengelig." }))).toEqual({
    ...{ kind: "failed", retryAfter: 2000, said: "Tjenesten er ikke tilgjengelig. (503)" },
  });
  // Without an answer nothing was said.
  expect(saveAnswerOf(problem(0, { kind: "Offline" }))).toEqual({ kind: "failed" });
  expect([429, 500, 502].map((status) => saveAnswerOf(problem(status)).kind)).toEqual(["failed", "failed", "failed"]);
});
