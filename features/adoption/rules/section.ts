/** The fragment of the list of adoptions on their original's page. */
export const ADOPTIONS_ID = "brukt-av";
