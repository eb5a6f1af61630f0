import type { WorkingCopy } from "../../features/assessment/rules/working-copy/working-copy.ts";
import type { BlockValues, HeldFile, Row } from "../../features/block/rules/index.ts";
import type { BlockKind, BlockOf, FieldBlock, FieldKind, SectionBlock } from "../../features/kinds/rules/index.ts";
import type { AssessmentFacts } from "../../features/publication/rules/read-view.ts";
import { placedBlocks, type Template } from "../../features/template/rules/index.ts";

/** For tests: a template of one tab for each list of sections. */
export const aTemplate = (sections: readonly SectionBlock[][], rest: Partial<Template> = {}): Template => ({
  assessmentType: "1",
  name: "Prøve",
  description: "",
  fieldGroups: sections.map((_, at) => ({ text: `Fane ${at}`, value: String(at), key: `fane-${at}` })),
  sections: [...sections],
  relationRules: [],
  ...rest,
});

type Rest<K extends BlockKind> = Partial<Omit<BlockOf<K>, "kind" | "key" | "blocks">>;

export const aSection = (key: string, blocks: FieldBlock[], rest: Rest<"Section"> = {}): SectionBlock => ({
  kind: "Section",
  key,
  title: `Seksjon ${key}`,
  showInLeftMenu: true,
  ...rest,
  blocks,
});

export const aText = (key: string, rest: Rest<"Text"> = {}): BlockOf<"Text"> => ({
  kind: "Text",
  key,
  title: `Tittel ${key}`,
  helpText: `Hjelp ${key}`,
  ...rest,
});

/**
 * One block of each kind: a new kind does not compile before it stands here. It comes last, because blocks are numbered in this order
 * and the stored publications of tests name the numbers. A kind that keeps something also needs it in `filled`.
 */
const ofEachKind: { readonly [K in FieldKind]: BlockOf<K> } = {
  Text: aText("tekst"),
  TextEditor: { kind: "TextEditor", key: "rik", title: "Rik" },
  Select: {
    kind: "Select",
    key: "valg",
    title: "Valg",
    selectType: "multilevel",
    options: [
      {
        value: "a",
        text: "Alfa",
        children: [
          { value: "a1", text: "Alfa en" },
          { value: "a2", text: "Alfa to" },
        ],
      },
      { value: "b", text: "Bravo" },
    ],
  },
  RelationSelector: {
    kind: "RelationSelector",
    key: "fag",
    title: "Fag",
    options: { termKind: "topic" },
    relationRule: "ingen",
  },
  Table: {
    kind: "Table",
    key: "pico",
    title: "PICO",
    rows: [{ label: "P" }, { label: "I" }, { label: "C" }, { label: "O" }],
  },
  LiteratureSearch: {
    kind: "LiteratureSearch",
    key: "sok",
    title: "Søk",
    sectionTexts: {
      A: { title: "Del A" },
      B: { title: "Del B" },
      C: { title: "Del C" },
      D: { title: "Del D" },
      E: { title: "Del E" },
    },
  },
  PdfUpload: {
    kind: "PdfUpload",
    key: "pdf",
    title: "PDF",
    infoTextForReader: "Les dette",
    infoTextForDraft: "Bare utkast",
  },
  File: { kind: "File", key: "fil", title: "Fil", infoTextForReader: "For lesere", infoTextForDraft: "Bare utkast" },
  Heading: { kind: "Heading", key: "overskrift", title: "Overskrift", level: 3 },
  Search: { kind: "Search", key: "kunsok", title: "Kun søk", route: "methodassessment" },
  ImageUpload: { kind: "ImageUpload", key: "bilder", title: "Bilder" },
  EvidenceTable: { kind: "EvidenceTable", key: "evidens", title: "Evidens", tableSection: "KnowledgeSummary" },
  EconomyEvaluation: { kind: "EconomyEvaluation", key: "okonomi", title: "Økonomi" },
  EconomyMunicipality: {
    kind: "EconomyMunicipality",
    key: "kommune",
    title: "Kommunens filer",
    isMunicipality: true,
    infoTextForReader: "Filene finnes",
    infoTextForDraft: "Bare utkast",
  },
  OutcomeTable: { kind: "OutcomeTable", key: "utfall", title: "Utfall" },
};

/** A block of every kind that a section may hold. `filled` has something in each. */
export const everyKind: readonly FieldBlock[] = Object.values(ofEachKind);

