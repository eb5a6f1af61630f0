import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { numberFields } from "../../economy/rules/index.ts";

/** The numbers that count, by field, and the four texts. */
export type Costs = {
  readonly cells: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
};

/** Whether a cost is more than nothing. */
export const hasCosts = ({ cells }: Pick<Costs, "cells">): boolean =>
  numberFields.some(({ field, unit }) => unit === "kroner" && Number(cells[field] ?? 0) > 0);

const textOf = ({ texts }: Costs): string =>
  Object.values(texts)
    .map((text) => plainTextOf(text))
    .join("\n")
    .trim();

/** Costs are given, and none of the four texts says what they are based on. */
export const lacksSource = (costs: Costs): boolean => hasCosts(costs) && textOf(costs) === "";

/** Costs are given and explained, and no text names a year. */
export const lacksYear = (costs: Costs): boolean => {
  const text = textOf(costs);
  return hasCosts(costs) && text !== "" && !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);
};
