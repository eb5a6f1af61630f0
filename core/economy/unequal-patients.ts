import { amountOf } from "./amounts.ts";
import { patientFields } from "./fields.ts";

/**
 * The years in which the two methods have another number of patients, by their labels. docs/spec/left.md, Rules
 * @param cells numbers by their fields, as they are written; an absent one is 0
 */
export const unequalPatients = (cells: Readonly<Record<string, string>>): readonly string[] =>
  patientFields.flatMap((each) =>
    amountOf(cells[each.old] ?? "") === amountOf(cells[each.new] ?? "") ? [] : [each.year],
  );
