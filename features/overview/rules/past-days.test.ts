import { expect, test } from "vitest";
import { pastDaysOf } from "./past-days.ts";

test("a year and two years before a day are the same day, or the last of February", () => {
  expect(pastDaysOf("2026-11-29")).toEqual({ today: "2026-11-29", yearAgo: "2025-11-29", twoYearsAgo: "2024-11-29" });
  expect(pastDaysOf("2028-02-29")).toMatchObject({ yearAgo: "2027-02-28", twoYearsAgo: "2026-02-28" });
});
