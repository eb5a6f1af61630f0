import { z } from "zod";
import { templateFields } from "../rules/template-fields.ts";

// The blocks inside a section are added where the kinds meet: ../schemas.ts.

export const SectionTemplate = z.strictObject({ kind: z.literal("Section"), ...templateFields });
export const SectionAuthor = z.strictObject({ kind: z.literal("Section") });
export const SectionReader = z.strictObject({ kind: z.literal("Section") });

export const PeerReviewSectionTemplate = z.strictObject({
  kind: z.literal("PeerReviewSection"),
  ...templateFields,
  /** 1: one free text per reviewer. 2: a set of questions with the text. */
  version: z.literal([1, 2]),
});
export const PeerReviewSectionAuthor = z.strictObject({ kind: z.literal("PeerReviewSection") });

export const PublishSectionTemplate = z.strictObject({
  kind: z.literal("PublishSection"),
  ...templateFields,
  /** Checks before sending, one line each. */
  checklist: z.array(z.string()),
  /** The same lines in nynorsk, in the same order. */
  checklistNn: z.array(z.string()).exactOptional(),
});
export const PublishSectionAuthor = z.strictObject({
  kind: z.literal("PublishSection"),
  checklist: z.array(z.string()),
});

type NoValue<Block, Author, Reader> = { block: Block; value: null; author: Author; reader: Reader };

export type Section = NoValue<
  z.infer<typeof SectionTemplate>,
  z.infer<typeof SectionAuthor>,
  z.infer<typeof SectionReader>
>;
export type PeerReviewSection = NoValue<
  z.infer<typeof PeerReviewSectionTemplate>,
  z.infer<typeof PeerReviewSectionAuthor>,
  never
>;
export type PublishSection = NoValue<
  z.infer<typeof PublishSectionTemplate>,
  z.infer<typeof PublishSectionAuthor>,
  never
>;
