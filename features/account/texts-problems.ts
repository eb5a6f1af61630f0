/** The messages of the rules of account, by the rule's kind. */
export const accountProblems: Readonly<Record<string, string>> = {
  LastAdmin: "Nettstedet må ha minst én administrator. Gi rollen til en annen først.",
};
