import { expect, test } from "vitest";
import { aStarted, isOk, second } from "../builders/a-takeover.ts";
import { openStream } from "../builders/live-stream.ts";
import { saveItem } from "../builders/working-copy.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";
import { untilWaiting } from "../until-waiting.ts";

const { database, server } = await serverForFile();
const { db } = database;

test("saves that race with a takeover land before or after it and are never lost, in a question that stays and in one that goes", async () => {
  const { number, kari, berit, stored, save, publish, takeOver, undo } = await aStarted(server);
  const { version } = await publish(second);
  const bort = await stored("bort");
  const acknowledged = { kort: "", bort: "" };
  const refused: number[] = [];
  let isOver = false;
  const keepWriting = async (guid: string, key: keyof typeof acknowledged) => {
    for (let at = 1; !isOver; at++) {
      const { status } = await saveItem(berit, number, guid, `${key} ${at}`);
      if (status === 200) acknowledged[key] = `${key} ${at}`;
      else refused.push(status);
    }
  };
  const goThereAndBack = async () => {
    for (let round = 0; round < 5; round++) {
      await isOk(takeOver(kari, version));
      await isOk(undo());
    }
    await isOk(takeOver(kari, version));
    isOver = true;
  };
  await isOk(save(berit, "kort", "kort 0"));
  await Promise.all([
    keepWriting((await stored("kort")).guid, "kort"),
    keepWriting(bort.guid, "bort"),
    goThereAndBack(),
  ]);
  expect((await stored("kort")).value).toBe(acknowledged.kort);
  expect((await stored("bort~Text")).value ?? "").toBe(acknowledged.bort);
  // What came too late was refused in so many words, or was to be tried again, and stays with its writer.
  expect(refused.filter((status) => status !== 404 && status !== 503)).toEqual([]);
  const history = db
    .selectFrom("history")
    .select("value")
    .where("assessment", "=", number)
    .where("ref", "=", bort.number);
  const last = await history.orderBy("id", "desc").limit(1).executeTakeFirst();
  expect(last?.value ?? "").toBe(acknowledged.bort);
});

test("a save that waits for a takeover is decided upon again: stored where the question stays, refused where it is gone", async () => {
  const { number, berit, stored, publish } = await aStarted(server);
  const { id } = await publish(second);
  const [kort, bort] = [await stored("kort"), await stored("bort")];
  const { late } = await db.transaction().execute(async (tx) => {
    const ofAssessment = tx.updateTable("assessment").where("number", "=", number);
    await ofAssessment.set({ template_version: id }).execute();
    await tx.updateTable("schema_item").set({ key: "bort~Text" }).where("number", "=", bort.number).execute();
    const waiting = [kort, bort].map(({ guid }) => saveItem(berit, number, guid, "Skrevet imens"));
    await untilWaiting(db, 2);
    return { late: Promise.all(waiting) };
  });
  expect((await late).map(({ status }) => status)).toEqual([200, 404]);
  expect((await stored("kort")).value).toBe("Skrevet imens");
  expect((await stored("bort~Text")).value).toBeNull();
});

test("colleagues hear of it, and reviews follow: what a reviewer wrote stays, and new questions are there for them", async () => {
  const { number, kari, berit, fay, seats, publish, takeOver, undo } = await aStarted(server);
  const peer = seats.find(({ role }) => role === "peer")?.id ?? "";
  const own = (key: string) =>
    db
      .selectFrom("schema_item")
      .select(["guid", "value"])
      .where("reviewer", "=", peer)
      .where("key", "=", key)
      .executeTakeFirst();
  await isOk(saveItem(fay, number, (await own("mening"))?.guid ?? "", "Godt arbeid"));
  await isOk(saveItem(fay, number, (await own("rad"))?.guid ?? "", "Noen råd"));
  await using toBerit = await openStream(berit, number);
  await using toFay = await openStream(fay, number);
  const { version } = await publish(second);
  await isOk(takeOver(kari, version));
  for (const stream of [toBerit, toFay])
    await eventually(() => expect(stream.changes().map(({ kind }) => kind)).toContain("template"));
  expect((await own("mening"))?.value).toBe("Godt arbeid");
  expect(await own("rad")).toBeUndefined();
  await isOk(saveItem(fay, number, (await own("nytt"))?.guid ?? "", "Et svar til"));
  await isOk(undo());
  expect((await own("rad"))?.value).toBe("Noen råd");
  expect(await own("nytt/svar")).toBeUndefined();
});
