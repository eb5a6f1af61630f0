import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { type LiveStream, openStream } from "../builders/live-stream.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { clone } from "../clone.ts";
import { eventually } from "../patience.ts";
import { startTestServer } from "../server.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

const roles = [
  { role: "initiator", name: "Kari Eksempel" },
  { role: "librarian", name: "Berit Eksempel" },
  { role: "peer", name: "Fay Eksempel" },
] as const;

async function aTeam() {
  const { number, seats } = await anAssessment(database.db, { opened: true, seats: roles });
  const [kari, berit, fay] = await Promise.all(seats.map(({ id }) => seatedAs(server, id)));
  if (!kari || !berit || !fay) throw new Error("three seats were asked for");
  const items = everyItem((await detailsOf(kari, number)).schema.schemaItems);
  const ofKind = (kind: string) => {
    const item = items.find(({ blockType }) => blockType === kind);
    if (!item) throw new Error(`no ${kind}`);
    return item;
  };
  const ids = seats.map(({ id }) => id);
  return { number, ids, kari, berit, fay, text: ofKind("TextEditor"), ofKind };
}

const numbersOf = (changes: readonly { readonly no: number }[]) => changes.map(({ no }) => no);
/** The number of an assessment's newest change. */
const numberOf = async (assessment: number): Promise<number> =>
  (
    await database.db
      .selectFrom("live_clock")
      .select("no")
      .where("assessment", "=", assessment)
      .executeTakeFirstOrThrow()
  ).no;
const say = (browser: Browser, number: number, body: object) => browser.post(`/api/live/${number}/here`, body);

test("what one saves comes to the others on every instance, in order; a peer gets texts, and no comments", async () => {
  await using other = await startTestServer({ clone: database, dataDir: server.platform.config.dataDir });
  const { number, ids, kari, berit, fay, text, ofKind } = await aTeam();
  await using toBerit = await openStream(aBrowser(other, berit.cookies), number);
  await using toFay = await openStream(fay, number);
  await using toDesk = await openStream(await signedInAs(server, "redaktor"), number);
  const from = toBerit.events.flatMap((each) => (each.event === "hello" ? [each.data.no] : []))[0] ?? -1;

  await saveItem(kari, number, text.contentGuid, "<p>Et funn</p>");
  await kari.post("/api/schema/SaveComment", { id: text.contentGuid, value: "Bare for oss", type: "comment" });
  const search = { section: "B", searchType: "DB", source: "Embase", date: "2026-03-02", numberOfSearchHits: 7 };
  const literature = ofKind("LiteratureSearch");
  const made = await kari.post("/api/schema/CreateLiteratureSearchItem", { id: literature.contentGuid, ...search });
  const { id: row } = (await made.json()) as { id: number };
  await kari.post("/api/schema/UpdateLiteratureSearchItem", { id: row, source: "Medline" });
  await saveItem(kari, number, text.contentGuid, `<p>${"langt ".repeat(1000)}</p>`);

  const by = ids[0];
  const item = text.contentId;
  await eventually(() => expect(toBerit.changes()).toHaveLength(5));
  expect(toBerit.changes()).toMatchObject([
    { no: from + 1, kind: "value", by, item, value: "<p>Et funn</p>" },
    { no: from + 2, kind: "comment", by },
    { no: from + 3, kind: "cells", by, item: literature.contentId, row },
    { no: from + 4, kind: "cells", by, item: literature.contentId, row, cells: { source: "Medline" } },
    { no: from + 5, kind: "value", by, item },
  ]);
  expect(toBerit.changes()[4]).not.toHaveProperty("value");
  await eventually(() => expect(toFay.changes()).toHaveLength(5));
  expect(toFay.changes().map(({ kind }) => kind)).toEqual(["value", "hidden", "cells", "cells", "value"]);
  expect(toFay.changes()[1]).toEqual({ no: from + 2, kind: "hidden" });
  expect(numbersOf(toFay.changes())).toEqual(numbersOf(toBerit.changes()));
  await eventually(() => expect(toDesk.changes()).toHaveLength(5));
});

test("a review under way is its writer's alone; that it was sent is for those who read reviews", async () => {
  const { number, kari, berit, fay } = await aTeam();
  const blocks = await database.db
    .selectFrom("schema_item")
    .select("guid")
    .where("assessment", "=", number)
    .where("reviewer", "is not", null)
    .execute();
  const start = await numberOf(number);
  const answers = await Promise.all(
    blocks.map(({ guid }) => fay.post("/api/schema/SaveSchemaItem", { id: guid, pageId: number, value: "Mitt syn" })),
  );
  const saved = answers.filter(({ status }) => status === 200).length;
  expect(saved).toBeGreaterThan(1);
  const written = (await numberOf(number)) - start;
  await fay.post("/api/schema/SetPeerReviewStatus", { assessmentId: number, isPeerReviewed: true });
  const all = (await numberOf(number)) - start;
  await using toKari = await openStream(kari, number, `?since=${start}`);
  await using toBerit = await openStream(berit, number, `?since=${start}`);
  await using toFay = await openStream(fay, number, `?since=${start}`);
  const told = ({ changes }: LiveStream, kind: string) => changes().filter((each) => each.kind === kind).length;
  await eventually(() => {
    for (const stream of [toKari, toBerit, toFay]) expect(stream.changes()).toHaveLength(all);
  });
  // The reviewer sees all of it. The initiator sees that it was accepted and sent, and that the interests were declared. Others see nothing.
  const interests = 1;
  expect([toKari, toBerit, toFay].map((stream) => told(stream, "hidden"))).toEqual([saved - interests, all, 0]);
  expect(
    toKari
      .changes()
      .slice(written)
      .map(({ kind }) => kind),
  ).toContain("review");
  expect(JSON.stringify([...toKari.events, ...toBerit.events])).not.toContain("Mitt syn");
});

