/**
 * A method notification of the demo: a plausible method that does not exist. Terms are named by their keys (`content/terms.ts`); days are
 * ISO dates.
 */
export type SeedNotification = {
  readonly segment: string;
  readonly published: string;
  readonly heading: string;
  /** One or two sentences, plain text. «Eksempel: » is put in front. */
  readonly summary: string;
  readonly topics: readonly string[];
  readonly methodTypes: readonly string[];
  readonly publishers: readonly string[];
  readonly source: string;
  readonly organizations?: readonly string[];
  readonly subjects: readonly string[];
  readonly finance: string;
  readonly order: string;
  /** Plain sentences: what the method is, whom it is for, what is known, what it may mean for the services. */
  readonly what: string;
  readonly who: string;
  readonly known: string;
  readonly services: string;
  readonly references: readonly string[];
  /** The living status, oldest first: day, key of the status term, text. */
  readonly status: readonly (readonly [day: string, term: string, text: string])[];
  /** The number of the proposal in the national system, when the method is proposed for assessment there. */
  readonly proposed?: string;
  /** The notification stands on another site. */
  readonly external?: string;
  /** A change of the text after it was published. */
  readonly changed?: readonly [day: string, text: string];
};
