import fc from "fast-check";
import { expect, test } from "vitest";
import { anySheetView, aSheetView } from "../../../test/builders/a-sheet-view.ts";
import { sheetWordsIn } from "../texts-words.ts";
import { heightOf } from "./fit.ts";
import { decisionSheet } from "./index.ts";
import { clipped, linesIn } from "./measure.ts";
import { PAGE_HEIGHT, places } from "./places.ts";

const words = sheetWordsIn("nb");
const edition = { publication: 7, version: 2, newest: 3 };
const sheetOf = (view: Parameters<typeof decisionSheet>[0]) => decisionSheet(view, edition, words);

const outcome = (name: string, more: Readonly<Record<string, string>> = {}) => ({
  ...{ name, kind: "event", desirable: "less", importance: "critical", certainty: "low" },
  ...{ "baseline.1.value": "110", measure: "RR", effect: "0.74", effectLow: "0.55", effectHigh: "0.95" },
  ...more,
});

test("a sheet says what the edition says: question, recommendation, outcomes, costs, judgements, review and search", () => {
  const sheet = sheetOf(
    aSheetView({
      outcomes: [outcome("Død")],
      costs: {
        startup_1: "2900000",
        operational_1: "8",
        operational_2: "8",
        operational_5: "100",
        operational_6: "90",
      },
      judgements: [{ question: "Er problemet viktig?", answer: "Ja" }],
      searches: ["2026-01-02", "2026-03-04", ""],
    }),
  );
  expect(sheet).toMatchObject({
    id: 1565,
    edition,
    title: "Hemodialyse hjemme",
    question: [
      { label: "P", text: "Voksne" },
      { label: "I", text: "Hjemme" },
      { label: "O", text: "Død" },
    ],
    recommendation: "Metoden bør innføres på vilkår",
    conditions: "Når rommet er klart.",
    judgements: [{ label: "Er problemet viktig?", text: "Ja" }],
    review: "Ikke fagfellevurdert i portalen · Siste litteratursøk 04.03.2026",
  });
  expect(sheet.outcomes).toMatchObject({
    columns: { without: "Med dialyse på sykehus", with: "Med hjemmedialyse" },
    rows: [{ name: "Død", without: "110 av 1\u202f000", with: "81 av 1\u202f000", trust: "Lav", certainty: "low" }],
    sentences: ["Hjemmedialyse gir muligens lavere risiko for død enn dialyse på sykehus."],
    leftOut: "",
  });
  expect(sheet.costs?.rows.map(({ label, amounts }) => [label, amounts[0]])).toEqual([
    ["Oppstart", "kr\u00a02\u202f900\u202f000"],
    ["Per pasient, gammel metode", "kr\u00a0100"],
    ["Per pasient, ny metode", "kr\u00a090"],
    ["Endring i årlige kostnader", "kr\u00a0−80"],
    ["Netto", "kr\u00a080"],
  ]);
});

test("a change in costs and Netto have their lowest and highest where a number is uncertain", () => {
  const sheet = sheetOf(
    aSheetView({
      costs: { operational_1: "8", operational_2: "8", operational_6: "90", "ranges.operational_6.high": "100" },
    }),
  );
  expect(sheet.costs?.rows.slice(3).map(({ label, amounts }) => [label, amounts[0]])).toEqual([
    ["Endring i årlige kostnader", "kr\u00a0720"],
    ["Endring, lavest", "kr\u00a0720"],
    ["Endring, høyest", "kr\u00a0800"],
    ["Netto", "kr\u00a0−720"],
    ["Netto, lavest", "kr\u00a0−800"],
    ["Netto, høyest", "kr\u00a0−720"],
  ]);
});

test("an edition of which nothing is known but its title has a sheet", () => {
  const sheet = sheetOf({ ...aSheetView(), sections: [], recommendation: "", confidence: "", conditions: "" });
  expect(sheet).toMatchObject({ question: [], outcomes: null, costs: null, judgements: [], recommendation: "" });
});

test("at most five outcomes; a minor one that is wanted gives way to an unwanted one, and the rest is counted", () => {
  const wanted = { kind: "narrative", desirable: "more", direction: "higher" };
  const names = (...rows: ReturnType<typeof outcome>[]) => sheetOf(aSheetView({ outcomes: rows })).outcomes;
  const many = names(
    outcome("Nytte", wanted),
    outcome("Småting", { ...wanted, importance: "minor" }),
    ...["Død", "Fall", "Slag", "Blødning"].map((name) => outcome(name, { importance: "important" })),
    outcome("Feil", { importance: "minor" }),
  );
  expect(many?.rows.map(({ name }) => name)).toEqual(["Nytte", "Død", "Fall", "Slag", "Blødning"]);
  expect(many?.leftOut).toBe("2 utfall til, også uønskede, står i vurderingen.");
  const minor = names(
    ...["A", "B"].map((name) => outcome(name, { ...wanted, importance: "minor" })),
    ...["Død", "Fall", "Slag"].map((name) => outcome(name)),
    outcome("Feil", { importance: "minor" }),
  );
  expect(minor?.rows.map(({ name }) => name)).toEqual(["Død", "Fall", "Slag", "A", "Feil"]);
});

test("whatever an edition says, its sheet has room on one page, with an outcome where there are unwanted ones", () => {
  fc.assert(
    fc.property(anySheetView, (view) => {
      const sheet = sheetOf(view);
      expect(heightOf(sheet)).toBeLessThanOrEqual(PAGE_HEIGHT);
      const rows = sheet.outcomes?.rows ?? [];
      expect(rows.length).toBeLessThanOrEqual(5);
      const table = view.sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "OutcomeTable");
      const unwanted =
        table?.kind === "OutcomeTable" ? table.outcomes.filter(({ cells }) => cells.desirable === "less") : [];
      if (unwanted.length > 0) expect(rows.length).toBeGreaterThan(0);
    }),
    { numRuns: 150 },
  );
});

test("what a sheet says begins what the edition says: shortened, never changed", () => {
  const spaced = (text: string) => text.replace(/\s+/gu, " ").trim();
  fc.assert(
    fc.property(anySheetView, (view) => {
      const sheet = sheetOf(view);
      const begins = (short: string, whole: string) =>
        expect(spaced(whole).startsWith(spaced(short.replace(/…$/u, "")))).toBe(true);
      begins(sheet.title, view.heading);
      begins(sheet.recommendation, view.recommendation);
      for (const [at, { text }] of sheet.judgements.entries()) begins(text, view.judgements?.[at]?.answer ?? "");
    }),
    { numRuns: 50 },
  );
});

test("a text is cut to its place: whole when there is room, never longer", () => {
  expect(clipped("To ord", places.line, 1)).toBe("To ord");
  const text = fc.string({ maxLength: 400, unit: "binary" });
  fc.assert(
    fc.property(
      text,
      fc.constantFrom(...Object.values(places)),
      fc.integer({ min: 1, max: 3 }),
      (given, place, most) => {
        expect(linesIn(clipped(given, place, most), place).length).toBeLessThanOrEqual(most);
      },
    ),
  );
});
