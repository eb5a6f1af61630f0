import { expect, test } from "vitest";
import { forgetOldLeases } from "../../features/content/server/desk/index.ts";
import { askedAs } from "../builders/asked-as.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { json, onPage, readPage, savePage } from "../builders/desk-pages.ts";
import { accountId, decideRole } from "../builders/roles.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const { db } = database;
const kari = await signedInAs(server, "redaktor");
const admin = await signedInAs(server, "admin");
const nodes: readonly { readonly id: number; readonly type: string }[] = await (
  await kari.get("/api/desk/pages")
).json();
const home = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
const tabs = ["a", "b", "c"].map((digit) => digit.repeat(32));
const [KARI, ADMIN] = ["Eksempel Redaktør", "Eksempel Administrator"];

const aPage = async (): Promise<number> =>
  (await json(kari.post("/api/desk/pages", { parent: home, type: "StandardPage", name: "Felles side" }))).id;
const here = (browser: Browser, id: number, tab = tabs[0], left = false) => onPage(browser, id, "here", { tab, left });
const secondsPass = (id: number, seconds: number) =>
  db
    .updateTable("content_lease")
    .set({ seen_at: new Date(Date.now() - seconds * 1000) })
    .where("content", "=", id)
    .execute();

test("two who have a page open are told of each other, with the last save since it was opened; nobody is kept out", async () => {
  const id = await aPage();
  await savePage(admin, id, (await readPage(admin, id)).rev, ["author"], "Før");
  expect(await here(kari, id)).toMatchObject({ status: 200, ok: true, here: [] });
  expect((await here(admin, id)).here).toEqual([{ name: KARI, saved: null }]);
  expect((await here(kari, id)).here).toEqual([{ name: ADMIN, saved: null }]);
  const { rev } = await readPage(admin, id);
  const { changed } = await savePage(admin, id, rev, ["heading"], "Fra en kollega");
  expect((await here(kari, id)).here).toEqual([{ name: ADMIN, saved: changed }]);
  expect(await savePage(kari, id, rev, ["author"], "Kari")).toMatchObject({ status: 200 });
  expect((await readPage(kari, id)).rev).toBe(rev + 2);
  expect((await here(admin, id)).rev).toBe(rev + 2);
});

test("own tabs are not listed; a page is left with its last tab, and who says nothing for 45 seconds is forgotten", async () => {
  const id = await aPage();
  await here(kari, id, tabs[0]);
  expect((await here(kari, id, tabs[1])).here).toEqual([]);
  expect((await here(admin, id)).here).toHaveLength(1);
  await here(kari, id, tabs[0], true);
  expect((await here(admin, id)).here).toHaveLength(1);
  await Promise.all([here(kari, id, tabs[1], true), here(kari, id, tabs[1], true)]);
  expect((await here(admin, id)).here).toEqual([]);
  await here(kari, id);
  await secondsPass(id, 44);
  expect((await here(admin, id)).here).toHaveLength(1);
  await secondsPass(id, 46);
  expect((await here(admin, id)).here).toEqual([]);
  const { rev } = await readPage(kari, id);
  await savePage(kari, id, rev, ["heading"], "Mens ingen så det");
  await secondsPass(id, 46);
  await here(kari, id);
  expect((await here(admin, id)).here).toEqual([{ name: KARI, saved: null }]);
});

test("the same tab at once is one, and what is said stores no key and changes no page", async () => {
  const id = await aPage();
  const before = await readPage(kari, id);
  const keys = () => db.selectFrom("idempotency_key").selectAll().execute();
  const kept = (await keys()).length;
  const said = (key: string) =>
    kari.fetch(`/api/desk/pages/${id}/here`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ tab: tabs[2] }),
    });
  const answers = await Promise.all(["1", "2", "3", "4"].map((digit) => said(digit.repeat(32))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await db.selectFrom("content_lease").selectAll().where("content", "=", id).execute()).length).toBe(1);
  expect((await keys()).length).toBe(kept);
  expect(await readPage(kari, id)).toEqual(before);
});

test("only those who work at the desk of the page's site have it open, and only a page of that site", async () => {
  const id = await aPage();
  const bo = await signedInAs(server, "fagfelle");
  expect((await here(bo, id)).status).toBe(403);
  expect((await here(aBrowser(server), id)).status).toBe(401);
  expect((await here(kari, 999_999_999)).status).toBe(404);
  const elsewhere = await askedAs(server, "metodevarsel.localhost", `/api/desk/pages/${id}/here`, {
    body: { tab: tabs[0] },
    headers: { cookie: kari.cookie, origin: server.url.replace("localhost", "metodevarsel.localhost") },
  });
  expect(elsewhere.status).toBe(404);
  for (const tab of ["", "x", "A".repeat(32), "a".repeat(33), null, 7])
    expect((await onPage(kari, id, "here", { tab })).status, String(tab)).toBeOneOf([400, 422]);
  await decideRole(db, "fagfelle", "minimetode", "editor");
  await here(bo, id);
  expect((await here(kari, id)).here).toHaveLength(1);
  await db
    .deleteFrom("account_site_role")
    .where("account_id", "=", await accountId(db, "fagfelle"))
    .execute();
  expect((await here(kari, id)).here).toEqual([]);
  await onPage(kari, id, "trash");
  expect((await here(kari, id)).status).toBe(404);
});

test("what was said a day ago is forgotten for good", async () => {
  const id = await aPage();
  await here(kari, id);
  await here(admin, id);
  const account = await accountId(db, "admin");
  const long = { seen_at: new Date(Date.now() - 25 * 60 * 60 * 1000) };
  await db.updateTable("content_lease").set(long).where("content", "=", id).where("account", "=", account).execute();
  await forgetOldLeases(db);
  const left = await db.selectFrom("content_lease").select("account").where("content", "=", id).execute();
  expect(left).toEqual([{ account: await accountId(db, "redaktor") }]);
});