type Outside = {
  /** By the key of the block that owns them. */
  readonly rows?: Readonly<Record<string, readonly Row[]>>;
  readonly files?: Readonly<Record<string, readonly HeldFile[]>>;
};

const aRow = (id: number, part: string, cells: Row["cells"]): Row => ({ id, part, rev: 1, revs: {}, cells });
const aFile = (id: number, name: string): HeldFile => ({ id, name, url: `/filer/${id}` });

/** What stands in each block of `everyKind` that keeps something, so that readers see all of them. */
export const filled = {
  values: {
    tekst: "Teksten",
    rik: "<p>Rik</p>",
    valg: ["a1", "b"],
    fag: ["hjerte"],
    pico: ["P", "I", "C", "O"],
    okonomi: ["Drift", "Budsjett", "Oppstart", "Grunnlag"],
    utfall: ["hjemmedialyse", "dialyse på sykehus"],
  },
  rows: {
    sok: [
      aRow(1, "B", {
        searchType: "DB",
        source: "Cochrane",
        url: "https://www.cochranelibrary.com/",
        date: "2026-03-01",
        strategy: "<p>fall*</p>",
        numberOfSearchHits: "31",
        editableSource: "true",
      }),
    ],
    evidens: [
      aRow(2, "", { shortId: "Eksempel 2021", country: "Norge" }),
      aRow(6, "results", {
        ...{ study: "2", outcome: "Død", interventionEvents: "6", interventionTotal: "41" },
        ...{
          controlEvents: "3",
          controlTotal: "40",
          measure: "RR",
          effect: "1.95",
          effectLow: "0.52",
          effectHigh: "7.3",
        },
        ...{ text: "Få hendelser", setAside: "IntervalDoesNotFit:0a1b2c3d" },
      }),
    ],
    okonomi: [aRow(3, "", { startup_1: "2900000", "ranges.startup_1.low": "2000000" })],
    bilder: [aRow(4, "", { alt: "En kurve" })],
    utfall: [
      aRow(5, "outcomes", {
        ...{ name: "Død", nameInText: "død", kind: "event", desirable: "less", importance: "critical" },
        ...{ "baseline.1.value": "110", measure: "RR", effect: "0.74", effectLow: "0.55", effectHigh: "0.95" },
        ...{ certainty: "low", certaintyWhy: "Få pasienter" },
      }),
    ],
  },
  files: {
    pdf: [aFile(1, "Vedlegg.pdf")],
    kommune: [aFile(2, "Kommune.xlsx")],
    bilder: [{ ...aFile(3, "Kurve.png"), image: { row: 4, width: 800, height: 600, widths: [400, 800] } }],
  },
} as const satisfies Outside & { readonly values: BlockValues };

/** The working copy of a template with those values; its blocks are numbered from 1 in reading order. */
export function aWorkingCopy(
  template: Template,
  values: BlockValues,
  { rows = {}, files = {} }: Outside = {},
): WorkingCopy {
  const keys = placedBlocks(template).map(({ block }) => block.key);
  const numberOf = (key: string) => keys.indexOf(key) + 1;
  const byNumber = <T>(byKey: Readonly<Record<string, T>>): ReadonlyMap<number, T> =>
    new Map(Object.entries(byKey).map(([key, each]) => [numberOf(key), each]));
  return {
    template,
    items: new Map(
      keys.map((key) => [key, { number: numberOf(key), guid: `guid-${key}`, rev: 3, value: values[key] ?? null }]),
    ),
    rows: byNumber(rows),
    files: byNumber(files),
    termOptions: (kind) => [
      { value: "hjerte", text: `Hjerte (${kind})` },
      { value: "lunge", text: `Lunge (${kind})` },
    ],
    literatureSources: [{ text: "MEDLINE", type: "DB" }],
  };
}

export const someFacts = (changes: Partial<AssessmentFacts> = {}): AssessmentFacts => ({
  number: 7,
  guid: "5b0c6a34-7d0e-4b55-9a53-0e5f2a1c7d01",
  heading: "Eksempel",
  status: 1,
  statusText: "Under arbeid",
  type: "1",
  organization: { kind: "organization", id: 11, name: "Eksempel HF" },
  modified: "2026-03-01T12:00:00.000Z",
  contact: { name: "Kari Eksempel", email: "kari@eksempel.no" },
  approvedDisplayContact: false,
  hideContact: false,
  authorRoles: new Set(["initiator", "librarian"]),
  language: null,
  ...changes,
});
