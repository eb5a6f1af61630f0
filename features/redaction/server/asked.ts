import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import { findIn, isTooShort, REDACTED, type Sought, soughtOf, wordsAsked } from "../rules/index.ts";

/** Converts the editor's words into a search. Refuses an empty list, words that are too short, and words that match the sign itself. */
export function soughtWords({ words: given }: CallInput<"deskFindWords">["body"]): Result<Sought> {
  const words = wordsAsked(given);
  if (words.length === 0) return invalid({ path: "words", kind: "WordsRequired" });
  if (findIn(REDACTED, soughtOf(words)).times > 0) return invalid({ path: "words", kind: "WordIsTheSign" });
  return words.some(isTooShort) ? invalid({ path: "words", kind: "WordTooShort" }) : ok(soughtOf(words));
}

/** Why it is done: it stays in the log, so it must not hold what is taken out. */
export function reasonGiven(given: string, { anywhere }: Sought): Result<string> {
  const reason = withoutControls(given).trim();
  if (reason === "") return invalid({ path: "reason", kind: "RedactionReasonRequired" });
  return reason.search(anywhere) === -1 ? ok(reason) : invalid({ path: "reason", kind: "ReasonHoldsWords" });
}
