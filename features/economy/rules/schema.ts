import { z } from "zod";
import { infoTextFields, NamedFileSchema, NynorskSchema, templateFields } from "../../block/rules/template-fields.ts";

const Cells = z.record(z.string(), z.string());

/** The four texts, by the names that the specification gives them. */
const Texts = z.strictObject({
  operationalCosts: z.string(),
  budget: z.string(),
  startupCosts: z.string(),
  financialBasis: z.string(),
});

export const EconomyEvaluationTemplate = z.strictObject({
  kind: z.literal("EconomyEvaluation"),
  ...templateFields,
  startupCostsHelp: z.string().exactOptional(),
  startupCostsHelpNn: NynorskSchema,
  patientBaseHelp: z.string().exactOptional(),
  patientBaseHelpNn: NynorskSchema,
  operationalCostsHelp: z.string().exactOptional(),
  operationalCostsHelpNn: NynorskSchema,
  budgetHelp: z.string().exactOptional(),
  budgetHelpNn: NynorskSchema,
  financialBasisHelp: z.string().exactOptional(),
  financialBasisHelpNn: NynorskSchema,
});
export const EconomyEvaluationAuthor = z.strictObject({
  kind: z.literal("EconomyEvaluation"),
  helps: Texts.extend({ patientBase: z.string() }),
  texts: Texts,
  /** Numbers written by hand, also when they do not count now. `rev` is 0 before the first save. */
  numbers: z.strictObject({ rev: z.int(), cells: Cells }),
  /** Its numbers and comments count while it is there. Low and high are of `numbers` all the same. */
  workbook: NamedFileSchema.extend({ cells: Cells }).nullable(),
  foundationFileUrl: z.string(),
});
export const EconomyEvaluationReader = z.strictObject({
  kind: z.literal("EconomyEvaluation"),
  /** Numbers and comments by field, of the workbook or by hand, and `ranges.<field>.low|high`. */
  cells: Cells,
  texts: Texts,
});

export const EconomyMunicipalityTemplate = z.strictObject({
  kind: z.literal("EconomyMunicipality"),
  ...templateFields,
  ...infoTextFields,
  /** A municipality's assessment offers only file 1. */
  isMunicipality: z.boolean(),
  allowMultipleFiles: z.boolean().exactOptional(),
});
export const EconomyMunicipalityAuthor = z.strictObject({
  kind: z.literal("EconomyMunicipality"),
  infoForReader: z.string(),
  infoForDraft: z.string(),
  isMunicipality: z.boolean(),
  allowMultipleFiles: z.boolean(),
  /** `id`: the numbered place, or the file's own number. */
  files: z.array(NamedFileSchema.extend({ id: z.string() })),
});
/** Readers get the text about the files, but not the files. */
export const EconomyMunicipalityReader = z.strictObject({ kind: z.literal("EconomyMunicipality"), info: z.string() });

export type EconomyEvaluation = {
  block: z.infer<typeof EconomyEvaluationTemplate>;
  value: readonly string[];
  author: z.infer<typeof EconomyEvaluationAuthor>;
  reader: z.infer<typeof EconomyEvaluationReader>;
};
export type EconomyMunicipality = {
  block: z.infer<typeof EconomyMunicipalityTemplate>;
  value: null;
  author: z.infer<typeof EconomyMunicipalityAuthor>;
  reader: z.infer<typeof EconomyMunicipalityReader>;
};
