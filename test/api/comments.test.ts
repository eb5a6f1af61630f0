import { expect, test } from "vitest";
import { z } from "zod";
import { Comment } from "../../features/api/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import type { Browser } from "../builders/browser.ts";
import { deskView } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

const roles = [
  { role: "initiator", name: "Kari Eksempel" },
  { role: "librarian", name: "Berit Eksempel" },
  { role: "economist", name: "Per Eksempel" },
  { role: "peer", name: "Fay Eksempel" },
  { role: "other", name: "Ny Eksempel" },
] as const;

/** An assessment with five people who have opened their links, and one of its rich texts. */
async function aTeamOfFive() {
  const { number, seats } = await anAssessment(database.db, { opened: true, seats: roles });
  await database.db
    .updateTable("contributor")
    .set({ redeemed_at: new Date() })
    .where("assessment", "=", number)
    .execute();
  const [kari, berit, per, fay] = await Promise.all(seats.map(({ id }) => seatedAs(server, id)));
  if (!kari || !berit || !per || !fay) throw new Error("five seats were asked for");
  const items = everyItem((await detailsOf(kari, number)).schema.schemaItems);
  const ofKind = (kind: string) => items.find(({ blockType }) => blockType === kind)?.contentGuid ?? "";
  return { number, seats, kari, berit, per, fay, text: ofKind("TextEditor"), ofKind };
}

const write = (browser: Browser, id: string, value: string, more: object = {}) =>
  browser.post("/api/schema/SaveComment", { id, value, type: "comment", ...more });
const written = async (browser: Browser, id: string, value: string, more: object = {}) => {
  const answer = await write(browser, id, value, more);
  expect(answer.status).toBe(200);
  return Comment.parse(await answer.json());
};
const list = async (browser: Browser, id: string) => {
  const answer = await browser.get(`/api/schema/GetComments/${id}`);
  expect(answer.status).toBe(200);
  return z.array(Comment).parse(await answer.json());
};
const edit = (browser: Browser, id: number, value: string, more: object = {}) =>
  browser.post(`/api/schema/EditComment/${id}`, { id, value, type: "comment", ...more });
const remove = (browser: Browser, id: number, query = "") =>
  browser.fetch(`/api/schema/DeleteComment/${id}${query}`, { method: "DELETE" });
const restore = (browser: Browser, id: number) => browser.post("/api/schema/Restore", { kind: "comment", id });

test("a thread: written, answered, resolved, opened again by an answer; each sees what is theirs and what is unread", async () => {
  const { number, kari, berit, text } = await aTeamOfFive();
  const first = await written(kari, text, " Stemmer <b>tallet</b>?\n", { pageId: number, quote: "12 pasienter" });
  expect(first).toMatchObject({
    comment: "Stemmer <b>tallet</b>?",
    username: "Kari Eksempel",
    parentId: null,
    resolvedAt: null,
    mine: true,
    quote: "12 pasienter",
    unread: false,
    rev: 1,
  });
  expect(await list(berit, text)).toEqual([{ ...first, mine: false, unread: true }]);
  const answer = await written(berit, text, "Ja", { parentId: first.commentId, quote: "kommer ikke med" });
  expect(answer).toMatchObject({ parentId: first.commentId, quote: null, mine: true });
  const resolve = (browser: Browser, resolved: boolean) =>
    browser.post(`/api/schema/ResolveComment/${first.commentId}`, { resolved });
  expect((await resolve(kari, true)).status).toBe(200);
  expect((await resolve(kari, true)).status).toBe(200);
  const resolvedAt = (await list(kari, text)).map((each) => each.resolvedAt);
  expect(resolvedAt).toEqual([resolvedAt[0], resolvedAt[0]]);
  expect(resolvedAt[0]).not.toBeNull();
  await written(berit, text, "Nei, forresten", { parentId: first.commentId });
  expect((await list(kari, text)).map((each) => each.resolvedAt)).toEqual([null, null, null]);
  expect((await kari.post(`/api/schema/ResolveComment/${answer.commentId}`, { resolved: true })).status).toBe(404);
});

