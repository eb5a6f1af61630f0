import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { hashOf, newSecret } from "../../features/session/server/index.ts";
import { forgetExpired } from "../../features/session/server/store.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { seatedAs, signedInByProvider } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** A draft with an initiator and a librarian. */
async function aTeam() {
  const { number, seats } = await anAssessment(database.db, {
    opened: true,
    seats: [{ role: "initiator" }, { role: "librarian" }],
  });
  const [initiator, librarian] = seats.map(({ id }) => id);
  if (!initiator || !librarian) throw new Error("two seats were asked for");
  return { number, initiator, librarian };
}

/** Opens a new link to a seat in this browser, as its holder does. */
async function redeem(contributor: string, userAgent: string, browser: Browser = aBrowser(server)): Promise<Browser> {
  const token = newSecret();
  const expires_at = new Date(Date.now() + 60_000);
  await database.db
    .insertInto("invitation")
    .values({ contributor, secret_hash: hashOf(token), expires_at })
    .execute();
  const answer = await browser.fetch("/api/session/redeem", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ token }),
  });
  if (answer.status !== 200) throw new Error(`redeem: ${answer.status} ${await answer.text()}`);
  return browser;
}

const copyOf = (browser: Browser, number: number) => browser.get(`/api/assessments/${number}/working-copy`);
const statusIn = async (browser: Browser, number: number) => (await copyOf(browser, number)).status;
const sessionOf = async (browser: Browser) => (await browser.get("/api/session")).json();
const end = (browser: Browser, id: number, contributorId: string) =>
  browser.post("/api/schema/EndSessions", { id, contributorId });
const sessionsSeenBy = async (browser: Browser, number: number) =>
  (await browser.get(`/api/assessments/${number}/sessions`)).json();

test("an account signs out everywhere: every browser of it, and its seats where it is no longer signed in", async () => {
  const { number, librarian } = await aTeam();
  const ward = await signedInByProvider(server, "forfatter");
  await redeem(librarian, FIREFOX, ward);
  // On the phone the sign-in is over; the seat that the account has is still open there.
  const phone = await redeem(librarian, IPHONE);
  const office = await signedInByProvider(server, "forfatter");
  const colleague = await signedInByProvider(server, "redaktor");
  for (const browser of [ward, phone, office]) expect(await statusIn(browser, number)).toBe(200);

  const answer = await office.post("/api/logout/everywhere");
  expect([answer.status, await answer.json()]).toEqual([200, { logoutUrl: `${server.url}/` }]);
  expect(office.cookies.has("minimetode")).toBe(false);
  for (const browser of [ward, phone, office]) {
    expect(await statusIn(browser, number)).toBe(401);
    expect(await sessionOf(browser)).toEqual({ user: null, seats: [] });
  }
  const standingIn = async (browser: Browser) => (await browser.get(`/api/session/seat?id=${librarian}`)).json();
  for (const browser of [ward, phone]) expect(await standingIn(browser)).toMatchObject({ standing: "ended-by-holder" });
  expect(await standingIn(colleague)).toMatchObject({ standing: "unknown" });
  expect((await sessionOf(colleague)).user.name).toBe("Eksempel Redaktør");
  const signedInAgain = await signedInByProvider(server, "forfatter");
  expect(await statusIn(signedInAgain, number)).toBe(200);
});

test("who has no account does not sign out everywhere, and loses nothing by asking", async () => {
  const { number, librarian } = await aTeam();
  const seated = await seatedAs(server, librarian);
  expect((await seated.post("/api/logout/everywhere")).status).toBe(401);
  expect((await aBrowser(server).post("/api/logout/everywhere")).status).toBe(401);
  expect(await statusIn(seated, number)).toBe(200);
});

test("two browsers that sign out everywhere at the same moment are both answered, and nothing is left", async () => {
  const browsers = await Promise.all(Array.from({ length: 6 }, () => signedInByProvider(server, "fagfelle")));
  const answers = await Promise.all(browsers.map((browser) => browser.post("/api/logout/everywhere")));
  // Who came second had no session any more.
  for (const { status } of answers) expect([200, 401]).toContain(status);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const left = database.db.selectFrom("session as s").innerJoin("account as a", "a.id", "s.account_id");
  expect(await left.where("a.name", "=", "Eksempel Fagfelle").select("s.id").execute()).toEqual([]);
});

