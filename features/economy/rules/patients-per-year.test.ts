import { expect, test } from "vitest";
import { patientsAgainstEconomy, patientsInText } from "./patients-per-year.ts";

test.each([
  ["40–60", "50", "Agree"],
  ["40–60", "80", "NoSlip"],
  ["120", "120", "Agree"],
  ["120", "1200", "DecimalMoved"],
  ["12", "12", "Agree"],
  ["ca. 35 pasienter", "35", "Agree"],
  ["15", "51", "DigitsSwapped"],
  ["om lag 1 500", "1500", "Agree"],
  ["200 (2025), stigende", "200", "Agree"],
  ["20", "", "Agree"],
  ["ikke kjent", "30", "Agree"],
  ["60", "6", "DecimalMoved"],
])("«%s» beside %s patients: %s", (said, patients, expected) => {
  const found = patientsAgainstEconomy(said, patients);
  expect(found === null ? "Agree" : (found.slip ?? "NoSlip")).toBe(expected);
});

test.each([
  ["40–60", { low: 40, high: 60 }],
  ["mellom 40 og 60 pasienter", { low: 40, high: 60 }],
  ["1 200 til 1 500", { low: 1200, high: 1500 }],
  ["om lag 1\u202f500", { low: 1500, high: 1500 }],
  ["200 (2025), stigende", { low: 200, high: 200 }],
  ["30 i 2025", { low: 30, high: 30 }],
  ["1.500 per år", { low: 1500, high: 1500 }],
  ["2025: 120", { low: 120, high: 120 }],
  ["1,5", null],
  ["60-40", null],
  ["ikke kjent", null],
  ["", null],
  ["5 per måned", null],
  ["10 % av 300", null],
  ["minst 40", null],
  ["12 barn, 30 voksne", null],
])("«%s» is read as %o", (written, span) => {
  expect(patientsInText(written)).toEqual(span);
});

test("the finding says both numbers, and a tenth more or less agrees", () => {
  expect(patientsAgainstEconomy("120", "1 200")).toEqual({
    ...{ counted: 1200, said: { low: 120, high: 120 }, slip: "DecimalMoved" },
  });
  expect([44, 45, 55, 56].map((patients) => patientsAgainstEconomy("50", String(patients)) === null)).toEqual([
    ...[false, true, true, false],
  ]);
  expect(patientsAgainstEconomy("40–60", "0")).toBeNull();
});
