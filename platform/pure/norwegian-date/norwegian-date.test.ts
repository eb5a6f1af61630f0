import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDay, norwegianDate, norwegianDay, norwegianMoment, typedDay, writtenDay } from "./index.ts";

test("a day is dd.mm.yyyy, and Norway's", () => {
  expect(norwegianDate("2024-03-07T12:00:00.000Z")).toBe("07.03.2024");
  expect(norwegianDate("2024-12-31T23:30:00.000Z")).toBe("01.01.2025");
  expect(norwegianDate("2024-07-31T22:30:00.000Z")).toBe("01.08.2024");
});

test("a stored day is shown as dd.mm.yyyy, and what is not one as it was written", () => {
  expect(norwegianDay("2026-03-01")).toBe("01.03.2026");
  for (const written of ["", "våren 2026", "2026-03-01T12:00:00Z"]) expect(norwegianDay(written)).toBe(written);
});

test("a day is typed with one digit or two, or as ISO; half a day and one that does not exist are none", () => {
  for (const day of ["1.3.2026", "01.03.2026", " 1.03.2026 ", "01032026", "2026-03-01"])
    expect(typedDay(day)).toBe("2026-03-01");
  for (const none of ["", "1.3.", "1.3.26", "31.02.2026", "31022026", "3/1/2026", "1032026", "010326", "i dag"])
    expect(typedDay(none)).toBeNull();
});

test("a year of two digits is one of this century, once the day is written", () => {
  expect(writtenDay("1.2.21")).toBe("2021-02-01");
  for (const none of ["1.2.2", "1.2.202", "010221", "30.2.21"]) expect(writtenDay(none)).toBeNull();
});

test("every day of the century is read in each way that it is written, and in no other", () => {
  const days = fc
    .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (iso) => {
      const [year = "", month = "", day = ""] = iso.split("-");
      const [shortDay, shortMonth] = [Number(day), Number(month)];
      for (const whole of [
        iso,
        `${day}.${month}.${year}`,
        `${shortDay}.${shortMonth}.${year}`,
        `${day}${month}${year}`,
      ]) {
        expect(typedDay(whole)).toBe(iso);
        expect(writtenDay(whole)).toBe(iso);
      }
      for (const short of [`${day}.${month}.${year.slice(2)}`, `${shortDay}.${shortMonth}.${year.slice(2)}`]) {
        expect(typedDay(short)).toBeNull();
        expect(writtenDay(short)).toBe(iso);
      }
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.-]{0,10}$/)), (text) => {
      const day = writtenDay(text);
      if (day !== null) expect(isoDay(day)).toBe(day);
      expect(typedDay(text) ?? day).toBe(day);
    }),
  );
});

test("a moment is dd.mm.yyyy HH:mm in Norway: around midnight, and on both sides of each change of the clock", () => {
  expect(norwegianMoment("2026-11-21T11:03:59.000Z")).toBe("21.11.2026 12:03");
  expect(norwegianMoment("2026-06-30T21:59:59.000Z")).toBe("30.06.2026 23:59");
  expect(norwegianMoment("2026-06-30T22:00:00.000Z")).toBe("01.07.2026 00:00");
  expect(norwegianMoment("2026-12-31T23:00:00.000Z")).toBe("01.01.2027 00:00");
  expect(norwegianMoment("2026-03-29T00:59:00.000Z")).toBe("29.03.2026 01:59");
  expect(norwegianMoment("2026-03-29T01:00:00.000Z")).toBe("29.03.2026 03:00");
  expect(norwegianMoment("2026-10-25T00:30:00.000Z")).toBe("25.10.2026 02:30");
  expect(norwegianMoment("2026-10-25T01:30:00.000Z")).toBe("25.10.2026 02:30");
});
