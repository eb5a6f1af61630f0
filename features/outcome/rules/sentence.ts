import { type Claim, claimOf, type NoClaim } from "./claim.ts";
import type { OutcomeCells } from "./columns.ts";
import { type InBothForms, inWords, type Named } from "./sentence-words.ts";

/** The method and the comparator as they stand in a sentence: the two texts of the block. */
export type TextsInSentence = { readonly interventionInText: string; readonly comparatorInText: string };

export type NoSentence = NoClaim | "NameMissing" | "InterventionMissing" | "ComparatorMissing";

export type Sentence =
  | { readonly kind: "Sentence"; readonly sentence: InBothForms }
  | { readonly kind: "None"; readonly reason: NoSentence };

/** Most letters of a method or a comparison that names a column; longer ones are «metoden». */
const NAMES_COLUMN = 40;

/** A text of the block as the name of a column; empty where it is too long or missing. */
export const columnName = (inText: string): string => (inText.trim().length <= NAMES_COLUMN ? inText.trim() : "");

/** The first word is an abbreviation, such as EQ-5D or HbA1c, or a letter with a hyphen, such as T-celler. */
const ABBREVIATION = /^\S+[\p{Lu}\d]|^\p{L}-/u;

/** An outcome as it stands in a sentence: its own cell, else its name with a small first letter. */
export function nameInText({ name = "", nameInText: own = "" }: OutcomeCells): string {
  if (own.trim() !== "") return own.trim();
  const text = name.trim();
  return ABBREVIATION.test(text) ? text : text.slice(0, 1).toLocaleLowerCase("nb") + text.slice(1);
}

/**
 * A text of PICO, the method or the comparison, as it stands in a sentence and names a column. Empty for a long one, which does neither, and
 * for one of several lines or sentences.
 */
export function inTextFromPico(written: string): string {
  const text = written.trim().replace(/[.\s]+$/u, "");
  return /\n|[.;:!?]\s/u.test(text) ? "" : columnName(nameInText({ name: text.replace(/\s+/gu, " ") }));
}

const namedIn = (cells: OutcomeCells, texts: TextsInSentence): Named => ({
  outcome: nameInText(cells),
  intervention: texts.interventionInText.trim(),
  comparator: texts.comparatorInText.trim(),
});

const missingName = ({ kind }: Claim, { outcome, intervention, comparator }: Named): NoSentence | null => {
  if (outcome === "") return "NameMissing";
  if (kind === "NoStudies") return null;
  if (intervention === "") return "InterventionMissing";
  return kind !== "Unsure" && comparator === "" ? "ComparatorMissing" : null;
};

const bothForms = (claim: Claim, cells: OutcomeCells, named: Named): InBothForms => ({
  nb: inWords(claim, cells, named, "nb"),
  nn: inWords(claim, cells, named, "nn"),
});

/** The sentence of an outcome for readers, or the reason why there is none. It never says more than the row does. */
export function sentenceOf(cells: OutcomeCells, texts: TextsInSentence): Sentence {
  const found = claimOf(cells);
  if ("missing" in found) return { kind: "None", reason: found.missing };
  const named = namedIn(cells, texts);
  const missing = missingName(found.claim, named);
  if (missing !== null) return { kind: "None", reason: missing };
  return { kind: "Sentence", sentence: bothForms(found.claim, cells, named) };
}

const trusts = ["high", "moderate", "low"] as const;
const everyClaim: readonly Claim[] = [
  { kind: "NoStudies" },
  { kind: "Unsure" },
  ...trusts.flatMap((trust): Claim[] => [
    { kind: "Same", trust },
    ...(["small", "moderate", "large"] as const).flatMap((size) =>
      (["lower", "higher"] as const).map((towards): Claim => ({ kind: "Direction", trust, size, towards })),
    ),
  ]),
];

/** Every sentence that an outcome can have, whatever its numbers are: for finding one in a text that is not today's. */
export function everySentenceOf(cells: OutcomeCells, texts: TextsInSentence): readonly InBothForms[] {
  const named = namedIn(cells, texts);
  return everyClaim
    .filter((claim) => missingName(claim, named) === null)
    .map((claim) => bothForms(claim, cells, named));
}
