import { beforeEach, expect, test } from "vitest";
import { eraseOldPersons, noteReminder, remindOfDecisions } from "../../features/decision/server/index.ts";
import { forgetOrphanedReminders } from "../../features/decision/server/reminder-store.ts";
import { aPublished, askFor, byLink, deskDecision, introduced, lastSecret, mailsTo } from "../builders/a-decision.ts";
import { atDesk } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { db } = database;
const editor = await signedInAs(server, "redaktor");
beforeEach(() => db.deleteFrom("rate_counter").execute());

const DAY = 24 * 60 * 60 * 1000;
const { mailer } = server.platform;
/** 08:00 in Oslo, an hour off in half of the year: the day is the same. */
const morning = (iso: string, days = 0): Date => new Date(Date.parse(`${iso}T07:00:00Z`) + days * DAY);
const runAt = (at: Date) => remindOfDecisions(db, { mailer, origin: server.url, moved: [], at });
const subjects = async (address: string) =>
  (await mailsTo(server, address)).map(({ subject }) => subject.split("«")[0]);

/** Moves an ask back to a day. */
const askedOn = (no: number, iso: string) =>
  db
    .updateTable("decision")
    .set({ asked_at: morning(iso) })
    .where("id", "=", no)
    .execute();

/** Gives the decision as if on a day. */
async function givenOn(asked: { no: number; token: string; rev: number }, iso: string, followUpOn: string, more = {}) {
  const given = await byLink(server, "give", { ...asked, ...introduced, ...more });
  expect(given.status).toBe(200);
  await db
    .updateTable("decision")
    .set({ decided_on: iso, decided_at: morning(iso), follow_up_on: followUpOn, follow_up_set_on: iso })
    .where("id", "=", asked.no)
    .execute();
}

test("an ask without an answer is reminded of after 14 and 42 days, and the initiator after 56, day by day over three years, each once", async () => {
  const { number, initiator, initiatorEmail } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  await askedOn(asked.no, "2027-02-20");
  const before = (await mailsTo(server, initiatorEmail)).length;
  const sentOn: string[] = [];
  let known = 0;
  for (let day = 0; day <= 3 * 365; day += 1) {
    const at = morning("2027-02-20", day);
    await runAt(at);
    const rows = await db
      .selectFrom("reminder")
      .select("kind")
      .where("id", "=", asked.no)
      .where("sent_at", "is not", null)
      .execute();
    if (rows.length > known) sentOn.push(at.toISOString().slice(0, 10));
    known = rows.length;
  }
  // Summer time begins on 28 March 2027.
  expect(sentOn).toEqual(["2027-03-06", "2027-04-03", "2027-04-17"]);
  expect(await subjects(asked.email)).toEqual([
    ...["Beslutning om ", "Venter på beslutning: ", "Venter på beslutning: "],
  ]);
  expect((await subjects(initiatorEmail)).slice(before)).toEqual(["Ingen beslutning ennå om "]);
  // The last mail's link works too.
  expect(await lastSecret(server, asked.email)).not.toBe(asked.token);
});

test("one that cannot be mailed keeps no other from being mailed, and goes when it can be", async () => {
  const first = await aPublished(server);
  const second = await aPublished(server);
  const [bad, good] = [
    await askFor(server, first.initiator, first.number),
    await askFor(server, second.initiator, second.number),
  ];
  for (const { no } of [bad, good]) await askedOn(no, "2031-01-01");
  const failing: typeof mailer = {
    ...mailer,
    send: (tx, mail) => (mail.to === bad.email ? Promise.reject(new Error("no room")) : mailer.send(tx, mail)),
  };
  const at = morning("2031-01-15");
  await expect(remindOfDecisions(db, { mailer: failing, origin: server.url, moved: [], at })).rejects.toThrow(
    "not reminded",
  );
  expect(await subjects(good.email)).toEqual(["Beslutning om ", "Venter på beslutning: "]);
  expect(await subjects(bad.email)).toEqual(["Beslutning om "]);
  await runAt(at);
  for (const { email } of [bad, good])
    expect(await subjects(email)).toEqual(["Beslutning om ", "Venter på beslutning: "]);
});

test("after days on which nothing ran only the newest goes to each, also when several instances run at once", async () => {
  const { number, initiator, initiatorEmail } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  await askedOn(asked.no, "2027-01-01");
  const late = morning("2027-03-15");
  await Promise.all([runAt(late), runAt(late), runAt(late)]);
  expect(await subjects(asked.email)).toEqual(["Beslutning om ", "Venter på beslutning: "]);
  expect(await subjects(initiatorEmail)).toEqual(["Ingen beslutning ennå om "]);
  const noted = await db.selectFrom("reminder").selectAll().where("id", "=", asked.no).orderBy("for_day").execute();
  expect(noted.map(({ kind, sent_at }) => [kind, sent_at !== null])).toEqual([
    ["waiting-14", false],
    ["waiting-42", true],
    ["unanswered-56", true],
  ]);
});

