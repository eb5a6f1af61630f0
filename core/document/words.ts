import type { EvidenceColumnKey } from "../evidence/index.ts";

/** The words that documents need and no template writes. `texts/document.ts` has them. */
export type DocumentWords = {
  readonly notFilledIn: string;
  readonly searchUnavailable: string;
  readonly evidence: { readonly columns: Readonly<Record<EvidenceColumnKey, string>>; readonly none: string };
  readonly searches: Readonly<
    Record<
      "overview" | "databases" | "webSources" | "source" | "hits" | "searches" | "date" | "strategy" | "none",
      string
    >
  >;
  readonly economy: Readonly<
    Record<
      | "amount"
      | "item"
      | "fixedAndChange"
      | "filled"
      | "uncertain"
      | "effect"
      | "low"
      | "base"
      | "high"
      | "unchanged"
      | "explain",
      string
    >
  > & {
    readonly operationalIn: (year: string) => string;
    readonly perPatient: (label: string) => string;
    readonly inYear: (label: string, year: string) => string;
    readonly bars: (label: string) => string;
    readonly netIn: (year: string) => string;
    readonly fromTo: (low: string, high: string) => string;
  };
};

/** Where a block is written. */
export type DocumentPlace = {
  /** The level of the block's own title. */
  readonly level: number;
  /** Begins the ids of its headings. */
  readonly id: string;
  readonly words: DocumentWords;
};
