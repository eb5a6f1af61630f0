import { z } from "zod";
import { Instant, NumberOrGuid, Saved, SeenRev } from "../../platform/pure/contract/values.ts";
import { Comment } from "../comment/calls.ts";
import { resultColumns } from "../evidence/rules/results/index.ts";
import { outcomeColumns } from "../outcome/rules/index.ts";
import { referenceColumns } from "../reference/rules/index.ts";

/** A text, a list of chosen values or a list of texts: the `value` of the kind's definition decides. features/block/README.md */
export const SchemaItemValue = z.union([z.string().max(1_000_000), z.array(z.string().max(1_000_000)).max(500)]);

const SelectableLeaf = z.object({ value: z.string(), text: z.string() });
const Selectable = SelectableLeaf.extend({ children: z.array(SelectableLeaf).optional() });

export const LiteratureItem = z.object({
  id: z.int(),
  ownerId: z.int(),
  section: z.enum(["A", "B", "C", "D", "E"]),
  searchType: z.enum(["DB", "Web"]),
  source: z.string(),
  url: z.string(),
  date: z.iso.date(),
  strategy: z.string().describe("HTML"),
  numberOfSearchHits: z.int().nullable(),
  editableSource: z.boolean().optional().describe("authors only"),
  repeats: z.int().optional().describe("the id of the search of this section that this one repeats"),
  hitsSince: z
    .int()
    .nullable()
    .optional()
    .describe("of a repeated search: the hits that are newer than the search before"),
});

/** One row of an evidence table, with the columns of its section: features/evidence/README.md. */
const EvidenceItem = z.record(z.string(), z.union([z.string(), z.number()])).meta({ id: "EvidenceTableItem" });

/** The numbers of one outcome in a study, by column: features/evidence/README.md. */
const ResultItem = z
  .object({
    id: z.int(),
    ownerId: z.int(),
    study: z.int().describe("the id of an item of the same table"),
    position: z.int().describe("from 1"),
    rev: z.int().optional().describe("authors only"),
    ...Object.fromEntries(
      resultColumns.flatMap(({ key, type }) => (type === "marks" ? [] : [[key, z.string()] as const])),
    ),
    setAside: z.string().optional().describe("authors only: the findings that were set aside, with the numbers then"),
    findings: z
      .array(
        z.object({
          finding: z.string(),
          slip: z.string().nullable().describe("the likely slip; null when none makes the number fit"),
          level: z.enum(["cannot-be", "look"]),
        }),
      )
      .optional()
      .describe("authors only: what does not fit, without what was set aside. It stops nothing"),
  })
  .meta({ id: "ResultItem" });

const SourceOption = z.object({ text: z.string(), type: z.enum(["DB", "Web"]), value: z.string().optional() });
const SectionText = z.object({ title: z.string(), help: z.string() });

const Count = z.int().nullable().describe("null: not known");

const SelectionNumbers = z.object({
  identified: z.int().describe("the sum of hits: derived, never stored"),
  duplicatesRemoved: Count,
  screened: Count,
  fullText: Count,
  excluded: z.array(z.object({ reason: z.string(), number: Count })),
  included: Count,
});
const LiteratureSelection = SelectionNumbers.extend({
  update: SelectionNumbers.extend({
    previous: Count,
    since: z.string().nullish().describe("the newest search of the edition before: the update counts later ones"),
  })
    .optional()
    .describe(
      "the selection from the hits of the repeated searches, when it is counted by itself. `previous`: the studies of the edition before",
    ),
  rev: z.int().optional().describe("authors only"),
});

/** features/reference/README.md: the cells of a row. */
const ReferenceItem = z.object({
  id: z.int(),
  ownerId: z.int(),
  ...Object.fromEntries(referenceColumns.map((column) => [column, z.string()])),
  rev: z.int().optional().describe("authors only"),
});

