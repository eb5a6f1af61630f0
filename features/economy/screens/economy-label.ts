import { commentFields, numberFields } from "../rules/index.ts";
import { economyAuthorTexts } from "../texts.ts";

/** What a number, a comment or the end of a range of the economy form is called, by its column. */
export const labelOf = (column: string): string => {
  const [, field = "", end = ""] = /^ranges\.(.+)\.(.+)$/.exec(column) ?? ["", column];
  const label = [...numberFields, ...commentFields].find((each) => each.field === field)?.label ?? field;
  if (end === "") return label;
  return end === "low" ? economyAuthorTexts.range.low(label) : economyAuthorTexts.range.high(label);
};
