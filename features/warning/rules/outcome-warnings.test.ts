import { expect, test } from "vitest";
import { warnings as shipped } from "../../../content/templates/warnings.ts";
import { workbookLabels } from "../../economy/rules/index.ts";
import { setAsideCell } from "../../evidence/rules/results/index.ts";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import type { OutcomeCells } from "../../outcome/rules/index.ts";
import { leftTexts } from "../texts.ts";
import { findWarnings } from "./index.ts";

const frame = (key: string, title: string) => ({
  ...{ key, title, contentGuid: `guid of ${key}`, contentId: 1, rev: 1, description: "", helpText: "" },
  ...{ mandatory: false, deactivateComments: false, hideWhenPublished: false, hiddenByRule: false },
  width: "full" as const,
});
const section = (blocks: AuthorBlock[]) => ({
  ...frame("del", "Del"),
  ...{ kind: "Section" as const, fieldGroup: 0, showInLeftMenu: true, isSecondLevelSection: false, blocks },
});
const rowsOf = (all: readonly Readonly<Record<string, string>>[]) =>
  all.map((cells, at) => ({ id: at + 1, rev: 1, cells: { ...cells } }));

const table = (...rows: readonly OutcomeCells[]): AuthorBlock => ({
  ...frame("utfall", "Utfallstabell"),
  ...{ kind: "OutcomeTable", helps: {}, interventionInText: "hjemmedialyse", comparatorInText: "dialyse på sykehus" },
  rows: rowsOf(rows),
});
const text = (key: string, title: string, html: string): AuthorBlock => ({
  ...frame(key, title),
  ...{ kind: "TextEditor", html: `<p>${html}</p>`, collaborative: false },
});
const shortText = (key: string, title: string, said: string): AuthorBlock => ({
  ...frame(key, title),
  ...{ kind: "Text", text: said, placeholder: "", multiline: false, isDate: false },
});
const pico = (outcomes: string): AuthorBlock => ({
  ...frame("pico", "PICO"),
  kind: "Table",
  rows: ["", "", "", outcomes].map((said) => ({ title: "", help: "", text: said })),
});
const trust = (chosen: string): AuthorBlock => ({
  ...frame("tillit", "Tillit"),
  ...{ kind: "Select", selectType: "dropdownlist", options: [], chosen: [chosen], relationRule: null },
});
const economy = (patients: string): AuthorBlock => ({
  ...frame("okonomi", "Økonomi"),
  kind: "EconomyEvaluation",
  helps: { operationalCosts: "", budget: "", startupCosts: "", financialBasis: "", patientBase: "" },
  texts: { operationalCosts: "", budget: "", startupCosts: "", financialBasis: "" },
  numbers: { rev: 1, cells: { operational_2: patients } },
  workbook: null,
  foundationFileUrl: "",
});
const studies = (study: Record<string, string>, ...results: readonly Record<string, string>[]): AuthorBlock => ({
  ...frame("primarstudier", "Primærstudier"),
  ...{ kind: "EvidenceTable", tableSection: "PrimaryStudy" },
  helps: { outcomeGoals: "", resultEffect: "", risk: "", methodQuality: "" },
  rows: [{ id: 7, rev: 1, cells: { shortId: "Berg 2020", reference: "Berg", resultEffect: "<p>1</p>", ...study } }],
  results: results.map((cells, at) => ({ id: 10 + at, rev: 1, cells: { study: "7", ...cells } })),
});

/** The texts of the warnings, with the rows that they are about. */
const told = (...blocks: AuthorBlock[]): readonly string[] =>
  findWarnings({ sections: [section(blocks)], comments: [], reviews: [] }, shipped, "2026-11-23", workbookLabels)
    .filter(({ kind }) => kind !== "OldSearch")
    .map((warning) => [leftTexts.warning(warning), ...warning.rows].join(" | "));

/** An outcome about which nothing is doubtful, and two more, so that the table is not small. */
const fine: OutcomeCells = {
  ...{ name: "Død", kind: "event", desirable: "less", importance: "critical" },
  ...{ "baseline.1.value": "110", "baseline.1.source": "Nyreregisteret", measure: "RR" },
  ...{ effect: "0.74", effectLow: "0.55", effectHigh: "0.95", start: "randomised" },
};
const others: readonly OutcomeCells[] = ["Fall", "Smerte"].map((name) => ({ ...fine, name, importance: "important" }));
const alone = (cells: OutcomeCells) => told(table(cells, ...others));

test("an outcome table without doubts warns of nothing", () => {
  expect(alone(fine)).toEqual([]);
  expect(told(table())).toEqual([]);
});

test.each<readonly [OutcomeCells, readonly string[]]>([
  [{ start: "" }, ["1 utfall mangler tillit | Død"]],
  [{ "baseline.1.value": "" }, ["1 utfall mangler risikoen uten metoden | Død"]],
  [{ effectHigh: "" }, ["1 utfall mangler konfidensintervall | Død"]],
  [{ "baseline.1.source": " " }, ["1 utfall sier ikke hvor risikoen kommer fra | Død"]],
  [
    { certainty: "moderate", imprecision: "-2", certaintyWhy: "Få" },
    ["Tilliten er satt til middels, men grunnene gir lav (Død)"],
  ],
  [{ imprecision: "-2" }, ["1 utfall sier ikke hvorfor tilliten er lav | Død"]],
  [{ effectHigh: "1.05" }, ["Høy tillit, men intervallet går begge veier (Død)"]],
  [{ size: "large", importantFrom: "50" }, ["Effekten er kalt stor, men er mindre enn den minste som betyr noe | Død"]],
  [
    { size: "trivial", importantFrom: "10" },
    ["Effekten er kalt liten eller ingen, men er større enn den minste som betyr noe | Død"],
  ],
])("%j: %j", (change, texts) => {
  expect(alone({ ...fine, ...change })).toEqual(texts);
});

