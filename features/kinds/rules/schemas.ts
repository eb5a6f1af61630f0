import { z } from "zod";
import { ContentLanguage } from "../../../platform/pure/contract/values.ts";
import { PdfUploadAuthor, PdfUploadReader, PdfUploadTemplate } from "../../attachment/rules/schema.ts";
import { FileAuthor, FileReader, FileTemplate } from "../../block/file/schema.ts";
import { HeadingAuthor, HeadingReader, HeadingTemplate } from "../../block/heading/schema.ts";
import { WidthSchema } from "../../block/rules/index.ts";
import { SearchAuthor, SearchReader, SearchTemplate } from "../../block/search/schema.ts";
import {
  PeerReviewSectionAuthor,
  PeerReviewSectionTemplate,
  PublishSectionAuthor,
  PublishSectionTemplate,
  SectionAuthor,
  SectionReader,
  SectionTemplate,
} from "../../block/section/schema.ts";
import {
  RelationSelectorAuthor,
  RelationSelectorReader,
  RelationSelectorTemplate,
  SelectAuthor,
  SelectReader,
  SelectTemplate,
} from "../../block/select/schema.ts";
import { TableAuthor, TableReader, TableTemplate } from "../../block/table/schema.ts";
import { TextAuthor, TextReader, TextTemplate } from "../../block/text/schema.ts";
import { TextEditorAuthor, TextEditorReader, TextEditorTemplate } from "../../block/text-editor/schema.ts";
import {
  EconomyEvaluationAuthor,
  EconomyEvaluationReader,
  EconomyEvaluationTemplate,
  EconomyMunicipalityAuthor,
  EconomyMunicipalityReader,
  EconomyMunicipalityTemplate,
} from "../../economy/rules/schema.ts";
import { EvidenceTableAuthor, EvidenceTableReader, EvidenceTableTemplate } from "../../evidence/rules/schema.ts";
import { ImageUploadAuthor, ImageUploadReader, ImageUploadTemplate } from "../../image/rules/schema.ts";
import {
  LiteratureSearchAuthor,
  LiteratureSearchReader,
  LiteratureSearchTemplate,
} from "../../literature/rules/schema.ts";
import { OutcomeTableAuthor, OutcomeTableReader, OutcomeTableTemplate } from "../../outcome/rules/schema.ts";
import type { FieldKind, ReaderFieldKind, SectionKind } from "./kinds.ts";

/** Where the kinds' schemas meet: one list for each union. A kind that is missing in one of them does not compile. */

const fieldTemplates = [
  TextTemplate,
  TextEditorTemplate,
  SelectTemplate,
  RelationSelectorTemplate,
  SearchTemplate,
  FileTemplate,
  PdfUploadTemplate,
  ImageUploadTemplate,
  TableTemplate,
  LiteratureSearchTemplate,
  EvidenceTableTemplate,
  OutcomeTableTemplate,
  EconomyEvaluationTemplate,
  EconomyMunicipalityTemplate,
  HeadingTemplate,
] as const;

/** A block inside a section, as a template writes it. */
export const FieldBlockSchema = z.discriminatedUnion("kind", fieldTemplates);

const holdsFields = { blocks: z.array(FieldBlockSchema) };

/** A block that the address can open, as a template writes it: it stands in a tab's list. */
export const SectionBlockSchema = z.discriminatedUnion("kind", [
  SectionTemplate.extend(holdsFields),
  PeerReviewSectionTemplate.extend(holdsFields),
  PublishSectionTemplate,
]);

/** Keys of every block in the authors' view. */
const authorFrame = {
  key: z.string().describe("its name in the template, by which rules of warnings name it"),
  contentGuid: z.string(),
  contentId: z.int(),
  rev: z.int(),
  title: z.string(),
  description: z.string(),
  helpText: z.string(),
  mandatory: z.boolean(),
  deactivateComments: z.boolean(),
  hideWhenPublished: z.boolean(),
  hiddenByRule: z.boolean().describe("a relation rule hides it now; its value is kept"),
  width: WidthSchema,
};

/** Keys of every block in the readers' view. */
const readerFrame = {
  contentGuid: z.string(),
  contentId: z.int(),
  title: z.string(),
  description: z.string(),
  width: WidthSchema,
};

