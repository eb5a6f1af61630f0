/** The messages of the rules of search, by the rule's kind. */
export const searchProblems: Readonly<Record<string, string>> = {
  SynonymsTwoWords: "Skriv minst to ord, med komma mellom",
  SynonymsTooMany: "Skriv høyst ti ord i en regel",
  SynonymTooLong: "Skriv høyst 60 tegn i hvert ord",
  SynonymWithoutLetters: "Skriv ord med bokstaver eller tall",
  PromotionNotPublic: "Ingen publisert vurdering eller metodevarsel har denne adressen",
  SynonymsKnown: "Disse ordene står i listen allerede",
  SynonymsFull: "Det er ikke plass til flere regler. Slett noen først.",
};
