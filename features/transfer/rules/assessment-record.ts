import { z } from "zod";
import { ContentLanguage } from "../../../platform/pure/contract/values.ts";
import { followUpResults, outcomes } from "../../decision/rules/index.ts";
import { tableSections } from "../../evidence/rules/index.ts";
import { exclusionPlaces, literatureSections } from "../../literature/rules/index.ts";
import { At, ChangeLogField, FilePathField, HtmlField, Id, LineField, NameField, Names, OldPaths } from "./fields.ts";

const types = z.enum(["1", "2", "3"]);
const Count = z.int().min(0).max(1_000_000_000).nullable().default(null);
const Text = z.string().max(200_000);
/** The key of the block that something stands in; without it the first of the template that can hold it. */
const Block = LineField.max(100).optional();

const Search = z.object({
  block: Block,
  section: z.enum(literatureSections),
  searchType: z.enum(["DB", "Web"]),
  source: NameField,
  url: LineField.default(""),
  date: LineField.min(1),
  strategy: HtmlField,
  hits: Count,
  // Without a default, as `decisions`.
  repeats: z
    .int()
    .nonnegative()
    .optional()
    .describe("the place in `literature`, from 0, of the search that it repeats"),
  hitsSince: z.int().min(0).max(1_000_000_000).nullable().optional(),
});

const SelectionNumbers = z.object({
  duplicatesRemoved: Count,
  screened: Count,
  fullText: Count,
  included: Count,
  excluded: z
    .array(z.object({ reason: LineField.default(""), number: Count }))
    .max(exclusionPlaces.length)
    .default([]),
});

const Selection = SelectionNumbers.extend({
  // Without a default, as `decisions`.
  update: SelectionNumbers.extend({
    previous: Count,
    since: z
      .union([z.iso.date(), z.null()])
      .optional()
      .describe("the day of the newest search of the edition before: searches after it are the update's"),
  }).optional(),
});

const Words = z.string().max(10_000).default("");

/** Literature that the searches led to. features/reference/README.md */
const Reference = z.object({
  block: Block,
  title: z.string().min(1).max(10_000),
  authors: z
    .array(z.object({ family: Words, given: Words }))
    .max(1_000)
    .default([]),
  date: Words,
  journal: Words,
  volume: Words,
  issue: Words,
  pages: Words,
  doi: Words,
  pmid: Words,
  url: Words,
});

/** `section` and the columns of that sort of table. features/evidence/README.md */
const Study = z.object({ block: Block, section: z.enum(tableSections), shortId: NameField }).catchall(Text);

/** The columns of a result; `study` is its place in `evidence`, from 0. features/evidence/README.md */
const ResultOfStudy = z.object({ study: z.int().nonnegative(), cells: z.record(z.string(), Text) });

/** The columns of an outcome. features/outcome/README.md */
const Outcome = z.object({ block: Block, name: NameField }).catchall(Text);

const Image = z.object({
  block: Block,
  file: FilePathField,
  alt: z.string().max(1_000).default(""),
  decorative: z.boolean().default(false),
});

/** A decision on the edition. The people who were asked are not taken along. features/decision/README.md */
const Decision = z.object({
  organization: LineField.max(300).optional(),
  municipality: LineField.max(300).optional(),
  outcome: z.enum(outcomes),
  conditions: Words,
  reason: Words,
  measure: Words,
  decidedOn: z.iso.date(),
  decided: At,
  deciderRole: Words,
  responsible: Words,
  followUpOn: z.iso.date().nullable().default(null),
  mayBeShown: z.boolean().default(true),
  followUps: z
    .array(
      z.object({
        at: At,
        result: z.enum(followUpResults),
        finding: Words,
        nextOn: z.iso.date().nullable().default(null),
      }),
    )
    .max(100)
    .default([])
    .describe("the first one first"),
});

/** The most rows of one kind in a record. How many a block may hold is a rule of the kind, the same as in the calls. */
const ROWS_MAX = 10_000;

/** A published assessment. docs/import.md, Assessments */
export const assessment = z.object({
  record: z.literal("assessment"),
  id: Id,
  assessmentType: z.union([types, z.int().transform(String).pipe(types)]),
  heading: NameField,
  published: At,
  modified: At.optional(),
  oldPaths: OldPaths,
  name: LineField.max(300).nullish(),
  startedBy: z.enum(["organization", "municipality"]).optional().describe("which of the two lists has its owner first"),
  organizations: Names,
  municipalities: Names,
  topics: Names,
  methodTypes: Names,
  subjects: Names,
  publishers: Names,
  summary: HtmlField,
  template: LineField.max(300).nullish(),
  values: z.record(z.string(), z.union([HtmlField.unwrap(), z.array(Text).max(500)])).default({}),
  literature: z.array(Search).max(ROWS_MAX).default([]),
  selection: Selection.nullish(),
  references: z.array(Reference).max(ROWS_MAX).default([]),
  evidence: z.array(Study).max(ROWS_MAX).default([]),
  results: z.array(ResultOfStudy).max(ROWS_MAX).default([]),
  outcomes: z.array(Outcome).max(ROWS_MAX).default([]),
  numbers: z.record(z.string(), z.string().max(20_000)).default({}),
  images: z.array(Image).max(1_000).default([]),
  document: FilePathField.nullish(),
  changeLog: ChangeLogField,
  // Without a default: a record that has none keeps the hash by which a second import knows it.
  decisions: z.array(Decision).max(ROWS_MAX).optional(),
  reviewOn: z.iso.date().nullish().describe("by when it is looked at again; left out: what the text says"),
  adopts: z
    .object({ id: Id.nullable().describe("of the original's record; null when no edition of it stands") })
    .optional()
    .describe("of an adoption"),
  language: ContentLanguage.optional().describe("the form of Norwegian that it is written in"),
});

export type AssessmentRecord = z.infer<typeof assessment>;
export type WrittenAssessment = z.input<typeof assessment>;
