import type { Language } from "../../../platform/pure/language/index.ts";
import type { EconomyWords } from "../../economy/rules/index.ts";
import type { EvidenceColumnKey } from "../../evidence/rules/index.ts";
import type { ResultColumnKey, ResultWords } from "../../evidence/rules/results/index.ts";
import type { FlowWords, PrismaWords } from "../../literature/rules/index.ts";
import type { ComputedColumn, OutcomeColumnKey, OutcomeWords } from "../../outcome/rules/index.ts";

/** The words that documents need and no template writes. `features/document/texts.ts` has them. */
export type DocumentWords = {
  readonly language: Language;
  readonly notFilledIn: string;
  readonly searchUnavailable: string;
  readonly evidence: {
    readonly columns: Readonly<Record<EvidenceColumnKey, string>>;
    readonly none: string;
    readonly results: ResultWords;
  };
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
      | "none"
      | "previous"
      | "hitsSinceBefore"
      | "notWritten",
      string
    >
  > & { readonly hitsSince: (day: string) => string };
  readonly selection: FlowWords;
  readonly economy: EconomyWords;
  readonly outcomes: OutcomeWords;
};

/** The words of tables that readers download. `features/document/server/write-tables.ts` has them. */
export type SheetWords = {
  readonly evidence: DocumentWords["evidence"]["columns"];
  readonly results: {
    readonly sheet: (table: string) => string;
    readonly columns: Readonly<Record<ResultColumnKey, string>>;
  };
  readonly outcomes: {
    readonly cells: (column: OutcomeColumnKey) => string;
    readonly computed: Readonly<Record<ComputedColumn, string>>;
  };
  readonly searches: { readonly columns: readonly string[]; readonly types: Readonly<Record<"DB" | "Web", string>> };
  readonly prisma: PrismaWords;
};

/** A table as a sheet of a workbook. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly (string | number)[])[] };

/** Where a block is written. */
export type DocumentPlace = {
  /** The level of the block's own title. */
  readonly level: number;
  /** Begins the ids of its headings. */
  readonly id: string;
  readonly words: DocumentWords;
};
