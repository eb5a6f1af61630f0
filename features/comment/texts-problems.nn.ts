import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const commentProblems: Translated<typeof nb.commentProblems> = {
  CommentRequired: "Skriv ein kommentar",
  TooManyComments: "Det er ikkje plass til fleire kommentarar her. Grensa er 500.",
  CommentsOff: "Det går ikkje an å kommentere dette feltet.",
};
