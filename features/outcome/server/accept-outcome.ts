import { canonicalCount, canonicalNumber } from "../../../platform/pure/norwegian-number/index.ts";
import type { Result } from "../../../platform/pure/refusal/index.ts";
import { acceptCells, type Cells, readOr } from "../../row/rules/index.ts";
import { canonicalShare, type OutcomeColumn, outcomeColumns } from "../rules/index.ts";

const reads = {
  number: readOr(canonicalNumber, "NotANumber"),
  count: readOr(canonicalCount, "NotAWholeNumber"),
  risk: readOr(canonicalShare, "NotARisk"),
};

/** As `acceptCells`. Rules that depend on two cells are warnings, since cells are saved one by one. */
export const acceptOutcome = (given: Readonly<Record<string, string | null | undefined>>): Result<Cells> =>
  acceptCells<OutcomeColumn["type"]>(outcomeColumns, given, reads);
