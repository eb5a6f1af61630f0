import type {
  BlockKind,
  BlockOf,
  BlockValues,
  FieldBlock,
  HeldFile,
  Row,
  SectionBlock,
} from "../../core/block/index.ts";
import type { AssessmentFacts } from "../../core/projection/read-view.ts";
import type { WorkingCopy } from "../../core/projection/working-copy.ts";
import { placedBlocks, type Template } from "../../core/template/index.ts";

/** For tests: a template of one tab for each list of sections. */
export const aTemplate = (sections: readonly SectionBlock[][], rest: Partial<Template> = {}): Template => ({
  assessmentType: "1",
  name: "Prøve",
  description: "",
  fieldGroups: sections.map((_, at) => ({ text: `Fane ${at}`, value: String(at) })),
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

export const aText = (key: string, rest: Rest<"Text"> = {}): FieldBlock => ({
  kind: "Text",
  key,
  title: `Tittel ${key}`,
  helpText: `Hjelp ${key}`,
  ...rest,
});

/** A block of every kind that a section may hold, with a value in each. */
export const everyKind: readonly FieldBlock[] = [
  aText("tekst"),
  { kind: "TextEditor", key: "rik", title: "Rik" },
  {
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
  { kind: "RelationSelector", key: "fag", title: "Fag", options: { termKind: "topic" }, relationRule: "ingen" },
  { kind: "Table", key: "pico", title: "PICO", rows: [{ label: "P" }, { label: "I" }, { label: "C" }, { label: "O" }] },
  {
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
  { kind: "PdfUpload", key: "pdf", title: "PDF", infoTextForReader: "Les dette", infoTextForDraft: "Bare utkast" },
  { kind: "File", key: "fil", title: "Fil", infoTextForReader: "For lesere", infoTextForDraft: "Bare utkast" },
  { kind: "Heading", key: "overskrift", title: "Overskrift", level: 3 },
  { kind: "Search", key: "kunsok", title: "Kun søk", route: "methodassessment" },
  { kind: "ImageUpload", key: "bilder", title: "Bilder" },
  { kind: "EvidenceTable", key: "evidens", title: "Evidens", tableSection: "KnowledgeSummary" },
];

type Outside = {
  /** By the key of the block that owns them. */
  readonly rows?: Readonly<Record<string, readonly Row[]>>;
  readonly files?: Readonly<Record<string, readonly HeldFile[]>>;
};

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
  ...changes,
});
