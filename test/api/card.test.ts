import { sql } from "kysely";
import { expect, test } from "vitest";
import { blocksFeeding } from "../../core/template/index.ts";
import { newestTemplate } from "../../server/template/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";
import { publicSearch } from "./canary/public-answers.ts";

const { database, server } = await serverForFile();
const visitor = aBrowser(server);

/** An opened assessment, the field that is its card's summary, and who may write in it. */
async function typed() {
  const assessment = await aFilledAssessment(server, { name: "Eksempel: kort" });
  const { template } = await newestTemplate(database.db, "1");
  const [summary] = blocksFeeding(template, "card-summary");
  const { guid } = await database.db
    .selectFrom("schema_item")
    .select("guid")
    .where("assessment", "=", assessment.number)
    .where("key", "=", summary?.block.key ?? "")
    .executeTakeFirstOrThrow();
  const initiator = await seatedAs(server, assessment.seats[0]?.id ?? "");
  const write = async (text: string) =>
    expect((await saveItem(initiator, assessment.number, guid, `<p>${text}</p>`)).status).toBe(200);
  const read = () => visitor.get(`/api/methodassessment/GetAssessment?id=${assessment.number}`);
  const waiting = async () => {
    const { rows } = await sql`select from graphile_worker.jobs where key = ${`card:${assessment.number}`}`.execute(
      database.db,
    );
    return rows.length;
  };
  return { ...assessment, initiator, write, read, waiting };
}

test("a card follows its fields: once for all that is typed in a second, with the search", async () => {
  const { write, read, waiting } = await typed();
  for (const text of ["kvorvilk", "kvorvilken", "kvorvilkensom"]) await write(text);
  expect(await waiting()).toBeLessThanOrEqual(1);
  await workIsDone(database.db);
  expect((await (await read()).json()).summary).toContain("kvorvilkensom");
  expect((await publicSearch(server, { q: "kvorvilkensom" })).totalMatching).toBe(1);
});

test("what was typed before the card was hidden, or before it was published, shows no card of its own later", async () => {
  const editor = await signedInAs(server, "redaktor");
  const { number, write, read, initiator } = await typed();
  await write("skjulesord");
  expect((await atDesk(editor, number, "card", { hidden: true })).status).toBe(200);
  await workIsDone(database.db);
  expect((await read()).status).toBe(404);
  expect((await publicSearch(server, { q: "skjulesord" })).totalMatching).toBe(0);

  expect((await atDesk(editor, number, "card", { hidden: false })).status).toBe(200);
  await write("sistesord");
  expect((await initiator.post("/api/schema/SendApprovalRequest", { assessmentId: number })).status).toBe(200);
  expect((await atDesk(editor, number, "publish", { note: "Ut" })).status).toBe(200);
  await workIsDone(database.db);
  expect(await (await read()).json()).toMatchObject({ shows: "published", assessmentStatus: 3 });
});
