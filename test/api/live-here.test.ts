import { sql } from "kysely";
import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import type { Browser } from "../builders/browser.ts";
import { openStream } from "../builders/live-stream.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

const names = ["Kari Eksempel", "Berit Eksempel", "Olav Eksempel"] as const;

async function threePeople() {
  const { number, seats } = await anAssessment(database.db, {
    opened: true,
    seats: [
      { role: "initiator", name: names[0] },
      { role: "librarian", name: names[1] },
      { role: "economist", name: names[2] },
    ],
  });
  const [kari, berit, olav] = await Promise.all(seats.map(({ id }) => seatedAs(server, id)));
  if (!kari || !berit || !olav) throw new Error("three seats were asked for");
  return { number, ids: seats.map(({ id }) => id), kari, berit, olav };
}

const say = async (browser: Browser, number: number, body: object) =>
  expect((await browser.post(`/api/live/${number}/here`, body)).status).toBe(200);

/** As if it had last been kept alive so many seconds ago. */
const aged = (seat: string | undefined, seconds: number) =>
  database.db
    .updateTable("live_here")
    .set({ at: sql<Date>`now() - make_interval(secs => ${seconds})` })
    .where("contributor", "=", seat ?? "")
    .execute();

const keptAt = async (seat: string | undefined): Promise<number> =>
  (
    await database.db
      .selectFrom("live_here")
      .select("at")
      .where("contributor", "=", seat ?? "")
      .executeTakeFirstOrThrow()
  ).at.getTime();

test("who has said once where they are stays here as long as their stream is open; without a stream it ends, and what has ended does not come back by itself", async () => {
  const { number, ids, kari, berit, olav } = await threePeople();
  await using toKari = await openStream(kari, number);
  await using toBerit = await openStream(berit, number);
  for (const each of [kari, berit, olav]) await say(each, number, { item: null });
  const here = () => toKari.here().map(({ name }) => name);
  await eventually(() => expect(here()).toEqual(names));
  await aged(ids[0], 46);
  const [ended, before, without] = await Promise.all(ids.map(keptAt));
  await eventually(async () => expect(await keptAt(ids[1])).toBeGreaterThan(before ?? 0));
  expect(await Promise.all([keptAt(ids[0]), keptAt(ids[2])])).toEqual([ended, without]);
  await aged(ids[2], 46);
  await eventually(() => expect(here()).toEqual([names[1]]));
  expect(toBerit.isEnded()).toBe(false);
});

test("a move within a text writes down nothing, and one after the place has ended does", async () => {
  const { number, ids, berit } = await threePeople();
  const { number: item } = await database.db
    .selectFrom("schema_item")
    .select("number")
    .where("assessment", "=", number)
    .where("reviewer", "is", null)
    .executeTakeFirstOrThrow();
  await say(berit, number, { item, at: { rev: 0, anchor: 1, head: 1 } });
  const from = await keptAt(ids[1]);
  await say(berit, number, { item, at: { rev: 0, anchor: 2, head: 2 } });
  expect(await keptAt(ids[1])).toBe(from);
  await aged(ids[1], 46);
  await say(berit, number, { item, at: { rev: 0, anchor: 3, head: 3 } });
  expect(await keptAt(ids[1])).toBeGreaterThanOrEqual(from);
});
