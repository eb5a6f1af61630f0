import { isDeepStrictEqual } from "node:util";
import type { Db, Tx, Work } from "../../../platform/server/http/work.ts";
import { type Job, job, takeWaiting } from "../../../platform/server/jobs.ts";
import { announce } from "../../../platform/server/notifications.ts";
import type { AssessmentView } from "../../api/index.ts";
import {
  type AssessmentRow,
  aboutCard,
  cardTask,
  lockAssessment,
  lockAssessmentShared,
} from "../../assessment/server/index.ts";
import { assessmentRoute } from "../../search/rules/index.ts";
import { removeDocument } from "../../search/server/index.ts";
import { cardOf, readSnapshot, snapshotOf } from "../rules/index.ts";
import * as cards from "./card-store.ts";
import { loadMaterial } from "./facts.ts";
import { indexAssessment } from "./index-assessment.ts";
import * as store from "./store.ts";

/**
 * Updates the public card from the working copy, in the caller's transaction; does nothing when it would not change. There is a
 * card once the initiator has opened the link, unless an editor hid it. Once published, the public reads and finds the publication,
 * and the card holds only the contact.
 */
export async function writeCard({ tx, at }: Pick<Work, "tx" | "at">, row: AssessmentRow): Promise<void> {
  const { card: stored, published } = await cards.card(tx, row.number);
  // An adoption has no card before it is published: nobody learns from a draft who considers the original.
  const mayBeSeen = row.adopts_publication === null || published;
  const isPublic = row.opened_at !== null && !row.card_hidden && mayBeSeen;
  const before = stored && readSnapshot(stored);
  const material = isPublic ? await loadMaterial(tx, row, at) : null;
  const card = material && cardOf(material.facts, material.copy, material.related);
  if (sameCard(before, card)) return;
  if (card) await cards.saveCard(tx, row.number, snapshotOf(card), at);
  else await cards.removeCard(tx, row.number);
  if (published) {
    if (!isDeepStrictEqual(contactOn(before), contactOn(card))) await announce(tx, [`assessment ${row.number}`]);
    return;
  }
  if (material && card) await indexAssessment(tx, card, material.related, { modified: at, published: null });
  else await removeDocument(tx, assessmentRoute, row.number);
  await announce(tx, [`assessment ${row.number}`, `search ${assessmentRoute}`]);
}

/** The card of an assessment that was just opened or whose seats changed. */
export async function writeCardOf(work: Pick<Work, "tx" | "at">, assessment: number): Promise<void> {
  const row = await lockAssessment(work.tx, String(assessment));
  if (row) await writeCard(work, row);
}

/**
 * The job behind `cardSoon`: one card for all saves that have committed. Colleagues go on saving meanwhile; a change of
 * status waits for it, or it for that.
 */
export const cardJob = (db: Db): Job =>
  job(cardTask, (asked) =>
    db.transaction().execute(async (tx) => {
      await cards.lockCard(tx, asked.assessment);
      const all = [asked, ...(await takeWaiting(tx, cardTask, aboutCard(asked.assessment)))];
      const row = await lockAssessmentShared(tx, String(asked.assessment));
      const at = new Date(Math.max(...all.map((each) => Date.parse(each.at))));
      if (row) await writeCard({ tx, at }, row);
    }),
  );

export const hideCard = (tx: Tx, assessment: number, hidden: boolean) => cards.setCardHidden(tx, assessment, hidden);

/** The caller writes the card. */
export const hideContact = (tx: Tx, assessment: number, hidden: store.ContactHidden) =>
  store.setContactHidden(tx, assessment, hidden);

/** Whether two cards look the same to a reader: compared as JSON, because the stored one was JSON, and without the time of making. */
const sameCard = (before: AssessmentView | null, now: AssessmentView | null): boolean =>
  isDeepStrictEqual(undated(before), undated(now));

const undated = (card: AssessmentView | null): unknown =>
  card && JSON.parse(JSON.stringify({ ...card, modified: null }));

/** All that a reader sees of the card behind a publication. */
export const contactOn = (card: AssessmentView | null) => ({
  contactEmail: card?.contactEmail ?? "",
  contactName: card?.contactName ?? "",
  approvedDisplayContact: card?.approvedDisplayContact ?? false,
  hideContact: card?.hideContact ?? true,
});
