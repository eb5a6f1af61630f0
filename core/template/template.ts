import type { z } from "zod";
import type { BlockKind } from "./block-kind.ts";
import type {
  FeedSchema,
  FieldBlockSchema,
  RelationRuleSchema,
  SectionBlockSchema,
  TemplateSchema,
  TermKindSchema,
} from "./template-schema.ts";

export type Template = z.infer<typeof TemplateSchema>;
export type AssessmentType = Template["assessmentType"];
/** A block that the address can open: section, peer review section, publish section. */
export type SectionBlock = z.infer<typeof SectionBlockSchema>;
/** A block inside a section. */
export type FieldBlock = z.infer<typeof FieldBlockSchema>;
export type Block = SectionBlock | FieldBlock;
/** The block of one kind: `BlockOf<'Select'>`. */
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;
export type Feed = z.infer<typeof FeedSchema>;
export type TermKind = z.infer<typeof TermKindSchema>;
export type RelationRule = z.infer<typeof RelationRuleSchema>;
export type SelectOptions = BlockOf<"Select">["options"];
export type SelectOption = Extract<SelectOptions, readonly unknown[]>[number];
export type LiteratureSource = NonNullable<BlockOf<"LiteratureSearch">["sources"]>[number];
