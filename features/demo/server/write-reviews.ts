import type { SeedAssessment } from "../../../content/assessments/index.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import type { StoredItem } from "../../assessment/rules/working-copy/index.ts";
import { loadWorkingCopy, lockAssessment, writeBlock } from "../../assessment/server/index.ts";
import type { BlockValue } from "../../block/rules/index.ts";
import { addSeat } from "../../contributor/server/index.ts";
import { ANSWERS_SHOWN, answerKey, answersShownWhen, reviewSection } from "../../review/rules/index.ts";
import { sentReviewOf } from "../../review/rules/sections/index.ts";
import { addSentReview, askForReview } from "../../review/server/index.ts";
import { seatAccount } from "./seat-account.ts";
import * as store from "./store.ts";

type Review = NonNullable<SeedAssessment["reviews"]>[number];

/**
 * The reviews of an example: asked for, begun, or sent and answered.
 * @param author who answers them
 * @param developmentUrl as in `seatAccount`
 */
export async function writeReviews(
  tx: Tx,
  assessment: number,
  { reviews = [] }: SeedAssessment,
  author: Author,
  developmentUrl: string | undefined,
): Promise<void> {
  for (const review of reviews) await writeReview(tx, { assessment, author, developmentUrl }, review);
}

type Place = {
  readonly assessment: number;
  readonly author: Author;
  readonly developmentUrl: string | undefined;
};

const dayFromNow = (days: number): string => norwegianIsoDay(new Date(Date.now() + days * 86_400_000));

async function writeReview(tx: Tx, { assessment, author, developmentUrl }: Place, review: Review): Promise<void> {
  const { peer, account, dueInDays, begunAt, sentAt, values, answers = {} } = review;
  const row = await lockAssessment(tx, String(assessment));
  if (!row) throw new Error(`there is no assessment ${assessment}`);
  const at = new Date(begunAt);
  const contributor = await addSeat(tx, { assessment, role: "peer", ...peer });
  await seatAccount(tx, contributor, account, developmentUrl);
  await askForReview({ tx, at }, row, contributor, dayFromNow(dueInDays));
  await store.begun(tx, contributor, at);
  const answered: Readonly<Record<string, BlockValue>> = Object.fromEntries(
    Object.entries(answers).map(([key, text]) => [answerKey(key), text]),
  );
  const ofAuthors = Object.keys(answered).length > 0 ? { ...answered, [ANSWERS_SHOWN]: [answersShownWhen] } : {};
  const written: Readonly<Record<string, BlockValue>> = { ...values, ...ofAuthors };
  const by = { kind: "seat", contributorId: contributor, role: "peer", name: peer.name } as const;
  const items = new Map<string, StoredItem>();
  for (const { key, number, guid } of await store.itemsOfReview(tx, contributor)) {
    const value = written[key] ?? null;
    items.set(key, { number, guid, rev: 1, value });
    const writer = key in ofAuthors ? author : by;
    if (value !== null) await writeBlock(tx, { assessment, kind: "review", number, value, by: writer, at });
  }
  if (sentAt === null) return;
  const { copy } = await loadWorkingCopy(tx, row, "content");
  const section = reviewSection(copy.template);
  if (!section) return;
  const content = sentReviewOf(copy, section, items);
  await addSentReview(tx, { contributor, assessment, version: 1, edition: 1, content, sent_at: new Date(sentAt) });
}
