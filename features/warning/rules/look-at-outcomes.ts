import type { AuthorBlock } from "../../kinds/rules/index.ts";
import {
  type Certainty,
  certaintyByReasons,
  certaintyOf,
  fewOutcomes,
  hasOnlyGood,
  type OutcomeCells,
  type OutcomeWarning,
  outcomesNamedIn,
  type Size,
  trustAboveOutcomes,
  warningsOf,
} from "../../outcome/rules/index.ts";
import { type Found, found, nothing, once, rowsNamed } from "./found.ts";

type Block = AuthorBlock<"OutcomeTable">;

const rowsWith = ({ rows }: Block, warning: OutcomeWarning): readonly OutcomeCells[] =>
  rows.map(({ cells }) => cells).filter((cells) => warningsOf(cells).includes(warning));

const nameOf = ({ name = "" }: OutcomeCells): string => name.trim();
const sizes: readonly Size[] = ["trivial", "small", "moderate", "large"];

/** Doubts in the rows of an outcome table, by its own rules. A rule whose text names the row gives one for each row. */
export function outcomesFound(block: Block, warning: OutcomeWarning): readonly Found[] {
  const rows = rowsWith(block, warning);
  switch (warning) {
    case "OutcomeWithoutCertainty":
    case "EffectWithoutAbsolute":
    case "EffectWithoutInterval":
    case "BaselineWithoutSource":
      return rowsNamed(rows.map(nameOf));
    case "CertaintyWithoutReason": {
      const [first, ...others] = new Set(rows.map(certaintyOf));
      const is = others.length === 0 ? (first ?? null) : null;
      return rowsNamed(rows.map(nameOf)).map((each) => ({ ...each, detail: { kind: warning, is } }));
    }
    case "CertaintyAgainstReasons":
      return once(
        rows.flatMap((cells): readonly Found[] => {
          const [is, gives] = [certaintyOf(cells), certaintyByReasons(cells)];
          return is && gives ? [{ count: 1, detail: { kind: warning, name: nameOf(cells), is, gives } }] : [];
        }),
      );
    case "HighTrustWideInterval":
      return once(rows.map((cells) => ({ count: 1, detail: { kind: warning, name: nameOf(cells) } })));
    case "SizeAgainstNumber":
      return once(
        rows.map((cells) => ({
          count: 1,
          rows: [nameOf(cells)],
          detail: { kind: warning, size: sizes.find((each) => each === cells.size) ?? null },
        })),
      );
  }
}

/** @param pico the fourth text of PICO; empty where the form has none */
export function fewOutcomesFound({ rows }: Block, pico: string): readonly Found[] {
  const named = outcomesNamedIn(pico).length;
  const few = fewOutcomes(rows.length, named > 0 ? named : null);
  return few ? [{ count: 1, detail: { kind: "FewOutcomes", ...few } }] : nothing;
}

export const onlyGoodFound = ({ rows }: Block): readonly Found[] => found(hasOnlyGood(rows.map(({ cells }) => cells)));

/** @param options the option of the block for each certainty */
export function trustFound(
  { chosen }: AuthorBlock<"Select">,
  tables: readonly Block[],
  options: Readonly<Record<Certainty, string>>,
): readonly Found[] {
  const certainties: readonly Certainty[] = ["high", "moderate", "low", "very-low"];
  const overall = certainties.find((each) => chosen.includes(options[each])) ?? null;
  const lowest = trustAboveOutcomes(
    tables.flatMap(({ rows }) => rows.map(({ cells }) => cells)),
    overall,
  );
  return overall && lowest ? [{ count: 1, detail: { kind: "TrustAboveOutcomes", overall, lowest } }] : nothing;
}
