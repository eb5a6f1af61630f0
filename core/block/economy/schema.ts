import { z } from "zod";
import { infoTextFields, templateFields } from "../template-fields.ts";

export const EconomyEvaluationTemplate = z.strictObject({
  kind: z.literal("EconomyEvaluation"),
  ...templateFields,
  startupCostsHelp: z.string().exactOptional(),
  patientBaseHelp: z.string().exactOptional(),
  operationalCostsHelp: z.string().exactOptional(),
  budgetHelp: z.string().exactOptional(),
  financialBasisHelp: z.string().exactOptional(),
});
export const EconomyEvaluationAuthor = z.strictObject({ kind: z.literal("EconomyEvaluation") });

export const EconomyMunicipalityTemplate = z.strictObject({
  kind: z.literal("EconomyMunicipality"),
  ...templateFields,
  ...infoTextFields,
  /** A municipality's assessment offers only file 1: docs/spec/economy.md, Files. */
  isMunicipality: z.boolean(),
  allowMultipleFiles: z.boolean().exactOptional(),
});
export const EconomyMunicipalityAuthor = z.strictObject({
  kind: z.literal("EconomyMunicipality"),
  infoForReader: z.string(),
  infoForDraft: z.string(),
  isMunicipality: z.boolean(),
  allowMultipleFiles: z.boolean(),
});

export type EconomyEvaluation = {
  block: z.infer<typeof EconomyEvaluationTemplate>;
  value: readonly string[];
  author: z.infer<typeof EconomyEvaluationAuthor>;
  reader: never;
};
export type EconomyMunicipality = {
  block: z.infer<typeof EconomyMunicipalityTemplate>;
  value: null;
  author: z.infer<typeof EconomyMunicipalityAuthor>;
  reader: never;
};