/** Where a section stands: the tab's index, the left menu, and whether it belongs under the section before it. */
const sectionFrame = { fieldGroup: z.int(), showInLeftMenu: z.boolean(), isSecondLevelSection: z.boolean() };

export const AuthorBlockSchema = z.discriminatedUnion("kind", [
  TextAuthor.extend(authorFrame),
  TextEditorAuthor.extend(authorFrame),
  SelectAuthor.extend(authorFrame),
  RelationSelectorAuthor.extend(authorFrame),
  SearchAuthor.extend(authorFrame),
  FileAuthor.extend(authorFrame),
  PdfUploadAuthor.extend(authorFrame),
  ImageUploadAuthor.extend(authorFrame),
  TableAuthor.extend(authorFrame),
  LiteratureSearchAuthor.extend(authorFrame),
  EvidenceTableAuthor.extend(authorFrame),
  OutcomeTableAuthor.extend(authorFrame),
  EconomyEvaluationAuthor.extend(authorFrame),
  EconomyMunicipalityAuthor.extend(authorFrame),
  HeadingAuthor.extend(authorFrame),
]);

const authorSection = { ...authorFrame, ...sectionFrame, blocks: z.array(AuthorBlockSchema) };

export const AuthorSectionSchema = z.discriminatedUnion("kind", [
  SectionAuthor.extend(authorSection),
  PeerReviewSectionAuthor.extend(authorSection),
  PublishSectionAuthor.extend(authorSection),
]);

/** Strict, so that a snapshot with a key that no reader may see is refused before it is stored. */
export const ReaderBlockSchema = z.discriminatedUnion("kind", [
  TextReader.extend(readerFrame),
  TextEditorReader.extend(readerFrame),
  SelectReader.extend(readerFrame),
  RelationSelectorReader.extend(readerFrame),
  SearchReader.extend(readerFrame),
  FileReader.extend(readerFrame),
  PdfUploadReader.extend(readerFrame),
  ImageUploadReader.extend(readerFrame),
  TableReader.extend(readerFrame),
  LiteratureSearchReader.extend(readerFrame),
  EvidenceTableReader.extend(readerFrame),
  OutcomeTableReader.extend(readerFrame),
  EconomyEvaluationReader.extend(readerFrame),
  EconomyMunicipalityReader.extend(readerFrame),
  HeadingReader.extend(readerFrame),
]);

/**
 * The role of a section of the reviews: one review, the heading above several reviews, or the notice that none exist. Other sections do
 * not have this key. `edition` is the edition that the review was written for, `language` the form of Norwegian that the reviewer wrote.
 */
const ReviewOfSection = z.union([
  z.literal(["several", "none"]),
  z.strictObject({
    ...{ name: z.string(), edition: z.int(), sentAt: z.iso.datetime() },
    language: ContentLanguage.exactOptional(),
  }),
]);

export const ReaderSectionSchema = SectionReader.extend({
  ...readerFrame,
  ...sectionFrame,
  review: ReviewOfSection.exactOptional(),
  blocks: z.array(ReaderBlockSchema),
});

export type FieldBlock = z.infer<typeof FieldBlockSchema>;
export type SectionBlock = z.infer<typeof SectionBlockSchema>;
/** A block of a template. */
export type Block = SectionBlock | FieldBlock;

type OfKind<Union, K extends string> = Extract<Union, { readonly kind: K }>;

/** The block of one kind, as a template writes it: `BlockOf<"Select">`. */
export type BlockOf<K extends Block["kind"]> = OfKind<Block, K>;
/** A block as its authors get it. */
export type AuthorBlock<K extends FieldKind = FieldKind> = OfKind<z.infer<typeof AuthorBlockSchema>, K>;
export type AuthorSection<K extends SectionKind = SectionKind> = OfKind<z.infer<typeof AuthorSectionSchema>, K>;
/** A block in the readers' view. It has no internal keys. */
export type ReaderBlock<K extends ReaderFieldKind = ReaderFieldKind> = OfKind<z.infer<typeof ReaderBlockSchema>, K>;
export type ReaderSection = z.infer<typeof ReaderSectionSchema>;
