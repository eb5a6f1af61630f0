import fc from "fast-check";
import { expect, test } from "vitest";
import { outcomeColumns } from "./columns.ts";
import { certaintyByReasons, certaintyOf, levelOf } from "./trust.ts";

test.each([
  [{}, null],
  [{ start: "randomised" }, "high"],
  [{ start: "observational" }, "low"],
  [{ start: "robins" }, "high"],
  [{ start: "randomised", riskOfBias: "-1", imprecision: "-1" }, "low"],
  [{ start: "randomised", riskOfBias: "-2", imprecision: "-2", publicationBias: "-1" }, "very-low"],
  [{ start: "observational", largeEffect: "2" }, "high"],
  [{ start: "observational", largeEffect: "1", doseResponse: "1", confounding: "1" }, "high"],
  [{ start: "observational", largeEffect: "1", imprecision: "-1" }, "low"],
  // Shown for other designs only, so a value from before the design was chosen does not count.
  [{ start: "randomised", riskOfBias: "-1", largeEffect: "2" }, "moderate"],
  [{ start: "randomised", riskOfBias: "0" }, "high"],
])("the reasons %o give %s", (cells, certainty) => {
  expect(certaintyByReasons(cells)).toBe(certainty);
});

test("a chosen trust counts before the reasons; without studies none counts", () => {
  expect(certaintyOf({ start: "randomised" })).toBe("high");
  expect(certaintyOf({ start: "randomised", certainty: "low" })).toBe("low");
  expect(certaintyOf({ certainty: "moderate" })).toBe("moderate");
  expect(certaintyOf({ certainty: "sure" })).toBeNull();
  expect(certaintyOf({ noStudies: "ja", certainty: "high" })).toBeNull();
});

test("a further reason to lower never raises, and the trust stays among the four", () => {
  const reasons = ["riskOfBias", "inconsistency", "indirectness", "imprecision", "publicationBias"] as const;
  const options = (key: string) =>
    outcomeColumns.flatMap((column) => (column.key === key && "options" in column ? [...column.options] : []));
  const anyReasons = fc.record(Object.fromEntries(reasons.map((key) => [key, fc.constantFrom(...options(key), "")])));
  fc.assert(
    fc.property(anyReasons, fc.constantFrom("randomised", "observational", "robins"), (cells, start) => {
      const level = (more: object) => levelOf(certaintyByReasons({ ...cells, start, ...more }) ?? "high");
      expect(level({})).toBeGreaterThanOrEqual(1);
      expect(level({ riskOfBias: "-2" })).toBeLessThanOrEqual(level({ riskOfBias: "-1" }));
      expect(level({ riskOfBias: "-1" })).toBeLessThanOrEqual(level({ riskOfBias: "0" }));
    }),
  );
});
