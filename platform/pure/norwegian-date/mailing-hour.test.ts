import { expect, test } from "vitest";
import { isFirstHour, isMailingHour, isMonday, norwegianMonth } from "./index.ts";

test("of the two runs of a day one is at 08:00 in Oslo, each day of a year with both changes of the clock, and 52 of them on a Monday", () => {
  const days = Array.from({ length: 365 }, (_, day) => Date.UTC(2027, 0, 1 + day));
  const mailings = days.map((day) => [6, 7].map((hour) => new Date(day + hour * 3_600_000)).filter(isMailingHour));
  expect(mailings.filter((runs) => runs.length !== 1)).toEqual([]);
  const hours = mailings.flat().map((at) => at.toISOString().slice(5, 13));
  // Summer time from 28 March to 31 October.
  expect(hours).toEqual(expect.arrayContaining(["03-27T07", "03-28T06", "10-30T06", "10-31T07"]));
  expect(mailings.flat().filter(isMonday)).toHaveLength(52);
});

test("of the two runs after midnight one is in the first hour of a day in Oslo, each day of a year with both changes of the clock", () => {
  const days = Array.from({ length: 365 }, (_, day) => Date.UTC(2027, 0, 1 + day));
  const runs = days.map((day) => [22, 23].map((hour) => new Date(day + hour * 3_600_000 + 60_000)).filter(isFirstHour));
  expect(runs.filter(({ length }) => length !== 1)).toEqual([]);
  expect(norwegianMonth("2028-09-01")).toBe("september 2028");
});
