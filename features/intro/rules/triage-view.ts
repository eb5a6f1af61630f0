import type { TextLink } from "../../reading/calls.ts";
import type { SimilarTitle } from "../../search/calls.ts";
import type { TriageEndName, TriageQuestion } from "./triage.ts";

/** A question with its answers in words, as the page's editors have written them. */
export type AskedQuestion = {
  readonly key: TriageQuestion;
  readonly question: string;
  readonly help: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** The answer in the address; empty when there is none that the question has. */
  readonly answer: string;
  /** Why it is asked again. */
  readonly fault: "Missing" | "Unknown" | null;
};

/**
 * An assessment at an end, as readers have it now. `start`: the form that starts another from it, if it is published; `adopt`: the form that
 * adopts it.
 */
export type FoundAssessment = SimilarTitle & { readonly start: string | null; readonly adopt: string | null };

type AskedView = {
  readonly at: "questions";
  readonly introduction: string;
  readonly questions: readonly AskedQuestion[];
  readonly title: string;
  readonly chosen: string;
  /** Documents that resemble the title; null without a title. */
  readonly similar: readonly SimilarTitle[] | null;
};

type EndView = {
  readonly at: "end";
  readonly end: TriageEndName;
  readonly reason: string;
  readonly decidedBy: { readonly question: string; readonly answer: string };
  /** The advice of the end. */
  readonly advice: string;
  readonly links: readonly TextLink[];
  /** A text that is ready to copy; empty where there is none. */
  readonly proposal: string;
  readonly found: readonly FoundAssessment[];
  /** The assessment that was chosen is public no more. */
  readonly chosenIsGone: boolean;
  readonly notes: readonly { readonly text: string; readonly link: TextLink | null }[];
  /** The query and the fragment of the questions with the same answers. */
  readonly change: string;
};

/** The page with the questions before a start form. `startFrom`: the number of the assessment that the form starts from, or empty. */
export type TriageView = { readonly heading: string; readonly startFrom: string } & (AskedView | EndView);
