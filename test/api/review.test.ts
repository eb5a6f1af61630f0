import { sql } from "kysely";
import { expect, test } from "vitest";
import type { AssessmentDetails, AssessmentView } from "../../features/api/index.ts";
import { answerRequest, reviewBlocks, sendReview, textsOf, workingCopy, writeInReview } from "../builders/a-review.ts";
import { askFor, aTeam, invitation } from "../builders/a-team.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { deskView } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
const anybody = aBrowser(server);

const team = async (given: Parameters<typeof aTeam>[1] = {}) => {
  const made = await aTeam(database.db, { opened: true, ...given });
  const as = (id: string) => seatedAs(server, id);
  const [initiator, librarian, peer] = [await as(made.initiator), await as(made.librarian), await as(made.peer)];
  return { ...made, people: { initiator, librarian, peer } };
};
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);
const peersOf = async (browser: Browser, number: number) => (await detailsOf(browser, number)).schema.peerreviews;
const publicView = async (number: number): Promise<AssessmentView> =>
  (await anybody.get(`/api/assessments/${number}`)).json();
const isOk = async (answer: Promise<Response> | Response) => {
  const { status, url } = await answer;
  expect([url, status]).toEqual([url, 200]);
};

test("a peer is invited with a due date, and gets a review of their own", async () => {
  const { number, people } = await team();
  const due = "2099-03-01";
  const asked = invitation(number, { role: "peer", email: "ny-fagfelle@eksempel.no", due: "01.03.2099" });
  expect((await askFor(people.initiator, "InviteContributor", asked)).status).toBe(200);
  const [mail] = await mailsTo("ny-fagfelle@eksempel.no");
  expect(mail?.text).toContain("Fristen er 01.03.2099");
  const reviews = (await workingCopy(people.initiator, number)).reviews;
  expect(reviews).toMatchObject([
    { state: "asked", due: null },
    { state: "asked", due, sent: null, isMine: false },
  ]);
  for (const [body, kind] of [
    [{ due: "2020-01-01" }, "DateHasPassed"],
    [{ due: "snart" }, "DateInvalid"],
  ] as const) {
    const refused = await askFor(people.initiator, "InviteContributor", { ...asked, email: "x@eksempel.no", ...body });
    expect([refused.status, refused.body.fields]).toMatchObject([422, [{ path: "due", kind }]]);
  }
});

test("version 2 is a section for each question with its choice and text, version 1 one text; the template says which", async () => {
  for (const [type, isV2] of [
    ["1", true],
    ["2", false],
    ["3", true],
  ] as const) {
    const { number, peer, people } = await team({ type });
    const details: AssessmentDetails = await detailsOf(people.peer, number);
    expect(details.hasPeerReviewsV2).toBe(isV2);
    const [review, ...others] = details.schema.peerreviews;
    expect(others).toEqual([]);
    expect(review).toMatchObject({ name: "Eksempel peer", contributorId: peer, isReviewed: false });
    const kinds = review?.schemaItems.map(({ blockType, properties }) => [
      blockType,
      ...(properties.sectionItem ?? []).map((item) => item.blockType),
    ]);
    if (isV2) expect(new Set(kinds?.map(String))).toEqual(new Set(["Section,Select,Text"]));
    else expect(kinds).toEqual([["Text"]]);
    if (isV2) expect(kinds).toHaveLength(8);
  }
});

test("what a peer writes is theirs alone until it is sent; the first save is an acceptance", async () => {
  const { number, people } = await team();
  expect((await workingCopy(people.peer, number)).reviews).toMatchObject([{ state: "asked" }]);
  const before = await deskView(editor, number);
  await isOk(writeInReview(people.peer, number, "Hemmelig utkast"));
  expect(await deskView(editor, number)).toEqual(before);
  expect((await workingCopy(people.peer, number)).reviews).toMatchObject([{ state: "accepted", isMine: true }]);
  for (const browser of [people.initiator, people.librarian, editor]) {
    const text = JSON.stringify([await workingCopy(browser, number), await detailsOf(browser, number)]);
    expect(text).not.toContain("Hemmelig utkast");
    expect(await reviewBlocks(browser, number)).toEqual([]);
  }
  expect((await detailsOf(people.initiator, number)).isPeerReviewed).toBe(false);
  expect((await mailsTo(`initiator-${number}@eksempel.no`)).length).toBe(0);
});