test("the initiator sees in what kinds of browser a seat is open and the day it was used, and nothing else", async () => {
  const { number, initiator, librarian } = await aTeam();
  const [own, firefox] = [await redeem(initiator, IPHONE), await redeem(librarian, FIREFOX)];
  await redeem(librarian, "curl/8.5.0");
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" }).format(new Date());
  const open = [
    { browser: null, system: null, here: false },
    { browser: "firefox", system: "linux", here: false },
  ];
  const mine = {
    contributorId: initiator,
    hasAccount: false,
    open: [{ browser: "safari", system: "ios", here: true }],
  };
  const theirs = { contributorId: librarian, hasAccount: false, open };
  expect(await sessionsSeenBy(own, number)).toEqual([
    { ...mine, usedOn: null },
    { ...theirs, usedOn: null },
  ]);
  await copyOf(firefox, number);
  expect(await sessionsSeenBy(own, number)).toEqual([
    { ...mine, usedOn: null },
    { ...theirs, usedOn: today },
  ]);
});

test("a form that was opened on an earlier day is opened today, and the working copy is the same", async () => {
  const { number, initiator } = await aTeam();
  const browser = await seatedAs(server, initiator);
  const before = (await copyOf(browser, number)).headers.get("etag");
  await database.db
    .updateTable("seat_use")
    .set({ used_on: "2026-01-02" })
    .where("contributor", "=", initiator)
    .execute();
  expect((await copyOf(browser, number)).headers.get("etag")).toBe(before);
  const [seat] = await sessionsSeenBy(browser, number);
  expect(seat.usedOn).not.toBe("2026-01-02");
});

test("what is known of a seat's use is forgotten when no session can be left of it", async () => {
  const { number, initiator } = await aTeam();
  const browser = await seatedAs(server, initiator);
  await copyOf(browser, number);
  const days = (count: number) => sql<string>`current_date - ${sql.lit(count)}::integer`;
  const usedOn = async () => (await sessionsSeenBy(browser, number))[0].usedOn;
  for (const [ago, isKept] of [
    [29, true],
    [32, false],
  ] as const) {
    await database.db
      .updateTable("seat_use")
      .set({ used_on: days(ago) })
      .where("contributor", "=", initiator)
      .execute();
    await forgetExpired(database.db);
    expect((await usedOn()) !== null).toBe(isKept);
  }
});

test("sessions that the initiator ends are over in every browser, and signing in does not bring the seat back", async () => {
  const { number, initiator, librarian } = await aTeam();
  const own = await seatedAs(server, initiator);
  const signedIn = await redeem(librarian, FIREFOX, await signedInByProvider(server, "forfatter"));
  const phone = await redeem(librarian, IPHONE);
  expect((await end(own, number, librarian)).status).toBe(200);
  expect(await statusIn(phone, number)).toBe(401);
  const standing = async (browser: Browser) => (await browser.get(`/api/session/seat?id=${librarian}`)).json();
  const byInitiator = { standing: "ended-by-initiator", initiator: expect.any(String) };
  for (const browser of [phone, signedIn]) expect(await standing(browser)).toEqual(byInitiator);
  for (const browser of [own, aBrowser(server)])
    expect(await standing(browser)).toEqual({ standing: "unknown", initiator: null });
  // Still signed in, and without the seat.
  expect(await statusIn(signedIn, number)).toBe(404);
  expect((await sessionOf(signedIn)).user.name).toBe("Eksempel Forfatter");
  expect(await sessionsSeenBy(own, number)).toMatchObject([{}, { open: [], hasAccount: false }]);
  expect(await statusIn(await redeem(librarian, FIREFOX), number)).toBe(200);
  await redeem(librarian, IPHONE, phone);
  expect([await statusIn(phone, number), await standing(phone)]).toEqual([200, { standing: "held", initiator: null }]);
  const audit = await database.db.selectFrom("audit_log").select("detail").where("action", "=", "sessions ended");
  expect(await audit.where("assessment", "=", number).execute()).toEqual([
    { detail: { contributorId: librarian, role: "librarian" } },
  ]);
});

test("of one's own seat the other browsers' sessions are ended", async () => {
  const { number, initiator } = await aTeam();
  const [here, elsewhere] = [await seatedAs(server, initiator), await seatedAs(server, initiator)];
  expect((await end(here, number, initiator)).status).toBe(200);
  expect([await statusIn(here, number), await statusIn(elsewhere, number)]).toEqual([200, 401]);
  const standing = async (browser: Browser) =>
    (await (await browser.get(`/api/session/seat?id=${initiator}`)).json()).standing;
  expect([await standing(here), await standing(elsewhere)]).toEqual(["held", "ended-by-holder"]);
});

test("a holder who signs out while the initiator ends the seat: both are answered, and the seat is open nowhere", async () => {
  const { number, initiator, librarian } = await aTeam();
  const own = await seatedAs(server, initiator);
  for (let round = 0; round < 8; round++) {
    const holder = await redeem(librarian, FIREFOX, await signedInByProvider(server, "forfatter"));
    const [ended, signedOut] = await Promise.all([end(own, number, librarian), holder.post("/api/logout")]);
    expect([ended.status, signedOut.status]).toEqual([200, 200]);
    expect(await statusIn(holder, number)).toBe(401);
  }
});

