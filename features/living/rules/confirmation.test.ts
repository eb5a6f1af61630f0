import { expect, test } from "vitest";
import { hindranceOf, isLately } from "./index.ts";

const fine = {
  isPublished: true,
  isSame: true,
  hasRetracted: false,
  isConfirmedLately: false,
};

test.each([
  [{}, null],
  [{ isPublished: false, isSame: false }, "NotPublished"],
  [{ isSame: false, hasRetracted: true }, "CopyDiffers"],
  [{ hasRetracted: true, isConfirmedLately: true }, "RetractionUnanswered"],
  [{ isConfirmedLately: true }, "ConfirmedLately"],
])("an assessment with %j is hindered by %s", (facts, hindrance) =>
  expect(hindranceOf({ ...fine, ...facts })).toBe(hindrance),
);

test("a confirmation may follow 30 days after the one before", () => {
  const at = new Date("2026-11-29T08:00:00Z");
  expect(isLately(new Date("2026-10-30T08:00:01Z"), at)).toBe(true);
  expect(isLately(new Date("2026-10-30T08:00:00Z"), at)).toBe(false);
});
