import { z } from "zod";

// Public browser code imports the types of this file only: the package declares `core` free of side effects, so a bundle
// that uses no schema carries no Zod.

/** Stable and unique in its template: a stored value finds its block by this key. */
const KeySchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "kebab-case");

const TextSchema = z.string();

/** The kinds of term that a choice may draw its options from. */
export const TermKindSchema = z.enum([
  "topic",
  "method-type",
  "publisher",
  "source",
  "subject",
  "organization",
  "municipality",
  "finance-responsibility",
  "order-recommendation",
]);

/** What a block's value feeds outside the block itself: the public card, the reading page, the related terms. */
export const FeedSchema = z.enum([
  "card-summary",
  "card-links",
  "summary",
  "summary-links",
  "topics",
  "method-types",
  "organizations",
  "publishers",
  "subjects",
  "municipalities",
]);

const commonFields = {
  key: KeySchema,
  title: TextSchema,
  description: TextSchema.exactOptional(),
  helpText: TextSchema.exactOptional(),
  mandatory: z.boolean().exactOptional(),
  hideWhenPublished: z.boolean().exactOptional(),
  showInLeftMenu: z.boolean().exactOptional(),
  isSecondLevelSection: z.boolean().exactOptional(),
  deactivateComments: z.boolean().exactOptional(),
  width: z.enum(["full", "wide", "half", "narrow"]).exactOptional(),
  feeds: z.array(FeedSchema).exactOptional(),
};

const LeafOptionSchema = z.strictObject({ value: z.string().min(1), text: TextSchema });
/** Two levels at most: a multi-level choice of groups and their members. */
const OptionSchema = LeafOptionSchema.extend({ children: z.array(LeafOptionSchema).exactOptional() });

/** Options written in the template, or all the terms of one kind (their keys are the values). */
const OptionsSchema = z.union([z.array(OptionSchema), z.strictObject({ termKind: TermKindSchema })]);

const TextBlockSchema = z.strictObject({
  kind: z.literal("Text"),
  ...commonFields,
  placeholder: TextSchema.exactOptional(),
  multiline: z.boolean().exactOptional(),
  isDateInput: z.boolean().exactOptional(),
});

const TextEditorBlockSchema = z.strictObject({ kind: z.literal("TextEditor"), ...commonFields });

const SelectBlockSchema = z.strictObject({
  kind: z.literal("Select"),
  ...commonFields,
  selectType: z.enum(["dropdownlist", "radiobuttons", "checkboxes", "multiselect", "multilevel"]),
  options: OptionsSchema,
  relationRule: KeySchema.exactOptional(),
});

const RelationSelectorBlockSchema = z.strictObject({
  kind: z.literal("RelationSelector"),
  ...commonFields,
  options: OptionsSchema,
  relationRule: KeySchema,
});

const SearchBlockSchema = z.strictObject({
  kind: z.literal("Search"),
  ...commonFields,
  route: z.enum(["methodassessment", "methodnotifications"]),
});

const LinkSchema = z.strictObject({ text: TextSchema, url: z.string().min(1) });

const infoTexts = {
  infoTextForReader: TextSchema.exactOptional(),
  infoTextForDraft: TextSchema.exactOptional(),
};

const FileBlockSchema = z.strictObject({
  kind: z.literal("File"),
  ...commonFields,
  ...infoTexts,
  links: z.array(LinkSchema).exactOptional(),
});

const PdfUploadBlockSchema = z.strictObject({ kind: z.literal("PdfUpload"), ...commonFields, ...infoTexts });

const ImageUploadBlockSchema = z.strictObject({ kind: z.literal("ImageUpload"), ...commonFields });

const TableRowSchema = z.strictObject({ label: TextSchema, helpText: TextSchema.exactOptional() });

const TableBlockSchema = z.strictObject({
  kind: z.literal("Table"),
  ...commonFields,
  /** Population, intervention, comparator, outcome: the value is a list of four texts in this order. */
  rows: z.tuple([TableRowSchema, TableRowSchema, TableRowSchema, TableRowSchema]),
});

const LiteratureSectionTextSchema = z.strictObject({ title: TextSchema, helpText: TextSchema.exactOptional() });

const LiteratureSourceSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("DB"), text: TextSchema }),
  z.strictObject({ type: z.literal("Web"), text: TextSchema, value: z.url({ protocol: /^https?$/ }) }),
]);

