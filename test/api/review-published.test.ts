import { expect, test } from "vitest";
import type { AssessmentView } from "../../features/api/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { sendReview, workingCopy, writeInReview } from "../builders/a-review.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
const anybody = aBrowser(server);

const publicView = async (number: number): Promise<AssessmentView> =>
  (await anybody.get(`/api/assessments/${number}`)).json();
const isOk = async (answer: Promise<Response> | Response) => {
  const { status, url } = await answer;
  expect([url, status]).toEqual([url, 200]);
};

const aReviewed = async () => {
  const { number, seats } = await aFilledAssessment(server, {
    seats: [{ role: "initiator" }, { role: "librarian" }, { role: "peer", name: "Kari Hemmelig" }, { role: "peer" }],
  });
  const [initiator, librarian, first, second] = await Promise.all(seats.map(({ id }) => seatedAs(server, id)));
  if (!initiator || !librarian || !first || !second) throw new Error("four seats were asked for");
  return { number, seats, initiator, librarian, first, second };
};

test("published, everybody reads what was sent without names, in the order of sending; drafts stay away", async () => {
  const { number, seats, initiator, first, second } = await aReviewed();
  await isOk(writeInReview(second, number, "Sendt først"));
  await isOk(sendReview(second, number));
  await isOk(writeInReview(first, number, "Sendt sist"));
  await isOk(sendReview(first, number));
  await isOk(writeInReview(first, number, "Et nytt utkast"));
  await sendIn(initiator, number);
  expect((await writeInReview(first, number, "for sent")).status).toBe(423);
  expect((await sendReview(first, number)).status).toBe(423);
  await isOk(atDesk(editor, number, "publish"));
  const read = await (await anybody.get(`/api/methodassessment/GetAssessment?id=${number}`)).json();
  expect(read).toMatchObject({ isPeerReviewed: true, hasPeerReviewsV2: true });
  expect(read.schema.peerreviews).toMatchObject([
    { name: "Fagfelle 1", isReviewed: true },
    { name: "Fagfelle 2", isReviewed: true },
  ]);
  expect(JSON.stringify(read.schema.peerreviews[0])).toContain("Sendt først");
  // One item stands for them all in their tab.
  const kinds: readonly string[] = read.schema.schemaItems.map(({ blockType }: { blockType: string }) => blockType);
  expect(kinds.filter((kind) => kind === "PeerReviewSection")).toHaveLength(1);
  expect(
    read.schema.schemaItems.find(({ blockTypeNumber }: { blockTypeNumber: number }) => blockTypeNumber === 1),
  ).toMatchObject({ title: "Fagfellevurderinger", schemaItems: [] });
  const everything = JSON.stringify(read);
  for (const secret of ["Kari Hemmelig", "Et nytt utkast", "contributorId", ...seats.map(({ id }) => id)])
    expect(everything).not.toContain(secret);
  const page = await (await anybody.get(`/vurdering/?id=${number}&print=true`)).text();
  expect(page).toContain("Fagfellevurderinger");
  expect(page).toContain("2 fagfeller. Hver vurdering står for seg.");
  expect(page).not.toContain("Kari Hemmelig");
  const { reviews } = await workingCopy(initiator, number);
  expect(reviews.map(({ name, contributorId }) => [name, contributorId])).toEqual([
    ["Fagfelle 1", null],
    ["Fagfelle 2", null],
  ]);
  const found = await (await anybody.post("/api/search/methodassessment", { q: "Sendt først" })).json();
  expect(found.totalMatching).toBe(0);
});

test("one published review has the questions that were asked, and the line that says who wrote it is none of them", async () => {
  const { number, initiator, first } = await aReviewed();
  await isOk(writeInReview(first, number, "Bare én"));
  await isOk(sendReview(first, number));
  const [own] = (await detailsOf(first, number)).schema.peerreviews;
  await sendIn(initiator, number);
  await isOk(atDesk(editor, number, "publish"));
  const read = await (await anybody.get(`/api/methodassessment/GetAssessment?id=${number}`)).json();
  const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
  expect(titles(read.schema.peerreviews[0].schemaItems)).not.toContain("Skrevet av");
  expect(titles(own?.schemaItems ?? [])).toEqual(
    expect.arrayContaining(titles(read.schema.peerreviews[0].schemaItems)),
  );
});

test("a new draft keeps the reviews of the edition before, which do not count as reviews of the new one", async () => {
  const { number, initiator, first } = await aReviewed();
  await isOk(writeInReview(first, number, "Om utgave 1"));
  await isOk(sendReview(first, number));
  await sendIn(initiator, number);
  await isOk(atDesk(editor, number, "publish"));
  await isOk(atDesk(editor, number, "reopen"));
  const anew = await workingCopy(initiator, number);
  expect([anew.isPeerReviewed, anew.reviews.map(({ sent }) => sent?.edition ?? null)]).toEqual([false, [1, null]]);
  expect((await publicView(number)).isPeerReviewed).toBe(true);
  await isOk(sendReview(first, number));
  expect((await workingCopy(initiator, number)).isPeerReviewed).toBe(true);
});

test("a published assessment without reviews says so", async () => {
  const { number } = await aFilledAssessment(server, { status: 3 });
  const read = await (await anybody.get(`/api/methodassessment/GetAssessment?id=${number}`)).json();
  expect([read.isPeerReviewed, read.schema.peerreviews]).toEqual([false, []]);
  expect(await (await anybody.get(`/vurdering/?id=${number}&print=true`)).text()).toContain("Ikke fagfellevurdert");
});
