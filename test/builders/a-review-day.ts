import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import { norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import type { TestServer } from "../server.ts";
import type { Browser } from "./browser.ts";

/** The day that many days from today in Norway. */
export const inDays = (days: number): string => norwegianIsoDay(new Date(Date.now() + days * 86_400_000));

/** The review day of an assessment as a caller reads it. */
export async function reviewDayFor(browser: Browser, number: number) {
  const answer = await browser.get(`/api/assessments/${number}/review`);
  const body: CallAnswer<"reviewDay"> = await answer.json();
  return { status: answer.status, body };
}

/** Changes a review day. Without `rev` as whoever has just read it. */
export async function setReviewDay(
  browser: Browser,
  number: number,
  body: { dueOn: string; reason?: string; rev?: number },
) {
  const rev = body.rev ?? (await reviewDayFor(browser, number)).body.rev;
  const answer = await browser.post(`/api/assessments/${number}/review`, { reason: "Nye studier", ...body, rev });
  return { status: answer.status, body: await answer.json() };
}

/** Gives an assessment a review day as if it had been set then, also one that has passed. */
export async function storedReviewDay(
  { db }: Pick<TestServer, "db">,
  assessment: number,
  dueOn: string,
  setOn: string,
): Promise<void> {
  const { no } = await db
    .selectFrom("assessment_review")
    .select((e) => e.fn.coalesce(e.fn.max("no"), e.lit(0)).as("no"))
    .where("assessment", "=", assessment)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("assessment_review")
    .values({
      ...{ assessment, no: no + 1, kind: "set", due_on: dueOn, due_set_on: setOn },
      ...{ by: JSON.stringify({ kind: "visitor" }), at: new Date(`${setOn}T12:00:00Z`) },
    })
    .execute();
}