const LiteratureSearchBlockSchema = z.strictObject({
  kind: z.literal("LiteratureSearch"),
  ...commonFields,
  sectionTexts: z.strictObject({
    A: LiteratureSectionTextSchema,
    B: LiteratureSectionTextSchema,
    C: LiteratureSectionTextSchema,
    D: LiteratureSectionTextSchema,
    E: LiteratureSectionTextSchema,
  }),
  /** Above the summary of the searches, and above the five sections. */
  overviewText: LiteratureSectionTextSchema.exactOptional(),
  overviewInputText: LiteratureSectionTextSchema.exactOptional(),
  /** Presets in addition to those that every template has. */
  sources: z.array(LiteratureSourceSchema).exactOptional(),
});

const EvidenceTableBlockSchema = z.strictObject({
  kind: z.literal("EvidenceTable"),
  ...commonFields,
  tableSection: z.enum(["KnowledgeSummary", "PrimaryStudy"]),
  outcomeHelp: TextSchema.exactOptional(),
  effectHelp: TextSchema.exactOptional(),
  riskHelp: TextSchema.exactOptional(),
  methodQualityHelp: TextSchema.exactOptional(),
});

const EconomyEvaluationBlockSchema = z.strictObject({
  kind: z.literal("EconomyEvaluation"),
  ...commonFields,
  startupCostsHelp: TextSchema.exactOptional(),
  patientBaseHelp: TextSchema.exactOptional(),
  operationalCostsHelp: TextSchema.exactOptional(),
  budgetHelp: TextSchema.exactOptional(),
  financialBasisHelp: TextSchema.exactOptional(),
});

const EconomyMunicipalityBlockSchema = z.strictObject({
  kind: z.literal("EconomyMunicipality"),
  ...commonFields,
  ...infoTexts,
  /** A municipality's assessment offers only file 1 (A section 5). */
  isMunicipality: z.boolean(),
  allowMultipleFiles: z.boolean().exactOptional(),
});

const HeadingBlockSchema = z.strictObject({
  kind: z.literal("Heading"),
  ...commonFields,
  /** The page has level 1, a section level 2, a second-level section level 3. */
  level: z.literal([3, 4, 5]),
});

/** A block inside a section. */
export const FieldBlockSchema = z.discriminatedUnion("kind", [
  TextBlockSchema,
  TextEditorBlockSchema,
  SelectBlockSchema,
  RelationSelectorBlockSchema,
  SearchBlockSchema,
  FileBlockSchema,
  PdfUploadBlockSchema,
  ImageUploadBlockSchema,
  TableBlockSchema,
  LiteratureSearchBlockSchema,
  EvidenceTableBlockSchema,
  EconomyEvaluationBlockSchema,
  EconomyMunicipalityBlockSchema,
  HeadingBlockSchema,
]);

const SectionBlockFieldsSchema = z.strictObject({
  kind: z.literal("Section"),
  ...commonFields,
  blocks: z.array(FieldBlockSchema),
});

const PeerReviewSectionBlockSchema = z.strictObject({
  kind: z.literal("PeerReviewSection"),
  ...commonFields,
  /** 1: one free text per reviewer. 2: a set of questions with the text. */
  version: z.literal([1, 2]),
  blocks: z.array(FieldBlockSchema),
});

const PublishSectionBlockSchema = z.strictObject({
  kind: z.literal("PublishSection"),
  ...commonFields,
  /** What the initiator should have made sure of before sending, one line each. */
  checklist: z.array(TextSchema),
});

/** A block that the address can open: it stands in a tab's list. */
export const SectionBlockSchema = z.discriminatedUnion("kind", [
  SectionBlockFieldsSchema,
  PeerReviewSectionBlockSchema,
  PublishSectionBlockSchema,
]);

/**
 * A relation rule shows or hides blocks by what is chosen in the block that names it. A block that some effect shows is
 * visible only while such an effect holds; a block that some effect hides is hidden while that effect holds.
 */
export const RelationRuleSchema = z.strictObject({
  name: KeySchema,
  effects: z.array(
    z.strictObject({
      /** The effect holds while any of these values is chosen. */
      whenAnyOf: z.array(z.string().min(1)),
      effect: z.enum(["show", "hide"]),
      blocks: z.array(KeySchema),
    }),
  ),
});

/** A whole template, as a template version stores it. Unknown keys are refused: a template is never half understood. */
export const TemplateSchema = z.strictObject({
  assessmentType: z.enum(["1", "2", "3"]),
  name: TextSchema,
  description: TextSchema,
  /** The tabs; `value` is the tab's index as text: '0', '1', … */
  fieldGroups: z.array(z.strictObject({ text: TextSchema, value: z.string() })),
  /** Per tab, in the order of `fieldGroups`, a flat list. A second-level section follows its first-level one. */
  sections: z.array(z.array(SectionBlockSchema)),
  relationRules: z.array(RelationRuleSchema),
});