test("a follow-up is reminded of before and after its day by a link that may report; the next one has its own", async () => {
  const { number, initiator, initiatorEmail } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  const follower = "oppfolger@eksempel.no";
  const today = new Date().toISOString().slice(0, 10);
  await givenOn(asked, today, morning(today, 100).toISOString().slice(0, 10), { responsibleEmail: follower });
  for (const day of [85, 86, 87, 99, 100]) await runAt(morning(today, day));
  expect(await subjects(follower)).toEqual(["Følg opp "]);
  for (const day of [101, 102, 129, 130, 131]) await runAt(morning(today, day));
  expect(await subjects(follower)).toEqual(["Følg opp ", "Oppfølgingen av "]);
  expect((await subjects(initiatorEmail)).at(-1)).toBe("Oppfølgingen av ");
  expect(await subjects(asked.email)).toEqual(["Beslutning om ", "Besluttet: innført"]);

  // As if the reminder had been sent now: its link is of its own time.
  const token = await lastSecret(server, follower);
  const sheet = (await byLink(server, "inspect", { token })).body;
  expect(sheet).toMatchObject({ part: "responsible", abilities: ["report-follow-up"] });
  for (const call of ["give", "correct", "decline"] as const)
    expect((await byLink(server, call, { token, rev: 1, ...introduced })).status).toBe(403);
  const nextOn = morning(today, 400).toISOString().slice(0, 10);
  const reported = await byLink(server, "report", { token, rev: sheet.decision.rev, result: "partly", nextOn });
  expect(reported.body.decision.next).toBe(nextOn);
  for (const day of [131, 200, 386, 401, 430]) await runAt(morning(today, day));
  expect(await subjects(follower)).toEqual(["Følg opp ", "Oppfølgingen av ", "Følg opp ", "Oppfølgingen av "]);
  const last = await db.selectFrom("decision").select("rev").where("id", "=", asked.no).executeTakeFirstOrThrow();
  await deskDecision(editor, number, asked.no, "report", { rev: last.rev, result: "as-planned" });
  for (let day = 431; day < 1000; day += 7) await runAt(morning(today, day));
  expect(await subjects(follower)).toHaveLength(4);
});

test("a reminder whose day lies before the day was set is never sent, and a changed day has its own", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  await givenOn(asked, "2027-05-01", "2027-05-10");
  for (const day of ["2027-05-01", "2027-05-09", "2027-05-11"]) await runAt(morning(day));
  expect(await subjects(asked.email)).toEqual(["Beslutning om ", "Besluttet: innført", "Oppfølgingen av "]);
  await db
    .updateTable("decision")
    .set({ follow_up_on: "2027-08-01", follow_up_set_on: "2027-05-12" })
    .where("id", "=", asked.no)
    .execute();
  for (const day of ["2027-07-17", "2027-07-18", "2027-07-19"]) await runAt(morning(day));
  expect((await subjects(asked.email)).slice(3)).toEqual(["Følg opp "]);
});

test("nobody is reminded of what was removed, declined or withdrawn", async () => {
  const made = await Promise.all(Array.from({ length: 3 }, () => aPublished(server)));
  const asked = [];
  for (const { initiator, number } of made) asked.push(await askFor(server, initiator, number));
  const [removed, declined, withdrawn] = asked;
  for (const { no } of asked) await askedOn(no, "2027-01-01");
  await deskDecision(editor, made[0]?.number ?? 0, removed?.no ?? 0, "remove", { rev: removed?.rev, reason: "Feil" });
  await byLink(server, "decline", declined ?? {});
  await atDesk(editor, made[2]?.number ?? 0, "withdraw", { message: "Feil" });
  await runAt(morning("2027-06-01"));
  const noted = await db
    .selectFrom("reminder")
    .select("id")
    .where(
      "id",
      "in",
      asked.map(({ no }) => no),
    )
    .execute();
  expect(noted).toEqual([]);
  expect((await subjects(withdrawn?.email ?? "")).at(-1)).not.toContain("Venter");
});

test("names and addresses are erased 90 days after the last reminder, and the link leads nowhere then", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  const persons = () =>
    db.selectFrom("decision_party").select(["name", "email"]).where("decision", "=", asked.no).execute();
  const day = new Date().toISOString().slice(0, 10);
  await eraseOldPersons(db, morning(day, 56 + 89));
  expect(await persons()).toMatchObject([{ email: asked.email }]);
  await eraseOldPersons(db, morning(day, 56 + 91));
  expect(await persons()).toEqual([{ name: "", email: "" }]);
  expect((await byLink(server, "inspect", asked)).status).toBe(409);
  expect((await byLink(server, "resend", asked)).status).toBe(200);
  expect(await subjects(asked.email)).toEqual(["Beslutning om "]);
});

test("reminders of a deleted assessment are forgotten, and no others", async () => {
  const made = await Promise.all([aPublished(server), aPublished(server)]);
  const asked: { readonly number: number; readonly no: number }[] = [];
  for (const { initiator, number } of made) asked.push({ number, no: (await askFor(server, initiator, number)).no });
  const [gone, stays] = asked;
  if (!gone || !stays) throw new Error("two were made");
  await db.transaction().execute(async (tx) => {
    for (const { number, no } of asked) {
      await noteReminder(tx, no, { about: "ask", kind: "waiting-14", forDay: "2027-01-01" }, null);
      await noteReminder(tx, no, { about: "decision", kind: "overdue-1", forDay: "2027-01-01" }, null);
      await noteReminder(tx, number, { about: "review", kind: "on-day", forDay: "2027-01-01" }, null);
    }
  });
  await db.deleteFrom("publication").where("assessment", "=", gone.number).execute();
  await db.deleteFrom("assessment").where("number", "=", gone.number).execute();
  await forgetOrphanedReminders(db);
  const left = async ({ number, no }: typeof gone) => {
    const rows = await db.selectFrom("reminder").select(["about", "id"]).orderBy("about").execute();
    return rows.filter(({ about, id }) => id === (about === "review" ? number : no)).map(({ about }) => about);
  };
  expect(await left(gone)).toEqual([]);
  expect(await left(stays)).toEqual(["ask", "decision", "review"]);
});
