import type { Criterion } from "../rules/index.ts";

/** The figures of editions. Days are ISO texts. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    edition_figures: Readonly<Record<Criterion, boolean | null>> & {
      publication: number;
      stored: string;
      searched_on: string | null;
    };
  }
}
