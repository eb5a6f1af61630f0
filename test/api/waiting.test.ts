import { expect, test } from "vitest";
import { dayAfter } from "../../features/content/rules/index.ts";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import { norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { askedAs } from "../builders/asked-as.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { decideRole } from "../builders/roles.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

type Waiting = CallAnswer<"deskWaiting">;

const { database, server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const admin = await signedInAs(server, "admin");
const nodes: readonly { readonly id: number; readonly type: string }[] = await (
  await kari.get("/api/desk/pages")
).json();
const home = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
const today = norwegianIsoDay(new Date());

const waiting = (browser: Browser): Promise<Waiting & { readonly status: number }> =>
  json(browser.get("/api/desk/waiting"));
const namesIn = ({ pages }: Waiting["drafts"]) => pages.map(({ name }) => name);

/** An article of an editor: a draft, or one that readers have. */
async function anArticle(name: string, by: Browser = kari, published = true, parent = home): Promise<number> {
  const { id } = await json(by.post("/api/desk/pages", { parent, type: "StandardPage", name }));
  if (published) expect(await publishPage(by, id)).toMatchObject({ status: 200 });
  return id;
}
const write = async (browser: Browser, id: number, property: string, text: string) =>
  expect(await savePage(browser, id, (await readPage(browser, id)).rev, [property], text)).toMatchObject({
    status: 200,
  });
const setDay = (id: number, by: string) =>
  database.db.updateTable("content").set({ review_by: by }).where("number", "=", id).execute();

test("an editor's own drafts wait until they are published, also those that a colleague wrote in last", async () => {
  const mine = await anArticle("Mitt utkast", kari, false);
  const shared = await anArticle("Vårt utkast", kari);
  await write(kari, shared, "author", "Kari");
  await write(admin, shared, "heading", "Fra en kollega");
  const theirs = await anArticle("Kollegaens", admin);
  await write(admin, theirs, "heading", "Bare hennes");
  const before = await waiting(kari);
  expect(before.drafts).toMatchObject({ count: 2, pages: [{ id: shared }, { id: mine, name: "Mitt utkast" }] });
  expect(namesIn((await waiting(admin)).drafts)).toEqual(["Kollegaens", "Vårt utkast"]);
  await publishPage(kari, shared);
  await onPage(kari, mine, "trash");
  expect((await waiting(kari)).drafts).toEqual({ count: 0, pages: [] });
  expect(namesIn((await waiting(admin)).drafts)).toEqual(["Kollegaens"]);
});

test("plans wait with their time, and one that came to nothing for those who may publish", async () => {
  const id = await anArticle("Planlagt", admin);
  await write(admin, id, "heading", "Ny");
  const at = "2098-06-15T06:00:00.000Z";
  const { rev } = await readPage(admin, id);
  expect(await onPage(admin, id, "plan", { rev, at, note: "" })).toMatchObject({ status: 200 });
  expect(await waiting(kari)).toMatchObject({ planned: { count: 1, pages: [{ id, name: "Planlagt", at }] } });
  await database.db
    .updateTable("content_version")
    .set({ publish_at: null })
    .where("content", "=", id)
    .where("state", "=", "scheduled")
    .execute();
  expect(await waiting(kari)).toMatchObject({ planned: { count: 0 }, missed: { count: 1, pages: [{ id }] } });
  const adminsOnly = { who: "admins", accounts: [] };
  await onPage(admin, id, "access", { rev: (await readPage(admin, id)).rev, publish: adminsOnly });
  expect((await waiting(kari)).missed).toEqual({ count: 0, pages: [] });
  expect((await waiting(admin)).missed.count).toBe(1);
});

test("pages to look at wait from thirty days before, the earliest first, and are overdue from the day after", async () => {
  const days = { "For 2 dager siden": -2, "I går": -1, "I dag": 0, "Om 30 dager": 30, "Om 31 dager": 31 };
  const ids = new Map<string, number>();
  for (const [name, ahead] of Object.entries(days)) {
    ids.set(name, await anArticle(name));
    await setDay(ids.get(name) ?? 0, dayAfter(today, ahead));
  }
  const draft = await anArticle("Aldri publisert", admin, false);
  await setDay(draft, dayAfter(today, -5));
  const { overdue, review } = await waiting(kari);
  expect([namesIn(overdue), namesIn(review)]).toEqual([
    ["For 2 dager siden", "I går"],
    ["I dag", "Om 30 dager"],
  ]);
  expect(overdue.pages[1]).toEqual({ id: ids.get("I går"), name: "I går", at: dayAfter(today, -1) });
  // Once by hand, and again: the second is told that the page is not as it was.
  const id = ids.get("I går") ?? 0;
  const next = { rev: (await readPage(kari, id)).rev, by: dayAfter(today, 365), owner: null };
  expect(await onPage(kari, id, "review", next)).toMatchObject({ status: 200 });
  expect(await onPage(kari, id, "review", next)).toMatchObject({ status: 409 });
  expect(namesIn((await waiting(kari)).overdue)).toEqual(["For 2 dager siden"]);
});

test("of pages that only some may edit nothing waits for the others", async () => {
  const id = await anArticle("Lukket for redaktører", admin);
  await setDay(id, dayAfter(today, -1));
  await setDay(await anArticle("Under den som er lukket", admin, true, id), dayAfter(today, -1));
  await onPage(admin, id, "access", { rev: (await readPage(admin, id)).rev, edit: { who: "admins", accounts: [] } });
  await write(admin, id, "mainBody", '<p><a href="/finnes-ikke/">her</a></p>');
  await publishPage(admin, id);
  const [forKari, forAdmin] = [await waiting(kari), await waiting(admin)];
  expect(
    [namesIn(forKari.overdue), namesIn(forAdmin.overdue)].map((names) => names.includes("Lukket for redaktører")),
  ).toEqual([false, true]);
  expect(forAdmin.brokenLinks.links - forKari.brokenLinks.links).toBe(1);
  expect(JSON.stringify(forKari)).not.toMatch(/lukket/i);
  expect(forAdmin.overdue.count - forKari.overdue.count).toBe(2);
});

test("eight of many are named, and all are counted", async () => {
  const { count } = (await waiting(admin)).overdue;
  for (const at of Array.from({ length: 10 }).keys()) await setDay(await anArticle(`Mange ${at}`), "2020-01-01");
  const { overdue } = await waiting(admin);
  expect([overdue.count, overdue.pages.length]).toEqual([count + 10, 8]);
});

test("assessments wait on their own site, for who works there; the other desk has its own pages only", async () => {
  const before = (await waiting(kari)).assessments ?? 0;
  await anAssessment(server.db, { status: 2, opened: true });
  expect((await waiting(kari)).assessments).toBe(before + 1);
  const bo = await signedInAs(server, "fagfelle");
  expect((await waiting(bo)).status).toBe(403);
  await decideRole(database.db, "fagfelle", "metodevarsel", "editor");
  expect((await waiting(bo)).status).toBe(403);
  const there = await askedAs(server, "metodevarsel.localhost", "/api/desk/waiting", {
    headers: { cookie: bo.cookie },
  });
  expect([there.status, JSON.parse(there.text)]).toMatchObject([200, { assessments: null, overdue: { count: 0 } }]);
  expect((await waiting(aBrowser(server))).status).toBe(401);
});
