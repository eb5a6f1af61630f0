import { doiIn, doiKey, doisIn, pmidKey, pmidsIn } from "../../reference/rules/index.ts";

/** The DOIs and PubMed numbers that a study names, for comparing with the list. */
export type StudyKeys = { readonly dois: readonly string[]; readonly pmids: readonly string[] };

const named = (keys: readonly string[]): readonly string[] => keys.filter((key) => key !== "");

/** The keys of a reference, whose DOI and PubMed number stand in cells of their own, as people write them. */
export const keysOfReference = ({
  doi = "",
  pmid = "",
}: {
  readonly doi?: string;
  readonly pmid?: string;
}): StudyKeys => ({
  dois: named([doiKey(doiIn(doi))]),
  pmids: named([pmidKey(pmid)]),
});

/** The keys of a study whose reference is a text. */
export const keysOfText = (text: string): StudyKeys => ({ dois: doisIn(text), pmids: pmidsIn(text) });
