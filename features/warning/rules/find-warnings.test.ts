import { expect, test } from "vitest";
import { warnings as shipped } from "../../../content/templates/warnings.ts";
import { workbookLabels } from "../../economy/rules/index.ts";
import type { AuthorBlock, AuthorSection } from "../../kinds/rules/index.ts";
import { findWarnings } from "./index.ts";

const TODAY = "2026-11-23";

const frame = (title: string) => ({
  key: "felt",
  contentGuid: `guid of ${title}`,
  contentId: 1,
  rev: 1,
  title,
  description: "",
  helpText: "",
  mandatory: false,
  deactivateComments: false,
  hideWhenPublished: false,
  hiddenByRule: false,
  width: "full" as const,
});

const sectionOf = (blocks: AuthorBlock[], more: Partial<AuthorSection<"Section">> = {}): AuthorSection => ({
  ...frame("Del"),
  kind: "Section",
  fieldGroup: 3,
  showInLeftMenu: true,
  isSecondLevelSection: false,
  blocks,
  ...more,
});

const searches = (...dates: string[]): AuthorBlock<"LiteratureSearch"> => ({
  ...frame("Litteratursøk"),
  kind: "LiteratureSearch",
  overview: null,
  overviewInput: null,
  sections: [{ key: "B", title: "B", help: "", rows: dates.map((date, id) => ({ id, rev: 1, cells: { date } })) }],
  databases: [],
  webSources: [],
  selection: { rev: 0, cells: {}, editions: [] },
  references: [],
  hideDelete: false,
});

const studies = (...cells: Record<string, string>[]): AuthorBlock<"EvidenceTable"> => ({
  ...frame("Primærstudier"),
  kind: "EvidenceTable",
  results: [],
  tableSection: "PrimaryStudy",
  helps: { outcomeGoals: "", resultEffect: "", risk: "", methodQuality: "" },
  rows: cells.map((own, id) => ({ id, rev: 1, cells: own })),
});

const economy = (
  cells: Record<string, string>,
  financialBasis = "",
  operationalCosts = "",
): AuthorBlock<"EconomyEvaluation"> => ({
  ...frame("Økonomi"),
  kind: "EconomyEvaluation",
  helps: { operationalCosts: "", budget: "", startupCosts: "", financialBasis: "", patientBase: "" },
  texts: { operationalCosts, budget: "", startupCosts: "", financialBasis },
  numbers: { rev: 1, cells },
  workbook: null,
  foundationFileUrl: "",
});

const found = (blocks: AuthorBlock[], more: Partial<Parameters<typeof findWarnings>[0]> = {}) =>
  findWarnings(
    { sections: [sectionOf(blocks)], comments: [], reviews: [], ...more },
    shipped,
    TODAY,
    workbookLabels,
  ).map(({ kind, rows, count }) => ({ kind, rows, count }));
const kinds = (blocks: AuthorBlock[]) => found(blocks).map(({ kind }) => kind);

test("a search is old when the newest one is more than a year back; without a search it is not", () => {
  expect(kinds([searches("2024-01-01", "2025-11-23")])).toEqual([]);
  expect(kinds([searches("2024-01-01", "2025-11-22")])).toEqual(["OldSearch"]);
  const { sections, ...block } = searches("2024-01-01", TODAY);
  const repeated = sections.map((section) => ({
    ...section,
    rows: section.rows.map((row, at) => (at === 0 ? row : { ...row, cells: { ...row.cells, repeats: "1" } })),
  }));
  expect(kinds([{ ...block, sections: repeated }])).toEqual([]);
  expect(kinds([searches()])).toEqual([]);
});

test("a search with hits asks for the way to the included studies, until every number and reason is there", () => {
  const cells = { searchType: "DB", date: TODAY, numberOfSearchHits: "12" };
  const sections = [{ key: "B" as const, title: "B", help: "", rows: [{ id: 1, rev: 1, cells }] }];
  const block = (selection: Record<string, string>) => ({
    ...searches(),
    sections,
    selection: { rev: 1, cells: selection, editions: [] },
  });
  expect(kinds([searches(TODAY)])).toEqual([]);
  expect(kinds([block({})])).toEqual(["SelectionNotExplained"]);
  const told = { duplicatesRemoved: "2", fullText: "3", included: "2" };
  expect(kinds([block(told)])).toEqual(["SelectionNotExplained"]);
  expect(kinds([block({ ...told, "excluded.1.reason": "Feil utfall", "excluded.1.number": "1" })])).toEqual([]);
});

