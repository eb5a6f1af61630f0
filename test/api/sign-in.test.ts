import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs, signedInByProvider } from "../builders/signed-in.ts";
import { type Clone, clone } from "../clone.ts";
import { startTestServer } from "../server.ts";
import { tablesHolding } from "../tables-holding.ts";

async function started(database: Clone, env: Record<string, string> = {}) {
  const server = await startTestServer({ clone: database, env });
  const { seats } = await anAssessment(database.db);
  return { server, seat: seats[0]?.id ?? "" };
}

test("a script that follows redirects from /login with a hint ends signed in", async () => {
  await using database = await clone();
  const { server } = await started(database);
  await using _ = server;
  const browser = await signedInByProvider(server, "redaktor");
  const { user } = await (await browser.get("/api/session")).json();
  expect(user).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: "Eksempel Redaktør",
    roles: ["editor"],
    expires: expect.any(String),
    logoutUrl: `${server.url}/logout`,
  });
  const hours = (Date.parse(user.expires) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(12);
});

test("roles come from the provider, and an author has none", async () => {
  await using database = await clone();
  const { server } = await started(database);
  await using _ = server;
  const rolesOf = async (account: "admin" | "forfatter") =>
    (await (await (await signedInByProvider(server, account)).get("/api/session")).json()).user.roles;
  expect(await rolesOf("admin")).toEqual(["admin"]);
  expect(await rolesOf("forfatter")).toEqual([]);
});

