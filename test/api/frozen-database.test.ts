import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { clone } from "../clone.ts";
import { databaseDoor } from "../database-door.ts";
import { eventually } from "../patience.ts";
import { startTestServer } from "../server.ts";

test("a database that has stopped answering: kept pages as always, everything else 503 in the end, and well again afterwards", async () => {
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

  door.freeze();
  // More than the pool has connections for: those that wait for one are answered too.
  const searches = Array.from({ length: 15 }, (_, each) => get(`/sok/?q=ord${each}`));
  const others = [get("/health/ready"), save("<p>mens</p>"), get("/api/schema/GetContactAddress")];
  expect([await get("/"), await get("/health/live")]).toEqual([200, 200]);
  expect(new Set(await Promise.all([...searches, ...others]))).toEqual(new Set([503]));

  door.thaw();
  await eventually(async () => expect(await get("/health/ready")).toBe(200));
  await eventually(async () => expect(await save("<p>etter</p>")).toBe(200));
  expect(await get("/sok/?q=etter")).toBe(200);
});
