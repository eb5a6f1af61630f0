import { expect, test } from "vitest";
import { answerRequest, reviewBlocks, sendReview, workingCopy, writeInReview } from "../builders/a-review.ts";
import { aTeam } from "../builders/a-team.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
const anybody = aBrowser(server);

const DECLARED = "Honorar fra leverandøren i fjor";
const HIDDEN = "qkanarifuglen";

/** A team whose reviewer has declared interests and written more. */
const declared = async () => {
  const { number, ...made } = await aTeam(database.db, { opened: true });
  const [initiator, librarian, peer] = [
    await seatedAs(server, made.initiator),
    await seatedAs(server, made.librarian),
    await seatedAs(server, made.peer),
  ];
  const [choice, text] = (await reviewBlocks(peer, number)).filter(({ kind }) => kind !== "Heading");
  for (const [block, value] of [
    [choice, ["ja"]],
    [text, DECLARED],
  ] as const)
    expect((await saveItem(peer, number, block?.contentGuid ?? "", value)).status).toBe(200);
  expect((await writeInReview(peer, number, HIDDEN)).status).toBe(200);
  return { number, initiator, librarian, peer };
};

const interestsFor = async (browser: Browser, number: number): Promise<string> =>
  JSON.stringify((await workingCopy(browser, number)).reviews.flatMap(({ interests }) => interests));

/** Everything that a caller gets of the assessment. */
const allFor = async (browser: Browser, number: number): Promise<string> => {
  const changes = await browser.get(`/api/live/${number}/changes?since=0`);
  return JSON.stringify([await workingCopy(browser, number), await detailsOf(browser, number), await changes.text()]);
};

test("the initiator and editors see a reviewer's interests before the review is sent, and nothing else of it", async () => {
  const { number, initiator } = await declared();
  for (const browser of [initiator, editor]) {
    const interests = await interestsFor(browser, number);
    expect(interests).toContain(DECLARED);
    expect(interests).toContain('"ja"');
    expect(await allFor(browser, number)).not.toContain(HIDDEN);
  }
});

test("another author, another reviewer and readers see nothing of them", async () => {
  const { number, librarian, peer } = await declared();
  const all = await allFor(librarian, number);
  expect(all).not.toContain(DECLARED);
  expect(all).not.toContain(HIDDEN);
  const elsewhere = await declared();
  expect((await elsewhere.peer.get(`/api/assessments/${number}/working-copy`)).status).toBe(404);
  const view = await anybody.get(`/api/assessments/${number}`);
  expect(await view.text()).not.toContain(DECLARED);
  // The writer has them as blocks to write in.
  expect(await interestsFor(peer, number)).toBe("[]");
});

test("nothing of them is shown twice once the review is sent, nor at all when its writer has declined", async () => {
  const sent = await declared();
  expect((await sendReview(sent.peer, sent.number)).status).toBe(200);
  expect(await interestsFor(sent.initiator, sent.number)).toBe("[]");
  expect(await allFor(sent.initiator, sent.number)).toContain(DECLARED);
  const declined = await declared();
  expect((await answerRequest(declined.peer, declined.number, { accept: false, reason: "Tid" })).status).toBe(200);
  for (const browser of [declined.initiator, editor])
    expect(await allFor(browser, declined.number)).not.toContain(DECLARED);
});

test("a declaration that was written under the promise of secrecy stays hidden until its review is sent", async () => {
  const { number, initiator, peer } = await declared();
  await database.db
    .updateTable("peer_review")
    .set({ interests_shown: false })
    .where("assessment", "=", number)
    .execute();
  for (const browser of [initiator, editor]) expect(await allFor(browser, number)).not.toContain(DECLARED);
  expect((await sendReview(peer, number)).status).toBe(200);
  expect(await allFor(initiator, number)).toContain(DECLARED);
});
