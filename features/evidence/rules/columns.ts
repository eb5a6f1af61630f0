/** The two sorts of evidence table. */
export const tableSections = ["KnowledgeSummary", "PrimaryStudy"] as const;
export type TableSection = (typeof tableSections)[number];

export type EvidenceColumn = {
  /** The name inside, which is also the cell's key. */
  readonly key: string;
  readonly type: "line" | "lines" | "rich-text" | "choice";
  /** For a choice: the options, which are also the stored values. */
  readonly options?: readonly string[];
  /** Only tables of this section have the column. */
  readonly only?: TableSection;
};

/** Every column of an evidence table in the order of the form. */
export const evidenceColumns = [
  { key: "shortId", type: "line" },
  { key: "reference", type: "lines" },
  { key: "date", type: "line" },
  { key: "numberOfPrimaryStudies", type: "line", only: "KnowledgeSummary" },
  { key: "country", type: "line", only: "PrimaryStudy" },
  { key: "studyDesign", type: "lines" },
  { key: "population", type: "lines" },
  {
    key: "populationNumberOfPatients",
    type: "line",
    only: "KnowledgeSummary",
  },
  { key: "interventionGroup", type: "lines" },
  { key: "interventionGroupNumberOfPatients", type: "line" },
  { key: "controlGroup", type: "lines" },
  { key: "controlGroupNumberOfPatients", type: "line" },
  { key: "outcomeGoals", type: "lines" },
  {
    key: "methodQuality",
    type: "choice",
    options: ["Høy", "Middels", "Lav"],
    only: "KnowledgeSummary",
  },
  { key: "methodQualityComments", type: "lines" },
  { key: "resultEffect", type: "rich-text" },
  { key: "finance", type: "lines", only: "PrimaryStudy" },
  {
    key: "risk",
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
