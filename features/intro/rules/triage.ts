/**
 * Whether a mini health-technology assessment is the right tool, by five questions. The criteria follow «Om mini-metodevurdering og
 * kriterier for bruk» (Helsebiblioteket) and nyemetoder.no. The questions, their answers and the ends have the names that the address uses.
 */
export const triageAnswers = {
  q1: ["ja", "nei", "usikker"],
  q2: ["besluttet", "i-gang", "nei", "ikke-sjekket"],
  q3: ["etikk-jus", "hele-landet", "nei"],
  q4: ["ja", "nei"],
  q5: ["publisert", "pabegynt", "oversikt", "nei", "ikke-sjekket"],
} as const;

export type TriageQuestion = keyof typeof triageAnswers;
export const triageQuestions = ["q1", "q2", "q3", "q4", "q5"] as const satisfies readonly TriageQuestion[];
export type TriageAnswers = { readonly [Q in TriageQuestion]: (typeof triageAnswers)[Q][number] };

export const triageEnds = [
  "legemiddel",
  "nasjonal-beslutning",
  "vent-nasjonal",
  "ikke-egnet",
  "loft-nasjonalt",
  "ikke-nodvendig",
  "gjelder-dette-hos-oss",
  "bli-med",
  "start",
] as const;
export type TriageEndName = (typeof triageEnds)[number];

export const triageNotes = ["spor-farmasoyt", "sok-nye-metoder", "sok-her", "bygg-pa-oversikten"] as const;
export type TriageNote = (typeof triageNotes)[number];

export type TriageOutcome = {
  readonly end: TriageEndName;
  /** The question whose answer decided. At `start`, where no answer points elsewhere, it is the last one. */
  readonly decidedBy: TriageQuestion;
  /** Advice beside the end, from answers before it. */
  readonly notes: readonly TriageNote[];
};

type EndRule = { readonly [Q in TriageQuestion]: readonly [Q, TriageAnswers[Q], TriageEndName] }[TriageQuestion];

/** In the order in which they are tried. The first that fits decides, so an answer after it is not needed. */
const endRules: readonly EndRule[] = [
  ["q1", "ja", "legemiddel"],
  ["q2", "besluttet", "nasjonal-beslutning"],
  ["q2", "i-gang", "vent-nasjonal"],
  ["q3", "etikk-jus", "ikke-egnet"],
  ["q3", "hele-landet", "loft-nasjonalt"],
  ["q4", "ja", "ikke-nodvendig"],
  ["q5", "publisert", "gjelder-dette-hos-oss"],
  ["q5", "pabegynt", "bli-med"],
];

type NoteRule = { readonly [Q in TriageQuestion]: readonly [Q, TriageAnswers[Q], TriageNote] }[TriageQuestion];

const noteRules: readonly NoteRule[] = [
  ["q1", "usikker", "spor-farmasoyt"],
  ["q2", "ikke-sjekket", "sok-nye-metoder"],
  ["q5", "ikke-sjekket", "sok-her"],
  ["q5", "oversikt", "bygg-pa-oversikten"],
];

/** The one end of these answers. Null while a question before the end is not answered. */
export function triageOutcome(answers: Partial<TriageAnswers>): TriageOutcome | null {
  for (const [at, question] of triageQuestions.entries()) {
    if (answers[question] === undefined) return null;
    const rule = endRules.find(([asked, answer]) => asked === question && answer === answers[asked]);
    const isLast = at === triageQuestions.length - 1;
    if (!rule && !isLast) continue;
    const before: readonly TriageQuestion[] = triageQuestions.slice(0, rule ? at : at + 1);
    const notes = noteRules.flatMap(([asked, answer, note]) =>
      before.includes(asked) && answer === answers[asked] ? [note] : [],
    );
    return { end: rule?.[2] ?? "start", decidedBy: question, notes };
  }
  return null;
}