test("in the preview a peer reads the own review before it is sent, and nobody else does", async () => {
  const { number, people } = await team();
  await isOk(writeInReview(people.peer, number, "Skrevet, ikke sendt"));
  const previewOf = async (browser: Browser) => (await browser.get(`/api/assessments/${number}?preview=true`)).text();
  const own = await previewOf(people.peer);
  expect(own).toContain("Skrevet, ikke sendt");
  expect(own).toContain("Eksempel peer (utkast, ikke sendt)");
  expect(JSON.parse(own)).toMatchObject({ isPeerReviewed: false });
  for (const browser of [people.initiator, people.librarian, editor])
    expect(await previewOf(browser)).not.toContain("Skrevet, ikke sendt");
});

test("somebody else's review is not there to write in, not even by its own address", async () => {
  const { number, people } = await team({
    seats: [{ role: "initiator" }, { role: "librarian" }, { role: "peer" }, { role: "peer" }],
  });
  const other = (await workingCopy(people.initiator, number)).contributors.at(-1)?.contributorId ?? "";
  const second = await seatedAs(server, other);
  const [block] = textsOf(await reviewBlocks(people.peer, number));
  const save = (browser: Browser) => saveItem(browser, number, block?.contentGuid ?? "", "I en annens navn");
  expect((await save(second)).status).toBe(403);
  for (const browser of [people.initiator, people.librarian]) expect((await save(browser)).status).toBe(404);
  expect((await save(anybody)).status).toBe(401);
  await isOk(save(people.peer));
});

test("two reviewers in one browser: what is done goes to the review that is named, and is written down as its writer's", async () => {
  const { number, seats } = await team({
    seats: [{ role: "initiator" }, { role: "librarian" }, { role: "peer" }, { role: "peer", name: "Den andre" }],
  });
  const [first = "", second = ""] = seats.slice(2).map(({ id }) => id);
  const both = await seatedAs(server, first, second);
  const { reviews } = await workingCopy(both, number);
  const blocks = await reviewBlocks(both, number);
  const textOf = (who: string) =>
    textsOf(blocks).filter(({ contentGuid }) =>
      reviews.find(({ contributorId }) => contributorId === who)?.blocks.includes(contentGuid),
    )[1]?.contentGuid ?? "";
  await isOk(saveItem(both, number, textOf(second), "Fra den andre"));
  const by = await database.db
    .selectFrom("history")
    .select(sql<{ contributorId: string }>`by`.as("by"))
    .where("assessment", "=", number)
    .where("kind", "=", "review")
    .executeTakeFirstOrThrow();
  expect(by.by.contributorId).toBe(second);
  const unnamed = await sendReview(both, number);
  expect([unnamed.status, (await unnamed.json()).fields]).toMatchObject([422, [{ kind: "ReviewNotNamed" }]]);
  expect((await sendReview(both, number, { contributorId: first })).status).toBe(422);
  await isOk(sendReview(both, number, { contributorId: second }));
  await isOk(answerRequest(both, number, { contributorId: first, accept: false, reason: "Ikke tid" }));
  const seen = await peersOf(both, number);
  expect(seen.map(({ contributorId, isReviewed }) => [contributorId, isReviewed])).toEqual([
    [second, true],
    [first, false],
  ]);
  expect(seen.map((review) => JSON.stringify(review).includes("Fra den andre"))).toEqual([true, false]);
  const initiator = await seatedAs(server, seats[0]?.id ?? "");
  expect((await workingCopy(initiator, number)).reviews).toMatchObject([
    { contributorId: second, state: "sent" },
    { contributorId: first, state: "declined" },
  ]);
});

