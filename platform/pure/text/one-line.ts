import { isBlank } from "./blank.ts";
import { withoutControls } from "./controls.ts";

/**
 * Removes the signs that turn the direction of writing. In one line that others read they show another text than is stored; a text of
 * several lines may need them.
 */
export const withoutTurns = (text: string): string => text.replace(/\p{Bidi_Control}/gu, "");

/** A text for a field of one line: every run of white space is one space. */
export const withoutLineBreaks = (text: string): string => withoutControls(text).replace(/\s+/g, " ").trim();

/** A text of one line that others read: without the signs that turn the direction of writing. Empty when it shows as nothing. */
export const plainLine = (text: string): string => (isBlank(text) ? "" : withoutLineBreaks(withoutTurns(text)));

/** The same of several lines: a message, a reason. */
export const plainMessage = (text: string): string => (isBlank(text) ? "" : withoutTurns(withoutControls(text)).trim());

/** The first `most` characters, none of them cut in two. Counts as people do: an emoji that JavaScript stores as two units is one. */
export const firstCharacters = (text: string, most: number): string => Array.from(text).slice(0, most).join("");
