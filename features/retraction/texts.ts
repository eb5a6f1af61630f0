import { byLanguage } from "../../platform/pure/language/index.ts";
import { dated, knownAt, namesOf, type PaperState, type Said } from "./rules/index.ts";
import * as nn from "./texts.nn.ts";

const marks: Readonly<Record<PaperState, (since: string | null) => string>> = {
  retracted: (since) => dated("Trekt tilbake", since),
  concern: () => "Det er uttrykt bekymring for studien",
  reinstated: () => "Gjeninnsatt",
  corrected: () => "Rettet",
};

const notJudgedAgain = "Konklusjonen er ikke vurdert på nytt.";

const judged = (studies: readonly Said[], edition: string | null): string =>
  knownAt(studies, edition) ? "Denne utgaven er publisert etter at det ble kjent." : notJudgedAgain;

/** A study by the list of retracted studies, as authors, peers and readers see it. */
export const retractionTexts = {
  mark: ({ state, since }: Pick<Said, "state" | "since">, numbersDiffer: boolean): string => {
    const text = marks[state](since);
    return numbersDiffer ? `${text}. DOI og PMID hører til ulike artikler` : text;
  },
  /**
   * Above an edition that rests on such studies; empty when none is retracted or doubted.
   * @param edition the ISO day on which it was published; null for a draft
   */
  notes: (studies: readonly Said[], edition: string | null): readonly string[] => {
    const [retracted, doubted] = (["retracted", "concern"] as const).map((state) =>
      studies.filter((study) => study.state === state),
    );
    const texts: string[] = [];
    if (retracted?.length === 1)
      texts.push(
        `En studie denne vurderingen bygger på, er trukket tilbake (${namesOf(retracted)}). ${judged(retracted, edition)}`,
      );
    else if (retracted && retracted.length > 1)
      texts.push(
        `${retracted.length} studier denne vurderingen bygger på, er trukket tilbake (${namesOf(retracted)}). ${judged(retracted, edition)}`,
      );
    if (doubted && doubted.length > 0)
      texts.push(
        `Det er uttrykt bekymring for ${doubted.length === 1 ? "en studie" : `${doubted.length} studier`} denne vurderingen bygger på (${namesOf(doubted)}). ${judged(doubted, edition)}`,
      );
    return texts;
  },
} as const;

export const retractionTextsIn = byLanguage({ nb: retractionTexts, nn: nn.retractionTexts });
