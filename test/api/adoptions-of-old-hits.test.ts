import { sql } from "kysely";
import { expect, test } from "vitest";
import { up } from "../../migrations/0129-adoptions-in-search.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });

const hits = () =>
  server.db
    .selectFrom("search_document")
    .select(["route", "ref", "adopts", "news"])
    .orderBy("route")
    .orderBy("ref")
    .execute();

test("hits from before the search knew adoptions get the numbers of their originals, and are no news", async () => {
  const now = await hits();
  expect(now.filter(({ adopts }) => adopts !== null).length).toBeGreaterThan(0);
  await sql`alter table search_document drop column adopts`.execute(server.db);
  await up(server.db);
  expect(await hits()).toEqual(now);
});
