import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { clone } from "../clone.ts";
import { databaseDoor } from "../database-door.ts";
import { eventually } from "../patience.ts";
import { startTestServer } from "../server.ts";

test("a database that has stopped answering: kept pages as always, everything else 503 within what the site promises, and well again afterwards", async () => {
  await using database = await clone({ seed: "demo" });
  await using door = await databaseDoor(database);
  await using server = await startTestServer({ clone: door.clone });
  const { number, seats } = await anAssessment(database.db);
  const author = await seatedAs(server, seats[0]?.id ?? "");
  const { schema } = await detailsOf(author, number);
  const block = everyItem(schema.schemaItems).find(({ blockType }) => blockType === "TextEditor")?.contentGuid ?? "";
  const save = async (text: string) => (await saveItem(author, number, block, text)).status;
  const get = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  expect([await get("/"), await get("/health/ready"), await save("<p>før</p>")]).toEqual([200, 200, 200]);

  // As many connections as there may be: a page that has one waits for its statement, another for a connection.
  await Promise.all(Array.from({ length: 15 }, (_, each) => get(`/sok/?q=varm${each}`)));
  door.freeze();
  const from = performance.now();
  const timed = async (asked: Promise<number>) => ({ status: await asked, ms: performance.now() - from });
  const searches = Array.from({ length: 15 }, (_, each) => timed(get(`/sok/?q=ord${each}`)));
  const calls = [timed(save("<p>mens</p>")), timed(get("/api/schema/GetContactAddress"))];
  const ready = await timed(get("/health/ready"));
  expect([await get("/"), await get("/health/live")]).toEqual([200, 200]);
  const answers = { ready: [ready], pages: await Promise.all(searches), calls: await Promise.all(calls) };
  const slowest = (asked: keyof typeof answers) => Math.max(...answers[asked].map(({ ms }) => ms));
  expect(new Set(Object.values(answers).flatMap((each) => each.map(({ status }) => status)))).toEqual(new Set([503]));
  // A page gives up before any statement does, and who asks whether the instance is ready long before.
  expect(slowest("ready")).toBeLessThan(slowest("pages"));
  expect(slowest("pages")).toBeLessThan(slowest("calls"));

  door.thaw();
  await eventually(async () => expect(await get("/health/ready")).toBe(200));
  await eventually(async () => expect(await save("<p>etter</p>")).toBe(200));
  expect(await get("/sok/?q=etter")).toBe(200);
});