test("as many studies are included as the evidence tables describe: rows with one reference are one study, and a number that nobody wrote is not compared", () => {
  const chosen = (included: string) => ({
    ...searches(TODAY),
    selection: { rev: 1, cells: { included }, editions: [] },
  });
  const row = (reference: string) => ({ shortId: "En studie", reference, resultEffect: "<p>8 av 100</p>" });
  const table = studies(row("Hansen K. 2020"), row(" hansen  K. 2020"), row("Berg 2021"));
  const compared = (...blocks: AuthorBlock[]) => found(blocks).filter(({ kind }) => kind !== "SelectionNotExplained");
  expect(compared(chosen("2"), table)).toEqual([]);
  expect(compared(chosen(""), table)).toEqual([]);
  expect(compared(chosen("2"))).toEqual([]);
  expect(compared(chosen("2"), { ...table, hiddenByRule: true })).toEqual([]);
  expect(compared(chosen("5"), table)).toEqual([{ kind: "IncludedNotInTables", rows: [], count: 3 }]);
  expect(compared(chosen("1"), studies())).toEqual([{ kind: "IncludedNotInTables", rows: [], count: 1 }]);
  expect(compared(chosen("0"), table)).toEqual([{ kind: "InTablesNotIncluded", rows: [], count: 2 }]);
});

test("studies without a reference, and effects without a number or a word for why, are named", () => {
  const rows = [
    { shortId: "Hansen 2020", reference: "Hansen K. 2020", resultEffect: "<p>8 færre av 100</p>" },
    { shortId: "Berg 2021", reference: " ", resultEffect: "<p>Bedre enn før</p>" },
    { shortId: "Lie 2022", reference: "Lie", resultEffect: "<p>Effekten er Ikke Rapportert</p>" },
    { shortId: "Ås 2023", reference: "Ås", resultEffect: "" },
  ];
  expect(found([studies(...rows)])).toEqual([
    { kind: "StudyWithoutReference", rows: ["Berg 2021"], count: 1 },
    { kind: "EffectWithoutNumber", rows: ["Berg 2021", "Ås 2023"], count: 2 },
  ]);
});

test("costs need a source, and the source a year; numbers of patients are no costs", () => {
  expect(kinds([economy({ operational_1: "40", operational_2: "40" })])).toEqual([]);
  expect(kinds([economy({ startup_1: "0" })])).toEqual([]);
  expect(kinds([economy({ startup_1: "90000" })])).toEqual(["CostsWithoutSource"]);
  expect(kinds([economy({ startup_1: "90000" }, "<p> </p>")])).toEqual(["CostsWithoutSource"]);
  expect(kinds([economy({ operational_5: "900" }, "<p>Tilbud fra leverandøren, 120 000 kr</p>")])).toEqual([
    "CostsWithoutYear",
  ]);
  expect(kinds([economy({ operational_5: "900" }, "<p>Prisnivå 2025</p>")])).toEqual([]);
});

test("another number of patients for the new method is told by year: it moves Netto by itself", () => {
  const same = { operational_1: "40", operational_2: "40", operational_3: "45", operational_4: "45" };
  expect(found([economy(same)])).toEqual([]);
  const unequal = { kind: "UnequalPatients", count: 1 };
  expect(found([economy({ ...same, operational_4: "50" })])).toEqual([{ ...unequal, rows: ["År 2"] }]);
  expect(found([economy({ operational_1: "40", operational_2: "0" })])).toEqual([{ ...unequal, rows: ["År 1"] }]);
  const workbook = { fileId: 1, name: "tall.xlsx", url: "", cells: same };
  expect(found([{ ...economy({ operational_1: "40", operational_2: "50" }), workbook }])).toEqual([]);
});

