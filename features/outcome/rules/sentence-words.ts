import type { Claim } from "./claim.ts";
import type { OutcomeCells } from "./columns.ts";
import { kindOf } from "./effects.ts";

/** The two written forms of Norwegian. A sentence is made in both: it goes to readers in the form of the assessment. */
export const writtenForms = ["nb", "nn"] as const;
export type WrittenForm = (typeof writtenForms)[number];
export type InBothForms = { readonly nb: string; readonly nn: string };

/** Comparatives and «risiko for» need no gender, so an outcome stands in a sentence as it is. */
type Words = {
  readonly lower: string;
  readonly higher: string;
  /** The outcome where no direction is said. */
  readonly what: (outcome: string) => string;
};

const asItIs = (outcome: string) => outcome;

type WordsKey = "risk" | "chance" | "frequency" | "level" | "length" | "amount" | "quality";

const wordsIn: Readonly<Record<WrittenForm, Readonly<Record<WordsKey, Words>>>> = {
  nb: {
    risk: { lower: "lavere risiko for", higher: "høyere risiko for", what: (outcome) => `risikoen for ${outcome}` },
    chance: { lower: "mindre sjanse for", higher: "større sjanse for", what: (outcome) => `sjansen for ${outcome}` },
    frequency: {
      lower: "lavere forekomst av",
      higher: "høyere forekomst av",
      what: (outcome) => `forekomsten av ${outcome}`,
    },
    level: { lower: "lavere", higher: "høyere", what: asItIs },
    length: { lower: "kortere", higher: "lengre", what: asItIs },
    amount: { lower: "mindre", higher: "mer", what: asItIs },
    quality: { lower: "dårligere", higher: "bedre", what: asItIs },
  },
  nn: {
    risk: { lower: "lågare risiko for", higher: "høgare risiko for", what: (outcome) => `risikoen for ${outcome}` },
    chance: { lower: "mindre sjanse for", higher: "større sjanse for", what: (outcome) => `sjansen for ${outcome}` },
    frequency: {
      lower: "lågare førekomst av",
      higher: "høgare førekomst av",
      what: (outcome) => `førekomsten av ${outcome}`,
    },
    level: { lower: "lågare", higher: "høgare", what: asItIs },
    length: { lower: "kortare", higher: "lengre", what: asItIs },
    amount: { lower: "mindre", higher: "meir", what: asItIs },
    quality: { lower: "dårlegare", higher: "betre", what: asItIs },
  },
};

const saidTrust = {
  nb: { high: "", moderate: "trolig ", low: "muligens " },
  nn: { high: "", moderate: "truleg ", low: "moglegvis " },
} as const;

const saidSize = { small: "litt ", moderate: "", large: "langt " } as const;

/** The key of an outcome's words. An outcome that is described without numbers has the words of a measured one. */
function wordsKeyOf(cells: OutcomeCells): WordsKey {
  const kind = kindOf(cells);
  if (kind === "event") return cells.desirable === "more" ? "chance" : "risk";
  if (kind === "rate") return "frequency";
  const { words } = cells;
  return words === "length" || words === "amount" || words === "quality" ? words : "level";
}

/** The word for less or more of an outcome. Where less is best, less is better. */
export function comparativeOf(cells: OutcomeCells, towards: "lower" | "higher", form: WrittenForm): string {
  const isUnknown = cells.desirable !== "less" && cells.desirable !== "more";
  const words = wordsKeyOf(cells);
  // Nobody knows which is better: the number is higher or lower.
  const key = words === "quality" && isUnknown ? "level" : words;
  const isTurned = key === "quality" && cells.desirable === "less";
  return wordsIn[form][key][isTurned === (towards === "lower") ? "higher" : "lower"];
}

export type Named = { readonly outcome: string; readonly intervention: string; readonly comparator: string };

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase("nb") + text.slice(1);

/** The sentence of a claim. */
export function inWords(claim: Claim, cells: OutcomeCells, named: Named, form: WrittenForm): string {
  const { outcome, intervention, comparator } = named;
  const isBokmal = form === "nb";
  const what = wordsIn[form][wordsKeyOf(cells)].what(outcome);
  switch (claim.kind) {
    case "NoStudies":
      return isBokmal ? `Vi fant ingen studier som målte ${outcome}.` : `Vi fann ingen studiar som målte ${outcome}.`;
    case "Unsure":
      return isBokmal
        ? `Vi er usikre på om ${intervention} påvirker ${what}, fordi tilliten til dokumentasjonen er svært lav.`
        : `Vi er usikre på om ${intervention} påverkar ${what}, fordi tilliten til dokumentasjonen er svært låg.`;
    case "Same": {
      const gives = `${capital(intervention)} gir ${saidTrust[form][claim.trust]}liten eller ingen`;
      return isBokmal
        ? `${gives} forskjell i ${what} sammenlignet med ${comparator}.`
        : `${gives} skilnad i ${what} samanlikna med ${comparator}.`;
    }
    case "Direction": {
      const word = comparativeOf(cells, claim.towards, form);
      const gives = `${capital(intervention)} gir ${saidTrust[form][claim.trust]}${saidSize[claim.size]}`;
      return `${gives}${word} ${outcome} enn ${comparator}.`;
    }
    default:
      return claim satisfies never;
  }
}
