import { z } from "zod";
import { ContentLanguage } from "../../../platform/pure/contract/values.ts";
import { contentAccesses, siteKeys } from "../../access/rules/index.ts";
import { writtenForms } from "../../term/rules/index.ts";
import { type AssessmentRecord, assessment } from "./assessment-record.ts";
import {
  At,
  ChangeLogField,
  Day,
  FilePathField,
  HtmlField,
  Id,
  LineField,
  Link,
  NameField,
  Names,
  OldPaths,
  PathField,
} from "./fields.ts";

/** Kinds of terms as they are written in a file, and the kinds that they are kept as. */
export const termKinds = {
  topic: "topic",
  "method-type": "method-type",
  publisher: "publisher",
  source: "source",
  subject: "subject",
  organisation: "organization",
  "organisation-group": "organization-group",
  county: "county",
  municipality: "municipality",
  "finance-responsibility": "finance-responsibility",
  "order-recommendation": "order-recommendation",
  "notification-status": "notification-status",
} as const;
type WrittenKind = keyof typeof termKinds;
export type TermKindInFile = (typeof termKinds)[WrittenKind];
const writtenKinds = Object.keys(termKinds) as [WrittenKind, ...WrittenKind[]];

const term = z.object({
  record: z.literal("term"),
  kind: z.enum(writtenKinds),
  name: NameField,
  key: LineField.min(1).max(100).optional(),
  parent: LineField.min(1).max(100).nullish(),
  url: Link.nullish(),
  icon: LineField.nullish(),
  form: z.enum(writtenForms).nullish(),
});

const notification = z.object({
  record: z.literal("notification"),
  id: Id,
  language: ContentLanguage.optional(),
  heading: NameField.max(200),
  published: At,
  modified: At.optional(),
  name: NameField.max(200).optional(),
  path: PathField.optional(),
  oldPaths: OldPaths,
  methodSummary: HtmlField,
  mainBody: HtmlField,
  sections: z
    .array(z.object({ title: NameField.max(120), body: HtmlField }))
    .max(100)
    .default([]),
  topics: Names,
  methodTypes: Names,
  publishers: Names,
  source: NameField.nullish(),
  organizations: Names,
  subjects: Names,
  year: z.int().min(1990).max(2100).nullish(),
  financialResponsibility: NameField.nullish(),
  orderRecommendation: NameField.nullish(),
  nyeMetoderLink: Link.default(""),
  isExternalMethod: z.boolean().default(false),
  externalUrl: LineField.default(""),
  document: FilePathField.nullish(),
  livingStatus: z
    .array(z.object({ at: Day, status: NameField, text: z.string().max(5_000).default(""), link: Link.default("") }))
    .max(500)
    .default([]),
  changeLog: ChangeLogField,
});

const page = z.object({
  record: z.literal("page"),
  id: Id,
  site: z.enum(siteKeys),
  path: PathField,
  contentType: LineField.min(1),
  name: NameField.max(200),
  properties: z.record(z.string(), z.unknown()).default({}),
  published: At.optional(),
  modified: At.optional(),
  startPublish: At.nullish(),
  stopPublish: At.nullish(),
  reviewBy: z.iso.date().nullish(),
  access: z.enum(contentAccesses).optional(),
  order: z.int().min(0).max(1_000_000).optional(),
  oldPaths: OldPaths,
  language: ContentLanguage.optional(),
});

const media = z.object({
  record: z.literal("media"),
  id: Id,
  file: FilePathField,
  name: LineField.optional(),
  alt: z.string().max(1_000).default(""),
  title: z.string().max(200).default("").describe("who made it"),
  decorative: z.boolean().default(false),
  focalPoint: z.tuple([z.int().min(0).max(100), z.int().min(0).max(100)]).default([50, 50]),
});

const redirect = z.object({ record: z.literal("redirect"), site: z.enum(siteKeys), from: PathField, to: PathField });

/** The first line of an export: it says where the others come from, and is not imported. */
const header = z.object({ record: z.literal("export"), version: z.literal(1), exported: At });

const records = { term, notification, assessment, page, media, redirect, export: header };

/** The names that `--only` accepts. */
export const recordNames = ["term", "media", "page", "notification", "assessment", "redirect"] as const;
export type RecordName = (typeof recordNames)[number];

export type TermRecord = z.infer<typeof term>;
export type NotificationRecord = z.infer<typeof notification>;
export type PageRecord = z.infer<typeof page>;
export type MediaRecord = z.infer<typeof media>;
export type RedirectRecord = z.infer<typeof redirect>;
export type TransferRecord =
  | TermRecord
  | NotificationRecord
  | AssessmentRecord
  | PageRecord
  | MediaRecord
  | RedirectRecord;

/** A record that an export writes, in the shape that an import takes. */
export type WrittenRecord = z.input<(typeof records)[keyof typeof records]>;

/** A line that can be taken, one that is not imported, or why it cannot be taken. `key` is where in the record. */
export type ReadLine =
  | { readonly kind: "record"; readonly record: TransferRecord }
  | { readonly kind: "nothing" }
  | { readonly kind: "refused"; readonly key: string; readonly reason: string };

/** Characters of one line: the longest text of a page with all its sections. */
export const LONGEST_LINE = 8_000_000;

const refused = (key: string, reason: string): ReadLine => ({ kind: "refused", key, reason });

/** Reads one line of a file of records. Keys that nobody knows are left out. docs/import.md, Records */
export function readLine(line: string): ReadLine {
  if (line.trim() === "") return { kind: "nothing" };
  if (line.length > LONGEST_LINE) return refused("", `the line has more than ${LONGEST_LINE} characters`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(line.replace(/^\uFEFF/, ""));
  } catch {
    return refused("", "the line is not JSON");
  }
  const name = z.object({ record: z.string() }).safeParse(parsed).data?.record;
  if (name === undefined || !isRecord(name)) return refused("record", "is none of the records that can be imported");
  const read = records[name].safeParse(parsed);
  if (!read.success) {
    const [issue] = read.error.issues;
    return refused(issue?.path.join(".") ?? "", issue?.message ?? "does not fit");
  }
  return read.data.record === "export" ? { kind: "nothing" } : { kind: "record", record: read.data };
}

const isRecord = (name: string): name is keyof typeof records => Object.hasOwn(records, name);
