import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { type FindingLevel, findingsOf, studyOfResult } from "../../evidence/rules/results/index.ts";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { type Found, nothing, rowsNamed } from "./found.ts";

type Block = AuthorBlock<"EvidenceTable">;
type Cells = Readonly<Record<string, string>>;

const studies = ({ rows }: Block, isDoubtful: (cells: Cells) => boolean): readonly Found[] =>
  rowsNamed(rows.filter(({ cells }) => isDoubtful(cells)).map(({ cells }) => cells.shortId ?? ""));

const lacksNumber = (effect: string, unless: readonly string[]): boolean => {
  const text = plainTextOf(effect).toLowerCase();
  return !/\p{Nd}/u.test(text) && !unless.some((words) => text.includes(words.toLowerCase()));
};

export const withoutReference = (block: Block): readonly Found[] =>
  studies(block, ({ reference = "" }) => reference.trim() === "");

/** A study whose results have the effect in numbers has it. */
export const effectsWithoutNumber = (block: Block, unless: readonly string[]): readonly Found[] =>
  rowsNamed(
    block.rows
      .filter(({ id, cells }) => lacksNumber(cells.resultEffect ?? "", unless) && !hasEffect(block, id))
      .map(({ cells }) => cells.shortId ?? ""),
  );

const hasEffect = ({ results }: Block, study: number): boolean =>
  results.some(({ cells }) => cells.study === String(study) && (cells.effect ?? "").trim() !== "");

/** The results with findings of a level that nobody has set aside, by study and outcome. A finding that cannot be hides those to look at. */
export function numbersFound({ rows, results }: Block, level: FindingLevel): readonly Found[] {
  const names = rows.flatMap((study) => {
    const comparedWith = studyOfResult(study.cells);
    return results
      .filter(({ cells }) => cells.study === String(study.id))
      .filter(({ cells }) => worstOf(findingsOf(cells, comparedWith).open) === level)
      .map(({ cells }) => [study.cells.shortId, cells.outcome].filter(Boolean).join(", "));
  });
  return names.length > 0 ? rowsNamed(names) : nothing;
}

const worstOf = (open: readonly { readonly level: FindingLevel }[]): FindingLevel | null => {
  if (open.some(({ level }) => level === "cannot-be")) return "cannot-be";
  return open.length > 0 ? "look" : null;
};
