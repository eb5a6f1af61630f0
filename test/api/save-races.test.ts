import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { lockAssessment } from "../../features/assessment/server/index.ts";
import type { Tx } from "../../platform/server/http/work.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";
import { untilWaiting } from "../until-waiting.ts";

const { database, server } = await serverForFile();

/** A draft that could be sent, its initiator, and one of its texts. */
async function drafted() {
  const { number, seats } = await aFilledAssessment(server);
  const initiator = await seatedAs(server, seats[0]?.id ?? "");
  const items = everyItem((await detailsOf(initiator, number)).schema.schemaItems);
  const guid = items.find(({ blockType }) => blockType === "TextEditor")?.contentGuid ?? "";
  const stored = () =>
    database.db
      .selectFrom("schema_item")
      .select(["number", "rev", "value"])
      .where("guid", "=", guid)
      .executeTakeFirstOrThrow();
  const kept = async () => {
    const { number: ref } = await stored();
    const rows = database.db.selectFrom("history").select(["rev", "value"]).where("kind", "=", "block");
    return rows.where("ref", "=", ref).orderBy("id").execute();
  };
  const post = (path: string, body: object, key: string) =>
    initiator.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(body),
    });
  return {
    stored,
    kept,
    save: (text: string, { key = randomUUID(), rev }: { key?: string; rev?: number } = {}) =>
      post("/api/schema/SaveSchemaItem", { id: guid, pageId: number, value: `<p>${text}</p>`, rev }, key),
    send: () => post("/api/schema/SendApprovalRequest", { assessmentId: number }, randomUUID()),
    holdAssessment: (tx: Tx) => lockAssessment(tx, String(number)),
    holdText: (tx: Tx) => tx.selectFrom("schema_item").select("number").where("guid", "=", guid).forUpdate().execute(),
    setStatus: (tx: Tx) => tx.updateTable("assessment").set({ status: 2 }).where("number", "=", number).execute(),
    setRev: (tx: Tx, rev: number) => tx.updateTable("schema_item").set({ rev }).where("guid", "=", guid).execute(),
  };
}

const inTest = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

test("a save that waits while the assessment is sent is refused, and writes nothing", async () => {
  const { save, stored, kept, holdAssessment, setStatus } = await drafted();
  const [before, history] = [await stored(), await kept()];
  const { late } = await inTest(async (tx) => {
    await holdAssessment(tx);
    const waiting = save("for sent");
    await untilWaiting(database.db, 1);
    await setStatus(tx);
    return { late: waiting };
  });
  expect((await late).status).toBe(423);
  expect([await stored(), await kept()]).toEqual([before, history]);
});

test("an assessment is not sent before the saves that were under way are stored", async () => {
  const { save, send, stored, holdText } = await drafted();
  const { under } = await inTest(async (tx) => {
    await holdText(tx);
    const saving = save("like før sending");
    await untilWaiting(database.db, 1);
    const sending = send();
    await untilWaiting(database.db, 2);
    return { under: Promise.all([saving, sending]) };
  });
  expect((await under).map(({ status }) => status)).toEqual([200, 200]);
  expect((await stored()).value).toBe("<p>like før sending</p>");
  expect((await save("etter sending")).status).toBe(423);
  expect((await stored()).value).toBe("<p>like før sending</p>");
});

test("a save that was stored before sending is answered as it was, when it comes again with its key", async () => {
  const { save, send } = await drafted();
  const key = randomUUID();
  const first = await (await save("lagret", { key })).json();
  expect((await send()).status).toBe(200);
  const again = await save("lagret", { key });
  expect([again.status, await again.json()]).toEqual([200, first]);
  expect((await save("noe annet", { key })).status).toBe(422);
});

test("a save from a revision that is replaced while it waits is told what stands there", async () => {
  const { save, stored, kept, holdText, setRev } = await drafted();
  const { rev } = await stored();
  const history = await kept();
  const { late } = await inTest(async (tx) => {
    await holdText(tx);
    const waiting = save("for sent", { rev });
    await untilWaiting(database.db, 1);
    await setRev(tx, rev + 1);
    return { late: waiting };
  });
  const answer = await late;
  expect([answer.status, (await answer.json()).current.rev]).toEqual([409, rev + 1]);
  expect(await kept()).toEqual(history);
});

test("more writers of one field than there are connections are all answered: each gives one revision and one row of history", async () => {
  const { save, stored, kept, holdText } = await drafted();
  const { pool } = server.platform;
  const [before, history] = [await stored(), await kept()];
  const texts = Array.from({ length: 3 * pool.options.max }, (_, count) => `tekst ${count}`);
  const { all } = await inTest(async (tx) => {
    await holdText(tx);
    const saves = texts.map((text) => save(text));
    await eventually(() => expect(pool.waitingCount).toBeGreaterThan(0));
    return { all: Promise.all(saves) };
  });
  expect((await all).map(({ status }) => status)).toEqual(texts.map(() => 200));
  const written = (await kept()).slice(history.length);
  expect(written.map(({ value }) => value).sort()).toEqual(texts.map((text) => `<p>${text}</p>`).sort());
  expect(written.map(({ rev }) => rev).sort((a, b) => a - b)).toEqual(texts.map((_, count) => before.rev + count + 1));
  expect((await stored()).rev).toBe(before.rev + texts.length);
});
