import { sql } from "kysely";
import { expect, test } from "vitest";
import { SearchAnswer } from "../../features/api/index.ts";
import { indexNotifications } from "../../features/content/server/index.ts";
import { askedAs } from "../builders/asked-as.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });

async function found(body: object) {
  const answer = await fetch(`${server.url}/api/search/methodnotifications`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return SearchAnswer.parse(await answer.json());
}

test("the search's call has every notification, by words and by source", async () => {
  const { totalMatching, searchFilter } = await found({});
  expect(totalMatching).toBe(40);
  const sources = searchFilter.find(({ filterKey }) => filterKey === "Source")?.filterItems ?? [];
  const nice = sources.find(({ filterId }) => filterId === "nice");
  expect((await found({ filter: { filterSource: ["nice"] } })).totalMatching).toBe(nice?.count);
  const [hit] = (await found({ q: "donor lever varm", sort: "relevance" })).searchResult;
  expect(hit?.title).toBe("Maskin som holder donorleveren varm");
  expect(hit?.sourceItemName).not.toBe("");
  expect((await askedAs(server, "metodevarsel.localhost", hit?.url ?? "")).status).toBe(200);
});

const hidden = ["fallsensor", "samtalegruppe", "brannsår"];

async function suggested(q: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/search/methodnotifications/suggestions?${new URLSearchParams({ q })}`);
  return answer.text();
}

test("a notification that not everybody may read, or whose dates say no, is neither found nor suggested", async () => {
  await eventually(async () => {
    for (const q of hidden) expect(await suggested(q)).toContain("/varsler/");
  });
  const set = (segment: string, change: object) =>
    database.db.updateTable("content").set(change).where("url_segment", "=", segment).execute();
  await set("fallsensor-i-gulvet", { access: "editors" });
  await set("samtalegruppe-for-parorende", { start_publish: new Date(Date.now() + 3_600_000) });
  await set("smertelindring-med-vr", { stop_publish: new Date(Date.now() - 1_000) });
  await database.db.transaction().execute((tx) => indexNotifications(tx, new Date()));
  expect((await found({})).totalMatching).toBe(37);
  expect((await found({ q: "gulvsensorer" })).totalMatching).toBe(0);
  for (const q of hidden) expect(await suggested(q)).not.toMatch(new RegExp(q, "i"));
});

test("the year that a notification's page shows is the year that the filter counts it in, also where an editor gave one", async () => {
  const { searchResult } = await found({ pageSize: 3 });
  const [changed] = searchResult;
  await sql`update content_version set properties = properties || '{"year": 1999}'
    where content = ${changed?.pageId} and state = 'published'`.execute(database.db);
  await database.db.transaction().execute((tx) => indexNotifications(tx, new Date(), new Set([changed?.pageId ?? 0])));
  const years = new Map<string, number>();
  for (const { url } of searchResult) {
    const asked = `/api/episerver/v3.0/content?${new URLSearchParams({ contentUrl: url })}`;
    const [page] = JSON.parse((await askedAs(server, "metodevarsel.localhost", asked)).text);
    years.set(url, page.year);
  }
  expect(years.get(changed?.url ?? "")).toBe(1999);
  await eventually(async () => {
    for (const [url, year] of years) {
      const { searchResult: ofYear } = await found({ published: [year], pageSize: 100 });
      expect(ofYear.map((hit) => hit.url)).toContain(url);
    }
    expect((await found({ published: [1999] })).totalMatching).toBe(1);
  });
});
