import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { sendAlerts, sendMorningAlerts } from "../../features/subscription/server/send-alerts.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { askedAs } from "../builders/asked-as.ts";
import { aBrowser } from "../builders/browser.ts";
import { browserAt } from "../builders/browser-at.ts";
import { aSentAssessment, atDesk, sendIn } from "../builders/desk.ts";
import { onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { publishInSearch } from "../builders/published-in-search.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { startMailServer } from "../mail-server.ts";
import { startTestServer } from "../server.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";

const { server } = await serverForFile();
const { config } = server.platform;
const needs = server.platform;
const anybody = aBrowser(server);
const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to.includes(email));
const ask = (email: string, frequency: string, more: object = {}) =>
  anybody.post("/api/subscriptions", { email, frequency, route: "methodassessment", ...more });
/** The address of the page that the newest mail to somebody leads to. */
const placeIn = async (email: string): Promise<string> => {
  const text = (await mailsTo(email)).at(-1)?.text ?? "";
  return /\/varsel\/[\w-]+\//.exec(text)?.[0] ?? "no link";
};
const press = (place: string, fields: Readonly<Record<string, string>>) =>
  anybody.fetch(place, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const confirmed = async (email: string, frequency: string, more: object = {}): Promise<string> => {
  expect((await ask(email, frequency, more)).status).toBe(200);
  const place = await placeIn(email);
  expect((await press(place, { action: "confirm" })).status).toBe(303);
  return place;
};

test("nobody gets alerts before they have pressed the button behind the link of the mail", async () => {
  const email = "nysgjerrig@example.no";
  expect(await (await ask(email, "daily", { search: { q: "dialyse" } })).json()).toEqual({ ok: true });
  const place = await placeIn(email);
  const page = await (await anybody.get(place)).text();
  expect(page).toContain("Bekreft varselet");
  expect(page).toContain("«dialyse»");
  // Opening the link does nothing: mail scanners open links.
  const state = () => server.db.selectFrom("subscription").select("confirmed_at").where("email", "=", email);
  expect(await state().execute()).toEqual([{ confirmed_at: null }]);
  await press(place, { action: "confirm" });
  expect(await state().execute()).toEqual([{ confirmed_at: expect.any(Date) }]);

  // Asked for again: the answer is the same, nothing changes, and only the address's owner is told.
  expect(await (await ask(`mailto:${email}?subject=Hei`, "weekly", { search: { q: "dialyse" } })).json()).toEqual({
    ok: true,
  });
  expect((await mailsTo(email)).at(-1)?.subject).toBe("Du har allerede dette varselet");
  const mine = await (await anybody.get(place)).text();
  expect(mine).toContain('value="daily" selected');
  const changed = await press(place, { action: "change", frequency: "weekly" });
  const afterwards = await (await anybody.get(changed.headers.get("location") ?? "")).text();
  expect(afterwards).toContain('value="weekly" selected');
  // Which site it is, that it is saved, and what of that site it is about.
  for (const said of ["<strong>Minimetode</strong>", "Lagret.", "«dialyse» i mini-metodevurderinger"])
    expect(afterwards).toContain(said);
  expect(await (await anybody.get(`${place}?gjort=noe`)).text()).not.toContain("Lagret.");

  expect((await ask("ikke en adresse", "daily")).status).toBe(422);
  expect((await ask(email, "daily", { route: "noe-annet" })).status).toBe(404);
  for (const forged of [place.replace(/.{6}\/$/, "AAAAAA/"), "/varsel/1-x/", "/varsel/999999-x/"])
    expect(await (await anybody.get(forged)).text()).toContain("Varselet er avsluttet");
  // More mails than three an hour to one address are not sent, and nobody is told.
  for (const _ of [1, 2, 3]) expect((await ask(email, "daily", { search: { q: "dialyse" } })).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(3);
  await press(place, { action: "pause" });
  expect(await (await anybody.get(place)).text()).toContain("Satt på pause");
  await press(place, { action: "resume" });
  expect(await (await anybody.get(place)).text()).not.toContain("Satt på pause");
  await press(place, { action: "end-all" });
  expect(await state().execute()).toEqual([]);
});

test("what is published is told once: at once, in the morning, and on Mondays; one press in the mail program ends it", async () => {
  const [quick, daily, other] = ["straks@example.no", "daglig@example.no", "annet@example.no"];
  await confirmed(quick, "instantly");
  await confirmed(daily, "weekly", { search: { q: "varselmetode" } });
  await confirmed(other, "instantly", { search: { q: "noe helt annet xyzzy" } });
  const resting = "hviler@example.no";
  await press(await confirmed(resting, "instantly"), { action: "pause" });
  const { number } = await aFilledAssessment(server, { status: 3, name: "Eksempel: varselmetode" });

  await sendAlerts(needs, ["instantly"], new Date());
  await sendAlerts(needs, ["instantly"], new Date());
  const [, alert, ...again] = (await mailsTo(quick)).toSorted((a, b) => a.at.localeCompare(b.at));
  expect(again).toEqual([]);
  expect(alert?.subject).toBe("Nytt: Eksempel: varselmetode");
  expect(alert?.text).toContain(`/vurdering/?id=${number}`);
  for (const email of [other, resting]) expect(await mailsTo(email)).toHaveLength(1);

  // Tuesday 08:00 in Oslo, Monday 07:00, Monday 08:00.
  await sendMorningAlerts(needs, new Date("2026-11-24T07:00:00Z"));
  await sendMorningAlerts(needs, new Date("2026-11-23T06:00:00Z"));
  expect(await mailsTo(daily)).toHaveLength(1);
  await sendMorningAlerts(needs, new Date("2026-11-23T07:00:00Z"));
  expect(await mailsTo(daily)).toHaveLength(2);

  const raw = await readFile(path.join(config.dataDir, "outbox", alert?.file ?? ""), "utf8");
  const header = /^List-Unsubscribe:\s+<([^>]+)>/im.exec(raw)?.[1] ?? "no header";
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
  const end = new URL(header).pathname;
  // As RFC 8058 has it: by the mail program's own server, with neither cookie nor origin, in either form.
  const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const inParts = new FormData();
  inParts.set("List-Unsubscribe", "One-Click");
  for (const body of [oneClick, inParts])
    expect((await fetch(new URL(end, server.url), { method: "POST", body, redirect: "error" })).status).toBe(200);
  const left = server.db.selectFrom("subscription").select("email").where("email", "=", quick);
  expect(await left.execute()).toEqual([]);
});

test("a mail has the name of the site that was asked, and says in words what it is about", async () => {
  const email = "begge@example.no";
  const asking = (route: string, search: object) => ({
    ...{ email, frequency: "daily", route },
    search: { q: "hjerte", ...search },
  });
  for (const [host, body] of [
    [
      "localhost",
      asking("methodassessment", { filterByMunicipality: true, filter: { filterAssessmentStatus: ["3"] } }),
    ],
    ["metodevarsel.localhost", asking("methodnotifications", { filter: { filterPublished: [2026, 1999] } })],
  ] as const)
    expect((await askedAs(server, host, "/api/subscriptions", { body })).status).toBe(200);
  const mails = await mailsTo(email);
  expect(mails.map(({ text }) => /Hilsen (\w+)/.exec(text)?.[1])).toEqual(["Minimetode", "Metodevarsel"]);
  expect(mails[0]?.text).toContain("«hjerte», bare fra kommuner, Publisert i mini-metodevurderinger.");
  expect(mails[1]?.text).toContain("«hjerte», 2026, 1999 i metodevarsler.");
  const raw = await readFile(path.join(config.dataDir, "outbox", mails[1]?.file ?? ""), "utf8");
  expect(raw).toContain(">Metodevarsel</td>");
});

test("an alert of a new edition says what changed in it, in the words of its note", async () => {
  const email = "endringer@example.no";
  const { number, initiator } = await aSentAssessment(server, { name: "Eksempel: endret metode" });
  const editor = await signedInAs(server, "redaktor");
  await atDesk(editor, number, "publish", { note: "Første" });
  await confirmed(email, "instantly", { search: { q: "endret metode" } });
  expect((await atDesk(initiator, number, "reopen")).status).toBe(200);
  await sendIn(initiator, number);
  const note = `Tre nye studier.\n${"Lang ".repeat(100)}`;
  expect((await atDesk(editor, number, "publish", { note })).status).toBe(200);
  await sendAlerts(needs, ["instantly"], new Date());
  const alert = (await mailsTo(email)).at(-1);
  expect(alert?.subject).toBe("Oppdatert: Eksempel: endret metode");
  expect(alert?.text).toContain("Endret: Tre nye studier. Lang");
  expect(alert?.text).not.toContain("Lang ".repeat(100));
});

test("a notification that was edited at the desk is told as changed, one that is new to the subscriber as new", async () => {
  const kari = browserAt(server, "metodevarsel.localhost", (await signedInAs(server, "redaktor")).cookie);
  const pages: readonly { readonly id: number; readonly type: string }[] = await (
    await kari.get("/api/desk/pages")
  ).json();
  const other = pages.find(({ type }) => type === "MethodNotificationPage")?.id ?? 0;
  const email = "varsler@example.no";
  await confirmed(email, "instantly", { route: "methodnotifications" });
  const name = "Eksempel: varslet metode";
  const { id } = await onPage(kari, other, "copy");
  const write = async (what: string, said: string) => {
    const { rev } = await readPage(kari, id);
    expect(await savePage(kari, id, rev, [what], said)).toMatchObject({ status: 200 });
    expect(await publishPage(kari, id)).toMatchObject({ status: 200 });
  };
  const subjects = async () => {
    await sendAlerts(needs, ["instantly"], new Date());
    return (await mailsTo(email)).map(({ subject }) => subject).slice(1);
  };
  await write("heading", name);
  expect(await subjects()).toEqual([`Nytt: ${name}`]);
  await write("methodSummary", "<p>Rettet</p>");
  expect(await subjects()).toEqual([`Nytt: ${name}`, `Oppdatert: ${name}`]);
});

test("what was withdrawn and is published again is told as changed", async () => {
  const email = "trukket@example.no";
  const name = "Eksempel: trukket metode";
  const { number, initiator } = await aSentAssessment(server, { name });
  const editor = await signedInAs(server, "redaktor");
  await atDesk(editor, number, "publish", { note: "Første" });
  await confirmed(email, "instantly", { search: { q: "trukket metode" } });
  expect((await atDesk(editor, number, "withdraw", { message: "Feil i tabell 2." })).status).toBe(200);
  await sendIn(initiator, number);
  expect((await atDesk(editor, number, "publish", { note: "Tabell 2 er rettet." })).status).toBe(200);
  await sendAlerts(needs, ["instantly"], new Date());
  const alert = (await mailsTo(email)).at(-1);
  expect(alert?.subject).toBe(`Oppdatert: ${name}`);
  expect(alert?.text).toContain("Endret: Tabell 2 er rettet.");
});

test("what began to be published before others were told, and was there after it, is told as new", async () => {
  const email = "samtidig@example.no";
  const name = "Eksempel: samtidig metode";
  await confirmed(email, "instantly", { search: { q: "samtidig metode" } });
  const { number } = await aFilledAssessment(server, { status: 3, name });
  const edition = server.db.selectFrom("publication").select("published_at").where("assessment", "=", number);
  const { published_at } = await edition.executeTakeFirstOrThrow();
  // As a run leaves it that came between the first moment of the publication and its commit.
  const told_at = new Date(published_at.getTime() + 2_000);
  await server.db.updateTable("subscription").set({ told_at }).where("email", "=", email).execute();
  await sendAlerts(needs, ["instantly"], new Date());
  expect((await mailsTo(email)).at(-1)?.subject).toBe(`Nytt: ${name}`);
});

test("what is only indexed anew is no news: a document of it was read, or a term got another name", async () => {
  const email = "forfatter@example.no";
  await confirmed(email, "instantly", { search: { q: "kvantesensor" } });
  const told = async () => {
    await sendAlerts(needs, ["instantly"], new Date());
    return (await mailsTo(email)).length - 1;
  };
  const now = new Date();
  await publishInSearch(server.db, 900_001, { now, body: "kvantesensor" });
  expect(await told()).toBe(1);
  await publishInSearch(server.db, 900_001, { now, body: "kvantesensor, og teksten av et dokument" });
  expect(await told()).toBe(1);
  await publishInSearch(server.db, 900_001, { now: new Date(now.getTime() + 1_000), body: "kvantesensor" });
  expect(await told()).toBe(2);
});

test("a site, and a search, can be followed as Atom and JSON Feed; started work is not in them", async () => {
  await aFilledAssessment(server, { status: 3, name: "Eksempel: <fulgt> & metode" });
  await aFilledAssessment(server, { name: "Eksempel: fulgt, men ikke ferdig" });
  const atom = await anybody.get("/feed.atom?q=fulgt");
  expect(atom.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const text = await atom.text();
  expect(text.match(/<entry>/g)).toHaveLength(1);
  expect(text).toContain("<title>Eksempel: &lt;fulgt&gt; &amp; metode</title>");
  const known = { headers: { "if-none-match": atom.headers.get("etag") ?? "" } };
  expect((await anybody.fetch("/feed.atom?q=fulgt", known)).status).toBe(304);
  const json = await (await anybody.get("/feed.json?q=fulgt")).json();
  expect(json).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    items: [{ title: "Eksempel: <fulgt> & metode", url: expect.stringContaining("/vurdering/?id=") }],
  });
  const form = await (await anybody.get("/varsel/?q=fulgt")).text();
  expect(form).toContain('href="/feed.atom?q=fulgt"');
  expect(form).toContain('<a href="/sok/?q=fulgt">Til søket</a>');
  const sent = await press("/varsel/?q=fulgt", { email: "skjema@example.no", frequency: "daily" });
  expect(await sent.text()).toContain("Sjekk e-posten din");
  expect(await mailsTo("skjema@example.no")).toHaveLength(1);
});

test("a content page can be followed: its log of changes and the pages below it, for everybody alone", async () => {
  const { db } = server;
  const found = (path: string) => db.selectFrom("content").select("number").where("url_segment", "=", path);
  const { number } = await found("artikler").executeTakeFirstOrThrow();
  const page = await (await anybody.get("/artikler/")).text();
  expect(page).toContain(`<link rel="alternate" href="/feed.atom?side=${number}" type="application/atom+xml"`);
  const atom = await anybody.get(`/feed.atom?side=${number}`);
  expect(atom.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const entries = (await atom.text()).match(/<entry><id>[^<]+/g) ?? [];
  expect(entries.length).toBeGreaterThan(0);
  const known = { headers: { "if-none-match": atom.headers.get("etag") ?? "" } };
  expect((await anybody.fetch(`/feed.atom?side=${number}`, known)).status).toBe(304);
  const json = await (await anybody.get(`/feed.json?side=${number}`)).json();
  expect(json.items.map(({ id }: { id: string }) => `<entry><id>${id}`)).toEqual(entries);
  for (const { url } of json.items) expect((await anybody.get(new URL(url).pathname)).status).toBe(200);
  for (const asked of [999_999_999, "1x"]) expect((await anybody.get(`/feed.json?side=${asked}`)).status).toBe(404);
});

test("an address that the mail server refuses for good three times in a row is paused", async () => {
  const post = await startMailServer();
  await using database = await clone();
  await using refusing = await startTestServer({ clone: database, env: { SMTP_URL: post.url } });
  const at = new Date();
  const asked = { site_id: 1, route: "methodassessment", search: "/sok/", every: "instantly", asked_at: at } as const;
  const [gone, there] = ["ukjent@example.no", "kjent@example.no"];
  const rows = [gone, there].map((email) => ({ ...asked, email, confirmed_at: at, told_at: at }));
  await database.db.insertInto("subscription").values(rows).execute();
  const states = () => database.db.selectFrom("subscription").select(["refusals", "paused_at"]).orderBy("id").execute();
  for (const refusals of [1, 2, 3]) {
    await publishInSearch(database.db, refusals);
    await sendAlerts(refusing.platform, ["instantly"], new Date());
    await workIsDone(database.db);
    const paused_at = refusals < 3 ? null : expect.any(Date);
    expect(await states()).toEqual([
      { refusals, paused_at },
      { refusals: 0, paused_at: null },
    ]);
  }
  expect(post.received.map(({ to }) => to)).toEqual([there, there, there]);
  await post.stop();
});