test("nothing is sent in the name of a seat that the caller does not hold", async () => {
  const { number, initiator, people } = await team();
  await isOk(writeInReview(people.peer, number, "Ferdig"));
  for (const contributorId of [initiator, "en-annen", crypto.randomUUID()])
    expect((await sendReview(people.peer, number, { contributorId })).status).toBe(404);
});

test("nothing is sent from an empty review; sent, it is frozen, and the initiator is told each time", async () => {
  const { number, people } = await team();
  const empty = await sendReview(people.peer, number);
  expect([empty.status, (await empty.json()).fields]).toMatchObject([422, [{ kind: "ReviewIsEmpty" }]]);
  expect((await sendReview(people.peer, number, { isPeerReviewed: false })).status).toBe(400);
  await isOk(writeInReview(people.peer, number, "Første utgave"));
  await isOk(sendReview(people.peer, number));
  await isOk(writeInReview(people.peer, number, "Under arbeid igjen"));
  const seen = JSON.stringify(await peersOf(people.initiator, number));
  expect(seen).toContain("Første utgave");
  expect(seen).not.toContain("Under arbeid igjen");
  expect((await detailsOf(people.librarian, number)).isPeerReviewed).toBe(true);
  await isOk(sendReview(people.peer, number));
  expect(JSON.stringify(await peersOf(people.initiator, number))).toContain("Under arbeid igjen");
  const subjects = (await mailsTo(`initiator-${number}@eksempel.no`)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringContaining("Fagfellevurdering er sendt inn"),
    expect.stringContaining("Oppdatert fagfellevurdering"),
  ]);
  const mails = JSON.stringify(await mailsTo(`initiator-${number}@eksempel.no`));
  expect(mails).not.toMatch(/Første utgave|Under arbeid igjen/);
});

test("a review that is sent again as it stands is the same one, and nobody is told twice", async () => {
  const { number, people } = await team();
  await isOk(writeInReview(people.peer, number, "Ferdig"));
  const first = await (await sendReview(people.peer, number)).json();
  const again = await Promise.all([sendReview(people.peer, number), sendReview(people.peer, number)]);
  for (const answer of again) expect([answer.status, await answer.json()]).toEqual([200, first]);
  expect(await mailsTo(`initiator-${number}@eksempel.no`)).toHaveLength(1);
});

