import type { z } from "zod";
import type { RelationRuleSchema, TemplateSchema } from "./template-schema.ts";

export type Template = z.infer<typeof TemplateSchema>;
export type AssessmentType = Template["assessmentType"];
export type RelationRule = z.infer<typeof RelationRuleSchema>;

// The types that a template consists of.
export type {
  BlockValue,
  BlockValues,
  Feed,
  LiteratureSource,
  SelectOption,
  TermKind,
} from "../../block/rules/index.ts";
export type { Block, BlockKind, BlockOf, FieldBlock, SectionBlock } from "../../kinds/rules/index.ts";
