import { z } from "zod";
import { KeySchema, NynorskSchema, TermKindSchema, templateFields } from "../rules/template-fields.ts";

const LeafOption = z.strictObject({ value: z.string().min(1), text: z.string() });
/** Two levels at most: a multi-level choice of groups and their members. */
const Option = LeafOption.extend({ children: z.array(LeafOption).exactOptional() });

/** The same as a template writes them. The value is what an answer stores, in whatever form the author read the text. */
const WrittenLeaf = z.strictObject({ value: z.string().min(1), text: z.string(), textNn: NynorskSchema });
const WrittenOption = WrittenLeaf.extend({ children: z.array(WrittenLeaf).exactOptional() });

/** Options written in the template, or all the terms of one kind (their keys are the values). */
const Options = z.union([z.array(WrittenOption), z.strictObject({ termKind: TermKindSchema })]);

/** How a choice is made. */
export const selectTypes = ["dropdownlist", "radiobuttons", "checkboxes", "multiselect", "multilevel"] as const;
const SelectType = z.enum(selectTypes);

export const SelectTemplate = z.strictObject({
  kind: z.literal("Select"),
  ...templateFields,
  selectType: SelectType,
  options: Options,
  relationRule: KeySchema.exactOptional(),
  /** In a peer review: the values that ask something of the authors. Absent: every answer does. */
  callsForReply: z.array(z.string().min(1)).exactOptional(),
});

export const RelationSelectorTemplate = z.strictObject({
  kind: z.literal("RelationSelector"),
  ...templateFields,
  options: Options,
  relationRule: KeySchema,
  /** The option that an assessment of type 3 begins with, by who stood behind it in the start form. */
  fromActor: z.strictObject({ organization: z.string(), county: z.string() }).exactOptional(),
});

/** `chosen` holds values of `options`; a value that is no longer an option stays in it and shows nothing. */
const choiceFields = { selectType: SelectType, options: z.array(Option), chosen: z.array(z.string()) };
const authorFields = { ...choiceFields, relationRule: z.string().nullable() };

export const SelectAuthor = z.strictObject({ kind: z.literal("Select"), ...authorFields });
export const RelationSelectorAuthor = z.strictObject({ kind: z.literal("RelationSelector"), ...authorFields });
/** Readers get only the options that were chosen, with the group around a chosen member. */
export const SelectReader = z.strictObject({ kind: z.literal("Select"), ...choiceFields });
export const RelationSelectorReader = z.strictObject({ kind: z.literal("RelationSelector"), ...choiceFields });

export type SelectOption = z.infer<typeof Option>;
/** An option in both forms of Norwegian, as a template writes it. */
export type WrittenOption = z.infer<typeof WrittenOption>;
export type SelectOptions = z.infer<typeof Options>;
export type Select = {
  block: z.infer<typeof SelectTemplate>;
  value: readonly string[];
  author: z.infer<typeof SelectAuthor>;
  reader: z.infer<typeof SelectReader>;
};
export type RelationSelector = {
  block: z.infer<typeof RelationSelectorTemplate>;
  value: readonly string[];
  author: z.infer<typeof RelationSelectorAuthor>;
  reader: z.infer<typeof RelationSelectorReader>;
};