test("the details carry the list of each block, and the working copy its counts; a peer gets neither", async () => {
  const { number, kari, berit, fay, text } = await aTeamOfFive();
  const first = await written(kari, text, "Hei");
  const second = await written(kari, text, "Hei igjen");
  const onBlock = async (browser: Browser) =>
    everyItem((await detailsOf(browser, number)).schema.schemaItems).find(({ contentGuid }) => contentGuid === text)
      ?.comments;
  expect(await onBlock(berit)).toEqual(await list(berit, text));
  expect(await onBlock(fay)).toEqual([]);
  const counts = async (browser: Browser) =>
    (await (await browser.get(`/api/assessments/${number}/working-copy`)).json()).comments;
  const count = { contentGuid: text, open: 2, unread: 0, newest: second.commentId };
  expect(await counts(kari)).toEqual([count]);
  expect(await counts(berit)).toEqual([{ ...count, unread: 2 }]);
  expect(await counts(fay)).toEqual([]);
  const editor = await signedInAs(server, "redaktor");
  expect(await counts(editor)).toEqual([count]);
  const see = (upto: number) => berit.post("/api/schema/SeeComments", { id: text, upto });
  // Who saves a field shares the assessment: reading waits for nobody who does.
  await database.db.transaction().execute(async (tx) => {
    await tx.selectFrom("assessment").select("number").where("number", "=", number).forShare().execute();
    expect((await see(first.commentId)).status).toBe(200);
  });
  expect(await counts(berit)).toEqual([{ ...count, unread: 1 }]);
  await see(second.commentId + 1000);
  await see(first.commentId);
  expect(await counts(berit)).toEqual([count]);
  await written(kari, text, "Ulest");
  expect((await counts(berit))[0].unread).toBe(1);
});

test("one changes one's own, and no other's; an unseen change is told, the same text changes nothing", async () => {
  const { kari, berit, text } = await aTeamOfFive();
  const { commentId } = await written(berit, text, "Først");
  const refused = await edit(kari, commentId, "Overtatt");
  expect([refused.status, (await refused.json()).because]).toEqual([403, "OnlyItsWriterMayDoThis"]);
  const changed = await edit(berit, commentId, "Så", { rev: 1 });
  expect([changed.status, (await changed.json()).rev]).toEqual([200, 2]);
  const late = await edit(berit, commentId, "Fra en annen fane", { rev: 1 });
  expect([late.status, (await late.json()).current]).toEqual([409, { rev: 2, value: "Så" }]);
  const same = await edit(berit, commentId, "Så", { rev: 1 });
  expect([same.status, (await same.json()).rev]).toEqual([200, 2]);
  const [stored] = await list(kari, text);
  expect(stored).toMatchObject({ comment: "Så", rev: 2 });
  expect(stored?.changed).not.toBeNull();
});

test("who wrote it and the initiator delete; answers stay; who deleted it and the initiator bring it back", async () => {
  const { kari, berit, per, text } = await aTeamOfFive();
  const first = await written(berit, text, "Først");
  const answer = await written(per, text, "Svar", { parentId: first.commentId });
  expect((await remove(per, first.commentId)).status).toBe(403);
  expect((await remove(berit, first.commentId, "?rev=9")).status).toBe(409);
  expect((await remove(berit, first.commentId)).status).toBe(200);
  const withBody = { method: "DELETE", headers: { "content-type": "application/json" } };
  const body = JSON.stringify({ id: text, type: "comment", pageId: null });
  const again = await berit.fetch(`/api/schema/DeleteComment/${first.commentId}`, { ...withBody, body });
  expect(again.status).toBe(200);
  expect(await list(kari, text)).toMatchObject([{ commentId: answer.commentId, parentId: first.commentId }]);
  const late = await edit(berit, first.commentId, "For sent");
  expect([late.status, (await late.json()).current]).toEqual([409, { rev: 2, value: null }]);
  expect((await restore(per, first.commentId)).status).toBe(403);
  const deleted = async (browser: Browser) => (await browser.get(`/api/schema/DeletedComments/${text}`)).json();
  expect(await deleted(per)).toEqual([]);
  expect(await deleted(berit)).toMatchObject([
    { commentId: first.commentId, comment: "Først", username: "Berit Eksempel" },
  ]);
  const back = await restore(berit, first.commentId);
  expect([back.status, (await back.json()).cells]).toEqual([200, { comment: "Først" }]);
  expect((await list(kari, text)).map(({ comment }) => comment)).toEqual(["Først", "Svar"]);
  expect((await remove(kari, first.commentId)).status).toBe(200);
  expect((await restore(berit, first.commentId)).status).toBe(403);
  expect((await restore(kari, first.commentId)).status).toBe(200);
});

