import fc from "fast-check";
import { expect, test } from "vitest";
import { norwegianInstant, norwegianMoment, typedTime } from "./index.ts";

test("a time is typed in the ways people write it", () => {
  for (const eight of ["8", "08", "8.00", "08:00", "0800", " 8:00 "]) expect(typedTime(eight)).toBe("08:00");
  expect(typedTime("0:05")).toBe("00:05");
  for (const none of ["", "24", "24:00", "8.6", "8:60", "kl. 8", "8:0", "-1", "12345"])
    expect(typedTime(none)).toBeNull();
});

test("a planned time is the one that clocks in Norway show, also around midnight and when they are changed", () => {
  expect(norwegianInstant("2026-12-01", "08:00")).toBe("2026-12-01T07:00:00.000Z");
  expect(norwegianInstant("2026-07-01", "00:00")).toBe("2026-06-30T22:00:00.000Z");
  expect(norwegianInstant("2027-01-01", "00:00")).toBe("2026-12-31T23:00:00.000Z");
  expect(norwegianInstant("2027-03-28", "01:59")).toBe("2027-03-28T00:59:00.000Z");
  for (const leftOut of ["02:00", "02:30", "02:59"]) expect(norwegianInstant("2027-03-28", leftOut)).toBeNull();
  expect(norwegianInstant("2027-03-28", "03:00")).toBe("2027-03-28T01:00:00.000Z");
  expect(norwegianInstant("2026-10-25", "02:30")).toBe("2026-10-25T00:30:00.000Z");
  expect(norwegianInstant("2026-10-25", "03:00")).toBe("2026-10-25T02:00:00.000Z");
  expect(norwegianInstant("2026-13-01", "08:00")).toBeNull();
});

test("every minute that has been shown to a person leads back to an instant that shows the same", () => {
  const minutes = fc.date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(minutes, (date) => {
      const shown = norwegianMoment(date.toISOString());
      const [day = "", time = ""] = shown.split(" ");
      const iso = day.split(".").reverse().join("-");
      expect(norwegianMoment(norwegianInstant(iso, time) ?? "")).toBe(shown);
    }),
  );
});
