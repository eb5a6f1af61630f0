import type { Language } from "../../../platform/pure/language/index.ts";
import type { Criterion } from "../rules/index.ts";

/** The figures of editions, and the words of pages. Days are ISO texts. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    edition_figures: Readonly<Record<Criterion, boolean | null>> & {
      publication: number;
      stored: string;
      searched_on: string | null;
      /** Null: not counted. */
      words: number | null;
      language: Language | null;
    };
    page_words: { version: number; stored: string; words: number; language: Language | null };
  }
}
