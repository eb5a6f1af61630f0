import { firstCharacters } from "../rich-text/index.ts";

const MAX_TITLE = 150;
const MAX_NAME = 80;
const MAX_IN_SUBJECT = 60;

// Whatever follows. The two abbreviations that look like an address of one letter are none. A text with signs that turn the direction of
// writing may show one that does not stand in it.
const address =
  /\p{Bidi_Control}|:\/\/|www\.|@|[\p{L}\d-]\.\p{L}{2,}\/|[\p{L}\d-]{2,}\.\p{L}{2,}|(?<![\p{L}\d])(?!f\.eks|m\.fl)\p{L}\.\p{L}{2,}/iu;

/** True for a text that would carry an address: of a page, or of a mailbox. Mail programs make links of both. */
export const carriesAddress = (text: string): boolean => address.test(text);

const shortHost = /[\p{L}\d-]\.\p{L}{2,}(?:$|\s)/iu;

const readsAsAddress = (line: string): boolean => shortHost.test(line) || carriesAddress(line);

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
  return line === "" || readsAsAddress(line) ? null : line;
};

/** The same for a subject line: at most 60 characters. docs/spec/contributors.md, Mails to contributors */
export const titleInSubject = (title: string): string | null => {
  const line = quotableTitle(title);
  return line === null ? null : oneLine(line, MAX_IN_SUBJECT);
};

/** A person's name as it may stand in a mail: one line, at most 80 characters, null when it reads as an address. */
export const quotableName = (name: string): string | null => {
  const line = oneLine(name, MAX_NAME);
  return line === "" || readsAsAddress(line) ? null : line;
};
