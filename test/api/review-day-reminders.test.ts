import { beforeEach, expect, test } from "vitest";
import { remindOfReviews } from "../../features/living/server/remind.ts";
import { aPublished, mailsTo } from "../builders/a-decision.ts";
import { inDays, setReviewDay, storedReviewDay } from "../builders/a-review-day.ts";
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
const runAt = (at: Date) => remindOfReviews(db, { mailer, origin: server.url, moved: [], at });
const remindersTo = async (address: string, number: number) =>
  (await mailsTo(server, address)).filter(
    ({ subject, text }) => /sett på igjen|^Se på/.test(subject) && text.includes(`/${number}/`),
  );
const noted = async (number: number) =>
  (
    await db
      .selectFrom("reminder")
      .select(["kind", "sent_at"])
      .where("about", "=", "review")
      .where("id", "=", number)
      .orderBy("for_day")
      .execute()
  ).map(({ kind, sent_at }) => [kind, sent_at !== null]);

test("the initiator is reminded 60 days before, on the day and 90 days after, day by day over three years, each once", async () => {
  const { number, initiatorEmail } = await aPublished(server);
  await storedReviewDay(server, number, "2028-03-31", "2026-03-31");
  const sentOn: string[] = [];
  let known = 0;
  for (let day = 0; day <= 3 * 365; day += 1) {
    const at = morning("2026-03-31", day);
    await runAt(at);
    const { length } = await noted(number);
    if (length > known) sentOn.push(at.toISOString().slice(0, 10));
    known = length;
  }
  // Summer time begins on 26 March 2028.
  expect(sentOn).toEqual(["2028-01-31", "2028-03-31", "2028-06-29"]);
  const mails = await remindersTo(initiatorEmail, number);
  expect(mails.map(({ subject }) => subject.replace(/«.*»/, "«…»"))).toEqual([
    "Se på «…» igjen innen 31.03.2028",
    "Se på «…» igjen innen 31.03.2028",
    "«…» skulle vært sett på igjen",
  ]);
  expect(mails[0]?.text).toMatch(
    new RegExp(`/rediger/${number}/\\?id=\\S+&role=initiator&tab=\\d+&section=[\\w-]{36}`),
  );
});

test("after days on which nothing ran only the newest goes, also when several instances run at once", async () => {
  const { number, initiatorEmail } = await aPublished(server);
  await storedReviewDay(server, number, "2027-01-31", "2026-01-31");
  const late = morning("2027-06-01");
  await Promise.all([runAt(late), runAt(late), runAt(late)]);
  expect(await remindersTo(initiatorEmail, number)).toHaveLength(1);
  expect(await noted(number)).toEqual([
    ["before-60", false],
    ["on-day", false],
    ["overdue-90", true],
  ]);
});

test("a changed day has its own reminders, and one whose day lies before it was set is never sent", async () => {
  const { number, initiator, initiatorEmail } = await aPublished(server);
  await storedReviewDay(server, number, "2027-05-01", "2027-04-01");
  await runAt(morning("2027-04-02"));
  expect(await noted(number)).toEqual([]);
  await runAt(morning("2027-05-01"));
  await storedReviewDay(server, number, "2028-05-01", "2027-05-02");
  for (const day of ["2027-07-30", "2028-03-02", "2028-05-01"]) await runAt(morning(day));
  expect(await remindersTo(initiatorEmail, number)).toHaveLength(3);
  await setReviewDay(initiator, number, { dueOn: "none" });
  await runAt(morning("2029-01-01"));
  expect(await remindersTo(initiatorEmail, number)).toHaveLength(3);
});

test("nothing is sent of a withdrawn edition", async () => {
  const { number, initiatorEmail } = await aPublished(server);
  await storedReviewDay(server, number, "2027-05-01", "2026-05-01");
  await atDesk(editor, number, "withdraw", { message: "Feil" });
  await runAt(morning("2027-05-01"));
  expect(await remindersTo(initiatorEmail, number)).toEqual([]);
  expect(await noted(number)).toEqual([]);
});

test("without an initiator, as after an import, the desk is reminded", async () => {
  const { number } = await aPublished(server);
  await storedReviewDay(server, number, "2027-05-01", "2026-05-01");
  await db.updateTable("contributor").set({ deleted_at: new Date() }).where("assessment", "=", number).execute();
  await runAt(morning("2027-05-01"));
  const mails = (await server.mails()).filter(({ text }) => text.includes(`/redaksjon/${number}/`));
  expect(mails.map(({ subject }) => subject.replace(/«.*»/, "«…»"))).toEqual(["Se på «…» igjen innen 01.05.2027"]);
});

test("what should have been looked at again waits at the desk, and is a filter of its list", async () => {
  const { number } = await aPublished(server);
  const waiting = async () => (await (await editor.get("/api/desk/waiting")).json()).late.review;
  const before = await waiting();
  await storedReviewDay(server, number, inDays(0), "2026-01-01");
  expect(await waiting()).toBe(before);
  await storedReviewDay(server, number, "2026-10-01", "2025-10-01");
  expect(await waiting()).toBe(before + 1);
  const list = await (await editor.get(`/api/desk/assessments?late=review&q=${number}`)).json();
  expect(list).toMatchObject({
    totalMatching: 1,
    late: { review: 1, "follow-up": 0 },
    rows: [{ id: number, reviewPassedOn: "2026-10-01" }],
  });
  await storedReviewDay(server, number, "2099-10-01", "2026-10-01");
  const { totalMatching } = await (await editor.get(`/api/desk/assessments?late=review&q=${number}`)).json();
  expect(totalMatching).toBe(0);
});