test("what was deleted more than 30 days ago does not come back", async () => {
  const { kari, text } = await aTeamOfFive();
  const { commentId } = await written(kari, text, "Gammel");
  await remove(kari, commentId);
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await database.db.updateTable("comment").set({ deleted_at: longAgo }).where("id", "=", commentId).execute();
  expect((await restore(kari, commentId)).status).toBe(404);
  expect(await (await kari.get(`/api/schema/DeletedComments/${text}`)).json()).toEqual([]);
});

test("a block's counts: threads that are not resolved, also one whose first comment is deleted, and what others wrote since", async () => {
  const { number, kari, berit, text } = await aTeamOfFive();
  const [first, second, third] = [
    await written(kari, text, "En"),
    await written(kari, text, "To"),
    await written(kari, text, "Tre"),
  ];
  const answers = await Promise.all(
    [first, second].map(({ commentId }) => written(berit, text, "Svar", { parentId: commentId })),
  );
  await kari.post(`/api/schema/ResolveComment/${second.commentId}`, { resolved: true });
  await remove(kari, first.commentId);
  await remove(kari, third.commentId);
  const counts = async (browser: Browser) =>
    (await (await browser.get(`/api/assessments/${number}/working-copy`)).json()).comments;
  const newest = Math.max(...answers.map(({ commentId }) => commentId));
  expect(await counts(kari)).toEqual([{ contentGuid: text, open: 1, unread: 2, newest }]);
  expect(await counts(berit)).toEqual([{ contentGuid: text, open: 1, unread: 0, newest }]);
});

test("deleted comments that can be brought back take up room on a block; older ones do not", async () => {
  const { seats, number, kari, text } = await aTeamOfFive();
  const { commentId } = await written(kari, text, "Den første");
  const { owner } = await database.db
    .selectFrom("comment")
    .select("owner")
    .where("id", "=", commentId)
    .executeTakeFirstOrThrow();
  const contributor = seats[0]?.id ?? "";
  const one = { assessment: number, owner, contributor, body: "Slettet", mentions: [], deleted_at: new Date() };
  await database.db
    .insertInto("comment")
    .values(Array.from({ length: 499 }, () => one))
    .execute();
  const full = await write(kari, text, "En for mye");
  expect([full.status, (await full.json()).fields?.[0]?.kind]).toEqual([422, "TooManyComments"]);
  await database.db
    .updateTable("comment")
    .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
    .where("owner", "=", owner)
    .where("deleted_at", "is not", null)
    .execute();
  await written(kari, text, "Nå er det plass");
});

test("nothing is written where comments are off, on a section, in another's thread, or without words", async () => {
  const { kari, text, ofKind } = await aTeamOfFive();
  const other = await aTeamOfFive();
  const { commentId } = await written(other.kari, other.text, "Et annet sted");
  const statusOf = async (answer: Promise<Response>) => (await answer).status;
  expect(await statusOf(write(kari, ofKind("Section"), "Hei"))).toBe(422);
  expect(await statusOf(write(kari, text, " \n "))).toBe(422);
  expect(await statusOf(write(kari, text, "x".repeat(10_001)))).toBe(422);
  expect(await statusOf(write(kari, text, "Hei", { parentId: commentId }))).toBe(404);
  expect(await statusOf(write(kari, other.text, "Hei"))).toBe(404);
  expect(await list(kari, text)).toEqual([]);
});

