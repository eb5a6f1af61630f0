import { decodeEntities, raised } from "../../../platform/pure/rich-text/index.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";

const LONGEST_TEXT = 1_000;
const MARKUP = /<\/?(?:i|b|em|strong|sub|sup|scp|span|jats:[a-z]+)(?: [^<>]{0,100})?>/gi;

/** 10<sup>9</sup> without its tag would be 109. */
const RAISED = /<(sup|sub)>([^<>]{1,100})<\/\1>/gi;
const plainRaised = (text: string): string =>
  text.replace(RAISED, (_, tag: string, inside: string) => raised(decodeEntities(inside), tag.toLowerCase() === "sup"));

/** A text from outside on one line, whole: exponents and indexes as characters, no markup and no control characters. At most its first 10,000 characters. */
export const wholeLine = (text: string): string =>
  withoutControls(
    decodeEntities(plainRaised(text.slice(0, 10 * LONGEST_TEXT)).replace(MARKUP, "")).replaceAll("\ufeff", ""),
  )
    .replace(/\s+/gu, " ")
    .trim();

/** The same, at most 1000 characters. */
export const oneLine = (text: string): string => wholeLine(text).slice(0, LONGEST_TEXT).toWellFormed();

/** The start of a text that could not be read, to show beside its line number. */
export const excerpt = (text: string): string => {
  const line = oneLine(text);
  return line.length > 80 ? `${line.slice(0, 79).toWellFormed()}…` : line;
};
