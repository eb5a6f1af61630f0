/** The messages of the rules of comment, by the rule's kind. */
export const commentProblems: Readonly<Record<string, string>> = {
  CommentRequired: "Skriv en kommentar",
  TooManyComments: "Det er ikke plass til flere kommentarer her. Grensen er 500.",
  CommentsOff: "Det går ikke an å kommentere dette feltet.",
};
