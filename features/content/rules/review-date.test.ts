import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter, REVIEW_AHEAD_DAYS, reviewDue, yearAfter } from "./review-date.ts";

test.each([
  ["2026-11-24", "passed"],
  ["2026-11-25", "near"],
  ["2026-12-25", "near"],
  ["2026-12-26", null],
  [null, null],
] as const)("on 25 November 2026 a page to look at by %s is %s", (by, due) =>
  expect(reviewDue(by, "2026-11-25")).toBe(due),
);

test.each([
  ["2026-11-25", "2027-11-25"],
  ["2027-02-28", "2028-02-28"],
  ["2028-02-29", "2029-02-28"],
  ["2026-12-31", "2027-12-31"],
])("a page that is looked at on %s is looked at again by %s", (today, next) => expect(yearAfter(today)).toBe(next));

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("a date is near for its last days, and passed from the day after it, also when the clocks change", () =>
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (today, days) => {
      const due = days < 0 ? "passed" : days <= REVIEW_AHEAD_DAYS ? "near" : null;
      expect(reviewDue(dayAfter(today, days), today)).toBe(due);
    }),
  ));
