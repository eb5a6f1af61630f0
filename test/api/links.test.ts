import { expect, test } from "vitest";
import { issueLink, removeSeat } from "../../features/contributor/server/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { anInvited, secretInLastMail } from "../builders/an-invited.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { type Clone, clone } from "../clone.ts";
import { startTestServer } from "../server.ts";
import { tablesHolding } from "../tables-holding.ts";

async function started(database: Clone, more: { dataDir?: string } = {}) {
  const server = await startTestServer({ clone: database, ...more });
  await anAssessment(server.db);
  return server;
}

test("the mail holds the link, and looking at it spends nothing", async () => {
  await using database = await clone();
  await using server = await started(database);
  const { assessment, contributorId, token } = await anInvited(server);
  const browser = aBrowser(server);
  for (let look = 0; look < 3; look++) {
    const answer = await browser.post("/api/session/inspect", { token });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      assessmentId: assessment.number,
      contributorId,
      role: "initiator",
      name: "Kari Eksempel",
      title: "Eksempel: lys i øyet",
    });
  }
  expect(browser.cookies.size).toBe(0);
  const mail = (await server.mails()).at(-1);
  expect(mail?.text).toContain(`${server.url}/rediger/${assessment.number}/?id=${contributorId}&role=initiator#k=`);
});

test("redeeming gives a session with the seat, opens the assessment and spends the link", async () => {
  await using database = await clone();
  await using server = await started(database);
  const { assessment, contributorId, token } = await anInvited(server);
  const browser = aBrowser(server);
  const answer = await browser.post("/api/session/redeem", { token });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(/^minimetode=[\w-]{43};.*HttpOnly; SameSite=Lax/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const session = await (await browser.get("/api/session")).json();
  expect(session).toEqual({
    user: null,
    seats: [expect.objectContaining({ assessmentId: assessment.number, contributorId, role: "initiator" })],
  });
  const row = await database.db
    .selectFrom("assessment")
    .select("opened_at")
    .where("number", "=", assessment.number)
    .executeTakeFirstOrThrow();
  expect(row.opened_at).toBeInstanceOf(Date);
  const again = await aBrowser(server).post("/api/session/redeem", { token });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ kind: "LinkSpent" });
});

