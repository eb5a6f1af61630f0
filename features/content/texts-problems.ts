/** The messages of the rules of content, by the rule's kind. */
export const contentProblems: Readonly<Record<string, string>> = {
  ChooseSomebody: "Velg minst én person",
  NoSuchAccount: "En av personene finnes ikke lenger. Last siden på nytt.",
};
