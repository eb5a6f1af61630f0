import { commentFields } from "./fields.ts";
import { type Figures, figuresOf, numbersOf } from "./figures.ts";

export type EconomyTexts = Readonly<Record<"operationalCosts" | "budget" | "startupCosts" | "financialBasis", string>>;

type EconomyData = {
  readonly numbers: Figures;
  /** By `budget_comment<row>`. */
  readonly comments: Readonly<Record<string, string>>;
  readonly textInput: EconomyTexts;
};

/** Figures in the shape of `GetEconomyData`. @param cells by field; null: there are none */
export const economyDataOf = (
  cells: Readonly<Record<string, string>> | null,
  textInput: EconomyTexts,
): EconomyData => ({
  numbers: cells ? figuresOf(numbersOf(cells)) : {},
  comments: cells
    ? Object.fromEntries(commentFields.map(({ field, row }) => [`budget_comment${row}`, cells[field] ?? ""]))
    : {},
  textInput,
});
