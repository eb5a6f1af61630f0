import { sql } from "kysely";
import { expect, test } from "vitest";
import { up } from "../../migrations/0126-decisions-in-search.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });

const hits = () =>
  server.db
    .selectFrom("search_document")
    .select(["route", "ref", "decisions", "deciders"])
    .orderBy("route")
    .orderBy("ref")
    .execute();

test("hits from before the search knew decisions get those that everybody may read, and these never become news", async () => {
  const now = await hits();
  expect(now.filter(({ deciders }) => deciders.length > 0).length).toBeGreaterThan(1);
  await sql`
    alter table search_document drop column decisions, drop column deciders;
    alter table decision drop column news`.execute(server.db);
  await up(server.db);
  // The groups above the organisations come with the next change.
  const kinds = ["organization", "municipality"];
  const terms = await server.db.selectFrom("term").select("id").where("kind", "in", kinds).execute();
  const deciding = new Set(terms.map(({ id }) => id));
  expect(await hits()).toEqual(now.map((hit) => ({ ...hit, deciders: hit.deciders.filter((id) => deciding.has(id)) })));
  const given = await server.db.selectFrom("decision").select("news").where("state", "=", "decided").execute();
  expect(new Set(given.map(({ news }) => news))).toEqual(new Set([0]));
});
