import { beforeEach, expect, test } from "vitest";
import { aPublished, askFor, byLink, decisionsFor, deskDecision, introduced, mailsTo } from "../builders/a-decision.ts";
import { inDays, reviewDayFor } from "../builders/a-review-day.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { db } = database;
const editor = await signedInAs(server, "redaktor");
const reader = aBrowser(server);
beforeEach(() => db.deleteFrom("rate_counter").execute());

async function call(number: number, path: "confirm" | "undo", body: object = {}) {
  const { rev } = (await reviewDayFor(editor, number)).body;
  const address =
    path === "undo" ? `/api/desk/assessments/${number}/undo-confirmation` : `/api/assessments/${number}/confirm`;
  expect((await editor.post(address, { rev, ...body })).status).toBe(200);
}
const confirm = (number: number) => call(number, "confirm", { dueOn: inDays(700), searchedOn: inDays(-3) });
const undo = (number: number) => call(number, "undo");
const shown = async (number: number) => (await decisionsFor(reader, number)).body.decisions;
const editionsOf = async (number: number) =>
  (
    await db
      .selectFrom("decision")
      .select(["id", "publication"])
      .where("assessment", "=", number)
      .orderBy("id")
      .execute()
  ).map(({ publication }) => publication);
const standing = async (number: number) =>
  (await db.selectFrom("publication").select("id").where("assessment", "=", number).executeTakeFirstOrThrow()).id;
const given = (outcome: string) => ({ ...introduced, outcome, deciderRole: "Klinikksjef", mayBeShown: true });

test("decisions on it are those on the edition that it repeated: readers keep them, links work, and nobody is told that anything was withdrawn", async () => {
  const { number, initiator } = await aPublished(server);
  await confirm(number);
  const asked = await askFor(server, initiator, number);
  const decided = { ...given("introduced"), token: asked.token, rev: asked.rev };
  const answer = await byLink(server, "give", decided);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  expect(await shown(number)).toMatchObject([{ outcome: "introduced", edition: 2 }]);
  const mails = (await mailsTo(server, asked.email)).length;

  await undo(number);
  expect(await mailsTo(server, asked.email)).toHaveLength(mails);
  expect(await shown(number)).toMatchObject([{ outcome: "introduced", edition: 1 }]);
  expect(await editionsOf(number)).toEqual([await standing(number)]);
  const page = await byLink(server, "inspect", { token: asked.token });
  expect(page).toMatchObject({ status: 200, body: { assessment: { edition: 1, newest: 1 } } });
  const { decisions } = await db
    .selectFrom("search_document")
    .select("decisions")
    .where("ref", "=", number)
    .where("route", "=", "methodassessment")
    .executeTakeFirstOrThrow();
  expect(decisions).toEqual(["introduced"]);
});

test("of an organisation that decided on both the later decision stands, and one that is only asked for gives way", async () => {
  const { number, initiator } = await aPublished(server);
  const first = await askFor(server, initiator, number);
  expect((await byLink(server, "give", { ...given("postponed"), token: first.token, rev: first.rev })).status).toBe(
    200,
  );
  await confirm(number);
  const second = await askFor(server, initiator, number);
  expect((await byLink(server, "give", { ...given("introduced"), token: second.token, rev: second.rev })).status).toBe(
    200,
  );
  await undo(number);
  expect(await shown(number)).toMatchObject([{ outcome: "introduced", edition: 1 }]);

  await confirm(number);
  const third = await askFor(server, initiator, number);
  await undo(number);
  expect(await shown(number)).toMatchObject([{ outcome: "introduced", edition: 1 }]);
  expect((await byLink(server, "inspect", { token: third.token })).status).toBe(410);
  const { body } = await decisionsFor(editor, number);
  const left = body.decisions.filter(({ no }: { no: number }) => no === third.no || no === first.no);
  for (const { no, rev } of left)
    expect((await deskDecision(editor, number, no, "remove", { rev, reason: "Angret utgave" })).status).toBe(200);
  expect(await shown(number)).toHaveLength(1);
});

test("a withdrawal of every edition still takes the decisions with it, and tells the deciders", async () => {
  const { number, initiator } = await aPublished(server);
  await confirm(number);
  const asked = await askFor(server, initiator, number);
  await undo(number);
  expect((await atDesk(editor, number, "withdraw", { message: "Feil" })).status).toBe(200);
  expect((await mailsTo(server, asked.email)).at(-1)?.subject).toContain("trukket tilbake");
});