test("a review is sent at most ten times an hour, of each of which the initiator gets a mail", async () => {
  const { number, people } = await team();
  const statuses: number[] = [];
  for (let each = 0; each < 11; each++) {
    await isOk(writeInReview(people.peer, number, `Utgave ${each}`));
    statuses.push((await sendReview(people.peer, number)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect(await mailsTo(`initiator-${number}@eksempel.no`)).toHaveLength(10);
});

test("before publication the initiator and the editors read what was sent, by name; co-authors and other peers do not", async () => {
  const { number, peer, people } = await team();
  await isOk(writeInReview(people.peer, number, "Funnene"));
  await isOk(sendReview(people.peer, number));
  for (const browser of [people.initiator, editor])
    expect(await peersOf(browser, number)).toMatchObject([
      { name: "Eksempel peer", contributorId: peer, isReviewed: true },
    ]);
  expect(await peersOf(people.librarian, number)).toEqual([]);
  const preview = async (browser: Browser) =>
    (await browser.get(`/api/methodassessment/GetAssessment?id=${number}&preview=true`)).text();
  expect(await preview(people.initiator)).toContain("Eksempel peer");
  expect(await preview(people.initiator)).toContain("Funnene");
  expect(await preview(people.librarian)).not.toMatch(/Funnene|Eksempel peer/);
  expect(JSON.parse(await preview(people.librarian)).isPeerReviewed).toBe(true);
  expect(JSON.stringify(await publicView(number))).not.toContain("Funnene");
});

test("declining needs a reason, is told to the initiator, and closes the review", async () => {
  const { number, people } = await team();
  const block = textsOf(await reviewBlocks(people.peer, number))[0]?.contentGuid ?? "";
  const broken = await answerRequest(people.peer, number, { accept: false, reason: " ", suggestion: "http://x.no" });
  expect((await broken.json()).fields).toMatchObject([{ path: "reason" }, { path: "suggestion" }]);
  await isOk(answerRequest(people.peer, number, { accept: true }));
  // Signs that turn the writing come along unseen when a text is pasted, and would turn our own words around it.
  const declined = { accept: false, reason: "\u202eIkke tid", suggestion: "Ola Eksempel" };
  await isOk(answerRequest(people.peer, number, declined));
  const [mail, ...more] = await mailsTo(`initiator-${number}@eksempel.no`);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/takket nei[\s\S]*> Ikke tid[\s\S]*Ola Eksempel/);
  expect((await workingCopy(people.initiator, number)).reviews).toMatchObject([
    { state: "declined", reason: "Ikke tid", suggestion: "Ola Eksempel" },
  ]);
  const refused = [
    await saveItem(people.peer, number, block, "likevel"),
    await sendReview(people.peer, number),
    await answerRequest(people.peer, number, { accept: true }),
    await answerRequest(people.peer, number, { accept: false, reason: "Igjen" }),
  ];
  for (const answer of refused) expect([answer.status, (await answer.json()).because]).toEqual([403, "ReviewDeclined"]);
});

test("who has declined reads nothing that is not published, and finds it nowhere among their own", async () => {
  const { number, people } = await team();
  await isOk(answerRequest(people.peer, number, { accept: false, reason: "Ikke tid" }));
  for (const address of [
    `/api/assessments/${number}/working-copy`,
    `/api/schema/GetMethodAssessmentDetails/${number}`,
    `/api/schema/GetLastSavedSchemaPage?id=${number}`,
    `/api/methodassessment/GetAssessment?id=${number}&preview=true`,
  ]) {
    const answer = await people.peer.get(address);
    expect([address, answer.status, (await answer.json()).because]).toEqual([address, 403, "ReviewDeclined"]);
  }
  expect(await (await people.peer.get("/api/session/assessments")).json()).toEqual([]);
  expect((await (await people.peer.get("/api/session")).json()).seats).toEqual([]);
});

test("what was sent is not declined any more", async () => {
  const { number, people } = await team();
  await isOk(writeInReview(people.peer, number, "Ferdig"));
  await isOk(sendReview(people.peer, number));
  const answer = await answerRequest(people.peer, number, { accept: false, reason: "Angrer" });
  expect([answer.status, (await answer.json()).fields]).toMatchObject([422, [{ kind: "ReviewIsSent" }]]);
});

test("the authors' answers are the initiator's to write once it is sent, and are published beside it if they want", async () => {
  const { number, people } = await team();
  await isOk(writeInReview(people.peer, number, "Mangler en studie"));
  expect(await reviewBlocks(people.initiator, number)).toEqual([]);
  await isOk(sendReview(people.peer, number));
  const blocks = await reviewBlocks(people.initiator, number);
  const { reviews } = await workingCopy(people.initiator, number);
  const answer = reviews[0]?.answers[0]?.contentGuid ?? "";
  await isOk(saveItem(people.initiator, number, answer, "Vi har lagt den til"));
  expect((await saveItem(people.peer, number, answer, "nei")).status).toBe(403);
  expect((await saveItem(people.librarian, number, answer, "nei")).status).toBe(404);
  const preview = async (browser = people.initiator) =>
    (await browser.get(`/api/methodassessment/GetAssessment?id=${number}&preview=true`)).text();
  expect(await preview()).not.toContain("Vi har lagt den til");
  const shown = blocks.find(({ kind }) => kind === "Select")?.contentGuid ?? "";
  await isOk(saveItem(people.initiator, number, shown, ["ja"]));
  expect(await preview()).toMatch(/Slik svarte vi[\s\S]*Vi har lagt den til/);
  expect(await preview(editor)).toContain("Vi har lagt den til");
  expect(await preview(people.peer)).toContain("Mangler en studie");
  expect(await preview(people.peer)).not.toContain("Vi har lagt den til");
  expect(JSON.stringify(await workingCopy(people.peer, number))).not.toContain("Vi har lagt den til");
});