test("a year with one number of patients only is not compared, and a difference that the text of the operational costs explains is no doubt", () => {
  expect(found([economy({ operational_1: "40" })])).toEqual([]);
  expect(found([economy({ operational_1: " ", operational_2: "50" })])).toEqual([]);
  const unequal = { operational_1: "40", operational_2: "50" };
  expect(kinds([economy(unequal, "<p>Anslag 2025</p>")])).toEqual(["UnequalPatients"]);
  expect(kinds([economy(unequal, "", "<p> </p>")])).toEqual(["UnequalPatients"]);
  expect(kinds([economy(unequal, "", "<p>Flere henvises når ventetiden går ned.</p>")])).toEqual([]);
});

test("a rule of a newer server, which this build does not know, warns of nothing", () => {
  const rules = [...shipped];
  rules.unshift(JSON.parse('{ "kind": "FromALaterVersion", "why": "Noe nytt." }'));
  const all = findWarnings(
    { sections: [sectionOf([searches("2020-01-01")])], comments: [], reviews: [] },
    rules,
    TODAY,
    workbookLabels,
  );
  expect(all.map(({ kind }) => kind)).toEqual(["OldSearch"]);
});

test("open comments are counted at their block, and unanswered points of sent reviews at the reviews' section", () => {
  const block = searches(TODAY);
  const comments = [{ contentGuid: block.contentGuid, open: 2 }];
  expect(found([block], { comments })).toEqual([{ kind: "OpenComment", rows: [], count: 2 }]);
  const reviews = [
    {
      sent: {},
      answers: [
        { text: "<p>Rettet</p>", callsForReply: true },
        { text: "<p></p>", callsForReply: true },
        { text: "", callsForReply: false },
      ],
    },
    { sent: null, answers: [{ text: "", callsForReply: true }] },
  ];
  const section: AuthorSection = { ...sectionOf([]), kind: "PeerReviewSection" };
  const all = findWarnings({ sections: [section], comments: [], reviews }, shipped, TODAY, workbookLabels);
  expect(all).toMatchObject([{ kind: "UnansweredReview", count: 1, contentGuid: null, tab: 3 }]);
});

test("what a rule of visibility hides is not looked at, and a template without rules warns of nothing", () => {
  const old = searches("2020-01-01");
  const looked = (sections: AuthorSection[], rules = shipped) =>
    findWarnings({ sections, comments: [], reviews: [] }, rules, TODAY, workbookLabels).length;
  expect(looked([sectionOf([old])])).toBe(1);
  expect(looked([sectionOf([{ ...old, hiddenByRule: true }])])).toBe(0);
  expect(looked([sectionOf([old], { hiddenByRule: true })])).toBe(0);
  expect(looked([sectionOf([old])], [])).toBe(0);
});

test("retracted and doubted studies are told by their rows whatever the template says; corrected ones and rows of other blocks are not", () => {
  const retracted = [
    { rowId: 0, name: "Berg 2020", state: "retracted" },
    { rowId: 0, name: "Berg 2020", state: "retracted" },
    { rowId: 1, name: "Lie 2021", state: "concern" },
    { rowId: 2, name: "Ås 2022", state: "corrected" },
    { rowId: 9, name: "Dal 2023", state: "retracted" },
  ];
  const table = studies({ shortId: "Berg 2020" }, { shortId: "Lie 2021" }, { shortId: "Ås 2022" });
  const told = (block: AuthorBlock) =>
    findWarnings({ sections: [sectionOf([block])], comments: [], reviews: [], retracted }, [], TODAY, workbookLabels);
  expect(told(table)).toMatchObject([
    { kind: "RetractedStudy", rows: ["Berg 2020"], count: 1, contentGuid: table.contentGuid },
    { kind: "DoubtedStudy", rows: ["Lie 2021"], count: 1 },
  ]);
  expect(told({ ...table, hiddenByRule: true })).toEqual([]);
});

test("a text that reads as another form of Norwegian than the chosen one is doubtful, and nothing else about its form is", () => {
  const forms = [null, "nb", "nn"] as const;
  const warned = forms.flatMap((chosen) =>
    forms.flatMap((guessed) => (found([], { language: { chosen, guessed } }).length > 0 ? [[chosen, guessed]] : [])),
  );
  expect(warned).toEqual([
    ["nb", "nn"],
    ["nn", "nb"],
  ]);
});
