import type { SeedAssessment } from "../../content/assessments/index.ts";
import type { BlockValue } from "../../core/block/index.ts";
import { norwegianIsoDay } from "../../core/norwegian-date/index.ts";
import { type StoredItem, sentReviewOf } from "../../core/projection/index.ts";
import { ANSWERS_SHOWN, answerKey, answersShownWhen, reviewSection } from "../../core/review/index.ts";
import { loadWorkingCopy, lockAssessment, saveBlock } from "../assessment/index.ts";
import { addSeat } from "../contributor/index.ts";
import type { Tx } from "../platform/http/work.ts";
import { addSentReview, askForReview } from "../review/index.ts";
import * as store from "./store.ts";

type Review = NonNullable<SeedAssessment["reviews"]>[number];

/** The reviews of an example: asked for, begun, or sent and answered. */
export async function writeReviews(tx: Tx, assessment: number, { reviews = [] }: SeedAssessment): Promise<void> {
  for (const review of reviews) await writeReview(tx, assessment, review);
}

const dayFromNow = (days: number): string => norwegianIsoDay(new Date(Date.now() + days * 86_400_000));

async function writeReview(tx: Tx, assessment: number, review: Review): Promise<void> {
  const { peer, dueInDays, begunAt, sentAt, values, answers = {} } = review;
  const row = await lockAssessment(tx, String(assessment));
  if (!row) throw new Error(`there is no assessment ${assessment}`);
  const at = new Date(begunAt);
  const contributor = await addSeat(tx, { assessment, role: "peer", ...peer });
  await askForReview({ tx, at }, row, contributor, dayFromNow(dueInDays));
  await store.begun(tx, contributor, at);
  const answered = Object.entries(answers).map(([key, text]) => [answerKey(key), text]);
  const written: Readonly<Record<string, BlockValue>> = {
    ...values,
    ...Object.fromEntries(answered),
    ...(answered.length > 0 ? { [ANSWERS_SHOWN]: [answersShownWhen] } : {}),
  };
  const items = new Map<string, StoredItem>();
  for (const { key, number, guid } of await store.itemsOfReview(tx, contributor)) {
    const value = written[key] ?? null;
    items.set(key, { number, guid, rev: 1, value });
    if (value === null) continue;
    await saveBlock(tx, { number, rev: 1, value: typeof value === "string" ? value : [...value], at });
  }
  if (sentAt === null) return;
  const { copy } = await loadWorkingCopy(tx, row);
  const section = reviewSection(copy.template);
  if (!section) return;
  const content = sentReviewOf(copy, section, items);
  await addSentReview(tx, { contributor, assessment, version: 1, edition: 1, content, sent_at: new Date(sentAt) });
}
