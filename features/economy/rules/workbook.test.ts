import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type FoundCell,
  type FoundCells,
  layout,
  numberFields,
  readWorkbook,
  type SheetKey,
  sheetKeys,
} from "./index.ts";

const number = (value: number): FoundCell => ({ type: "number", value, formula: null, format: null });
const text = (value: string): FoundCell => ({ type: "text", value, formula: null, format: null });

/** Our workbook as it is read, with these cells written. */
const found = (written: Readonly<Record<string, FoundCell>>): FoundCells => {
  const sheet = (key: SheetKey) => {
    const labels = layout[key].flatMap((each) => ("text" in each ? [[each.cell, text(each.text)] as const] : []));
    const own = Object.entries(written).flatMap(([name, cell]) => {
      const [of = "", place = ""] = name.split("_");
      return of === key ? [[place, cell] as const] : [];
    });
    return Object.fromEntries([...labels, ...own]);
  };
  const [startup, operational, budget] = sheetKeys.map(sheet);
  return { startup: startup ?? {}, operational: operational ?? {}, budget: budget ?? {} };
};

const problems = (written: Readonly<Record<string, FoundCell>>) => {
  const read = readWorkbook(found(written));
  return read.kind === "refused"
    ? read.problems
        .filter(({ kind }) => kind !== "empty")
        .map(({ sheet, cell, label, kind }) => `${sheet} ${cell} ${label}: ${kind}`)
    : read.kind;
};

test("every number that is written is read in the field of its cell", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...numberFields.map(({ field }) => field)), fc.nat(), { minKeys: 1 }),
      (given) => {
        const written = numberFields.flatMap(({ field, sheet, cell }) => {
          const value = given[field];
          return value === undefined ? [] : [[`${sheet}_${cell}`, number(value)] as const];
        });
        const read = readWorkbook(found(Object.fromEntries(written)));
        const kept = Object.entries(given).filter(([, value]) => value !== 0);
        expect(read).toMatchObject({
          kind: "read",
          cells: Object.fromEntries(kept.map(([field, value]) => [field, String(value)])),
        });
        expect(read.kind === "read" && read.problems.every(({ kind }) => kind === "empty")).toBe(true);
      },
    ),
  );
});

test("a cell that holds no whole number is named by sheet, cell and label, and nothing counts", () => {
  const bad = {
    startup_b4: text("ca. 1000"),
    operational_b8: number(12.5),
    operational_c4: { type: "error", value: 7, formula: null, format: null },
    operational_b15: { type: "number", value: 3, formula: "1+2", format: null },
    budget_b17: number(99_999_999_999),
    startup_b5: number(-1),
    budget_d17: text("a".repeat(2001)),
  } as const;
  expect([problems(bad)].flat().toSorted()).toEqual([
    "Budsjett B17 Endring i inntekt som følge av ny metode, inneværende budsjettår: too-large",
    "Budsjett D17 Endring i inntekt som følge av ny metode, kommentarer: too-long",
    "Drift B15 Faste årlige kostnader ved ny metode: formula",
    "Drift B8 Behandling per pasient, år 1, gammel metode: fraction",
    "Drift C4 Antall pasienter, år 1, ny metode: error",
    "Oppstart B4 Utstyr: text",
    "Oppstart B5 Opplæring: negative",
  ]);
});

test("the yearly change keeps our formula until somebody writes another number; another formula is refused", () => {
  const formula = (text: string): FoundCell => ({ type: "number", value: 5, formula: text, format: null });
  const started = { startup_b4: number(1) };
  expect(readWorkbook(found({ ...started, budget_b19: formula("Drift!C16") }))).toMatchObject({
    kind: "read",
    cells: { startup_1: "1" },
  });
  expect(readWorkbook(found({ ...started, budget_b19: formula("'Drift'!$C$16") }))).toMatchObject({ kind: "read" });
  expect(readWorkbook(found({ ...started, budget_b19: number(-4) }))).toMatchObject({ cells: { budget_7: "-4" } });
  expect(problems({ ...started, budget_b19: formula("[1]Ark1!A1") })).toEqual([
    "Budsjett B19 Årlig endring i kostnader med ny metode for alle pasienter, inneværende budsjettår: formula",
  ]);
});

test("a workbook with other labels is not ours, and one without a number has nothing to say", () => {
  expect(readWorkbook(found({ startup_a4: text("Noe annet"), startup_b4: number(1) })).kind).toBe("other-workbook");
  expect(readWorkbook({ startup: {}, operational: {}, budget: {} }).kind).toBe("other-workbook");
  expect(readWorkbook(found({})).kind).toBe("nothing-written");
});

test("a comment loses what the database cannot hold", () => {
  const comment = text(" Refusjon\u0000 \ud800 per\r\nmåned\u0007 ");
  expect(readWorkbook(found({ startup_b4: number(1), budget_d17: comment }))).toMatchObject({
    kind: "read",
    cells: { budget_3: "Refusjon \ufffd per\nmåned" },
  });
});
