import { assessmentRoute } from "../../core/search/index.ts";
import type { Tx } from "../platform/http/work.ts";
import { loadTerms } from "../term/index.ts";
import type { SearchDocument } from "./document.ts";
import { documentRow } from "./document-row.ts";
import { removeRow, upsertRow } from "./store.ts";

/**
 * Writes the search document of an assessment in place of the one before. Called in the transaction that publishes it or writes
 * its card. Unknown terms are left out.
 */
export async function upsertDocument(tx: Tx, document: SearchDocument): Promise<void> {
  const { byId } = await loadTerms(tx);
  await upsertRow(tx, documentRow(document, byId));
}

/** Makes an assessment unfindable, in the transaction that hides its card or deletes it. Does nothing when it was not findable. */
export const removeDocument = (tx: Tx, ref: number): Promise<void> => removeRow(tx, assessmentRoute, ref);
