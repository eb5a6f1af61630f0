import { expect, test } from "vitest";
import { workbookLabels } from "../../features/economy/rules/index.ts";
import { findWarnings } from "../../features/warning/rules/index.ts";
import { reviewBlocks, sendReview, workingCopy } from "../builders/a-review.ts";
import { aTeam } from "../builders/a-team.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

/** A review that was sent with this verdict of the method, and who gets it. */
const aReviewWith = async (verdict: string) => {
  const { number, initiator, peer } = await aTeam(database.db, { opened: true });
  const [author, reviewer] = [await seatedAs(server, initiator), await seatedAs(server, peer)];
  const asked = "Er metoden, dagens praksis og sammenligningen riktig beskrevet?";
  const choice = (await reviewBlocks(reviewer, number)).find(({ title }) => title === asked);
  expect((await saveItem(reviewer, number, choice?.contentGuid ?? "", [verdict])).status).toBe(200);
  expect((await sendReview(reviewer, number)).status).toBe(200);
  return { number, author };
};

/** How many points of reviews the list of what is left says are not answered; 0 when it says nothing. */
const unanswered = async ({ number, author }: Awaited<ReturnType<typeof aReviewWith>>) => {
  const view = await workingCopy(author, number);
  const warnings = findWarnings(view, view.warningRules, "2026-11-23", workbookLabels);
  return warnings.find(({ kind }) => kind === "UnansweredReview")?.count ?? 0;
};

test("what the reviewer found good enough is no open point for the initiator, and what they did not is one until it is answered", async () => {
  expect(await unanswered(await aReviewWith("ja"))).toBe(0);
  const review = await aReviewWith("nei");
  expect(await unanswered(review)).toBe(1);
  const answer = (await workingCopy(review.author, review.number)).reviews[0]?.answers[0]?.contentGuid ?? "";
  expect((await saveItem(review.author, review.number, answer, "Rettet i del 2.")).status).toBe(200);
  expect(await unanswered(review)).toBe(0);
});