test("who is named gets a mail at once, once, without the words; a peer is never named, and nobody by themselves", async () => {
  const { number, seats, kari, text } = await aTeamOfFive();
  const unopened = database.db.updateTable("contributor").set({ redeemed_at: null });
  await unopened.where("id", "=", seats[4]?.id ?? "").execute();
  const mailsTo = async (at: number) => (await server.mails()).filter(({ to }) => to === seats[at]?.email);
  const { commentId } = await written(kari, text, "@Berit hemmeligord, @Fay Eksempel, @Ny og @Kari Eksempel");
  const [mail, ...more] = await mailsTo(1);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("Kari Eksempel har nevnt deg i en kommentar");
  expect(mail?.text).toContain(`/rediger/${number}/?id=${seats[1]?.id}&role=librarian&tab=`);
  expect(mail?.text).toContain(`#kommentarer-${text}`);
  expect(JSON.stringify(mail)).not.toContain("hemmeligord");
  expect(await mailsTo(0)).toEqual([]);
  expect(await mailsTo(3)).toEqual([]);
  expect(await mailsTo(4)).toEqual([]);
  await edit(kari, commentId, "@Berit og @Per, hemmeligord");
  expect(await mailsTo(1)).toHaveLength(1);
  expect(await mailsTo(2)).toHaveLength(1);
});

test("who is edited out and in again gets no second mail, nor who is named in two comments within ten minutes", async () => {
  const { number, seats, kari, text } = await aTeamOfFive();
  const mails = async () => (await server.mails()).filter(({ to }) => to === seats[1]?.email).length;
  const ago = (minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000);
    return database.db
      .updateTable("comment")
      .set({ created_at: at, changed_at: at })
      .where("assessment", "=", number)
      .execute();
  };
  const { commentId } = await written(kari, text, "@Berit");
  for (const value of ["uten", "@Berit igjen", "uten", "@Berit til slutt"]) {
    await ago(11);
    expect((await edit(kari, commentId, value)).status).toBe(200);
  }
  expect(await mails()).toBe(1);
  const second = await written(kari, text, "@Berit");
  expect(await mails()).toBe(1);
  await ago(9);
  await edit(kari, second.commentId, "@Berit, fortsatt");
  expect(await mails()).toBe(1);
  await ago(11);
  await written(kari, text, "@Berit");
  expect(await mails()).toBe(2);
});

test("everything that was ever written is in the history, and is not when the assessment was last saved", async () => {
  const { number, kari, text } = await aTeamOfFive();
  const lastSaved = async () => (await kari.get(`/api/schema/GetLastSavedSchemaPage?id=${number}`)).json();
  const before = await lastSaved();
  const editor = await signedInAs(server, "redaktor");
  const atTheDesk = await deskView(editor, number);
  const { commentId } = await written(kari, text, "Først");
  await edit(kari, commentId, "Så");
  await remove(kari, commentId);
  await restore(kari, commentId);
  const resolve = (resolved: boolean) => kari.post(`/api/schema/ResolveComment/${commentId}`, { resolved });
  for (const resolved of [true, true, false, true]) await resolve(resolved);
  await written(kari, text, "Et svar", { parentId: commentId });
  const rows = await database.db
    .selectFrom("history")
    .select(["action", "rev", "value"])
    .where("assessment", "=", number)
    .where("kind", "=", "comment")
    .where("ref", "=", commentId)
    .orderBy("id")
    .execute();
  // The last one is the answer, which opens the thread again.
  const actions = "saved 1, saved 2, deleted 3, restored 4, resolved 4, reopened 4, resolved 4, reopened 4";
  expect(rows.map(({ action, rev }) => `${action} ${rev}`).join(", ")).toBe(actions);
  expect(rows.map(({ value }) => value)).toMatchObject(["Først", ...Array(7).fill("Så")].map((body) => ({ body })));
  expect(await lastSaved()).toBe(before);
  expect(await deskView(editor, number)).toEqual(atTheDesk);
});
