import { canonicalNumber } from "../../../platform/pure/norwegian-number/index.ts";
import type { Result } from "../../../platform/pure/refusal/index.ts";
import { acceptCells, type Cells, readOr } from "../../row/rules/index.ts";
import { canonicalP, type ResultColumn, resultColumns, SET_ASIDE } from "../rules/results/index.ts";

const reads = {
  // Only a percentage may have its sign: elsewhere «24 %» is not the number 24.
  number: readOr(
    (text, key) => canonicalNumber(key.endsWith("Percent") ? text.replace(/\s*%$/u, "") : text),
    "NotANumber",
  ),
  p: readOr(canonicalP, "NotAPValue"),
  marks: readOr((text) => (SET_ASIDE.test(text) ? text : null), "NotAMark"),
};

/**
 * As `acceptCells`. Numbers that do not fit together are findings, never refusals: a study may say what no formula gives, and cells are
 * saved one by one.
 */
export const acceptResult = (given: Readonly<Record<string, string | number | null | undefined>>): Result<Cells> =>
  acceptCells<ResultColumn["type"]>(resultColumns, given, reads);
