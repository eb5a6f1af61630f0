import { beforeEach, expect, test } from "vitest";
import { newSecret } from "../../features/session/server/index.ts";
import { norwegianDay, norwegianMoment } from "../../platform/pure/norwegian-date/index.ts";
import { aPublished, askFor, byLink, deskDecision, introduced, lastSecret, mailsTo } from "../builders/a-decision.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { db } = database;
const editor = await signedInAs(server, "redaktor");
beforeEach(() => db.deleteFrom("rate_counter").execute());

const calls = ["inspect", "give", "decline", "correct", "report"] as const;

test("a link whose days are over stays so when the decision is given by another", async () => {
  const { number, initiator } = await aPublished(server);
  const old = await askFor(server, initiator, number);
  await db
    .updateTable("decision_party")
    .set({ expires: new Date(Date.now() - 1) })
    .where("email", "=", old.email)
    .execute();
  const again = await askFor(server, initiator, number, { email: old.email });
  expect((await byLink(server, "give", { ...again, ...introduced })).status).toBe(200);
  expect((await byLink(server, "inspect", old)).status).toBe(409);
  expect((await byLink(server, "inspect", again)).status).toBe(200);
});

test("unknown, expired, replaced, declined and removed links get one and the same answer", async () => {
  const { number, initiator } = await aPublished(server);
  const replaced = await askFor(server, initiator, number);
  const expired = await askFor(server, initiator, number);
  await db
    .updateTable("decision_party")
    .set({ expires: new Date(Date.now() - 1) })
    .where("email", "=", expired.email)
    .execute();
  const other = await aPublished(server);
  const removed = await askFor(server, other.initiator, other.number);
  await deskDecision(editor, other.number, removed.no, "remove", { rev: removed.rev, reason: "Feil" });
  const third = await aPublished(server);
  const declined = await askFor(server, third.initiator, third.number);
  await byLink(server, "decline", declined);
  const answers = new Set<string>();
  for (const token of [newSecret(), "", "x", replaced.token, expired.token, removed.token, declined.token])
    for (const call of calls) {
      const { status, body } = await byLink(server, call, { token, rev: 0, ...introduced, result: "partly" });
      answers.add(JSON.stringify([status, body]));
    }
  expect([...answers].map((answer) => JSON.parse(answer))).toEqual([
    [409, expect.objectContaining({ kind: "LinkSpent" })],
  ]);
});

test("a new link is mailed to the same address; somebody who was replaced and an unknown secret get none, and the same answer", async () => {
  const { number, initiator } = await aPublished(server);
  const first = await askFor(server, initiator, number);
  const now = await askFor(server, initiator, number);
  await db
    .updateTable("decision_party")
    .set({ expires: new Date(Date.now() - 1) })
    .where("email", "=", now.email)
    .execute();
  for (const token of [first.token, now.token, newSecret(), "x"])
    expect(await byLink(server, "resend", { token })).toEqual({ status: 200, body: { ok: true } });
  expect(await mailsTo(server, first.email)).toHaveLength(1);
  const token = await lastSecret(server, now.email);
  expect(token).not.toBe(now.token);
  expect((await byLink(server, "inspect", { token })).status).toBe(200);
});

test("a decision is corrected by the link for 14 days, also by a later link not after that", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  await byLink(server, "give", { ...asked, ...introduced });
  const { expires } = await db
    .selectFrom("decision_party")
    .select("expires")
    .where("email", "=", asked.email)
    .executeTakeFirstOrThrow();
  // To the end of the last day in Norway.
  const { correctableUntil } = (await byLink(server, "inspect", asked)).body;
  expect(norwegianMoment(new Date((expires?.getTime() ?? 0) - 1).toISOString())).toBe(
    `${norwegianDay(correctableUntil)} 23:59`,
  );
  await db
    .updateTable("decision")
    .set({ decided_on: "2026-01-01", decided_at: new Date("2026-01-01"), follow_up_on: "2027-01-01" })
    .where("id", "=", asked.no)
    .execute();
  await byLink(server, "resend", asked);
  const token = await lastSecret(server, asked.email);
  expect((await byLink(server, "inspect", { token })).body.abilities).toEqual(["report-follow-up"]);
  const late = await byLink(server, "correct", { token, rev: asked.rev + 1, ...introduced });
  expect(late).toMatchObject({ status: 422, body: { fields: [{ kind: "CorrectionTooLate" }] } });
});

