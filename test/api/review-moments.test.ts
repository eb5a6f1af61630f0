import { describe, expect, test } from "vitest";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { answerRequest, reviewBlocks, sendReview, textsOf, writeInReview } from "../builders/a-review.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { aWord } from "./canary/plant.ts";
import { publicAnswers, publicSearch } from "./canary/public-answers.ts";

const { database, server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");

const roles = ["initiator", "librarian", "economist", "other", "peer", "peer"] as const;

/** An assessment with two peers and one author of each role; the first peer's review is looked at. */
async function aStage() {
  const assessment = await aFilledAssessment(server, {
    seats: roles.map((role, at) => ({ role, email: `${at}-${aWord()}@eksempel.no` })),
  });
  const browsers = await Promise.all(assessment.seats.map(({ id }) => seatedAs(server, id)));
  const [initiator, librarian, economist, other, peer, second] = browsers;
  if (!initiator || !librarian || !economist || !other || !peer || !second) throw new Error("six seats were asked for");
  const people = { nobody: aBrowser(server), peer, second, initiator, librarian, economist, other, editor };
  return { ...assessment, people, peerId: assessment.seats[4]?.id ?? "" };
}
type Stage = Awaited<ReturnType<typeof aStage>>;
type Person = keyof Stage["people"];
const persons = [
  "nobody",
  "peer",
  "second",
  "initiator",
  "librarian",
  "economist",
  "other",
  "editor",
] as const satisfies readonly Person[];

const isOk = async (answer: Promise<Response> | Response) => {
  const { status, url } = await answer;
  expect([url, status]).toEqual([url, 200]);
};

/** What somebody is answered about the assessment, where it is asked for. */
async function answersTo({ people, number }: Stage, person: Person): Promise<string> {
  const addresses = [
    `/api/assessments/${number}/working-copy`,
    `/api/schema/GetMethodAssessmentDetails/${number}`,
    `/api/methodassessment/GetAssessment?id=${number}&preview=true`,
    `/api/methodassessment/GetAssessment?id=${number}`,
    `/api/desk/assessments/${number}`,
    "/api/session/assessments",
    `/forhandsvisning/?id=${number}&print=true`,
    `/vurdering/?id=${number}&print=true`,
    `/rediger/${number}/`,
  ];
  const texts = addresses.map(async (address) => (await people[person].get(address)).text());
  return (await Promise.all(texts)).join();
}

describe("who sees what at which moment", () => {
  const words = { draft: "", sent: "", answer: "" };
  const steps: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
    begun: async ({ people, number }) => {
      words.draft = aWord();
      await isOk(writeInReview(people.peer, number, words.draft));
    },
    sent: async ({ people, number }) => {
      words.sent = words.draft;
      words.draft = "";
      await isOk(sendReview(people.peer, number));
    },
    "written in again": async ({ people, number }) => {
      words.draft = aWord();
      await isOk(writeInReview(people.peer, number, words.draft));
    },
    answered: async ({ people, number }) => {
      words.answer = aWord();
      const answers = textsOf(await reviewBlocks(people.initiator, number));
      for (const { contentGuid } of answers) await isOk(saveItem(people.initiator, number, contentGuid, words.answer));
    },
    "to be published": ({ people, number }) => sendIn(people.initiator, number),
    published: async ({ number }) => isOk(atDesk(editor, number, "publish")),
    "a new draft": async ({ number }) => isOk(atDesk(editor, number, "reopen")),
  };

  /** d: the draft, s: what was sent, a: the authors' answers, which they do not publish. */
  const table = `
                  nobody peer second initiator librarian economist other editor
begun             -      d    -      -         -         -         -     -
sent              -      s    -      s         -         -         -     s
written in again  -      ds   -      s         -         -         -     s
answered          -      ds   -      sa        -         -         -     sa
to be published   -      ds   -      sa        -         -         -     sa
published         s      ds   s      sa        s         s         s     sa
a new draft       s      ds   s      sa        s         s         s     sa`;

  test("every cell is as the table says, and neither mails nor the search have any of it", async () => {
    const stage = await aStage();
    const [heading = "", ...rows] = table.trim().split("\n");
    expect(heading.trim().split(/\s+/)).toEqual([...persons]);
    for (const row of rows) {
      const [moment = "", ...cells] = row.trim().split(/\s{2,}/);
      await steps[moment]?.(stage);
      const seen: string[] = [];
      for (const person of persons) {
        const answers = await answersTo(stage, person);
        const has = (word: string, letter: string) => (word !== "" && answers.includes(word) ? letter : "");
        seen.push(has(words.draft, "d") + has(words.sent, "s") + has(words.answer, "a") || "-");
      }
      expect([moment, ...seen]).toEqual([moment, ...cells]);
      const mails = JSON.stringify(await server.mails());
      for (const word of Object.values(words).filter((each) => each !== "")) {
        expect(mails).not.toContain(word);
        expect((await publicSearch(server, { q: word })).totalMatching).toBe(0);
      }
    }
    const anywhere = [...(await publicAnswers(server, stage)).values()].join();
    expect([words.draft, words.sent, words.answer].map((word) => anywhere.includes(word))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("who may do what at which moment of a review", () => {
  const accepted = async ({ people, number }: Stage) => {
    await isOk(answerRequest(people.peer, number, { accept: true }));
    await isOk(writeInReview(people.peer, number, "Skrevet"));
  };
  const sent = async (stage: Stage) => {
    await accepted(stage);
    await isOk(sendReview(stage.people.peer, stage.number));
  };
  const waiting = async (stage: Stage) => {
    await sent(stage);
    await sendIn(stage.people.initiator, stage.number);
  };
  const moments: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
    asked: () => Promise.resolve(),
    accepted,
    sent,
    removed: async (stage) => {
      await sent(stage);
      const removed = { id: stage.number, contributorId: stage.peerId };
      await isOk(stage.people.initiator.post("/api/schema/DeleteContributor", removed));
    },
    declined: ({ people, number }) => isOk(answerRequest(people.peer, number, { accept: false, reason: "Ikke tid" })),
    waiting,
    published: async (stage) => {
      await waiting(stage);
      await isOk(atDesk(editor, stage.number, "publish"));
    },
  };

  const blockOf = async ({ peerId }: Stage, key: string): Promise<string> => {
    const blocks = database.db.selectFrom("schema_item").select("guid").where("reviewer", "=", peerId);
    return (await blocks.where("key", "=", key).executeTakeFirstOrThrow()).guid;
  };
  const aField = async ({ number }: Stage): Promise<string> => {
    const fields = database.db.selectFrom("schema_item").select("guid").where("assessment", "=", number);
    return (await fields.where("key", "=", "metoden-beskrivelse").executeTakeFirstOrThrow()).guid;
  };
  type Call = (stage: Stage, browser: Browser) => Promise<Response>;
  const calls: Readonly<Record<string, Call>> = {
    read: ({ number }, browser) => browser.get(`/api/assessments/${number}/working-copy`),
    preview: ({ number }, browser) => browser.get(`/api/assessments/${number}?preview=true`),
    write: async (stage, browser) =>
      saveItem(browser, stage.number, await blockOf(stage, "fagfelle-metode-tekst"), aWord()),
    answer: async (stage, browser) =>
      saveItem(browser, stage.number, await blockOf(stage, "fagfelle-del-metode/svar"), aWord()),
    change: async (stage, browser) =>
      browser.get(
        `/api/assessments/${stage.number}/review-change?contributorId=${stage.peerId}&contentGuid=${await aField(stage)}`,
      ),
    send: ({ number }, browser) => sendReview(browser, number),
    accept: ({ number }, browser) => answerRequest(browser, number, { accept: true }),
    due: ({ number, peerId }, browser) =>
      browser.post("/api/schema/SetReviewDue", { assessmentId: number, contributorId: peerId, due: "2099-01-01" }),
    decline: ({ number }, browser) => answerRequest(browser, number, { accept: false, reason: "Likevel ikke" }),
  };

  /** What differs from moment to moment is the peer's; the second peer acts in their own review, which is empty. */
  const table = `
                  nobody peer second initiator librarian economist other editor
asked    read     401    200  200    200       200       200       200   200
asked    preview  401    200  200    200       200       200       200   200
asked    write    401    200  403    404       404       404       404   403
asked    answer   401    403  403    404       404       404       404   403
asked    change   401    404  404    404       404       404       404   404
asked    send     401    422  422    403       403       403       403   403
asked    accept   401    200  200    403       403       403       403   403
asked    due      401    403  403    200       403       403       403   403
asked    decline  401    200  200    403       403       403       403   403
accepted read     401    200  200    200       200       200       200   200
accepted preview  401    200  200    200       200       200       200   200
accepted write    401    200  403    404       404       404       404   403
accepted answer   401    403  403    404       404       404       404   403
accepted change   401    200  404    404       404       404       404   404
accepted send     401    200  422    403       403       403       403   403
accepted accept   401    200  200    403       403       403       403   403
accepted due      401    403  403    200       403       403       403   403
accepted decline  401    200  200    403       403       403       403   403
sent     read     401    200  200    200       200       200       200   200
sent     preview  401    200  200    200       200       200       200   200
sent     write    401    200  403    404       404       404       404   403
sent     answer   401    403  403    200       404       404       404   403
sent     change   401    200  404    200       404       404       404   200
sent     send     401    200  422    403       403       403       403   403
sent     accept   401    200  200    403       403       403       403   403
sent     due      401    403  403    200       403       403       403   403
sent     decline  401    422  200    403       403       403       403   403
removed  read     401    401  200    200       200       200       200   200
removed  preview  401    401  200    200       200       200       200   200
removed  write    401    401  403    404       404       404       404   403
removed  answer   401    401  403    200       404       404       404   403
removed  change   401    401  404    200       404       404       404   200
removed  send     401    401  422    403       403       403       403   403
removed  accept   401    401  200    403       403       403       403   403
removed  due      401    401  403    404       403       403       403   403
removed  decline  401    401  200    403       403       403       403   403
declined read     401    403  200    200       200       200       200   200
declined preview  401    403  200    200       200       200       200   200
declined write    401    403  403    404       404       404       404   403
declined answer   401    403  403    404       404       404       404   403
declined change   401    403  404    404       404       404       404   404
declined send     401    403  422    403       403       403       403   403
declined accept   401    403  200    403       403       403       403   403
declined due      401    403  403    200       403       403       403   403
declined decline  401    403  200    403       403       403       403   403
waiting  read     401    200  200    200       200       200       200   200
waiting  preview  401    200  200    200       200       200       200   200
waiting  write    401    423  403    423       423       423       423   403
waiting  answer   401    403  403    423       423       423       423   403
waiting  change   401    200  404    200       404       404       404   200
waiting  send     401    423  423    403       403       403       403   403
waiting  accept   401    423  423    403       403       403       403   403
waiting  due      401    403  403    423       403       403       403   403
waiting  decline  401    423  423    403       403       403       403   403
published read     401    200  200    200       200       200       200   200
published preview  401    200  200    200       200       200       200   200
published write    401    423  403    423       423       423       423   403
published answer   401    403  403    423       423       423       423   403
published change   401    404  404    404       404       404       404   404
published send     401    423  423    403       403       403       403   403
published accept   401    423  423    403       403       403       403   403
published due      401    403  403    423       403       403       403   403
published decline  401    423  423    403       403       403       403   403`;

  const [heading = "", ...rows] = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  test("the table has each call at each moment", () => {
    expect(heading).toEqual([...persons]);
    const each = Object.keys(moments).flatMap((moment) => Object.keys(calls).map((call) => `${moment} ${call}`));
    expect(rows.map(([moment, call]) => `${moment} ${call}`).sort()).toEqual(each.sort());
  });

  test.each(Object.keys(moments))("%s", async (moment) => {
    for (const [, call = "", ...codes] of rows.filter(([when]) => when === moment)) {
      // A call may end the moment: the next one has a stage of its own.
      const stage = await aStage();
      await moments[moment]?.(stage);
      const answered: string[] = [];
      for (const person of persons) {
        await database.db.deleteFrom("rate_counter").execute();
        const answer = await calls[call]?.(stage, stage.people[person]);
        answered.push(String(answer?.status));
        await answer?.arrayBuffer();
      }
      expect([call, ...answered]).toEqual([call, ...codes]);
    }
  });
});
