import { expect, test } from "vitest";
import type { SeatRole } from "../../features/access/rules/index.ts";
import type { AssessmentType } from "../../features/assessment/rules/index.ts";
import { writeCardOf } from "../../features/publication/server/index.ts";
import { sendAlerts } from "../../features/subscription/server/send-alerts.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { atDesk, type DeskStep } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { fillMandatory } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";
import { aWord, type Planted, plant, plantReview } from "./canary/plant.ts";
import { publicAnswers, publicSearch, searchCounts, suggestions } from "./canary/public-answers.ts";

const { database, server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
const SUBSCRIBER = "abonnent@example.no";
const now = new Date();
await database.db
  .insertInto("subscription")
  .values({
    ...{ site_id: 1, route: "methodassessment", search: "/sok/", every: "instantly", email: SUBSCRIBER },
    ...{ asked_at: now, confirmed_at: now, told_at: now },
  })
  .execute();

type Started = Awaited<ReturnType<typeof started>>;

/** An assessment whose people have words for names, and whose card (when it is opened) is public. */
async function started(opened: boolean, type: AssessmentType = "1") {
  const people = new Map<string, string>();
  const word = (where: string) => {
    const made = aWord();
    people.set(where, made);
    return made;
  };
  const seats = (["initiator", "peer", "librarian", "economist", "other"] as const).map((role: SeatRole) => ({
    role,
    name: `Kari ${word(`name of ${role}`)}`,
    email: `${word(`address of ${role}`)}@eksempel.no`,
    organization: word(`organisation of ${role}`),
  }));
  const assessment = await anAssessment(database.db, { name: "Pasientnær måling", type, opened, seats });
  const card = { tx: database.db, at: new Date() };
  await database.db.transaction().execute((tx) => writeCardOf({ ...card, tx }, assessment.number));
  const initiator = await seatedAs(server, assessment.seats[0]?.id ?? "");
  const peer = await seatedAs(server, assessment.seats[1]?.id ?? "");
  return { ...assessment, people, initiator, peer };
}

const SAMPLE = 8;
let samples = 0;
/** About so many of the words, others each time. */
function sampleOf(words: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  const step = Math.ceil(words.size / SAMPLE);
  samples += 1;
  return [...words].filter((_, at) => at % step === samples % step);
}

/** The words, as many as fit into a query at a time. */
const manyAtOnce = (words: ReadonlyMap<string, string>): readonly string[][] => {
  const all = [...words.values()];
  return Array.from({ length: Math.ceil(all.length / 20) }, (_, at) => all.slice(at * 20, at * 20 + 20));
};

/** Anonymous callers are shown none of the words, find nothing by them, and see the same counts as before. */
async function expectUnseen(assessment: Started, words: ReadonlyMap<string, string>): Promise<void> {
  const seen: string[] = [];
  for (const [where, answer] of await publicAnswers(server, assessment))
    for (const [planted, word] of words) if (answer.includes(word)) seen.push(`${planted} in ${where}`);
  // Words alone are searched for in another way than words with «or» between them. A sample of them is asked for alone, all of them together.
  for (const [planted, word] of sampleOf(words))
    if ((await publicSearch(server, { q: word })).totalMatching > 0) seen.push(`${planted} found by searching`);
  for (const many of manyAtOnce(words)) {
    if ((await publicSearch(server, { q: many.join(" or ") })).totalMatching > 0) seen.push(`one of ${many} found`);
    if ((await suggestions(server, many.join(" "))).includes("/vurdering/")) seen.push(`suggested for one of ${many}`);
  }
  expect(seen).toEqual([]);
}

async function expectSeen(assessment: Started, words: ReadonlyMap<string, string>): Promise<void> {
  const whole = [...(await publicAnswers(server, assessment)).values()].join();
  expect([...words].filter(([, word]) => !whole.includes(word))).toEqual([]);
  for (const many of manyAtOnce(words))
    expect((await publicSearch(server, { q: many.join(" or ") })).totalMatching).toBe(1);
}

const all = (...given: readonly ReadonlyMap<string, string>[]) => new Map(given.flatMap((words) => [...words]));

const step = async (answer: Promise<Response>) => expect((await answer).status).toBe(200);
const send = ({ initiator, number }: Started) =>
  step(initiator.post("/api/schema/SendApprovalRequest", { assessmentId: number }));
const desk = ({ number }: Started, action: DeskStep, body: object = {}) => step(atDesk(editor, number, action, body));

/** The preview shows the words: had they been public, they would have been seen. */
async function expectInPreview({ initiator, number }: Started, { hidden }: Planted): Promise<void> {
  const answer = await initiator.get(`/api/methodassessment/GetAssessment?id=${number}&preview=true`);
  const preview = await answer.text();
  const inPreview = [...hidden.values()].filter((word) => preview.includes(word));
  expect(inPreview.length).toBeGreaterThan(20);
}

/** Mails name an assessment and say that something was written, never what; and why they come. */
async function expectNotInMails(words: ReadonlyMap<string, string>): Promise<void> {
  await sendAlerts(server.platform, ["instantly"], new Date());
  await workIsDone(database.db);
  const sent = await server.mails();
  expect(sent.some(({ to }) => to.includes(SUBSCRIBER))).toBe(true);
  const mails = JSON.stringify(sent).toLowerCase();
  expect([...words].filter(([, word]) => mails.includes(word))).toEqual([]);
  expect(sent.filter(({ text }) => !text.includes("Du får denne e-posten")).map(({ subject }) => subject)).toEqual([]);
}

test.each(["1", "2", "3"] as const)(
  "of type %s, what the card does not show is seen nowhere while it is written, reviewed, sent, returned, hidden and written anew",
  async (type) => {
    const assessment = await started(true, type);
    const before = await searchCounts(server);
    const planted = await plant(server, assessment.initiator, assessment.number);
    await expectInPreview(assessment, planted);
    const review = await plantReview(assessment.peer, assessment.number);
    const unseen = all(assessment.people, planted.hidden, review.hidden, review.sent);
    await expectUnseen(assessment, unseen);
    await expectSeen(assessment, planted.onCard);
    expect(await searchCounts(server)).toEqual(before);

    await fillMandatory(server, assessment.initiator, assessment.number);
    const filled = await plant(server, assessment.initiator, assessment.number);
    await send(assessment);
    const everything = all(unseen, filled.hidden, planted.onCard);
    await expectUnseen(assessment, everything);
    await expectSeen(assessment, filled.onCard);

    const message = new Map([["the message", aWord()]]);
    await desk(assessment, "return", { message: message.get("the message") });
    await expectUnseen(assessment, all(everything, message));

    await desk(assessment, "card", { hidden: true });
    await expectUnseen(assessment, all(everything, message, filled.onCard));
    await desk(assessment, "card", { hidden: false });

    await send(assessment);
    await desk(assessment, "publish", { note: "Første utgave" });
    const published = await searchCounts(server);
    await desk(assessment, "reopen");
    const anew = await plant(server, assessment.initiator, assessment.number);
    const unreviewed = await plantReview(assessment.peer, assessment.number);
    const draft = all(anew.hidden, unreviewed.hidden, unreviewed.sent);
    await expectUnseen(assessment, all(assessment.people, message, planted.hidden, review.hidden, draft, anew.onCard));
    expect(await searchCounts(server)).toEqual(published);
    // What readers see of the edition is there to be read, and no word of a review is found by searching.
    const answers = await publicAnswers(server, assessment);
    const documents = [...answers].filter(([where]) => /^\/dokument\/\d+\.(pdf|docx)$/.test(where));
    expect(documents).toHaveLength(2);
    for (const [, text] of documents) expect([...review.sent].filter(([, word]) => !text.includes(word))).toEqual([]);
    for (const [, word] of review.sent) expect((await publicSearch(server, { q: word })).totalMatching).toBe(0);
    await expectNotInMails(all(planted.hidden, filled.hidden, review.hidden, review.sent, draft));
  },
);

test("an assessment whose link nobody has opened is seen nowhere, not even its heading", async () => {
  const before = await searchCounts(server);
  const assessment = await started(false);
  const planted = await plant(server, assessment.initiator, assessment.number);
  await expectUnseen(assessment, all(assessment.people, planted.hidden, planted.onCard));
  expect(await searchCounts(server)).toEqual(before);
});
