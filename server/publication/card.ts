import { cardOf } from "../../core/projection/index.ts";
import { type AssessmentRow, lockAssessment } from "../assessment/index.ts";
import type { Tx, Work } from "../platform/http/work.ts";
import { removeDocument } from "../search/index.ts";
import { contentChanged } from "./content-changed.ts";
import { loadMaterial } from "./facts.ts";
import { indexAssessment } from "./index-assessment.ts";
import * as store from "./store.ts";

/**
 * Makes the public card say what the working copy says now, in the caller's transaction. There is a card from the moment
 * the initiator opened the link, unless an editor hid it; once published, the publication is what the public reads and
 * finds, and the card waits behind it.
 */
export async function writeCard({ tx, at }: Pick<Work, "tx" | "at">, row: AssessmentRow): Promise<void> {
  const isPublic = row.opened_at !== null && !row.card_hidden;
  const published = (await store.newestVersion(tx, row.number)) > 0;
  if (isPublic) {
    const material = await loadMaterial(tx, row, at);
    const card = cardOf(material.facts, material.copy, material.related);
    await store.saveCard(tx, row.number, card, at);
    if (!published) await indexAssessment(tx, card, material.related, { modified: at, published: null });
  } else {
    await store.removeCard(tx, row.number);
    if (!published) await removeDocument(tx, row.number);
  }
  await contentChanged(tx, row.number);
}

/** The card of an assessment that was just opened or whose seats changed. */
export async function writeCardOf(work: Pick<Work, "tx" | "at">, assessment: number): Promise<void> {
  const row = await lockAssessment(work.tx, String(assessment));
  if (row) await writeCard(work, row);
}

export const hideCard = (tx: Tx, assessment: number, hidden: boolean) => store.setCardHidden(tx, assessment, hidden);