/** The numbers of one baseline as readers see them, per 1,000 or `per`, or in units. */
const ShownEffect = z.object({
  per: z.number().nullable(),
  baseline: z.number().nullable(),
  with: z.number().nullable(),
  withLow: z.number().nullable(),
  withHigh: z.number().nullable(),
  difference: z.number(),
  differenceLow: z.number().nullable(),
  differenceHigh: z.number().nullable(),
  nnt: z.object({ n: z.int(), lo: z.int(), hi: z.int() }).nullable().describe("number needed to treat, with interval"),
  capped: z.boolean().describe("a risk came out above 1 or below 0 and is held there"),
});

/** An outcome with its cells by column, `baseline.1.value` among them: features/outcome/README.md. `computed` is never stored. */
const OutcomeItem = z
  .object({
    id: z.int(),
    ownerId: z.int(),
    position: z.int().describe("from 1"),
    rev: z.int().optional().describe("authors only"),
    ...Object.fromEntries(outcomeColumns.map(({ key }) => [key, z.string()])),
    computed: z.object({
      baselines: z.array(z.object({ shown: ShownEffect.nullable() })),
      certainty: z.enum(["high", "moderate", "low", "very-low"]).nullable(),
      sentence: z.object({ nb: z.string(), nn: z.string() }).nullable(),
      warnings: z.array(z.string()),
    }),
  })
  .meta({ id: "OutcomeItem" });

/** Derived, never stored. features/literature/README.md */
const LiteratureFigure = z.object({
  databaseSearches: z.array(
    z.object({
      name: z.string(),
      categoryTotal: z.int(),
      items: z.array(z.object({ source: z.string(), hits: z.int() })),
    }),
  ),
  webSearches: z.array(
    z.object({ name: z.string(), items: z.array(z.object({ source: z.string(), searches: z.int() })) }),
  ),
});

const FileLink = z.object({ id: z.string(), name: z.string(), url: z.string() });

/** features/economy/README.md: `numbers` by sheet and cell, derived ones too; `comments` by `budget_comment<row>`. */
export const EconomyData = z.object({
  numbers: z.record(z.string(), z.number()),
  comments: z.record(z.string(), z.string()),
  textInput: z.object({
    operationalCosts: z.string(),
    budget: z.string(),
    startupCosts: z.string(),
    financialBasis: z.string(),
  }),
});

export const ItemProperties = z.object({
  text: z.string().optional(),
  placeholder: z.string().optional(),
  countsWords: z.int().optional().describe("authors only: words that the text should have at most"),
  multiline: z.boolean().optional(),
  isDateInput: z.boolean().optional(),
  selectType: z.string().optional(),
  selectable: z.array(Selectable).optional(),
  selected: z.array(z.string()).optional(),
  singleSelected: z.string().nullable().optional(),
  multiSelected: z.array(z.string()).optional(),
  dropdown: z.boolean().optional(),
  dropdownMultiSelect: z.boolean().optional(),
  multiLevel: z.boolean().optional(),
  relationRule: z.string().nullable().optional(),
  table: z
    .union([z.array(z.object({ title: z.string(), help: z.string(), text: z.string() })), z.array(EvidenceItem)])
    .optional()
    .describe("of an evidence table: its items"),
  tableSection: z.enum(["KnowledgeSummary", "PrimaryStudy"]).optional(),
  evidenceItems: z.array(EvidenceItem).optional().describe("the same as `table`"),
  outcomeHelp: z.string().optional(),
  effectHelp: z.string().optional(),
  riskHelp: z.string().optional(),
  methodQualityHelp: z.string().optional(),
  level: z.int().optional(),
  checklist: z.array(z.string()).optional(),
  isMunicipality: z.boolean().optional(),
  allowMultipleFiles: z.boolean().optional(),
  economyFiles: z.array(FileLink).optional(),
  startupCosts: SectionText.optional(),
  patientBase: SectionText.optional(),
  operationalCosts: SectionText.optional(),
  foundationFileUrl: z.string().optional(),
  economyData: EconomyData.optional().describe("readers only: the figures of an economic evaluation"),
  infoTextForReader: z.string().optional(),
  infoTextForDraft: z.string().optional(),
  infoTextDraft: z.string().optional(),
  infoTextReader: z.string().optional(),
  pdfName: z.string().nullable().optional(),
  fileUrl: z.string().nullable().optional(),
  images: z.array(z.object({ imageName: z.string(), imageSrc: z.string(), alt: z.string() })).optional(),
  overviewSection: SectionText.optional(),
  overviewInputSection: SectionText.optional(),
  sectionA: SectionText.optional(),
  sectionB: SectionText.optional(),
  sectionC: SectionText.optional(),
  sectionD: SectionText.optional(),
  sectionE: SectionText.optional(),
  itemsA: z.array(LiteratureItem).optional(),
  itemsB: z.array(LiteratureItem).optional(),
  itemsC: z.array(LiteratureItem).optional(),
  itemsD: z.array(LiteratureItem).optional(),
  itemsE: z.array(LiteratureItem).optional(),
  dbSources: z.array(SourceOption).optional(),
  netSources: z.array(SourceOption).optional(),
  hideDelete: z.boolean().optional(),
  overviewData: LiteratureFigure.optional(),
  selection: LiteratureSelection.optional(),
  references: z.array(ReferenceItem).optional(),
  interventionInText: z.string().optional(),
  comparatorInText: z.string().optional(),
  outcomes: z.array(OutcomeItem).optional(),
  results: z.array(ResultItem).optional(),
});

