/** The answer at the top of a published assessment, where its outcomes and its economy say it. */
export const answerTexts = {
  outcomes: "Viktigste utfall",
  wholeTable: "Hele tabellen",
  net: "Netto per år",
  netMeans: "Under null er en utgift.",
  /** After a number of people: with the method, or without it. */
  withMethod: (name: string, isMethod: boolean) => {
    if (name !== "") return `med ${name}`;
    return isMethod ? "med metoden" : "uten metoden";
  },
} as const;
