import fc from "fast-check";
import { expect, test } from "vitest";
import { economyTexts } from "../texts.ts";
import {
  acceptAmount,
  acceptEnd,
  amountOf,
  budgetTable,
  changeTable,
  commentFields,
  derivedFields,
  figuresOf,
  fileSlots,
  filledFromCosts,
  isFilledFromCosts,
  netEffects,
  numberField,
  numberFields,
  numbersOf,
  operationalTables,
  rangeCell,
  rangesOf,
  shownAmount,
  startupTable,
  workbookLabels,
} from "./index.ts";

const fieldOf = (name: string) => {
  const field = numberField(name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};

test("there are 6, 25 and 15 fields, each in a cell of its own", () => {
  const fields = [...numberFields, ...derivedFields]
    .map(({ field }) => field)
    .concat(commentFields.map(({ field }) => field));
  const count = (part: string) => fields.filter((field) => field.startsWith(`${part}_`)).length;
  expect([count("startup"), count("operational"), count("budget")]).toEqual([6, 25, 15]);
  expect(new Set(fields).size).toBe(46);
  const cells = [...numberFields, ...derivedFields].map(({ sheet, cell }) => `${sheet} ${cell}`);
  expect(new Set(cells).size).toBe(cells.length);
  expect(commentFields.map(({ field }) => field)).toEqual([
    "budget_3",
    "budget_6",
    "budget_9",
    "budget_12",
    "budget_15",
  ]);
});

test("fields stand where the workbook has them", () => {
  const places = [
    "startup_6",
    "operational_4",
    "operational_5",
    "operational_14",
    "operational_15",
    "operational_24",
    "operational_25",
    "budget_11",
  ];
  expect(places.map((name) => `${fieldOf(name).cell} ${fieldOf(name).label(workbookLabels)}`)).toEqual([
    "b9 Annet",
    "e4 Antall pasienter, år 2, ny metode",
    "b7 Utredning per pasient, år 1, gammel metode",
    "c11 Annet per pasient, år 1, ny metode",
    "d7 Utredning per pasient, år 2, gammel metode",
    "e11 Annet per pasient, år 2, ny metode",
    "b15 Faste årlige kostnader ved ny metode",
    "c20 Evt. annet inntekter (+) / utgifter (-), neste budsjettår",
  ]);
});

test("Netto is income - liquidity - yearly change in cost + other, for any numbers", () => {
  const amount = fc.integer({ min: -99_999, max: 99_999 });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 8, maxLength: 8 }), (given) => {
      const names = [1, 2, 4, 5, 7, 8, 10, 11].map((at) => `budget_${at}`);
      const numbers = Object.fromEntries(names.map((name, at) => [name, given[at] ?? 0]));
      const figures = figuresOf(numbers);
      const net = (year: number) =>
        (given[year] ?? 0) - (given[2 + year] ?? 0) - (given[4 + year] ?? 0) + (given[6 + year] ?? 0);
      expect([figures.budget_b21, figures.budget_c21]).toEqual([net(0), net(1)]);
    }),
  );
});

test("the operational costs make the yearly change, which fills the budget until somebody writes another number", () => {
  const numbers = {
    operational_1: 100,
    operational_2: 110,
    operational_7: 1_000,
    operational_8: 700,
    operational_9: 50,
    operational_25: 5_000,
  };
  const figures = figuresOf(numbers);
  expect(figures).toMatchObject({
    operational_b12: 1_050,
    operational_b13: 105_000,
    operational_c13: 77_000,
    operational_c16: -23_000,
    operational_e16: 5_000,
    budget_b19: -23_000,
    budget_c19: 5_000,
    budget_b21: 23_000,
  });
  expect(isFilledFromCosts(numbers, "budget_7")).toBe(true);
  expect(figuresOf({ ...numbers, budget_7: 4 })).toMatchObject({ budget_b19: 4, budget_b21: -4 });
  expect(isFilledFromCosts({ budget_7: 4 }, "budget_7")).toBe(false);
});

test("a number is read as people write it, and kept as digits", () => {
  const money = fieldOf("startup_1");
  const budget = fieldOf("budget_1");
  expect(
    ["", "0", "000", "1 200", "1\u00a0200\u202f000", "kr 2 900 000", "500,-", "+7", "9999999999"].map((text) =>
      acceptAmount(money, text),
    ),
  ).toEqual(["", "", "", "1200", "1200000", "2900000", "500", "7", "9999999999"].map((text) => ({ text })));
  expect(
    ["12,5", "12.5", "tolv", "1e9", "--1", "10000000000", "-1", "=1+1", "NaN", "Infinity"].map((text) =>
      acceptAmount(money, text),
    ),
  ).toEqual(
    [
      "NotAWholeNumber",
      "NotAWholeNumber",
      "NotANumber",
      "NotANumber",
      "NotANumber",
      "TooManyDigits",
      "MayNotBeNegative",
      "NotANumber",
      "NotANumber",
      "NotANumber",
    ].map((broken) => ({ broken })),
  );
  expect([acceptAmount(budget, "−1 200"), acceptAmount(budget, "-0")]).toEqual([{ text: "-1200" }, { text: "" }]);
});

