import { withoutTurns } from "../../../../platform/pure/text/index.ts";
import { type Kind, nothing, stringOf, textUpTo, unchanged } from "./kind.ts";

/** Characters of a text whose definition names no limit. */
const MOST_CHARACTERS = 1_000;
const MOST_IN_LONG_TEXT = 10_000;

const words = <K extends "text" | "longText">(most: number): Kind<K> => ({
  schema: () => textUpTo(most),
  empty: () => "",
  isEmpty: (value) => stringOf(value).trim() === "",
  findings: ({ max = most }, value) =>
    stringOf(value).length > max ? [{ path: [], kind: "TooLong", stops: true }] : [],
  toWire: (_, value) => stringOf(value),
  text: (_, value) => stringOf(value),
  refs: nothing,
  mapHtml: unchanged,
});

/** One line. */
export const textKind: Kind<"text"> = {
  ...words<"text">(MOST_CHARACTERS),
  schema: () => textUpTo(MOST_CHARACTERS).overwrite(withoutTurns),
};
export const longTextKind = words<"longText">(MOST_IN_LONG_TEXT);
