import { isDeepStrictEqual } from "node:util";
import { otherSpellings } from "../../../platform/pure/read-index/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { loadTerms } from "../../term/server/index.ts";
import { assessmentRoute, type SearchRoute } from "../rules/index.ts";
import type { Decided, SearchDocument } from "./document.ts";
import { decisionColumns, documentRow } from "./document-row.ts";
import { forgetRemoved, setSpellings, withoutSpellings } from "./index-store.ts";
import { removeRow, shownElsewhere, upsertRow, upsertRows, writeDecisions } from "./store.ts";

/**
 * Writes the search document of an assessment or a notification in place of the one before. Called in the transaction that publishes it or
 * writes its card, which also announces `search {route}`. Announces `related` when pages that list it are out of date: it is new, published again
 * or called something else. Unknown terms are left out.
 */
export async function upsertDocument(tx: Tx, document: SearchDocument): Promise<void> {
  const row = documentRow(document, await loadTerms(tx));
  const before = await shownElsewhere(tx, row.route, row.ref);
  await upsertRow(tx, row);
  if (!isDeepStrictEqual(before, await shownElsewhere(tx, row.route, row.ref))) await announce(tx, ["related"]);
}

/** Writes many search documents of different things at once, for an import. Announces `related`, and the caller `search {route}`. */
export async function upsertDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const terms = await loadTerms(tx);
  await upsertRows(
    tx,
    documents.map((document) => documentRow(document, terms)),
  );
  await announce(tx, ["related"]);
}

/**
 * Writes the decisions on a published assessment into its document, in the transaction that changes them. The assessment does not become news by it.
 * @returns the number of the change; null when the assessment is not findable
 */
export async function setDecisions(tx: Tx, assessment: number, decided: Decided): Promise<number | null> {
  const written = await writeDecisions(tx, assessment, decisionColumns(decided, await loadTerms(tx)));
  if (written) await announce(tx, [`search ${assessmentRoute}`]);
  return written?.change ?? null;
}

/** Makes a document unfindable, in the transaction that hides or deletes what it is about. Does nothing when it was not findable. */
export async function removeDocument(tx: Tx, route: SearchRoute, ref: number): Promise<void> {
  if (await removeRow(tx, route, ref)) await announce(tx, ["related"]);
}

const DAY_MS = 86_400_000;

/** Forgets what was removed a day ago: every instance has read it by then. */
export const forgetOldRemovals = (db: Db): Promise<void> => forgetRemoved(db, new Date(Date.now() - DAY_MS));

/** Works out the other spellings of documents that an earlier version of the product wrote, all that there are. */
export async function spellOlderDocuments(db: Db): Promise<void> {
  for (let rows = await withoutSpellings(db); rows.length > 0; rows = await withoutSpellings(db))
    for (const row of rows) await setSpellings(db, row, otherSpellings([row.title, row.ingress, row.body].join("\n")));
}
