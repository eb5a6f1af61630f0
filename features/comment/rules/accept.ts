import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { firstCharacters, withoutControls, withoutLineBreaks } from "../../../platform/pure/text/index.ts";

/** Characters of a comment. */
export const COMMENT_MAX = 10_000;
/** Characters of the marked words that are kept. */
const QUOTE_MAX = 500;

/** A comment as it is stored: plain text, without white space around it. */
export function acceptComment(value: string): Result<string> {
  const text = withoutControls(value).trim();
  if (!/[^\p{Z}\p{C}\s]/u.test(text)) return invalid({ path: "value", kind: "CommentRequired" });
  return text.length > COMMENT_MAX ? invalid({ path: "value", kind: "TooLong" }) : ok(text);
}

/** Marked words as they are kept: one line. Null when nothing was marked. */
export const acceptQuote = (quote: string | null | undefined): string | null =>
  firstCharacters(withoutLineBreaks(quote ?? ""), QUOTE_MAX) || null;
