import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { decisions } from "../../features/overview/server/count-store.ts";
import { pipeline } from "../../features/overview/server/stage-store.ts";
import { runExport } from "../../features/transfer/server/index.ts";
import { norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import { aPublished, askFor, byLink, introduced } from "../builders/a-decision.ts";
import { inDays, reviewDayFor } from "../builders/a-review-day.ts";
import { anAdoption, publishAdoption } from "../builders/an-adoption.ts";
import { aBrowser } from "../builders/browser.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const { db } = database;
const editor = await signedInAs(server, "redaktor");
const folder = await mkdtemp(path.join(tmpdir(), "minimetode-confirmed-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => db.deleteFrom("rate_counter").execute());

async function atDesk(number: number, way: string, body: object = {}) {
  const { rev } = (await reviewDayFor(editor, number)).body;
  const answer = await editor.post(way, { rev, ...body });
  expect([answer.status, await answer.clone().text()]).toEqual([200, expect.anything()]);
}
const confirm = (number: number) =>
  atDesk(number, `/api/assessments/${number}/confirm`, { dueOn: inDays(700), searchedOn: inDays(-3) });
const undo = (number: number) => atDesk(number, `/api/desk/assessments/${number}/undo-confirmation`);
const originalFor = async (number: number) =>
  (await (await aBrowser(server).get(`/api/assessments/${number}`)).json()).adopts;

test("an original that is confirmed as unchanged has no new edition for those who build on it", async () => {
  const { number: original } = await aPublished(server, { name: "Eksempel: originalen" });
  const early = await anAdoption(server, original);
  await publishAdoption(server, editor, early);
  await confirm(original);
  expect(await originalFor(early.number)).toMatchObject({ version: 1, newer: null, withdrawn: null });

  // One that was begun on the confirmation stays with the same text when that is undone.
  const late = await anAdoption(server, original, { title: "Eksempel: begynt senere" });
  await publishAdoption(server, editor, late);
  expect(await originalFor(late.number)).toMatchObject({ version: 2, newer: null, withdrawn: null });
  await undo(original);
  expect(await originalFor(late.number)).toMatchObject({ version: 1, newer: null, withdrawn: null });
});

test("a decision on an edition that is confirmed as unchanged is one on the newest text: for its decider, the overview and an export", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  await byLink(server, "give", { ...asked, ...introduced });
  const then = new Date(Date.now() - 300 * 86_400_000);
  await db.updateTable("publication").set({ published_at: then }).where("assessment", "=", number).execute();
  const at = new Date();
  const today = norwegianIsoDay(at);
  const counted = async () => {
    const rows = await decisions(db, Number(today.slice(0, 4)), today, at);
    const stages = await pipeline(db, at);
    return ["older", "older-decided"]
      .map((figure) => rows.filter((row) => row.figure === figure).reduce((sum, row) => sum + row.count, 0))
      .concat(Math.max(...stages.filter(({ stage }) => stage === "published").flatMap(({ days }) => days)));
  };
  const { number: undecided } = await aPublished(server);
  await db
    .updateTable("publication")
    .set({ published_at: new Date(0) })
    .where("assessment", "=", undecided)
    .execute();
  const before = await counted();
  await confirm(number);
  await confirm(undecided);
  expect(await counted()).toEqual(before);
  expect((await byLink(server, "inspect", asked)).body.assessment).toMatchObject({ edition: 1, newest: 1 });
  const outcomes: string[] = [];
  const options = { folder, at: new Date(0), isPublished: false };
  const { guid } = await db
    .selectFrom("assessment")
    .select("guid")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  for await (const record of runExport({ db, files: server.platform.files }, options))
    if (record.record === "assessment" && record.id === guid)
      outcomes.push(...(record.decisions ?? []).map(({ outcome }) => outcome));
  expect(outcomes).toEqual(["introduced"]);
});
