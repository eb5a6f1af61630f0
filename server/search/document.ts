import type { AssessmentType } from "../../core/assessment/index.ts";
import type { RelatedTerms } from "../../core/projection/index.ts";

/** The terms of a document by their numbers. The groups they stand under (county, region) are added by the index. */
export type DocumentTerms = Readonly<Record<keyof RelatedTerms, readonly number[]>>;

type Findable = {
  /** The assessment's number. */
  readonly ref: number;
  readonly title: string;
  /** Plain text: the summary, weighed below the title and above the body. */
  readonly ingress: string;
  /** From the site root. */
  readonly url: string;
  /** The body that made it: a health trust, a municipality. */
  readonly unitTitle: string;
  readonly assessmentType: AssessmentType;
  readonly terms: DocumentTerms;
  readonly modified: Date;
};

/**
 * The searchable data of an assessment. A started one has only the data of its card. A published one has the whole published text,
 * as plain text.
 */
export type SearchDocument =
  | (Findable & { readonly kind: "started"; readonly status: 1 | 2 })
  | (Findable & { readonly kind: "published"; readonly body: string; readonly published: Date });
