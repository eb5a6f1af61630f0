import { z } from "zod";
import { KeySchema, NynorskSchema } from "../../block/rules/index.ts";
import { SectionBlockSchema } from "../../kinds/rules/index.ts";
import { WarningRuleSchema } from "../../warning/rules/index.ts";

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

/**
 * A whole template, as a template version stores it. Unknown keys are refused: a template is never half understood. Every text that people
 * read is there in bokmål, and from schema version 10 in nynorsk (`NynorskSchema`).
 */
export const TemplateSchema = z.strictObject({
  assessmentType: z.enum(["1", "2", "3"]),
  /** An assessment of it says whether a published one holds elsewhere: features/adoption. */
  adoption: z.literal(true).exactOptional(),
  name: z.string(),
  nameNn: NynorskSchema,
  description: z.string(),
  descriptionNn: NynorskSchema,
  /**
   * The tabs; `value` is the tab's index as text: '0', '1', … `textForReader` is the tab's name on the reading page, where it differs.
   * `key` tells tabs of two versions apart; absent in versions from before there were any (`tabKeys`).
   */
  fieldGroups: z.array(
    z.strictObject({
      text: z.string(),
      textNn: NynorskSchema,
      value: z.string(),
      textForReader: z.string().exactOptional(),
      textForReaderNn: NynorskSchema,
      key: KeySchema.exactOptional(),
    }),
  ),
  /** Per tab, in the order of `fieldGroups`, a flat list. A second-level section follows its first-level one. */
  sections: z.array(z.array(SectionBlockSchema)),
  relationRules: z.array(RelationRuleSchema),
  /** By which an assessment is doubtful. Absent in versions from before there were any. */
  warnings: z.array(WarningRuleSchema).exactOptional(),
});
