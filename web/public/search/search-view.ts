import type { SearchAnswer } from "../../../core/contract/search.ts";

/** What the page has to show of a search. While a new answer is on its way the former one stays. */
export type SearchView =
  | { readonly at: "loading" }
  | { readonly at: "failed"; readonly why: string; readonly onRetry: () => void }
  | { readonly at: "shown"; readonly answer: SearchAnswer; readonly renewing: boolean };
