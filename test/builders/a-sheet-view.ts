import fc from "fast-check";
import type { AssessmentView } from "../../features/api/index.ts";
import type { ReaderBlock } from "../../features/kinds/rules/index.ts";
import { outcomeColumns } from "../../features/outcome/rules/index.ts";
import { anyCells } from "./any-cells.ts";

const guid = "1a5e4b0e-6f5c-4b62-9a71-0d3f2c8b9e10";
const frame = { contentGuid: guid, contentId: 1, title: "", description: "", width: "full" } as const;

type Written = {
  readonly heading?: string;
  readonly organization?: string;
  readonly recommendation?: string;
  readonly conditions?: string;
  readonly question?: readonly [string, string, string, string];
  readonly outcomes?: readonly Readonly<Record<string, string>>[];
  readonly inTexts?: readonly [string, string];
  readonly costs?: Readonly<Record<string, string>>;
  readonly judgements?: readonly { readonly question: string; readonly answer: string }[];
  readonly searches?: readonly string[];
  readonly notes?: readonly string[];
};

const blocksOf = ({ question, outcomes = [], inTexts, costs = {}, searches = [] }: Written): ReaderBlock[] => [
  {
    ...frame,
    kind: "Table",
    rows: (question ?? ["Voksne", "Hjemme", "", "Død"]).map((text, at) => ({ title: "PICO"[at] ?? "", text })),
  },
  {
    ...frame,
    kind: "OutcomeTable",
    interventionInText: inTexts?.[0] ?? "hjemmedialyse",
    comparatorInText: inTexts?.[1] ?? "dialyse på sykehus",
    outcomes: outcomes.map((cells, id) => ({ id, cells: { ...cells } })),
  },
  { ...frame, kind: "EconomyEvaluation", cells: { ...costs } } as ReaderBlock,
  {
    ...frame,
    kind: "LiteratureSearch",
    overviewTitle: null,
    sections: [
      {
        key: "A",
        title: "",
        searches: searches.map((date, id) => ({
          ...{ id, searchType: "DB", source: "Embase", url: "", date, strategy: "", hits: 1 },
          searchType: "DB" as const,
        })),
      },
    ],
  },
];

/** For tests: an edition as its readers get it, with what a decision sheet is made from. */
export const aSheetView = (written: Written = {}): AssessmentView => ({
  shows: "published",
  contentLink: { id: 1565, guidValue: guid },
  heading: written.heading ?? "Hemodialyse hjemme",
  assessmentStatus: 3,
  statusText: "Publisert",
  summary: "",
  linkList: [],
  recommendation: written.recommendation ?? "Metoden bør innføres på vilkår",
  confidence: "Lav",
  plainSummary: "",
  financialResponsibility: "",
  orderRecommendation: "",
  hasPeerReviewsV2: true,
  isPeerReviewed: false,
  year: 2026,
  published: "2026-06-03T10:00:00.000Z",
  modified: "2026-06-03T10:00:00.000Z",
  changeLog: [],
  contactEmail: "",
  contactName: "",
  approvedDisplayContact: false,
  hideContact: false,
  relatedSubjects: [],
  relatedTopics: [],
  relatedOrganizations: [],
  relatedMunicipalities: [],
  relatedMethodTypes: [],
  relatedPublishers: [],
  lastSaved: null,
  assessmentType: "1",
  organization: written.organization ?? "Eksempel HF",
  contributorRoles: [],
  fieldGroups: [{ text: "Alt", value: "0" }],
  sections: [
    {
      ...frame,
      kind: "Section",
      fieldGroup: 0,
      showInLeftMenu: true,
      isSecondLevelSection: false,
      blocks: blocksOf(written),
    },
  ],
  conditions: written.conditions ?? "<p>Når rommet er klart.</p>",
  ...(written.judgements ? { judgements: [...written.judgements] } : {}),
  ...(written.notes ? { retractionNotes: [...written.notes] } : {}),
});

const word = fc.constantFrom(
  ...["og", "dialyse", "hjemme", "sykehus", "MMMM", "komplikasjoner", "1 204,5", "øyeblikkelig-hjelp-innleggelser"],
  ...["W".repeat(90), "😀😀", "医療技術", "illi", "a".repeat(400), "النص", "x²", "≥ 3"],
);
/** Texts as people write them, with words of any length and script. */
const text = (most: number) => fc.array(word, { maxLength: most }).map((words) => words.join(" "));
const binary = fc.string({ maxLength: 60, unit: "binary" });
const anyText = (most: number) => fc.oneof({ weight: 4, arbitrary: text(most) }, binary);
const amount = fc.constantFrom("", "0", "8", "2900000", "9999999999", "310000");

const outcome = fc
  .tuple(anyCells(outcomeColumns), anyText(12), fc.constantFrom("critical", "important", "minor", ""))
  .map(([cells, name, importance]) => ({ ...cells, name: name.slice(0, 200), importance }));

/** Any edition that a sheet may be made from. */
export const anySheetView: fc.Arbitrary<AssessmentView> = fc
  .record({
    heading: anyText(30).map((words) => `Metode ${words}`),
    organization: anyText(6),
    recommendation: anyText(20),
    conditions: anyText(200).map((words) => `<p>${words.replace(/[<>&]/gu, "")}</p>`),
    question: fc.tuple(anyText(40), anyText(40), anyText(40), anyText(40)),
    outcomes: fc.array(outcome, { maxLength: 12 }),
    inTexts: fc.tuple(anyText(5), anyText(5)),
    costs: fc.record({
      startup_1: amount,
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 15, 16].map((at) => [`operational_${at}`, amount])),
      "ranges.operational_6.high": amount,
      budget_1: amount,
    }),
    judgements: fc.array(fc.record({ question: anyText(12), answer: anyText(5) }), { maxLength: 9 }),
    searches: fc.array(fc.constantFrom("2026-03-02", ""), { maxLength: 2 }),
    notes: fc.array(anyText(40), { maxLength: 4 }),
  })
  .map(aSheetView);
