import { START_FROM, TRIAGE } from "../../address/rules/index.ts";
import { cleanQuery } from "../../search/rules/index.ts";
import { type TriageAnswers, type TriageQuestion, triageAnswers, triageQuestions } from "./triage.ts";

/** The other query keys of the questions: the title that is searched for, and the assessment chosen among its hits. */
export const TRIAGE_TITLE = "tittel";
export const TRIAGE_CHOSEN = "vurdering";

/** How the questions are asked: by a search beside them, after «Endre svar», or to be answered. The first is written without a value. */
const triageModes = ["svar", "sok", "endre"] as const;
type TriageMode = (typeof triageModes)[number];

/** Longest title that is searched for, in characters. Encoded, it still fits in the address of a content call. */
export const TRIAGE_TITLE_LENGTH = 140;

/** The questions as an address gives them. */
export type TriageAsk = {
  readonly mode: TriageMode;
  /** Nothing has been answered or sent yet: the form is shown without errors. */
  readonly isFresh: boolean;
  readonly answers: Partial<TriageAnswers>;
  /** The questions whose answer in the address is none of theirs. */
  readonly unknown: readonly TriageQuestion[];
  readonly title: string;
  /** The chosen assessment as it stands in the address; empty when none is named. */
  readonly chosen: string;
};

const isAnswer = <Q extends TriageQuestion>(question: Q, value: string): value is TriageAnswers[Q] =>
  (triageAnswers[question] as readonly string[]).includes(value);

/**
 * The questions that the query of a start form asks for; null when it asks for the form. A repeated key with different answers is an
 * unknown answer, so the question is asked again.
 */
export function triageIn(query: string): TriageAsk | null {
  const params = new URLSearchParams(query);
  const mode = params.get(TRIAGE);
  if (mode === null) return null;
  const given = triageQuestions.flatMap((question) => {
    const values = new Set(params.getAll(question).filter((value) => value !== ""));
    return values.size === 0 ? [] : [{ question, values: [...values] }];
  });
  const known = given.flatMap(({ question, values: [value = "", ...others] }) =>
    others.length === 0 && isAnswer(question, value) ? [[question, value] as const] : [],
  );
  const answers: Partial<TriageAnswers> = Object.fromEntries(known);
  return {
    mode: triageModes.find((each) => each === mode) ?? "svar",
    isFresh: given.length === 0 && mode !== "svar",
    answers,
    unknown: given.flatMap(({ question }) => (answers[question] === undefined ? [question] : [])),
    title: Array.from(cleanQuery(params.get(TRIAGE_TITLE) ?? ""))
      .slice(0, TRIAGE_TITLE_LENGTH)
      .join(""),
    chosen: (params.get(TRIAGE_CHOSEN) ?? "").slice(0, 20),
  };
}

/** The query keys of the questions that the start form's page reads. */
export const triageKeys: readonly string[] = [TRIAGE, ...triageQuestions, TRIAGE_TITLE, TRIAGE_CHOSEN];

/** Whether an address holds an answer or a title. Such a page is one person's: it is rendered for them and not kept. */
export function holdsTriageAnswers(url: string): boolean {
  const params = new URLSearchParams(url.split("?")[1] ?? "");
  return (
    params.has(TRIAGE) && [...params].some(([key, value]) => key !== START_FROM && (key !== TRIAGE || value !== ""))
  );
}

/** The query of the questions with these answers. The order is fixed. */
export function triageQuery(
  { answers, title, chosen }: Pick<TriageAsk, "answers" | "title" | "chosen">,
  mode: TriageMode,
  startFrom: number | null,
): string {
  const given = [
    ...(mode === "svar" ? [] : [[TRIAGE, mode]]),
    ...triageQuestions.flatMap((question) => (answers[question] ? [[question, answers[question]]] : [])),
    ...(title === "" ? [] : [[TRIAGE_TITLE, title]]),
    ...(chosen === "" ? [] : [[TRIAGE_CHOSEN, chosen]]),
    ...(startFrom === null ? [] : [[START_FROM, String(startFrom)]]),
  ];
  const rest = new URLSearchParams(given).toString();
  return mode === "svar" ? [TRIAGE, rest].filter(Boolean).join("&") : rest;
}
