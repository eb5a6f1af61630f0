import { expect, test } from "vitest";
import { askedAs } from "../builders/asked-as.ts";
import type { Browser } from "../builders/browser.ts";
import { json, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { accountId, siteId } from "../builders/roles.ts";
import { signedInByProvider } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInByProvider(server, "redaktor");
const admin = await signedInByProvider(server, "admin");
const person = await signedInByProvider(server, "fagfelle");

const assessments = await siteId(server.db, "minimetode");
const notifications = await siteId(server.db, "metodevarsel");
const idOf = (subject: string) => accountId(server.db, subject);

type Given = "provider" | "none" | "editor" | "admin";
const give = async (by: Browser, subject: string, site: number, role: Given, seen: Given = "provider") =>
  json(by.post(`/api/desk/accounts/${await idOf(subject)}/role`, { site, role, seen }));

/** What the desk's pages answer somebody on each site. */
const atDesks = async ({ get, cookie }: Browser) => [
  (await get("/api/desk/pages")).status,
  (await askedAs(server, "metodevarsel.localhost", "/api/desk/pages", { headers: { cookie } })).status,
];

type Listed = { readonly name: string; readonly roles: readonly { readonly site: number; readonly given: Given }[] };
type List = { readonly sites: unknown; readonly total: number; readonly accounts: readonly Listed[] };
const listed = async (by: Browser, query = ""): Promise<List> => (await by.get(`/api/desk/accounts${query}`)).json();

test("an administrator gives a role at one site, which holds from the next call and there alone", async () => {
  expect(await atDesks(person)).toEqual([403, 403]);
  expect(await give(admin, "fagfelle", notifications, "editor")).toMatchObject({ status: 200 });
  expect(await atDesks(person)).toEqual([403, 200]);
  expect((await person.get("/api/desk/assessments")).status).toBe(403);
  expect((await person.get("/api/desk/media")).status).toBe(200);
  expect((await json(person.get("/api/session"))).user.roles).toEqual([]);
  const deskOf = async ({ cookie }: Browser) =>
    (await askedAs(server, "metodevarsel.localhost", "/redaksjon/", { headers: { cookie } })).headers.location;
  expect(await deskOf(person)).toBe("/redaksjon/innhold/");
  expect(await deskOf(editor)).toBe(`${server.url}/redaksjon/`);

  expect(await give(admin, "fagfelle", notifications, "none", "editor")).toMatchObject({ status: 200 });
  expect(await atDesks(person)).toEqual([403, 403]);
  expect(await give(admin, "fagfelle", notifications, "provider", "none")).toMatchObject({ status: 200 });
});

test("a decision takes the place of what the provider says, also at the next sign-in", async () => {
  expect(await give(admin, "redaktor", assessments, "none")).toMatchObject({ status: 200 });
  expect(await atDesks(editor)).toEqual([403, 200]);
  const again = await signedInByProvider(server, "redaktor");
  expect(await atDesks(again)).toEqual([403, 200]);
  expect((await again.get("/api/desk/assessments")).status).toBe(403);
  expect(await give(admin, "redaktor", assessments, "provider", "none")).toMatchObject({ status: 200 });
  expect(await atDesks(editor)).toEqual([200, 200]);
});

test("who administers one site decides there alone, and sees no other site's roles or log", async () => {
  expect(await give(admin, "fagfelle", notifications, "admin")).toMatchObject({ status: 200 });
  expect(await give(person, "redaktor", assessments, "none")).toMatchObject({ status: 403 });
  expect(await give(person, "redaktor", notifications, "none")).toMatchObject({ status: 200 });
  const { sites: shown, accounts } = await listed(person);
  expect(shown).toEqual([{ id: notifications, name: "Metodevarsel" }]);
  expect(accounts.flatMap(({ roles }) => roles).every(({ site }) => site === notifications)).toBe(true);
  const log = await json(person.get("/api/desk/log"));
  const named = log.entries.map(({ site }: { site: string | null }) => site);
  expect(named).toContain("Metodevarsel");
  expect(named).not.toContain("Minimetode");
  expect(await give(admin, "redaktor", notifications, "provider", "none")).toMatchObject({ status: 200 });
  expect(await give(admin, "fagfelle", notifications, "provider", "admin")).toMatchObject({ status: 200 });
});

test("a site keeps an administrator, also when two take each other's role at once, and a colleague's decision is not overwritten", async () => {
  expect(await give(admin, "admin", assessments, "editor")).toMatchObject({ status: 422 });
  expect(await give(admin, "fagfelle", assessments, "admin")).toMatchObject({ status: 200 });
  expect(await give(admin, "fagfelle", assessments, "editor", "provider")).toMatchObject({ status: 409 });
  const both = await Promise.all([
    give(admin, "fagfelle", assessments, "none", "admin"),
    give(person, "admin", assessments, "none", "provider"),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  const left = await server.db
    .selectFrom("account_site_roles")
    .select("account_id")
    .where("site_id", "=", assessments)
    .where("role", "=", "admin")
    .execute();
  expect(left).toHaveLength(1);
  await server.db.deleteFrom("account_site_role").execute();
});

test("accounts are found by name and address, and those without a role when they are asked for", async () => {
  expect((await listed(admin)).accounts.map(({ name }) => name)).toEqual([
    "Eksempel Administrator",
    "Eksempel Redaktør",
  ]);
  const found = await listed(admin, "?who=everybody&q=fagfelle%40");
  expect(found).toMatchObject({ total: 1, accounts: [{ name: "Eksempel Fagfelle", provider: null }] });
  expect((await listed(admin, "?who=everybody&q=100%25")).total).toBe(0);
});

test("the log says who did what and when, is narrowed and read on, and is for administrators", async () => {
  const nodes: readonly { readonly id: number; readonly type: string }[] = await (
    await editor.get("/api/desk/pages")
  ).json();
  const home = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
  const made = await json(editor.post("/api/desk/pages", { parent: home, type: "StandardPage", name: "Ferien" }));
  for (const heading of ["En", "To"]) {
    const { rev } = await readPage(editor, made.id);
    await savePage(editor, made.id, rev, ["heading"], heading);
  }
  await publishPage(editor, made.id);
  expect(await give(admin, "fagfelle", assessments, "editor")).toMatchObject({ status: 200 });

  type Entry = { readonly id: number; readonly who: string; readonly action: string; readonly what: string };
  const read = async (query: string) => (await json(admin.get(`/api/desk/log?${query}`))).entries as readonly Entry[];
  const pages = await read("q=redakt&part=pages");
  expect(pages.map(({ who, action, what }) => `${who}: ${action} (${what})`)).toEqual([
    "Eksempel Redaktør: Publiserte en side (Ferien)",
    "Eksempel Redaktør: Skrev i utkastet til en side (Ferien)",
    "Eksempel Redaktør: Laget en side (Ferien)",
  ]);
  expect((await read("part=accounts")).at(0)).toMatchObject({ what: "Eksempel Fagfelle: redaktør" });
  expect(await read("q=redakt&part=pages&to=2020-01-01")).toEqual([]);
  expect(await read(`q=redakt&part=pages&before=${pages[1]?.id}`)).toEqual(pages.slice(2));
  expect((await admin.get("/api/desk/log?from=igår")).status).toBe(400);
  expect((await editor.get("/api/desk/log")).status).toBe(403);
});
