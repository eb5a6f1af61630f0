import type { Translated } from "../../platform/pure/language/index.ts";
import { dated, knownAt, namesOf, type PaperState, type Said } from "./rules/index.ts";
import type * as nb from "./texts.ts";

const marks: Readonly<Record<PaperState, (since: string | null) => string>> = {
  retracted: (since) => dated("Trekt tilbake", since),
  concern: () => "Det er uttrykt uro for studien",
  reinstated: () => "Gjeninnsett",
  corrected: () => "Retta",
};

const judged = (studies: readonly Said[], edition: string | null): string =>
  knownAt(studies, edition)
    ? "Denne utgåva er publisert etter at det blei kjent."
    : "Konklusjonen er ikkje vurdert på nytt.";

export const retractionTexts: Translated<typeof nb.retractionTexts> = {
  mark: ({ state, since }, numbersDiffer) => {
    const text = marks[state](since);
    return numbersDiffer ? `${text}. DOI og PMID høyrer til ulike artiklar` : text;
  },
  notes: (studies, edition) => {
    const [retracted, doubted] = (["retracted", "concern"] as const).map((state) =>
      studies.filter((study) => study.state === state),
    );
    const texts: string[] = [];
    if (retracted?.length === 1)
      texts.push(
        `Ein studie denne vurderinga byggjer på, er trekt tilbake (${namesOf(retracted)}). ${judged(retracted, edition)}`,
      );
    else if (retracted && retracted.length > 1)
      texts.push(
        `${retracted.length} studiar denne vurderinga byggjer på, er trekte tilbake (${namesOf(retracted)}). ${judged(retracted, edition)}`,
      );
    if (doubted && doubted.length > 0)
      texts.push(
        `Det er uttrykt uro for ${doubted.length === 1 ? "ein studie" : `${doubted.length} studiar`} denne vurderinga byggjer på (${namesOf(doubted)}). ${judged(doubted, edition)}`,
      );
    return texts;
  },
};
