import type { Kysely } from "kysely";
import type { AssessmentType } from "../../features/assessment/rules/index.ts";
import { snapshotOf } from "../../features/publication/rules/index.ts";
import { placedBlocks } from "../../features/template/rules/index.ts";
import { newestTemplate } from "../../features/template/server/index.ts";
import { norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import type { Tables } from "../../platform/server/tables.ts";
import { aSheetView } from "./a-sheet-view.ts";
import { anAssessment, askedToReview } from "./an-assessment.ts";

/** What happened to an assessment, in days before now. A step that did not happen is absent. */
export type Story = {
  readonly organization: number;
  readonly type: AssessmentType;
  readonly opened?: number;
  readonly written?: true;
  readonly asked?: number;
  readonly reviewed?: number;
  readonly sent?: number;
  readonly returned?: number;
  readonly sentAgain?: number;
  readonly published?: number;
  readonly reopened?: number;
  readonly decided?: number;
  readonly outcome?: "not-introduced" | "postponed";
  readonly due?: number;
  readonly reported?: number;
  readonly result?: "partly" | "stopped";
  /** Of its edition. */
  readonly searched?: number;
  readonly hasCertainty?: boolean;
  readonly isReviewed?: boolean;
};

const DAY = 86_400_000;
/** An hour before the full day, so that the count of days does not depend on the moment of the test. */
const momentOf = (now: number, days: number): Date => new Date(now - days * DAY - 3_600_000);
export const dayOf = (now: number, days: number): string => norwegianIsoDay(momentOf(now, days));

/** The same numbers for the same seed, from 0 to below 1. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Stories of every sort: two of three are of the first organisation, the others of the second. */
export function someStories(seed: number, count: number): readonly Story[] {
  const number = numbersOf(seed);
  const upTo = (most: number) => Math.floor(number() * most);
  const types = ["1", "2", "3"] as const;
  return Array.from({ length: count }, (): Story => {
    const of = { organization: upTo(3) === 0 ? 1 : 0, type: types[upTo(3)] ?? "1" } as const;
    const opened = 500 + upTo(200);
    const asked = 440 - upTo(20);
    const sent = 400 - upTo(50);
    const returned = sent - 5 - upTo(20);
    const sentAgain = returned - 5 - upTo(20);
    const published = sentAgain - 1 - upTo(270);
    const edition = { searched: 300 + upTo(900), hasCertainty: number() < 0.6, isReviewed: number() < 0.4 };
    const steps = { opened, written: true, sent, returned, sentAgain, published, ...edition } as const;
    const reviewed = number() < 0.5 ? { asked, reviewed: asked - upTo(30) } : {};
    const decided = Math.max(1, published - 1 - upTo(60));
    const decision = {
      decided,
      outcome: number() < 0.5 ? "not-introduced" : "postponed",
      due: upTo(120) - 60,
    } as const;
    switch (upTo(9)) {
      case 0:
        return of;
      case 1:
        return { ...of, opened };
      case 2:
        return { ...of, opened, written: true };
      case 3:
        return { ...of, opened, written: true, asked };
      case 4:
        return { ...of, opened, written: true, sent };
      case 5:
        return { ...of, ...steps, ...reviewed, reopened: upTo(Math.max(1, published)) };
      case 6:
        return { ...of, ...steps, ...reviewed, ...decision };
      case 7:
        return { ...of, ...steps, ...decision, reported: upTo(decided), result: number() < 0.5 ? "partly" : "stopped" };
      default:
        return { ...of, ...steps, ...reviewed };
    }
  });
}

const steps = [
  ["sent", "sent for publication"],
  ["returned", "returned to the authors"],
  ["sentAgain", "sent for publication"],
  ["published", "published"],
  ["reopened", "new draft started"],
  ["decided", "decision given"],
  ["reported", "follow-up reported"],
] as const;

/** Writes a story as the product would have stored it. */
export async function storeStory(
  db: Kysely<Tables>,
  story: Story,
  { now, organizations }: { readonly now: number; readonly organizations: readonly number[] },
): Promise<void> {
  const at = (days: number | undefined) => (days === undefined ? null : momentOf(now, days));
  const isPublished = story.published !== undefined && story.reopened === undefined;
  const isSent = story.sent !== undefined && story.published === undefined;
  const { number } = await anAssessment(db, { type: story.type, status: isPublished ? 3 : isSent ? 2 : 1 });
  await db
    .updateTable("assessment")
    .set({
      organization: organizations[story.organization] ?? 0,
      started_at: momentOf(now, 800),
      opened_at: at(story.opened),
      sent_at: at(story.sentAgain ?? story.sent),
      returned_at: at(story.reopened ?? story.returned),
    })
    .where("number", "=", number)
    .execute();
  if (story.written) await writeMandatory(db, number, story.type);
  if (story.asked !== undefined) await storeReview(db, number, { asked: at(story.asked), sent: at(story.reviewed) });
  for (const [step, action] of steps) {
    const when = at(story[step]);
    if (!when) continue;
    const entry = { action, at: when, assessment: number, actor: "{}", detail: "{}" };
    await db.insertInto("audit_log").values(entry).execute();
  }
  if (story.published !== undefined) await storeEdition(db, number, story, now, organizations);
}

async function writeMandatory(db: Kysely<Tables>, number: number, type: AssessmentType): Promise<void> {
  const { template } = await newestTemplate(db, type);
  const block = placedBlocks(template).find(({ block: each }) => each.kind === "TextEditor" && each.mandatory)?.block;
  await db
    .updateTable("schema_item")
    .set({ value: JSON.stringify("<p>Skrevet</p>") })
    .where("assessment", "=", number)
    .where("key", "=", block?.key ?? "")
    .execute();
}

async function storeReview(
  db: Kysely<Tables>,
  number: number,
  { asked, sent }: { readonly asked: Date | null; readonly sent: Date | null },
): Promise<void> {
  const peer = await db
    .insertInto("contributor")
    .values({ assessment: number, role: "peer", name: "Fagfelle", email: `fagfelle-${number}@eksempel.no` })
    .returning("id")
    .executeTakeFirstOrThrow();
  await askedToReview(db, number, peer.id);
  if (asked) await db.updateTable("contributor").set({ created_at: asked }).where("id", "=", peer.id).execute();
  if (!sent) return;
  const review = { contributor: peer.id, assessment: number, version: 1, edition: 1, content: "{}", sent_at: sent };
  await db.insertInto("sent_review").values(review).execute();
}

async function storeEdition(
  db: Kysely<Tables>,
  number: number,
  story: Story,
  now: number,
  organizations: readonly number[],
): Promise<void> {
  const outcome = { name: "Dødsfall", kind: "dichotomous", measure: "RR", effect: "0.8", "baseline.1.value": "10%" };
  const view = aSheetView({
    outcomes: [{ ...outcome, ...(story.hasCertainty ? { certainty: "low" } : {}) }],
    searches: [dayOf(now, story.searched ?? 0)],
  });
  const sections = view.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ kind }) => kind !== "EconomyEvaluation"),
  }));
  const snapshot = snapshotOf({ ...view, sections, isPeerReviewed: story.isReviewed ?? false });
  const publication = await db
    .insertInto("publication")
    .values({
      assessment: number,
      version: 1,
      snapshot: JSON.stringify(snapshot),
      published_at: momentOf(now, story.published ?? 0),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (story.decided === undefined) return;
  const decided_on = dayOf(now, story.decided);
  const isPostponed = story.outcome === "postponed";
  const decision = await db
    .insertInto("decision")
    .values({
      ...{ assessment: number, publication: publication.id, organization: organizations[0] ?? 0, state: "decided" },
      ...{ outcome: story.outcome ?? null, reason: "For dyrt", decided_on, asked_at: momentOf(now, story.decided) },
      decided_at: momentOf(now, story.decided),
      ...(isPostponed ? { follow_up_on: dayAfter(decided_on, story, now), follow_up_set_on: decided_on } : {}),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (story.reported === undefined) return;
  await db
    .insertInto("decision_follow_up")
    .values({
      decision: decision.id,
      no: 1,
      at: momentOf(now, story.reported),
      result: story.result ?? "partly",
      finding: "",
    })
    .execute();
}

/** The day of a follow-up, which lies after the decision. */
export const dayAfter = (decidedOn: string, story: Story, now: number): string => {
  const due = dayOf(now, story.due ?? 0);
  return due > decidedOn ? due : norwegianIsoDay(new Date(Date.parse(`${decidedOn}T12:00:00Z`) + DAY));
};
