import { z } from "zod";

// Public browser code imports the types of the schemas only: the build declares rules free of side effects (vite.config.ts), so a bundle
// that uses no schema carries no Zod. For the same reason no constant that a browser needs stands beside a schema.

/** Stable and unique in its template: a stored value finds its block by this key. */
export const KeySchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "kebab-case");

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

/** Where a block's value is used outside the block: the public card, the reading page, the related terms. */
export const FeedSchema = z.enum([
  "card-summary",
  "card-links",
  "summary",
  "summary-links",
  "recommendation",
  "confidence",
  "conditions",
  "judgement",
  "plain-summary",
  "outcomes",
  "review-date",
  "topics",
  "method-types",
  "organizations",
  "publishers",
  "subjects",
  "municipalities",
  "financial-responsibility",
  "order-recommendation",
]);

export const WidthSchema = z.enum(["full", "wide", "half", "narrow"]);

/**
 * The nynorsk form of a text that people read. Its key is the text's own with `Nn` behind it. Absent until somebody has written it, and in
 * versions from before templates had both forms. features/template/rules/nynorsk.ts
 */
export const NynorskSchema = z.string().exactOptional();

/** Keys of every block in a template. */
export const templateFields = {
  key: KeySchema,
  title: z.string(),
  titleNn: NynorskSchema,
  description: z.string().exactOptional(),
  descriptionNn: NynorskSchema,
  helpText: z.string().exactOptional(),
  helpTextNn: NynorskSchema,
  mandatory: z.boolean().exactOptional(),
  hideWhenPublished: z.boolean().exactOptional(),
  showInLeftMenu: z.boolean().exactOptional(),
  isSecondLevelSection: z.boolean().exactOptional(),
  deactivateComments: z.boolean().exactOptional(),
  /** An assessment that starts from a published one copies the content of this block. */
  reusable: z.boolean().exactOptional(),
  width: WidthSchema.exactOptional(),
  feeds: z.array(FeedSchema).exactOptional(),
};

/** Texts of an upload, for readers and for authors of a draft. */
export const infoTextFields = {
  infoTextForReader: z.string().exactOptional(),
  infoTextForReaderNn: NynorskSchema,
  infoTextForDraft: z.string().exactOptional(),
  infoTextForDraftNn: NynorskSchema,
};

export const TitleAndHelpSchema = z.strictObject({ title: z.string(), help: z.string() });
export const NamedFileSchema = z.strictObject({ name: z.string(), url: z.string() });

/** A row as its authors get it: see `AuthorRow`. */
export const AuthorRowSchema = z.strictObject({
  id: z.int(),
  rev: z.int(),
  cells: z.record(z.string(), z.string()),
});

export type TermKind = z.infer<typeof TermKindSchema>;
export type Feed = z.infer<typeof FeedSchema>;
