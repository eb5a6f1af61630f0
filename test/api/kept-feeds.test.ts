import { expect, test } from "vitest";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { databaseDoor } from "../database-door.ts";
import { keptAnswers } from "../kept-answers.ts";
import { eventually } from "../patience.ts";
import { startTestServer } from "../server.ts";
import { serverForFile } from "../server-for-file.ts";

test("a feed is made once: asked for again it needs no statement, with 304 for who has it, and for an odd address of it", async () => {
  await using database = await clone({ seed: "demo" });
  await using door = await databaseDoor(database);
  await using server = await startTestServer({ clone: door.clone });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });
  const articles = database.db.selectFrom("content").select("number").where("url_segment", "=", "artikler");
  const { number } = await articles.executeTakeFirstOrThrow();
  const feeds = ["/feed.atom", "/feed.json", "/feed.atom?q=dialyse", `/feed.json?side=${number}`];
  const first = new Map<string, { readonly etag: string; readonly text: string }>();
  for (const feed of feeds) {
    const answer = await get(feed);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    first.set(feed, { etag: answer.headers.get("etag") ?? "", text: await answer.text() });
  }
  const before = await keptAnswers(server);

  // Nothing comes back from the database now: who asks it anything waits, and is refused.
  door.freeze();
  for (const [feed, { etag, text }] of first) {
    const again = await get(feed);
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([200, etag, text]);
    const known = await get(feed, { "if-none-match": etag });
    expect([known.status, known.headers.get("etag"), await known.text()]).toEqual([304, etag, ""]);
    const odd = await get(`${feed}${feed.includes("?") ? "&" : "?"}utm_source=leser`);
    expect([odd.status, odd.headers.get("etag"), await odd.text()]).toEqual([200, etag, text]);
    const head = await fetch(`${server.url}${feed}`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-type")]).toEqual([200, again.headers.get("content-type")]);
    const plain = await get(feed, { "accept-encoding": "identity" });
    expect([plain.status, plain.headers.has("content-encoding"), await plain.text()]).toEqual([200, false, text]);
  }
  // In front of the application: the second, the one who has it, and HEAD of each.
  expect(await keptAnswers(server)).toBe(before + 3 * feeds.length);
  door.thaw();
});

const { database, server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const visitor = aBrowser(server);
const textOf = async (path: string) => (await visitor.get(path)).text();

test("a feed that is kept tells of what is published, and no longer of what is withdrawn", async () => {
  const { number } = await aFilledAssessment(server, { status: 2, name: "Eksempel: nytt i strømmen" });
  const feed = "/feed.atom?q=strømmen";
  expect(await textOf(feed)).not.toContain("<entry>");
  expect((await atDesk(kari, number, "publish", { note: "Første" })).status).toBe(200);
  await eventually(async () => expect(await textOf(feed)).toContain("Eksempel: nytt i strømmen"));
  expect(await textOf("/feed.json")).toContain("Eksempel: nytt i strømmen");
  expect((await atDesk(kari, number, "withdraw", { message: "Feil." })).status).toBe(200);
  for (const each of [feed, "/feed.json"])
    await eventually(async () => expect(await textOf(each)).not.toContain("nytt i strømmen"));
});

test("a page's feed that is kept follows the pages below it, however deep, and who may read them", async () => {
  const made = async (parent: number, name: string): Promise<number> => {
    const { id } = await json(kari.post("/api/desk/pages", { parent, type: "StandardPage", name }));
    expect(await publishPage(kari, id)).toMatchObject({ status: 200 });
    return id;
  };
  const { number: home } = await database.db
    .selectFrom("content")
    .select("number")
    .where("site_id", "=", 1)
    .where("parent", "is", null)
    .where("type", "=", "StartPage")
    .executeTakeFirstOrThrow();
  const top = await made(home, "Fulgt side");
  const middle = await made(top, "Under den");
  const feed = `/feed.atom?side=${top}`;
  await eventually(async () => expect(await textOf(feed)).toContain("Under den"));
  const deep = await made(middle, "Langt nede");
  await eventually(async () => expect(await textOf(feed)).toContain("Langt nede"));
  const { rev } = await readPage(kari, deep);
  await savePage(kari, deep, rev, ["heading"], "Et annet navn");
  await publishPage(kari, deep);
  await eventually(async () => expect(await textOf(feed)).toContain("Et annet navn"));
  const { rev: now } = await readPage(kari, middle);
  expect(await onPage(kari, middle, "unpublish", { rev: now })).toMatchObject({ status: 200 });
  await eventually(async () => expect(await textOf(feed)).not.toContain("<entry>"));
});
