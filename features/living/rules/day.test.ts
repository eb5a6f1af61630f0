import { expect, test } from "vitest";
import { checkReviewDay, isReviewPassed, reviewDayAtPublishing, suggestedReviewDay } from "./index.ts";

const today = "2026-11-29";
const kindOf = (given: string | null | undefined) => {
  const checked = checkReviewDay(given, today, "dueOn");
  if (checked.ok) return checked.value;
  return checked.because.kind === "Invalid" ? checked.because.fields[0] : checked.because;
};

test.each([
  ["2026-11-30", "2026-11-30"],
  ["01.09.2028", "2028-09-01"],
  ["2031-11-29", "2031-11-29"],
  ["none", null],
  ["2026-11-29", { path: "dueOn", kind: "ReviewDayTooEarly" }],
  ["2031-11-30", { path: "dueOn", kind: "ReviewDayTooLate" }],
  ["2028-02-30", { path: "dueOn", kind: "DateInvalid" }],
  ["snart", { path: "dueOn", kind: "DateInvalid" }],
  [" ", { path: "dueOn", kind: "ReviewDayRequired" }],
  [undefined, { path: "dueOn", kind: "ReviewDayRequired" }],
])("on 29 November 2026 the review day %s is %j", (given, expected) => expect(kindOf(given)).toEqual(expected));

test("a review day has passed from the day after", () => {
  expect(isReviewPassed("2026-11-29", "2026-11-29")).toBe(false);
  expect(isReviewPassed("2026-11-29", "2026-11-30")).toBe(true);
  expect(isReviewPassed(null, "2099-01-01")).toBe(false);
});

test("the day that the text says is suggested when it may be chosen, else 24 months ahead", () => {
  expect(suggestedReviewDay("2027-05-01", today)).toBe("2027-05-01");
  for (const said of [null, "2026-11-29", "2040-01-01"]) expect(suggestedReviewDay(said, today)).toBe("2028-11-29");
});

test("publishing takes the suggested day unless another one, or none, is chosen", () => {
  expect(reviewDayAtPublishing(undefined, "2027-05-01", today)).toEqual({ ok: true, value: "2027-05-01" });
  expect(reviewDayAtPublishing(null, null, today)).toEqual({ ok: true, value: "2028-11-29" });
  expect(reviewDayAtPublishing("none", "2027-05-01", today)).toEqual({ ok: true, value: null });
  expect(reviewDayAtPublishing("", null, today)).toMatchObject({
    because: { fields: [{ path: "reviewOn", kind: "ReviewDayRequired" }] },
  });
});