test("of two who redeem at once, one wins", async () => {
  await using database = await clone();
  await using server = await started(database);
  const { token } = await anInvited(server);
  const browsers = [aBrowser(server), aBrowser(server), aBrowser(server)];
  const answers = await Promise.all(browsers.map((browser) => browser.post("/api/session/redeem", { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("an unknown, an expired and a revoked link are refused alike", async () => {
  await using database = await clone();
  await using server = await started(database);
  const { contributorId, token } = await anInvited(server);
  await database.db
    .updateTable("invitation")
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();
  await database.db.transaction().execute(async (tx) => {
    await issueLink(
      { tx, at: new Date(), origin: server.url, moved: [], mailer: server.platform.mailer },
      contributorId,
      "renewal",
    );
  });
  const revoked = await secretInLastMail(server);
  await database.db.updateTable("invitation").set({ revoked_at: new Date() }).where("used_at", "is", null).execute();
  for (const tried of [token, revoked, "x".repeat(43), "", "ikke en lenke"])
    for (const call of ["inspect", "redeem"]) {
      const answer = await aBrowser(server).post(`/api/session/${call}`, { token: tried });
      expect([answer.status, (await answer.json()).kind]).toEqual([409, "LinkSpent"]);
    }
});

test("one browser holds seats in several assessments, under a new secret each time", async () => {
  await using database = await clone();
  await using server = await started(database);
  const browser = aBrowser(server);
  const first = await anInvited(server);
  await browser.post("/api/session/redeem", { token: first.token });
  const planted = browser.cookie;
  const second = await anInvited(server, "librarian");
  await browser.post("/api/session/redeem", { token: second.token });
  const { seats } = await (await browser.get("/api/session")).json();
  expect(seats.map((seat: { contributorId: string }) => seat.contributorId).sort()).toEqual(
    [first.contributorId, second.contributorId].sort(),
  );
  const fixed = await fetch(`${server.url}/api/session`, { headers: { cookie: planted } });
  expect(await fixed.json()).toEqual({ user: null, seats: [] });
});

test("of two links that one browser opens at the same moment none loses its seat", async () => {
  await using database = await clone();
  await using server = await started(database);
  const browser = aBrowser(server);
  await browser.post("/api/session/redeem", { token: (await anInvited(server)).token });
  const [first, second] = [await anInvited(server, "librarian"), await anInvited(server, "librarian")];
  const both = [first, second].map(({ token }) => browser.post("/api/session/redeem", { token }));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await (await browser.get("/api/session")).json()).seats).toHaveLength(3);
});

test("a secret that was replaced adds to its session for some seconds, and opens nothing", async () => {
  await using database = await clone();
  await using server = await started(database);
  const browser = aBrowser(server);
  await browser.post("/api/session/redeem", { token: (await anInvited(server)).token });
  const replaced = aBrowser(server, browser.cookies);
  await browser.post("/api/session/redeem", { token: (await anInvited(server, "librarian")).token });
  const secret = replaced.cookie;
  const late = await replaced.post("/api/session/redeem", { token: (await anInvited(server, "librarian")).token });
  expect([late.status, late.headers.getSetCookie(), replaced.cookie]).toEqual([200, [], secret]);
  expect((await (await replaced.get("/api/session")).json()).seats).toEqual([]);
  expect((await (await browser.get("/api/session")).json()).seats).toHaveLength(3);
  await database.db
    .updateTable("session")
    .set({ rotated_at: new Date(Date.now() - 10_000) })
    .execute();
  await replaced.post("/api/session/redeem", { token: (await anInvited(server, "librarian")).token });
  expect((await (await replaced.get("/api/session")).json()).seats).toHaveLength(1);
});

test("a cookie that somebody planted before the link was redeemed proves nothing afterwards", async () => {
  await using database = await clone();
  await using server = await started(database);
  const planted = "p".repeat(43);
  const { token } = await anInvited(server);
  const browser = aBrowser(server, [["minimetode", planted]]);
  await browser.post("/api/session/redeem", { token });
  expect(browser.cookies.get("minimetode")).not.toBe(planted);
  const thief = aBrowser(server, [["minimetode", planted]]);
  expect(await (await thief.get("/api/session")).json()).toEqual({ user: null, seats: [] });
});

test("a deleted contributor's next call is a stranger's, in every instance", async () => {
  await using database = await clone();
  await using server = await started(database);
  await using other = await startTestServer({ clone: database });
  const { seats } = await anAssessment(database.db, { seats: [{ role: "librarian" }] });
  const id = seats[0]?.id ?? "";
  const browser = await seatedAs(server, id);
  const there = aBrowser(other, browser.cookies);
  expect((await (await there.get("/api/session")).json()).seats).toHaveLength(1);
  await database.db.transaction().execute((tx) => removeSeat(tx, id, new Date()));
  expect((await (await there.get("/api/session")).json()).seats).toEqual([]);
  expect((await (await browser.get("/api/session")).json()).seats).toEqual([]);
});

test("a seat in a browser ends after its 30 days, and the session with it", async () => {
  await using database = await clone();
  await using server = await started(database);
  const { seats } = await anAssessment(database.db);
  const browser = await seatedAs(server, seats[0]?.id ?? "");
  const row = await database.db.selectFrom("session_seat").select("expires_at").executeTakeFirstOrThrow();
  expect(Math.round((row.expires_at.getTime() - Date.now()) / 86_400_000)).toBe(30);
  await database.db
    .updateTable("session_seat")
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  expect(await (await browser.get("/api/session")).json()).toEqual({ user: null, seats: [] });
});

test("a new link goes to the seat's own address, and the answer does not say whether there is such a seat", async () => {
  await using database = await clone();
  await using server = await started(database);
  const { assessment, contributorId, token } = await anInvited(server);
  const ask = (assessmentId: unknown, id: string) => aBrowser(server).post("/api/session/resend", { assessmentId, id });
  const answers = [
    await ask(assessment.number, contributorId),
    await ask(assessment.guid, "00000000-0000-4000-8000-000000000000"),
    await ask(1, contributorId),
    await ask(assessment.number, "tull"),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
  }
  const mails = await server.mails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ["kari@eksempel.no", "Du har startet: Eksempel: lys i øyet"],
    ["kari@eksempel.no", "Ny lenke: Eksempel: lys i øyet"],
  ]);
  const old = await aBrowser(server).post("/api/session/redeem", { token });
  const renewed = await aBrowser(server).post("/api/session/redeem", { token: await secretInLastMail(server) });
  expect([old.status, renewed.status]).toEqual([409, 200]);
});

test("no secret is in a table or in a line of the log", async () => {
  await using database = await clone();
  await using server = await started(database);
  const browser = aBrowser(server);
  const { token } = await anInvited(server);
  await browser.post("/api/session/inspect", { token });
  await browser.post("/api/session/redeem", { token });
  await browser.get("/api/session");
  const secrets = [token, browser.cookies.get("minimetode") ?? "none"];
  for (const secret of secrets) {
    expect(secret).toHaveLength(43);
    for (const form of [secret, Buffer.from(secret).toString("hex"), Buffer.from(secret, "base64url").toString("hex")])
      expect(await tablesHolding(database.db, form)).toEqual([]);
    expect(server.logLines.join("\n")).not.toContain(secret);
  }
  expect(server.logLines.join("\n")).not.toContain("kari@eksempel.no");
});