test("who ended a seat is known as long as a session of it could last, and to nobody when the session is gone", async () => {
  const { initiator, number, librarian } = await aTeam();
  const own = await seatedAs(server, initiator);
  const holder = await redeem(librarian, FIREFOX);
  await end(own, number, librarian);
  const standing = async () => (await (await holder.get(`/api/session/seat?id=${librarian}`)).json()).standing;
  for (const [ago, told] of [
    [29, "ended-by-initiator"],
    [32, "unknown"],
  ] as const) {
    const expires_at = sql<Date>`now() - ${sql.lit(`${ago} days`)}::interval`;
    await database.db.updateTable("session_seat").set({ expires_at }).where("contributor", "=", librarian).execute();
    await forgetExpired(database.db);
    expect(await standing()).toBe(told);
  }
});

test("a seat of another assessment, a removed one and no seat at all are not found", async () => {
  const [team, other] = [await aTeam(), await aTeam()];
  const own = await seatedAs(server, team.initiator);
  const holder = await seatedAs(server, other.librarian);
  for (const id of [other.librarian, randomUUID(), "x"]) expect((await end(own, team.number, id)).status).toBe(404);
  expect(await statusIn(holder, other.number)).toBe(200);
  await own.post("/api/schema/DeleteContributor", { id: team.number, contributorId: team.librarian });
  expect((await end(own, team.number, team.librarian)).status).toBe(404);
});

/** Until so many statements wait for a lock in this database. */
const untilWaiting = (count: number) =>
  eventually(async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
    expect(rows[0]?.waiting).toBe(count);
  });

/** A text of the form, and a save of it by this browser. */
async function aText(browser: Browser, number: number) {
  const items = everyItem((await detailsOf(browser, number)).schema.schemaItems);
  const guid = items.find(({ blockType }) => blockType === "TextEditor")?.contentGuid ?? "";
  const row = database.db.selectFrom("schema_item").where("guid", "=", guid);
  return {
    save: (text: string) =>
      browser.post("/api/schema/SaveSchemaItem", { id: guid, pageId: number, value: `<p>${text}</p>` }),
    stored: async () => (await row.select("value").executeTakeFirstOrThrow()).value,
    guid,
  };
}

test.each(["by the initiator", "by signing out everywhere"])(
  "a save on the way when the session is ended %s is stored and answered; the next one is refused and stores nothing",
  async (by) => {
    const { number, initiator, librarian } = await aTeam();
    const own = await seatedAs(server, initiator);
    const writer = await redeem(librarian, FIREFOX, await signedInByProvider(server, "forfatter"));
    const { save, stored, guid } = await aText(writer, number);
    const { saving, ending } = await database.db.transaction().execute(async (tx) => {
      await tx.selectFrom("schema_item").select("number").where("guid", "=", guid).forUpdate().execute();
      const saving = save("på vei");
      await untilWaiting(1);
      const ending = by === "by the initiator" ? end(own, number, librarian) : writer.post("/api/logout/everywhere");
      // The initiator's call waits for the save; signing out everywhere does not need the assessment.
      await (by === "by the initiator" ? untilWaiting(2) : ending);
      return { saving: saving.then((answer) => ({ answer })), ending: ending.then((answer) => ({ answer })) };
    });
    expect([(await saving).answer.status, (await ending).answer.status]).toEqual([200, 200]);
    expect(await stored()).toBe("<p>på vei</p>");
    expect((await save("for sent")).status).toBe(by === "by the initiator" ? 404 : 401);
    expect(await stored()).toBe("<p>på vei</p>");
  },
);

test("of many saves while the sessions are ended, those that were answered are stored and the others are not", async () => {
  const { number, initiator, librarian } = await aTeam();
  const own = await seatedAs(server, initiator);
  const writer = await redeem(librarian, FIREFOX);
  const { save, guid } = await aText(writer, number);
  const saves = Array.from({ length: 24 }, (_, count) => save(`tekst ${count}`));
  const ending = end(own, number, librarian);
  const after = ending.then(() => save("etter"));
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect((await ending).status).toBe(200);
  expect((await after).status).toBe(401);
  const { rows } = await sql<{ value: string }>`select h.value #>> '{}' as value from history h
    join schema_item i on i.number = h.ref and h.kind = 'block' where i.guid = ${guid}`.execute(database.db);
  const kept = new Set(rows.map(({ value }) => value));
  for (const [count, status] of statuses.entries()) {
    expect([200, 401]).toContain(status);
    expect(kept.has(`<p>tekst ${count}</p>`)).toBe(status === 200);
  }
  expect(kept.has("<p>etter</p>")).toBe(false);
});
