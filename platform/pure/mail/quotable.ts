import { firstCharacters } from "../text/index.ts";

const MAX_TITLE = 150;
const MAX_NAME = 80;
const MAX_IN_SUBJECT = 60;
const MAX_NOTE = 200;

/** Signs that turn the direction of writing: what is shown is another text than the one that a rule reads. */
const turned = /\p{Bidi_Control}/u;

export const turnsDirection = (text: string): boolean => turned.test(text);

// The two abbreviations that look like an address of one letter are none.
const address =
  /:\/\/|www\.|@|[\p{L}\d-]\.\p{L}{2,}\/|[\p{L}\d-]{2,}\.\p{L}{2,}|(?<![\p{L}\d])(?!f\.eks|m\.fl)\p{L}\.\p{L}{2,}/iu;

/** True for a text that would carry an address: of a page, or of a mailbox. Mail programs make links of both. */
export const carriesAddress = (text: string): boolean => turnsDirection(text) || address.test(text);

/** A name as people mean it: `K.Hansen` is an initial and a name, not an address. */
const withInitialsApart = (name: string): string => name.replace(/\.(?=\p{Lu}\p{Ll})/gu, ". ");

/** The same for a person's name, as `quotableName` writes it. */
export const nameCarriesAddress = (name: string): boolean => carriesAddress(withInitialsApart(name));

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
  return line === "" || carriesAddress(line) ? null : line;
};

/** An editor's note on one line, cut at 200 characters. */
export const shortened = (note: string): string => oneLine(note, MAX_NOTE);

/** The same for a subject line: at most 60 characters. features/contributor/README.md */
export const titleInSubject = (title: string): string | null => {
  const line = quotableTitle(title);
  return line === null ? null : oneLine(line, MAX_IN_SUBJECT);
};

/** A person's name as it may stand in a mail: one line, at most 80 characters, a space after each initial. Null when it reads as an address. */
export const quotableName = (name: string): string | null => {
  const line = oneLine(withInitialsApart(name), MAX_NAME);
  return line === "" || carriesAddress(line) ? null : line;
};