test("what is stored can be shown, and what is shown can be written again", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (value) => {
      expect(amountOf(shownAmount(value))).toBe(value);
      expect(amountOf(String(value))).toBe(value);
    }),
  );
  expect(shownAmount(2_900_000).replace(/\s/g, " ")).toBe("kr 2 900 000");
});

test("low and high change Netto by themselves: the effect is that of writing the number", () => {
  const number = fc.integer({ min: 0, max: 9_999 });
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...numberFields.map(({ field }) => field)), number),
      fc.constantFrom(...numberFields),
      number,
      (given, field, more) => {
        fc.pre(!isFilledFromCosts(given, field.field));
        const base = given[field.field] ?? 0;
        const cells = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
        const [range] = rangesOf({ ...cells, [rangeCell(field.field, "high")]: String(base + more) }, numbersOf(cells));
        expect(range).toMatchObject({ low: base, base, high: base + more, isBroken: false });
        if (!range) return;
        const [first, second] = netEffects(given, range);
        const high = figuresOf({ ...given, [field.field]: base + more });
        expect([first?.high, second?.high]).toEqual([high.budget_b21, high.budget_c21]);
        const now = figuresOf(given);
        expect([first?.base, first?.low, second?.base]).toEqual([now.budget_b21, now.budget_b21, now.budget_c21]);
      },
    ),
  );
});

test("an end of a range may be 0, and a range that its number has left is known as broken", () => {
  const field = fieldOf("startup_1");
  expect([acceptEnd(field, "0"), acceptEnd(field, "")]).toEqual([{ text: "0" }, { text: "" }]);
  const [range] = rangesOf({ [rangeCell("startup_1", "low")]: "5" }, { startup_1: 4 });
  expect(range).toMatchObject({ low: 5, base: 4, high: 4, isBroken: true });
  expect(rangesOf({}, { startup_1: 4 })).toEqual([]);
});

test("a field that is filled from the costs says with what, until another number is written", () => {
  const costs = { operational_1: 100, operational_2: 110, operational_7: 9000, operational_8: 5000 };
  expect(filledFromCosts(costs, "budget_7")).toBe(-350_000);
  expect(filledFromCosts({ ...costs, budget_7: 5 }, "budget_7")).toBeNull();
  expect(filledFromCosts({ ...costs, budget_7: 5 }, "budget_8")).toBe(0);
  expect(filledFromCosts(costs, "budget_1")).toBeNull();
});

test("a yearly change that is filled from the costs has no range of its own", () => {
  expect(rangesOf({ [rangeCell("budget_7", "high")]: "5" }, {})).toEqual([]);
});

test("the tables have every number and comment that people write, each once", () => {
  const cells = { operational_3: "1", budget_6: "Lån" };
  const tables = [
    startupTable(cells, economyTexts),
    ...operationalTables(cells, economyTexts).map(({ table }) => table),
    changeTable(cells, economyTexts),
    budgetTable(cells, economyTexts),
  ];
  const rows = tables.flatMap((table) => table.rows);
  const drawn = rows.flatMap(({ amounts }) => amounts.flatMap(({ field }) => field ?? []));
  expect(drawn.toSorted()).toEqual(numberFields.map(({ field }) => field).toSorted());
  expect(rows.flatMap(({ comment }) => comment?.field ?? [])).toEqual(commentFields.map(({ field }) => field));
  for (const { columns, rows: own } of tables)
    for (const { amounts } of own) expect(amounts).toHaveLength(columns.length);
});

test("the budget says which years of the operational costs stand in it", () => {
  const noteWith = (cells: Record<string, string>) =>
    budgetTable(cells, economyTexts).rows.flatMap(({ note }) => (note === "" ? [] : [note]));
  expect(noteWith({})).toEqual(["Hentet fra driftskostnadene for år 1 og år 2"]);
  expect(noteWith({ budget_7: "5" })).toEqual(["Hentet fra driftskostnadene for år 2"]);
  expect(noteWith({ budget_7: "5", budget_8: "6" })).toEqual([]);
});

test("the budget has a column of comments when there are some, or when it is written in", () => {
  expect(budgetTable({}, economyTexts).comments).toBe(null);
  expect(budgetTable({}, economyTexts, true).comments).toBe("Kommentarer");
  expect(budgetTable({ budget_15: "Sum" }, economyTexts).comments).toBe("Kommentarer");
});

test("a municipality has one place also where several files are allowed, as the table of flags says", () => {
  expect(fileSlots({ isMunicipality: true, allowMultipleFiles: true })).toEqual(["1"]);
  expect(fileSlots({ isMunicipality: true, allowMultipleFiles: false })).toEqual(["1"]);
  expect(fileSlots({ isMunicipality: false, allowMultipleFiles: false })).toEqual(["1", "2"]);
  expect(fileSlots({ isMunicipality: false, allowMultipleFiles: true })).toBe("several");
});
