import { commentFields, numberFields } from "../rules/index.ts";
import { economyAuthorTexts, economyTexts } from "../texts.ts";

/** The label of a number, a comment or an end of a range in the economy form, by its column. */
export const labelOf = (column: string): string => {
  const [, field = "", end = ""] = /^ranges\.(.+)\.(.+)$/.exec(column) ?? ["", column];
  const label =
    [...numberFields, ...commentFields].find((each) => each.field === field)?.label(economyTexts.labels) ?? field;
  if (end === "") return label;
  return end === "low" ? economyAuthorTexts.range.low(label) : economyAuthorTexts.range.high(label);
};
