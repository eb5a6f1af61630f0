/** The two sorts of evidence table: docs/spec/evidence.md, Item. */
export const tableSections = ["KnowledgeSummary", "PrimaryStudy"] as const;
export type TableSection = (typeof tableSections)[number];

export type EvidenceColumn = {
  /** The name inside, which is also the cell's key. */
  readonly key: string;
  /** The name on the wire; the specification's spelling is kept. */
  readonly wire: string;
  readonly type: "line" | "lines" | "rich-text" | "choice";
  /** For a choice: the options, which are also the stored values. */
  readonly options?: readonly string[];
  /** Only tables of this section have the column. */
  readonly only?: TableSection;
};

/** Every column of an evidence table in the order of the form. */
export const evidenceColumns = [
  { key: "shortId", wire: "shortId", type: "line" },
  { key: "reference", wire: "reference", type: "lines" },
  { key: "date", wire: "dateAsString", type: "line" },
  { key: "numberOfPrimaryStudies", wire: "numberOfPrimaryStudies", type: "line", only: "KnowledgeSummary" },
  { key: "country", wire: "country", type: "line", only: "PrimaryStudy" },
  { key: "studyDesign", wire: "studyDesign", type: "lines" },
  { key: "population", wire: "population", type: "lines" },
  {
    key: "populationNumberOfPatients",
    wire: "populationNumberOfPatiens",
    type: "line",
    only: "KnowledgeSummary",
  },
  { key: "interventionGroup", wire: "interventionGroup", type: "lines" },
  { key: "interventionGroupNumberOfPatients", wire: "interventionGroupNumberOfPatiens", type: "line" },
  { key: "controlGroup", wire: "controlGroup", type: "lines" },
  { key: "controlGroupNumberOfPatients", wire: "controlGroupNumberOfPatiens", type: "line" },
  { key: "outcomeGoals", wire: "outcomeGoals", type: "lines" },
  {
    key: "methodQuality",
    wire: "methodQuality",
    type: "choice",
    options: ["Høy", "Middels", "Lav"],
    only: "KnowledgeSummary",
  },
  { key: "methodQualityComments", wire: "methodQualityComments", type: "lines" },
  { key: "resultEffect", wire: "resultEffect", type: "rich-text" },
  { key: "finance", wire: "finance", type: "lines", only: "PrimaryStudy" },
  {
    key: "risk",
    wire: "risk",
    type: "choice",
    options: ["Lav risiko", "Uklar risiko", "Høy risiko", "Ikke vurdert"],
    only: "PrimaryStudy",
  },
] as const satisfies readonly EvidenceColumn[];

export type EvidenceColumnKey = (typeof evidenceColumns)[number]["key"];
export type EvidenceCells = Readonly<Partial<Record<EvidenceColumnKey, string>>>;

/** The columns that tables of a section have, in the order of the form. */
export const columnsOf = (section: TableSection): readonly (EvidenceColumn & { readonly key: EvidenceColumnKey })[] =>
  evidenceColumns.filter((column) => !("only" in column) || column.only === section);

/** The cells of a row that its section has: anything else that a row may hold is left behind. */
export const cellsOf = (section: TableSection, cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(columnsOf(section).map(({ key }) => [key, cells[key] ?? ""]));
