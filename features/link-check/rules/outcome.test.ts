import { expect, test } from "vitest";
import { isTold, type LinkOutcome, nextCheck, outcomeOfStatus, sayNothing } from "./outcome.ts";

const DAY = 86_400_000;

test.each([
  [200, "ok"],
  [206, "ok"],
  [301, "ok"],
  [401, "ok"],
  [403, "ok"],
  [404, "gone"],
  [405, "ok"],
  [410, "gone"],
  [429, "ok"],
  [500, "trouble"],
  [503, "trouble"],
])("an answer with %i is %s", (status, kind) => expect(outcomeOfStatus(status).kind).toBe(kind));

test("what is gone is told at once, trouble when it has lasted two days", () => {
  expect(isTold("gone", 0, 0)).toBe(true);
  expect([isTold("trouble", 0, DAY), isTold("trouble", 0, 2 * DAY), isTold("trouble", null, DAY)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isTold("ok", null, 9 * DAY)).toBe(false);
});

test("an address that works is asked for each week, any other each night", () => {
  expect(nextCheck({ kind: "ok" }, 0)).toBeGreaterThan(6 * DAY);
  expect(nextCheck(outcomeOfStatus(404), 0)).toBeLessThan(DAY);
});

test("a night in which nobody answered says nothing of the links", () => {
  const silent: LinkOutcome = { kind: "trouble", why: "no-answer" };
  expect(sayNothing([silent, silent, { kind: "gone", why: "no-host" }])).toBe(true);
  expect(sayNothing([silent, silent, outcomeOfStatus(404)])).toBe(false);
  expect(sayNothing([silent])).toBe(false);
  // Nobody was asked for these.
  const odd: LinkOutcome = { kind: "trouble", why: "not-asked" };
  expect([sayNothing([silent, silent, silent, odd]), sayNothing([odd, odd, odd])]).toEqual([true, false]);
});
