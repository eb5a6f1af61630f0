import { firstCharacters } from "../rich-text/index.ts";

const MAX_TITLE = 150;
const MAX_NAME = 80;
const looksLikeAddress = /:\/\/|www\.|[\p{L}\d-]\.\p{L}{2,}(\/|$|\s)|@/iu;

const oneLine = (text: string, max: number): string => {
  const line = text.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim();
  return line.length > max ? `${firstCharacters(line, max - 1).trimEnd()}…` : line;
};

/**
 * A title as it may stand in a mail: one line, at most 150 characters. Null when something in it reads as an address: anybody
 * can start an assessment with any title and anybody's e-mail, and our mail must not carry their links.
 */
export const quotableTitle = (title: string): string | null => {
  const line = oneLine(title, MAX_TITLE);
  return line === "" || looksLikeAddress.test(line) ? null : line;
};

/** A person's name as it may stand in a mail: one line, at most 80 characters, null when it reads as an address. */
export const quotableName = (name: string): string | null => {
  const line = oneLine(name, MAX_NAME);
  return line === "" || looksLikeAddress.test(line) ? null : line;
};