test("few outcomes are told with those of PICO, and a table without harms says so", () => {
  expect(told(pico("Død; fall; smerte; livskvalitet; innleggelser"), table(fine, ...others))).toEqual([
    "PICO nevner 5 utfall, tabellen har 3",
  ]);
  expect(told(table(fine, ...others.slice(1)))).toEqual(["Tabellen har bare 2 utfall"]);
  const good = ["Livskvalitet", "Mestring", "Frihet"].map((name) => ({ ...fine, name, desirable: "more" }));
  expect(told(table(...good))).toEqual(["Ingen uønskede utfall i tabellen"]);
});

test("the overall trust is compared with the lowest of the critical outcomes", () => {
  const low = { ...fine, imprecision: "-2", certaintyWhy: "Få" };
  expect(told(trust("middels"), table(low, ...others))).toEqual([
    "Samlet tillit er middels, men et avgjørende utfall har lav",
  ]);
  expect(told(trust("lav"), table(low, ...others))).toEqual([]);
});

test("sentences of the texts that sum up are compared with the table", () => {
  const before = "Hjemmedialyse gir lavere risiko for død enn dialyse på sykehus.";
  const low = { ...fine, imprecision: "-2", certaintyWhy: "Få" };
  expect(told(text("klarsprak", "Kort fortalt", before), table(low, ...others))).toEqual([
    "Setningen om død i «Kort fortalt» svarer ikke lenger til tabellen",
  ]);
  expect(told(text("sammendrag", "Sammendrag", "Risikoen for død er trolig lavere."), table(low, ...others))).toEqual([
    "Setningen om død i sammendraget har ord for en annen tillit enn tabellen",
  ]);
  expect(told(text("effekt", "Effekt", before), table(low, ...others))).toEqual([]);
});

test("two outcomes of one name do not warn of each other's sentence, and the same doubt about both is told once", () => {
  const later = { ...fine, followUp: "5 år", imprecision: "-2", certaintyWhy: "Få" };
  const sentence = "Hjemmedialyse gir lavere risiko for død enn dialyse på sykehus.";
  const both = `${sentence} ${sentence.replace("gir", "gir muligens")}`;
  expect(told(text("klarsprak", "Kort fortalt", both), table(fine, later, ...others))).toEqual([]);
  const wide = { ...fine, effectHigh: "1.05" };
  expect(told(table(wide, { ...wide, followUp: "5 år" }, ...others))).toEqual([
    "Høy tillit, men intervallet går begge veier (Død)",
  ]);
});

test("a number of a text that sums up stands in another block, or is computed from one", () => {
  const said = "Av 1 000 dør 81 med hjemmedialyse, 110 uten, og 37 faller.";
  expect(told(text("sammendrag", "Sammendrag", said), table(fine, ...others))).toEqual([
    "37 i sammendraget står ingen andre steder",
  ]);
  // A number in another summarising text does not count as its source.
  expect(
    told(
      text("sammendrag", "Sammendrag", said),
      text("konklusjon", "Konklusjon", "37 faller."),
      table(fine, ...others),
    ),
  ).toEqual(["37 i sammendraget står ingen andre steder", "37 i konklusjonen står ingen andre steder"]);
  expect(
    told(text("sammendrag", "Sammendrag", said), text("effekt", "Effekt", "37 falt"), table(fine, ...others)),
  ).toEqual([]);
});

test("the patients of the economy are those of the text", () => {
  const said = (patients: string) => told(shortText("antall-per-ar", "Antall per år", "ca. 120"), economy(patients));
  expect(said("1200")).toEqual([
    "Økonomien regner med 1\u202f200 pasienter, «Antall per år» sier 120. Er kommaet flyttet?",
  ]);
  expect(said("125")).toEqual([]);
});

test("results whose numbers do not fit are named by study and outcome, without those that were set aside", () => {
  const cannotBe = { outcome: "Fall", interventionEvents: "31", interventionTotal: "24" };
  const look = { outcome: "Smerte", measure: "RR", effect: "0.74", effectLow: "0.55", effectHigh: "10.0" };
  expect(told(studies({}, cannotBe, look, { outcome: "Død" }))).toEqual([
    "Tallene for 1 utfall kan ikke stemme | Berg 2020, Fall",
    "Tallene for 1 utfall bør sjekkes | Berg 2020, Smerte",
  ]);
  const setAside = setAsideCell(cannotBe, "EventsAboveTotal", true);
  expect(told(studies({}, { ...cannotBe, setAside }))).toEqual([]);
  // A study whose effect stands in its results has a number.
  expect(told(studies({ resultEffect: "" }, { ...look, effectHigh: "1.00" }))).toEqual([]);
});
