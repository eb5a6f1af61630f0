import { amountOf } from "./amounts.ts";
import { patientFields } from "./fields.ts";

/**
 * The years in which the two methods have another number of patients. features/warning/README.md
 * @param cells numbers by their fields, as they are written. A year in which one of both is not written yet is not compared
 */
export const unequalPatients = (cells: Readonly<Record<string, string>>): readonly (typeof patientFields)[number][] =>
  patientFields.filter((each) => {
    const [before, after] = [cells[each.old] ?? "", cells[each.new] ?? ""];
    const isWritten = before.trim() !== "" && after.trim() !== "";
    return isWritten && amountOf(before) !== amountOf(after);
  });