/** features/block/README.md. `schemaItems` are the blocks inside a section. */
export const SchemaItem = z
  .object({
    contentGuid: z.string(),
    contentId: z.int(),
    type: z.string(),
    title: z.string(),
    description: z.string(),
    blockType: z.string().describe("the kind's name; compare without regard to case"),
    blockTypeNumber: z.int().optional().describe("the kind's number; absent in what was published before it"),
    fieldGroup: z.int().describe("tab index"),
    mandatory: z.boolean(),
    deactivateComments: z.boolean(),
    comments: z.array(Comment),
    hideWhenPublished: z.boolean(),
    helpText: z.string(),
    showHelpText: z.boolean(),
    showInLeftMenu: z.boolean(),
    isSecondLevelSection: z.boolean(),
    hiddenByRule: z.boolean().describe("a relation rule hides it now; its value is kept"),
    width: z.enum(["full", "wide", "half", "narrow"]),
    rev: z.int(),
    properties: ItemProperties,
    get schemaItems() {
      return z.array(SchemaItem);
    },
  })
  .meta({ id: "SchemaItem" });

/** A review in the specification's shape: features/review/README.md. */
export const PeerReview = z.object({
  name: z.string(),
  contributorId: z.string().optional().describe("absent once it is published"),
  isReviewed: z.boolean(),
  schemaItems: z.array(
    SchemaItem.extend({ properties: ItemProperties.extend({ sectionItem: z.array(SchemaItem).optional() }) }),
  ),
});

export const schemaItemCalls = {
  saveSchemaItem: {
    summary: "Save one field",
    body: z.object({
      id: NumberOrGuid.describe("content guid (or number) of the block"),
      value: SchemaItemValue,
      type: z.string().max(100).nullish(),
      pageId: NumberOrGuid,
      relationRule: z.unknown().optional().describe("read, never believed: the rule lives in the template"),
      rev: SeenRev,
    }),
    answer: Saved.extend({
      value: SchemaItemValue.describe("as stored, after cleaning"),
      alsoChanged: z
        .array(z.enum(["blocks", "missing"]))
        .describe("what else moved: other blocks that a rule shows or hides, or what is missing"),
    }),
  },
  saveSchemaBaseProp: {
    summary: "Save the heading",
    body: z.object({
      id: NumberOrGuid.describe("the assessment"),
      type: z.literal("heading"),
      value: z.string().max(1000),
      rev: SeenRev,
    }),
    answer: Saved,
  },
  getLastSavedSchemaPage: {
    summary: "When anything in the assessment was last saved",
    query: z.object({ id: NumberOrGuid }),
    answer: Instant,
  },
} as const;

export type SchemaItem = z.infer<typeof SchemaItem>;
export type PeerReview = z.infer<typeof PeerReview>;
export type ItemProperties = z.infer<typeof ItemProperties>;
export type SchemaItemValue = z.infer<typeof SchemaItemValue>;
export type LiteratureItem = z.infer<typeof LiteratureItem>;
