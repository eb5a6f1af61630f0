import type { Warning } from "./rules/index.ts";

/** The text of a warning about `count` things. */
const warningTexts: Readonly<Record<Warning["kind"], (count: number) => string>> = {
  OldSearch: () => "Det nyeste søket er mer enn et år gammelt",
  SelectionNotExplained: () => "Utvelgelsen av studier er ikke forklart",
  IncludedNotInTables: (count) =>
    count === 1
      ? "1 inkludert studie står ikke i evidenstabellene"
      : `${count} inkluderte studier står ikke i evidenstabellene`,
  InTablesNotIncluded: (count) =>
    count === 1
      ? "1 studie i evidenstabellene er ikke regnet med i utvelgelsen"
      : `${count} studier i evidenstabellene er ikke regnet med i utvelgelsen`,
  StudyWithoutReference: (count) => (count === 1 ? "1 studie mangler referanse" : `${count} studier mangler referanse`),
  EffectWithoutNumber: (count) =>
    count === 1 ? "1 studie har en effekt uten tall" : `${count} studier har en effekt uten tall`,
  CostsWithoutSource: () => "Kostnadene mangler kilde",
  CostsWithoutYear: () => "Kostnadene mangler år og prisnivå",
  UnequalPatients: () => "Antall pasienter er ulikt for gammel og ny metode",
  RetractedStudy: (count) => (count === 1 ? "1 trukket studie er tatt med" : `${count} trukne studier er tatt med`),
  DoubtedStudy: (count) =>
    count === 1 ? "Det er uttrykt bekymring for 1 studie" : `Det er uttrykt bekymring for ${count} studier`,
  OpenComment: (count) => (count === 1 ? "1 åpen kommentar" : `${count} åpne kommentarer`),
  UnansweredReview: (count) =>
    count === 1 ? "1 punkt fra en fagfelle er ikke besvart" : `${count} punkter fra fagfeller er ikke besvart`,
};

const whyRetracted = (count: number): string =>
  count === 1 ? "Si hvorfor den fortsatt brukes, eller ta den ut." : "Si hvorfor de fortsatt brukes, eller ta dem ut.";

const fields = (count: number) => (count === 1 ? "1 må fylles ut" : `${count} må fylles ut`);
const doubts = (count: number) => (count === 1 ? "1 bør sjekkes" : `${count} bør sjekkes`);

const beforeSending = (count: number) =>
  count === 0 ? "Vi fant ingenting dere bør sjekke" : count === 1 ? "1 ting bør sjekkes" : `${count} ting bør sjekkes`;

/** The one list of what is missing and what is doubtful. */
export const leftTexts = {
  title: "Hva gjenstår",
  counts: (missing: number, doubtful: number) => {
    if (missing + doubtful === 0) return "ingenting";
    return [missing > 0 ? fields(missing) : "", doubtful > 0 ? doubts(doubtful) : ""].filter(Boolean).join(", ");
  },
  nothing: "Alt som må fylles ut, er fylt ut, og vi fant ingenting dere bør sjekke.",
  mandatory: "Må fylles ut",
  doubtful: "Bør sjekkes",
  explain: "Dere kan sende inn selv om noe bør sjekkes. Det som må fylles ut, stopper innsendingen.",
  /** A page that has been open since before an update may meet a kind that it does not know. */
  warning: ({ kind, count }: Pick<Warning, "kind" | "count">) =>
    Object.hasOwn(warningTexts, kind) ? warningTexts[kind](count) : "Noe bør sjekkes",
  /** Why it matters: the template's words, or ours where every template warns. */
  why: ({ kind, why, count }: Pick<Warning, "kind" | "why" | "count">) =>
    kind === "RetractedStudy" || kind === "DoubtedStudy" ? whyRetracted(count) : why,
  about: (rows: readonly string[]) => `Gjelder ${rows.join(", ")}.`,
  unnamed: "rad uten navn",
  beforeSending,
  /** Said with the question before sending, of what does not stop it. */
  whenSending: (warnings: number, unchecked: number, retracted: number): readonly string[] => [
    ...(retracted > 0 ? [`${warningTexts.RetractedStudy(retracted)}. ${whyRetracted(retracted)}`] : []),
    ...(warnings > 0 ? [`${beforeSending(warnings)}.`] : []),
    ...(unchecked > 0
      ? [`${unchecked} ${unchecked === 1 ? "punkt" : "punkter"} i sjekklisten er ikke krysset av.`]
      : []),
  ],
  filled: (filled: number, of: number) => `, ${filled} av ${of} obligatoriske felt fylt ut`,
} as const;
