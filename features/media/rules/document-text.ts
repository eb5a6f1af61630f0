import { withoutControls } from "../../../platform/pure/text/index.ts";

/**
 * How far the text of a document could be read: all of it, its beginning (`cut`), none because it has only pictures of pages (`empty`), because
 * it needs a password, because it is broken, because it took too much time or memory, or because its bytes could not be had (`missing`).
 */
export const documentTextStates = ["read", "cut", "empty", "locked", "unreadable", "too-heavy", "missing"] as const;
export type DocumentTextState = (typeof documentTextStates)[number];

/** Characters of a document that are kept: some hundred pages. */
const MOST_CHARACTERS = 200_000;

const SOFT_HYPHEN = /\u{AD}\n?/gu;
/** «røntgen-» before «og ultralyd» keeps its hyphen: it stands for a word that is left out. */
const BROKEN_WORD = /(\p{L})-\n(?!(?:og|eller|samt|and|or)\b)(\p{Ll})/gu;

/**
 * The text of a document from the lines of its pages: a word that was divided at the end of a line is one word again, and spaces are as in
 * running text.
 */
export function documentText(pages: readonly string[]): {
  readonly state: "read" | "cut" | "empty";
  readonly text: string;
} {
  const text = pages
    .map((page) =>
      withoutControls(page.toWellFormed().normalize("NFKC").replace(SOFT_HYPHEN, "").replace(BROKEN_WORD, "$1$2"))
        .replace(/[^\S\n]+/g, " ")
        .replace(/ ?\n[ \n]*/g, "\n")
        .trim(),
    )
    .filter((page) => page !== "")
    .join("\n");
  if (!/[\p{L}\p{N}]/u.test(text)) return { state: "empty", text: "" };
  if (text.length <= MOST_CHARACTERS) return { state: "read", text };
  return { state: "cut", text: text.slice(0, MOST_CHARACTERS).toWellFormed() };
}