test("without a hint there is a page of buttons, and a button signs in", async () => {
  await using database = await clone();
  const { server } = await started(database);
  await using _ = server;
  const browser = aBrowser(server);
  const { response, url } = await browser.visit("/login");
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<html lang="nb">');
  expect(html).not.toMatch(/<script|<style|style=/);
  expect([...html.matchAll(/<button [^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    "redaktor",
    "admin",
    "forfatter",
    "fagfelle",
  ]);
  const chosen = await browser.fetch(url.pathname, {
    method: "POST",
    body: new URLSearchParams({ account: "fagfelle" }),
  });
  expect(chosen.status).toBe(303);
  await browser.visit(chosen.headers.get("location") ?? "");
  expect((await (await browser.get("/api/session")).json()).user.name).toBe("Eksempel Fagfelle");
});

test("the person returns to where they came from, and never to another site", async () => {
  await using database = await clone();
  const { server } = await started(database);
  await using _ = server;
  const endOf = async (returnUrl: string) => {
    const browser = aBrowser(server);
    const { url } = await browser.visit(`/login?login_hint=forfatter&returnUrl=${encodeURIComponent(returnUrl)}`);
    return url.href;
  };
  expect(await endOf("/health/live?a=1")).toBe(`${server.url}/`);
  expect(await endOf("/sok/?q=hjerte")).toBe(`${server.url}/sok/?q=hjerte`);
  for (const elsewhere of [
    "https://ond.no/",
    "//ond.no/",
    "/\\ond.no",
    "/login",
    "/login-renewal",
    "javascript:alert(1)",
  ])
    expect(await endOf(elsewhere)).toBe(`${server.url}/`);
  const referred = aBrowser(server);
  const first = await referred.fetch("/login?login_hint=forfatter", { headers: { referer: `${server.url}/sok/` } });
  const { url } = await referred.visit(first.headers.get("location") ?? "");
  expect(url.pathname).toBe("/sok/");
});

test("the answer of the provider is heard once, in the browser that asked", async () => {
  await using database = await clone();
  const { server } = await started(database);
  await using _ = server;
  const browser = aBrowser(server);
  let step = await browser.get("/login?login_hint=redaktor");
  while (!step.headers.get("location")?.includes("/login-callback"))
    step = await browser.get(step.headers.get("location") ?? "");
  const callback = step.headers.get("location") ?? "";
  const before = new Map(browser.cookies);

  const stranger = await aBrowser(server).get(callback);
  expect(stranger.status).toBe(400);
  expect(await stranger.text()).toContain("Innloggingen ble ikke fullført");

  const wrongState = new URL(callback);
  wrongState.searchParams.set("state", "x".repeat(43));
  expect((await browser.get(wrongState.href)).status).toBe(400);

  const heard = await browser.get(callback);
  expect(heard.status).toBe(303);
  const replayed = await aBrowser(server, before).get(callback);
  expect(replayed.status).toBe(400);
  expect(replayed.headers.getSetCookie().join()).not.toContain("minimetode=");
});

test("another browser's attempt spoils nothing but itself: its cookie cannot open the attempt", async () => {
  await using database = await clone();
  const { server } = await started(database);
  await using _ = server;
  const browser = aBrowser(server);
  let step = await browser.get("/login?login_hint=redaktor");
  while (!step.headers.get("location")?.includes("/login-callback"))
    step = await browser.get(step.headers.get("location") ?? "");
  const name = [...browser.cookies.keys()].find((each) => each.startsWith("login-")) ?? "none";
  const victim = aBrowser(server, [[name, "v".repeat(43)]]);
  const answer = await victim.get(step.headers.get("location") ?? "");
  expect(answer.status).toBe(400);
  expect(victim.cookies.has("minimetode")).toBe(false);
});

test("signing in keeps the seats and changes the secret; signing out leaves nothing behind", async () => {
  await using database = await clone();
  const { server, seat } = await started(database);
  await using _ = server;
  const browser = await seatedAs(server, seat);
  const before = browser.cookie;
  await signedInByProvider(server, "forfatter", browser);
  expect(browser.cookies.get("minimetode")).not.toBe(before.split("=")[1]);
  const old = await fetch(`${server.url}/api/session`, { headers: { cookie: before } });
  expect(await old.json()).toEqual({ user: null, seats: [] });
  const signedIn = await (await browser.get("/api/session")).json();
  expect([signedIn.user.name, signedIn.seats.length]).toEqual(["Eksempel Forfatter", 1]);

  const signedInCookie = browser.cookie;
  const out = await browser.fetch("/api/logout", { method: "POST", headers: { "content-type": "application/json" } });
  expect([out.status, await out.json()]).toEqual([200, { logoutUrl: `${server.url}/` }]);
  expect(browser.cookies.has("minimetode")).toBe(false);
  const after = await (await browser.get("/api/session")).json();
  expect([after.user, after.seats.length]).toEqual([null, 0]);
  const stolen = await fetch(`${server.url}/api/session`, { headers: { cookie: signedInCookie } });
  expect(await stolen.json()).toEqual({ user: null, seats: [] });
});

test("signing out without a seat ends the session and takes the cookie away; a second time does no harm", async () => {
  await using database = await clone();
  const { server } = await started(database);
  await using _ = server;
  const browser = await signedInByProvider(server, "redaktor");
  await browser.post("/api/logout");
  expect(browser.cookies.has("minimetode")).toBe(false);
  expect(await database.db.selectFrom("session").selectAll().execute()).toEqual([]);
  expect((await browser.post("/api/logout")).status).toBe(200);
});

test("a desk session ends after 8 idle hours and after 12 in all, and a seat's use does not bring it back", async () => {
  await using database = await clone();
  const { server, seat } = await started(database);
  await using _ = server;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const browser = await signedInByProvider(server, "redaktor", await seatedAs(server, seat));
  const userNow = async () => (await (await browser.get("/api/session")).json()).user;
  await database.db
    .updateTable("session")
    .set({ seen_at: hoursAgo(7.9) })
    .execute();
  const asked = Date.now();
  expect(await userNow()).not.toBeNull();
  const { seen_at } = await database.db.selectFrom("session").select("seen_at").executeTakeFirstOrThrow();
  expect(seen_at.getTime()).toBeGreaterThanOrEqual(asked);
  await database.db
    .updateTable("session")
    .set({ account_expires_at: hoursAgo(0.01) })
    .execute();
  expect(await userNow()).toBeNull();
  await signedInByProvider(server, "redaktor", browser);
  await database.db
    .updateTable("session")
    .set({ seen_at: hoursAgo(8.1) })
    .execute();
  expect(await userNow()).toBeNull();
  expect(await userNow()).toBeNull();
  expect((await (await browser.get("/api/session")).json()).seats).toHaveLength(1);
});

test("renewal answers a blank page, renews in silence and follows the provider when it withdraws the sign-in", async () => {
  await using database = await clone();
  const { server } = await started(database);
  await using _ = server;
  const blank = await aBrowser(server).get("/login-renewal");
  expect([blank.status, blank.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const browser = await signedInByProvider(server, "redaktor");
  const sealed = () => database.db.selectFrom("session").select("sealed_tokens").executeTakeFirstOrThrow();
  const before = await sealed();
  expect((await browser.get("/login-renewal")).status).toBe(200);
  expect(await sealed()).toEqual(before);

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
  await browser.get("/login-renewal");
  expect(await sealed()).not.toEqual(before);
  expect((await (await browser.get("/api/session")).json()).user.roles).toEqual(["editor"]);

  vi.setSystemTime(Date.now() + 6 * 60_000);
  await database.db.deleteFrom("sign_in_attempt").where(sql`sealed ->> 'kind'`, "=", "RefreshToken").execute();
  expect((await browser.get("/login-renewal")).status).toBe(200);
  expect((await (await browser.get("/api/session")).json()).user).toBeNull();
});

afterEach(() => {
  vi.useRealTimers();
});

test("two instances share sessions, and each can finish a sign-in that the other began", async () => {
  await using database = await clone();
  const together = { PUBLIC_URL: "http://localhost:4999" };
  const { server } = await started(database, together);
  await using first = server;
  await using second = await startTestServer({ clone: database, env: together });
  const addresses = [first, second].map(({ platform }) => `http://localhost:${platform.config.port}`);
  const browser = aBrowser(first);
  let path: string | null = "/login?login_hint=redaktor";
  for (let step = 0; path !== null && path !== "/" && step < 10; step++) {
    const at: string = addresses[step % 2] ?? "";
    const answer: Response = await browser.fetch(`${at}${path}`);
    const to = new URL(answer.headers.get("location") ?? "/ended", at);
    path = `${to.pathname}${to.search}`;
  }
  expect(path).toBe("/");
  for (const at of addresses)
    expect((await (await browser.fetch(`${at}/api/session`)).json()).user.name).toBe("Eksempel Redaktør");
});

test("cookies are out of reach of scripts, and under https bound to the host and to https", async () => {
  await using database = await clone();
  const { server } = await started(database, {
    PUBLIC_URL: "https://minimetode.localhost",
  });
  await using _ = server;
  const at = `http://localhost:${server.platform.config.port}`;
  const answer = await fetch(`${at}/login`, { redirect: "manual", headers: { host: "minimetode.localhost" } });
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-login-\w+=[\w-]{43};/);
  for (const flag of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(flag);
  expect(cookie).not.toContain("Domain");
  expect(answer.headers.get("strict-transport-security")).toContain("max-age=31536000");
});

test("what signing in leaves in the database and the log opens nothing", async () => {
  await using database = await clone();
  const { server } = await started(database);
  await using _ = server;
  const browser = await signedInByProvider(server, "redaktor");
  const cookie = browser.cookies.get("minimetode") ?? "none";
  for (const form of [cookie, Buffer.from(cookie).toString("hex"), Buffer.from(cookie, "base64url").toString("hex")])
    expect(await tablesHolding(database.db, form)).toEqual([]);
  expect(server.logLines.join("\n")).not.toContain(cookie);
  expect(server.logLines.join("\n")).not.toMatch(/code=|state=|eksempel\.no/);
  const audit = await database.db.selectFrom("audit_log").select(["action", "detail"]).execute();
  expect(audit).toEqual([{ action: "sign-in", detail: { roles: ["editor"] } }]);
});
