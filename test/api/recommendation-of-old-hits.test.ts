import { sql } from "kysely";
import { expect, test } from "vitest";
import { up } from "../../migrations/0109-recommendation-in-search.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });

const hits = () =>
  server.db
    .selectFrom("search_document")
    .select(["ref", "recommendation", "result"])
    .where("route", "=", "methodassessment")
    .orderBy("ref")
    .execute();

test("hits from before the search knew recommendations get those of their editions, and only published ones get any", async () => {
  const now = await hits();
  expect(now.filter(({ recommendation }) => recommendation !== null).length).toBeGreaterThan(2);
  await sql`
    update search_document set result = result - 'recommendation' - 'certainty';
    alter table search_document drop column recommendation`.execute(server.db);
  await up(server.db);
  expect(await hits()).toEqual(now);
});
