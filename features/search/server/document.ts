import type { Language } from "../../../platform/pure/language/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import type { AssessmentType } from "../../assessment/rules/index.ts";
import type { Outcome } from "../../decision/rules/index.ts";
import type { RelatedTerms } from "../../publication/rules/index.ts";
import type { Answer } from "../../reading/rules/index.ts";

/** The terms of a document by their numbers. The groups they stand under (county, region) are added by the index. */
export type DocumentTerms = Readonly<Record<keyof RelatedTerms, readonly number[]>>;

type Findable = {
  /** The number of the assessment or of the notification's page. */
  readonly ref: number;
  readonly title: string;
  /** Plain text: the summary, weighed below the title and above the body. */
  readonly ingress: string;
  /** From the site root. */
  readonly url: string;
  /** The body that made it: a health trust, a municipality. */
  readonly unitTitle: string;
  readonly terms: DocumentTerms;
  readonly modified: Date;
  /** The form of Norwegian that it is written in; absent where that is not known. */
  readonly language?: Language | undefined;
};
/** The answer of a published assessment, in its template's words and as the known choices. */
type SearchAnswered = Pick<AssessmentView, "recommendation" | "confidence"> & { readonly answer: Answer };
/** The decisions that everybody may read: their outcomes, and the terms of the organisations. */
export type Decided = { readonly outcomes: readonly Outcome[]; readonly organizations: readonly number[] };
type FindableAssessment = Findable & { readonly assessmentType: AssessmentType };

/**
 * The searchable data of an assessment or a notification. A started assessment has only the data of its card. A published
 * document has its whole published text, as plain text. A notification's source is the key of its term, or null.
 */
export type SearchDocument =
  | (FindableAssessment & { readonly kind: "started"; readonly status: 1 | 2 })
  | (FindableAssessment & {
      readonly kind: "published";
      readonly body: string;
      readonly published: Date;
      readonly decided: Decided;
      /** When its newest edition was confirmed, if that repeats the one before: it is listed as changed, and is not news. */
      readonly confirmed?: Date | null;
      /** The number of the original, of an adoption. */
      readonly adopts?: number | null;
    } & SearchAnswered)
  | (Findable & {
      readonly kind: "notification";
      readonly body: string;
      readonly published: Date;
      readonly source: string | null;
      /** The year of publication that its page says. */
      readonly year: number;
      /** How far it has come, in a word; empty when nothing is said. */
      readonly living: string;
    });
