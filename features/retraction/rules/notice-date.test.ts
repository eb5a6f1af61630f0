import { expect, test } from "vitest";
import { isoDates } from "./notice-date.ts";

test.each([
  ["8/16/2023 0:00", "2023-08-16"],
  ["2/1/2021 0:00", "2021-02-01"],
  ["16.08.2023", "2023-08-16"],
  ["16.08.2023 00:00", "2023-08-16"],
  ["2023-08-16T00:00:00", "2023-08-16"],
  ["2023/08/16", "2023-08-16"],
  ["44927", "2023-01-01"],
  ["45154.5", "2023-08-16"],
  ["16-Aug-2023", "2023-08-16"],
  ["16. oktober 2023", "2023-10-16"],
  ["2/30/2023 0:00", null],
  ["", null],
  ["ukjent", null],
  ["8/16/23", null],
])("a date by itself: %j", (text, iso) => expect(isoDates([text])).toEqual([iso]));

test("in a file with the day first all slashes mean that, and a slip of one row changes nothing for the others", () => {
  expect(isoDates(["16/08/2023", "05/06/2023"])).toEqual(["2023-08-16", "2023-06-05"]);
  const many = Array.from({ length: 200 }, () => "8/16/2023 0:00");
  expect(isoDates([...many, "16/8/2023", "5/6/2023"]).slice(-2)).toEqual(["2023-08-16", "2023-05-06"]);
});

test("where slashes mean both, only the dates that can be one thing are read", () => {
  expect(isoDates(["16/08/2023", "8/16/2023", "5/6/2023", "5/5/2023"])).toEqual([
    ...["2023-08-16", "2023-08-16"],
    ...[null, "2023-05-05"],
  ]);
});

test("a Norwegian spreadsheet turns the dates that it can read: those are left out, the others stay", () => {
  // 5/6/2023 (6 May) was read as 5 June; 8/16/2023 was no date for it.
  expect(isoDates(["8/16/2023 0:00", "05.06.2023 0:00", "04.04.2023 0:00", "45082"])).toEqual([
    ...["2023-08-16", null],
    ...["2023-04-04", null],
  ]);
  // All were converted by a program that knew the order: a day after the 12th shows it.
  expect(isoDates(["16.08.2023 0:00", "05.06.2023 0:00"])).toEqual(["2023-08-16", "2023-06-05"]);
});