test("who was away gets what was missed, from the stream and as a list; who was away for too long is told to read anew", async () => {
  const { number, kari, berit, text } = await aTeam();
  for (const word of ["en", "to", "tre"]) await saveItem(kari, number, text.contentGuid, `<p>${word}</p>`);
  const list = async (browser: Browser, query: string) => {
    const answer = await browser.get(`/api/live/${number}/changes${query}`);
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const { no } = await list(berit, "");
  const missed = [
    { no: no - 1, kind: "value", value: "<p>to</p>" },
    { no, kind: "value", value: "<p>tre</p>" },
  ];
  expect(await list(berit, `?after=${no - 2}`)).toMatchObject({ no, reload: false, changes: missed });
  await using again = await openStream(berit, number, `?since=${no - 2}`);
  await eventually(() => expect(again.changes()).toMatchObject(missed));

  await database.db
    .deleteFrom("live_change")
    .where("assessment", "=", number)
    .where("no", "=", no - 1)
    .execute();
  expect(await list(berit, `?after=${no - 2}`)).toMatchObject({ no, reload: true, changes: [] });
  expect(await list(berit, `?after=${no + 1}`)).toMatchObject({ no, reload: true, changes: [] });
  await using late = await openStream(berit, number, `?since=${no - 2}`);
  await eventually(() => expect(late.events.map(({ event }) => event)).toEqual(["hello", "reload"]));
});

test("the stream of a deleted contributor ends at once, on every instance, and opens no more; the others hear of it", async () => {
  await using other = await startTestServer({ clone: database, dataDir: server.platform.config.dataDir });
  const { number, ids, kari, berit } = await aTeam();
  const elsewhere = aBrowser(other, berit.cookies);
  await using toBerit = await openStream(elsewhere, number);
  await using toKari = await openStream(kari, number);
  await kari.post("/api/schema/DeleteContributor", { id: number, contributorId: ids[1] });
  await eventually(() => expect(toBerit.isEnded()).toBe(true));
  expect(toBerit.events.at(-1)).toEqual({ event: "bye", data: { because: "seat-gone" } });
  expect(toBerit.changes()).toEqual([]);
  await eventually(() => expect(toKari.changes().at(-1)).toMatchObject({ kind: "seat" }));
  await using refused = await openStream(elsewhere, number);
  expect(refused.status).toBe(401);
});

test.each(["logout", "logout/everywhere"])(
  "the streams of who signs out (%s) end at once, on every instance",
  async (call) => {
    await using other = await startTestServer({ clone: database, dataDir: server.platform.config.dataDir });
    const { number } = await anAssessment(database.db, { opened: true, seats: roles });
    const editor = await signedInAs(server, "redaktor");
    await using stream = await openStream(aBrowser(other, editor.cookies), number);
    const from = performance.now();
    expect((await editor.post(`/api/${call}`)).status).toBe(200);
    await eventually(() => expect(stream.isEnded()).toBe(true));
    // Sessions are looked up again each 15 s in any case.
    expect(performance.now() - from).toBeLessThan(10_000);
    expect(stream.events.at(-1)).toEqual({ event: "bye", data: { because: "signed-out" } });
  },
);

test("who is here, and in which block; in which block of a review is told to nobody", async () => {
  const { number, ids, kari, berit, fay, text } = await aTeam();
  await using toKari = await openStream(kari, number);
  expect(toKari.here()).toEqual([]);
  await say(berit, number, { item: text.contentId });
  const inText = { seat: ids[1], name: "Berit Eksempel", item: text.contentId };
  await eventually(() => expect(toKari.here()).toEqual([inText]));
  const own = await database.db
    .selectFrom("schema_item")
    .select("number")
    .where("assessment", "=", number)
    .where("reviewer", "=", ids[2] ?? "")
    .executeTakeFirstOrThrow();
  await say(fay, number, { item: own.number });
  await eventually(() => expect(toKari.here()).toEqual([inText, { seat: ids[2], name: "Fay Eksempel", item: null }]));
  // Another's seat is nobody's to speak for.
  await say(fay, number, { item: text.contentId, seat: ids[0] });
  await say(berit, number, { left: true });
  await eventually(() => expect(toKari.here()).toEqual([{ seat: ids[2], name: "Fay Eksempel", item: text.contentId }]));
  expect((await say(kari, number, { item: 2 ** 31 })).status).toBe(400);
});

test("where somebody stands in a text is told on every instance and kept nowhere; of a review, after leaving and by another's seat it is not", async () => {
  await using other = await startTestServer({ clone: database, dataDir: server.platform.config.dataDir });
  const { number, ids, kari, berit, fay, text } = await aTeam();
  const [, seat = "", reviewer = ""] = ids;
  const elsewhere = aBrowser(other, berit.cookies);
  await using toKari = await openStream(kari, number);
  const item = text.contentId;
  const at = { rev: 3, anchor: 5, head: 9 };
  expect((await say(elsewhere, number, { item, at })).status).toBe(200);
  await eventually(() => expect(toKari.marks()).toEqual([{ seat, at: { ...at, item } }]));
  const written = () =>
    database.db.selectFrom("live_here").select("at").where("contributor", "=", seat).executeTakeFirstOrThrow();
  const before = await written();
  const news = await numberOf(number).catch(() => 0);
  // Who is known to be there is not written down again for each place.
  await say(elsewhere, number, { item, at: { ...at, head: 12 } });
  await eventually(() => expect(toKari.marks().at(-1)?.at).toMatchObject({ head: 12 }));
  expect(await written()).toEqual(before);

  const own = await database.db
    .selectFrom("schema_item")
    .select("number")
    .where("assessment", "=", number)
    .where("reviewer", "=", reviewer)
    .executeTakeFirstOrThrow();
  await say(fay, number, { item: own.number, at });
  await say(fay, number, { item: own.number, at, seat });
  await say(elsewhere, number, { left: true, at });
  await eventually(() =>
    expect(toKari.marks().slice(2)).toEqual(
      expect.arrayContaining([
        { seat, at: null },
        { seat: reviewer, at: null },
      ]),
    ),
  );
  expect(toKari.marks().filter((mark) => mark.at !== null)).toHaveLength(2);
  expect(await numberOf(number).catch(() => 0)).toBe(news);
  for (const wrong of [{ rev: -1, anchor: 0, head: 0 }, { rev: 0, anchor: 2 ** 40, head: 0 }, { rev: 0 }, "5"])
    expect((await say(berit, number, { item, at: wrong })).status).toBe(400);
  // Who has nothing to do with the assessment tells nothing either.
  const stranger = await aTeam();
  expect((await say(stranger.kari, number, { item, at })).status).toBe(404);
});

test("however many write at once, by saves and by transactions, each change has the next number", async () => {
  const { number, kari, berit, text, ofKind } = await aTeam();
  const literature = ofKind("LiteratureSearch").contentGuid;
  const search = { section: "B", searchType: "DB", source: "Embase", date: "2026-03-02", numberOfSearchHits: 7 };
  await using toKari = await openStream(kari, number, "?since=0");
  const writes = Array.from({ length: 30 }, (_, index) => {
    const browser = index % 2 === 0 ? kari : berit;
    if (index % 3 === 0) return browser.post("/api/schema/CreateLiteratureSearchItem", { id: literature, ...search });
    if (index % 3 === 1) return saveItem(browser, number, text.contentGuid, `<p>tekst ${index}</p>`);
    return browser.post("/api/schema/SaveComment", { id: text.contentGuid, value: `ord ${index}`, type: "comment" });
  });
  expect((await Promise.all(writes)).filter(({ status }) => status !== 200)).toEqual([]);
  const no = await numberOf(number);
  expect(no).toBeGreaterThanOrEqual(30);
  await eventually(() => expect(toKari.changes()).toHaveLength(no));
  expect(numbersOf(toKari.changes())).toEqual(Array.from({ length: no }, (_, index) => index + 1));
  expect(toKari.events.filter(({ event }) => event === "reload")).toEqual([]);
});

test("a browser may hold twenty streams; another is refused until one is closed", async () => {
  const { number, berit } = await aTeam();
  await using streams = new AsyncDisposableStack();
  for (let open = 0; open < 20; open++) streams.use(await openStream(berit, number));
  expect((await berit.get(`/api/live/${number}`)).status).toBe(429);
  await streams.disposeAsync();
  await eventually(async () => {
    await using again = await openStream(berit, number);
    expect(again.status).toBe(200);
  });
});

test("stopping ends the streams, so that it waits for none", async () => {
  await using own = await clone();
  await using stopping = await startTestServer({ clone: own });
  const { number, seats } = await anAssessment(own.db, { opened: true });
  const browser = await seatedAs(stopping, seats[0]?.id ?? "");
  await using stream = await openStream(browser, number);
  const drained = stopping.drain(1_000);
  await eventually(() => expect(stream.isEnded()).toBe(true));
  expect(stream.events.at(-1)).toEqual({ event: "bye", data: { because: "stopping" } });
  await drained;
  await stopping.stop();
});
