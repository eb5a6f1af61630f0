/** The messages of the rules of row, by the rule's kind. */
export const rowProblems: Readonly<Record<string, string>> = {
  TooManyRows: "Det er ikke plass til flere rader her. Grensen er 500.",
  TooManyImages: "Det er ikke plass til flere bilder her. Grensen er 50.",
};
