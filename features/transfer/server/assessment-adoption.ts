import type { Tx } from "../../../platform/server/http/work.ts";
import { isAdoption } from "../../adoption/server/index.ts";
import type { AssessmentRow } from "../../assessment/server/index.ts";
import { newestEdition } from "../../publication/server/index.ts";
import type { AssessmentRecord } from "../rules/index.ts";
import type { RecordProblem } from "./assessment-values.ts";
import { importedOf } from "./store.ts";

/** The original of an adoption that is imported, and the edition of it that stands here. */
export type TakenAdoption = { readonly adopts: number | null; readonly adopts_publication: number };

/** No publication has this number: the edition that was read stands nowhere. */
const GONE = 0;

/**
 * The adoption that a record is, null when it is none, or why it cannot be taken. An assessment that was imported before stays with the
 * edition that it has.
 */
export async function takenAdoption(
  tx: Tx,
  { adopts }: AssessmentRecord,
  before: Pick<AssessmentRow, "adopts" | "adopts_publication"> | undefined,
): Promise<TakenAdoption | RecordProblem | null> {
  if (before) {
    const { adopts_publication: publication } = before;
    if ((publication !== null) !== (adopts !== undefined)) return { key: "adopts", reason: "is another than it was" };
    return publication === null ? null : { adopts: before.adopts, adopts_publication: publication };
  }
  if (!adopts) return null;
  if (adopts.id === null) return { adopts: null, adopts_publication: GONE };
  const original = (await importedOf(tx, "assessment", [adopts.id])).get(adopts.id)?.target;
  const edition = original === undefined ? undefined : await newestEdition(tx, original);
  if (original === undefined || !edition) return { key: "adopts.id", reason: "names no assessment that was imported" };
  if (await isAdoption(tx, original))
    return { key: "adopts.id", reason: "names an adoption, and that is never adopted" };
  return { adopts: original, adopts_publication: edition.id };
}