test("of two who give at once one wins, and the other sees what stands", async () => {
  for (let round = 0; round < 8; round += 1) {
    await db.deleteFrom("rate_counter").execute();
    const { number, initiator } = await aPublished(server);
    const asked = await askFor(server, initiator, number);
    const [one, two] = await Promise.all([
      byLink(server, "give", { ...asked, ...introduced }),
      deskDecision(editor, number, asked.no, "give", { rev: asked.rev, outcome: "not-introduced", reason: "Nei" }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const lost = one.status === 409 ? one : two;
    const won = one.status === 200 ? one : two;
    expect(lost.body.current).toEqual({ rev: asked.rev + 1, value: won.body.decision });
    const log = await db.selectFrom("decision_log").select("no").where("decision", "=", asked.no).execute();
    expect(log).toHaveLength(2);
  }
});

test("giving against removing, and correcting against withdrawing: one order or the other, and the log is whole", async () => {
  for (let round = 0; round < 6; round += 1) {
    await db.deleteFrom("rate_counter").execute();
    const { number, initiator } = await aPublished(server);
    const asked = await askFor(server, initiator, number);
    const removal = { rev: asked.rev, reason: "Feil" };
    const [given, removed] = await Promise.all([
      byLink(server, "give", { ...asked, ...introduced }),
      deskDecision(editor, number, asked.no, "remove", removal),
    ]);
    expect([given.status, removed.status].filter((status) => status === 200)).toHaveLength(1);
    if (removed.status === 200) continue;
    const [corrected, withdrawn] = await Promise.all([
      byLink(server, "correct", { token: asked.token, rev: asked.rev + 1, ...introduced }),
      atDesk(editor, number, "withdraw", { message: "Feil" }),
    ]);
    expect(withdrawn.status).toBe(200);
    expect([200, 410]).toContain(corrected.status);
    const log = await db
      .selectFrom("decision_log")
      .select("no")
      .where("decision", "=", asked.no)
      .orderBy("no")
      .execute();
    expect(log.map(({ no }) => no)).toEqual(corrected.status === 200 ? [1, 2, 3] : [1, 2]);
  }
});

test("a call that is sent twice with the same key does the work once", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  const headers = { "idempotency-key": `beslutning-${asked.no}`, "content-type": "application/json" };
  const give = () =>
    aBrowser(server).fetch("/api/decisions/give", {
      ...{ method: "POST", headers },
      body: JSON.stringify({ ...asked, ...introduced }),
    });
  const [one, two] = [await give(), await give()];
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(await two.json()).toEqual(await one.json());
  expect((await mailsTo(server, asked.email)).map(({ subject }) => subject.split(" ")[0])).toEqual([
    ...["Beslutning", "Besluttet:"],
  ]);
});

test("a session asks twenty times a day, an address gets five mails, and a network looks thirty times an hour", async () => {
  const { number, initiator } = await aPublished(server);
  const ask = async (email: string) =>
    (await initiator.post(`/api/assessments/${number}/decisions`, { name: "Kari", email })).status;
  const same: number[] = [];
  for (let time = 0; time < 6; time += 1) same.push(await ask("mange@eksempel.no"));
  expect(same).toEqual([200, 200, 200, 200, 200, 429]);
  const token = await lastSecret(server, "mange@eksempel.no");
  expect((await byLink(server, "resend", { token })).status).toBe(200);
  expect(await mailsTo(server, "mange@eksempel.no")).toHaveLength(5);
  const others: number[] = [];
  for (let time = 0; time < 15; time += 1) others.push(await ask(`person-${time}@eksempel.no`));
  expect(others).toEqual([...Array.from({ length: 14 }, () => 200), 429]);
  const looks: number[] = [];
  for (let time = 0; time < 31; time += 1) looks.push((await byLink(server, "inspect", { token })).status);
  expect(looks.filter((status) => status === 429)).toHaveLength(1);
});
