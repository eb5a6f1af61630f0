import type { Language } from "../../../platform/pure/language/index.ts";
import type { Certainty, Size } from "../../outcome/rules/index.ts";

/** The facts that the text of a warning names, beyond the number of rows. */
export type WarningDetail =
  | { readonly kind: "FewOutcomes"; readonly rows: number; readonly named: number | null }
  | {
      readonly kind: "CertaintyAgainstReasons";
      readonly name: string;
      readonly is: Certainty;
      readonly gives: Certainty;
    }
  /** `is` is null when rows have several certainties. */
  | { readonly kind: "CertaintyWithoutReason"; readonly is: Certainty | null }
  | { readonly kind: "HighTrustWideInterval"; readonly name: string }
  | { readonly kind: "SizeAgainstNumber"; readonly size: Size | null }
  | { readonly kind: "TrustAboveOutcomes"; readonly overall: Certainty; readonly lowest: Certainty }
  | { readonly kind: "SentenceOutOfDate" | "WordsAgainstTrust"; readonly name: string; readonly title: string }
  | { readonly kind: "NumberNowhereElse"; readonly number: string; readonly title: string }
  | {
      readonly kind: "PatientsAgainstEconomy";
      readonly counted: number;
      readonly low: number;
      readonly high: number;
      readonly title: string;
      readonly slip: "DecimalMoved" | "DigitsSwapped" | null;
    }
  | { readonly kind: "OtherLanguage"; readonly chosen: Language; readonly guessed: Language };

/** The things of one sort that a rule found in a block. */
export type Found = {
  /** By their names; absent when it is about the block, or when the detail names them. */
  readonly rows?: readonly string[];
  readonly count: number;
  readonly detail?: WarningDetail;
};

export const nothing: readonly Found[] = [];
export const found = (is: boolean): readonly Found[] => (is ? [{ count: 1 }] : nothing);
export const rowsNamed = (rows: readonly string[]): readonly Found[] =>
  rows.length > 0 ? [{ rows, count: rows.length }] : nothing;

/** Each different finding once: outcomes of one name may have the same. */
export const once = (all: readonly Found[]): readonly Found[] => [
  ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
];
