import type { EconomyWords } from "../../economy/rules/index.ts";
import type { EvidenceColumnKey } from "../../evidence/rules/index.ts";
import type { FlowWords } from "../../literature/rules/index.ts";

/** The words that documents need and no template writes. `features/document/texts.ts` has them. */
export type DocumentWords = {
  readonly notFilledIn: string;
  readonly searchUnavailable: string;
  readonly evidence: { readonly columns: Readonly<Record<EvidenceColumnKey, string>>; readonly none: string };
  readonly searches: Readonly<
    Record<
      | "overview"
      | "databases"
      | "webSources"
      | "source"
      | "hits"
      | "searches"
      | "date"
      | "strategy"
      | "references"
      | "none",
      string
    >
  >;
  readonly selection: FlowWords;
  readonly economy: EconomyWords;
};

/** Where a block is written. */
export type DocumentPlace = {
  /** The level of the block's own title. */
  readonly level: number;
  /** Begins the ids of its headings. */
  readonly id: string;
  readonly words: DocumentWords;
};
