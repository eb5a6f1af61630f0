import { sql } from "kysely";
import { expect, test } from "vitest";
import { cardSoon, lockAssessmentShared } from "../../features/assessment/server/index.ts";
import { blocksFeeding } from "../../features/template/rules/index.ts";
import { newestTemplate } from "../../features/template/server/index.ts";
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

const FEEDS = ["card-summary", "card-links", "summary", "summary-links"] as const;

/** An opened assessment, the texts that feed its card (the card's summary first), and who may write in them. */
async function typed() {
  const assessment = await aFilledAssessment(server, { name: "Eksempel: kort" });
  const { template } = await newestTemplate(database.db, "1");
  const keys = FEEDS.flatMap((feed) => blocksFeeding(template, feed).map(({ block }) => block.key));
  const rows = await database.db
    .selectFrom("schema_item")
    .select(["guid", "key"])
    .where("assessment", "=", assessment.number)
    .where("key", "in", keys)
    .execute();
  const fields = keys.flatMap((key) => rows.filter((row) => row.key === key).map(({ guid }) => guid));
  const initiator = await seatedAs(server, assessment.seats[0]?.id ?? "");
  const write = async (text: string, field = fields[0] ?? "") =>
    expect((await saveItem(initiator, assessment.number, field, `<p>${text}</p>`)).status).toBe(200);
  const read = () => visitor.get(`/api/methodassessment/GetAssessment?id=${assessment.number}`);
  const waiting = async () => {
    const { rows } = await sql`
      select from graphile_worker.jobs where starts_with(key, ${`card:${assessment.number}:`})`.execute(database.db);
    return rows.length;
  };
  return { ...assessment, initiator, fields, write, read, waiting };
}

test("a card follows its fields: once for all that is typed in a second, with the search", async () => {
  const { write, read, waiting } = await typed();
  for (const text of ["kvorvilk", "kvorvilken", "kvorvilkensom"]) await write(text);
  await workIsDone(database.db);
  expect(await waiting()).toBe(0);
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

test("a save waits for no other save of the card, and one that commits after the card was made still reaches it", async () => {
  const { number, fields, write, read } = await typed();
  const [summary = "", another = ""] = fields;
  await database.db.transaction().execute(async (tx) => {
    const row = await lockAssessmentShared(tx, String(number));
    if (!row) throw new Error("no assessment");
    const value = JSON.stringify("<p>senfullført</p>");
    await tx.updateTable("schema_item").set({ value }).where("guid", "=", summary).execute();
    await sql`select ${cardSoon(row, new Date())}`.execute(tx);
    await write("imens", another);
    await workIsDone(database.db);
    expect((await (await read()).json()).summary).not.toContain("senfullført");
  });
  await workIsDone(database.db);
  expect((await (await read()).json()).summary).toContain("senfullført");
});

test("authors who type at once in fields of the same card and of different ones are all answered, and cards end with the last texts", async () => {
  const cards = [await typed(), await typed(), await typed()];
  await Promise.all(
    cards.flatMap(({ fields, write }) =>
      fields.map(async (field) => {
        for (let count = 1; count <= 10; count++) await write(`tekst-${count}-${field}`, field);
      }),
    ),
  );
  await workIsDone(database.db);
  for (const { fields, read, waiting } of cards) {
    expect((await (await read()).json()).summary).toContain(`tekst-10-${fields[0]}`);
    expect(await waiting()).toBe(0);
  }
});
