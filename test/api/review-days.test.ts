import { beforeEach, expect, test } from "vitest";
import { aPublished } from "../builders/a-decision.ts";
import { inDays, reviewDayFor, setReviewDay } from "../builders/a-review-day.ts";
import { aSentAssessment } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { db } = database;
const editor = await signedInAs(server, "redaktor");
beforeEach(() => db.deleteFrom("rate_counter").execute());

const publish = async (number: number, body: object = {}) => {
  const { rev } = await (await editor.get(`/api/desk/assessments/${number}`)).json();
  const answer = await editor.post(`/api/desk/assessments/${number}/publish`, { rev, ...body });
  return { status: answer.status, body: await answer.json() };
};
const sayDay = (number: number, day: string) =>
  db
    .updateTable("schema_item")
    .set({ value: JSON.stringify(day) })
    .where("assessment", "=", number)
    .where("key", "=", "ny-vurdering")
    .execute();

test("publishing takes the day that the text says", async () => {
  const { number, initiator } = await aSentAssessment(server);
  const said = inDays(300);
  await sayDay(number, said);
  expect((await reviewDayFor(editor, number)).body).toMatchObject({ rev: 0, dueOn: null, said, suggested: said });
  expect((await publish(number)).status).toBe(200);
  expect((await reviewDayFor(initiator, number)).body).toMatchObject({
    ...{ rev: 1, isPublished: true, dueOn: said, isPassed: false },
  });
});

test("without a day in the text an editor chooses one, or that there is none; left out it is 24 months ahead", async () => {
  const chosen = await aSentAssessment(server);
  await sayDay(chosen.number, "");
  for (const [reviewOn, kind] of [
    ["", "ReviewDayRequired"],
    [inDays(0), "ReviewDayTooEarly"],
    [inDays(366 * 5 + 2), "ReviewDayTooLate"],
    ["snart", "DateInvalid"],
  ])
    expect(await publish(chosen.number, { reviewOn })).toMatchObject({
      ...{ status: 422, body: { fields: [{ path: "reviewOn", kind }] } },
    });
  expect((await publish(chosen.number, { reviewOn: "none" })).status).toBe(200);
  expect((await reviewDayFor(editor, chosen.number)).body).toMatchObject({ rev: 1, dueOn: null });

  const usual = await aSentAssessment(server);
  await sayDay(usual.number, "2022-05-01");
  const { suggested } = (await reviewDayFor(editor, usual.number)).body;
  await publish(usual.number);
  expect((await reviewDayFor(editor, usual.number)).body).toMatchObject({ dueOn: suggested, said: "2022-05-01" });
});

test("the initiator and the desk change the day with a reason, which the desk's log shows", async () => {
  const { number, initiator } = await aPublished(server);
  expect(await setReviewDay(initiator, number, { dueOn: inDays(400), reason: "  Studien er forsinket " })).toEqual({
    ...{ status: 200, body: { ok: true, rev: 1, dueOn: inDays(400) } },
  });
  expect((await setReviewDay(editor, number, { dueOn: "none", reason: "Metoden er på vei ut" })).status).toBe(200);
  expect((await reviewDayFor(initiator, number)).body).toMatchObject({ rev: 2, dueOn: null });
  const { log } = await (await editor.get(`/api/desk/assessments/${number}`)).json();
  expect(log.slice(0, 2)).toMatchObject([
    { action: "Endret når en vurdering bør ses på igjen", what: "Metoden er på vei ut" },
    { action: "Endret når en vurdering bør ses på igjen", what: "Studien er forsinket" },
  ]);
});

test("a change of an older revision is a conflict, and a broken rule changes nothing", async () => {
  const { number, initiator } = await aPublished(server);
  await setReviewDay(editor, number, { dueOn: inDays(100) });
  const stale = await setReviewDay(initiator, number, { dueOn: inDays(200), rev: 0 });
  expect(stale).toMatchObject({ status: 409, body: { current: { rev: 1, value: inDays(100) } } });
  for (const [body, path, kind] of [
    [{ dueOn: inDays(0) }, "dueOn", "ReviewDayTooEarly"],
    [{ dueOn: inDays(1), reason: " " }, "reason", "ReviewReasonRequired"],
    [{ dueOn: inDays(1), reason: "x".repeat(1001) }, "reason", "ReviewReasonTooLong"],
  ] as const)
    expect(await setReviewDay(initiator, number, body)).toMatchObject({
      ...{ status: 422, body: { fields: [{ path, kind }] } },
    });
  expect((await reviewDayFor(editor, number)).body).toMatchObject({ rev: 1, dueOn: inDays(100) });
});

test("nobody else reads or changes the day, and an assessment that is not published has none to change", async () => {
  const { number, seats } = await aPublished(server, { seats: [{ role: "initiator" }, { role: "peer" }] });
  const peer = await seatedAs(server, seats.peer ?? "");
  expect((await peer.get(`/api/assessments/${number}/review`)).status).toBe(403);
  expect((await setReviewDay(peer, number, { dueOn: inDays(9), rev: 0 })).status).toBe(403);
  const sent = await aSentAssessment(server);
  expect(await setReviewDay(editor, sent.number, { dueOn: inDays(9) })).toMatchObject({
    ...{ status: 422, body: { fields: [{ kind: "NoEditionStands" }] } },
  });
});

test("an editor takes words out of the reason", async () => {
  const { number, initiator } = await aPublished(server);
  await setReviewDay(initiator, number, { dueOn: inDays(100), reason: "Kari Nordmann er syk" });
  const words = ["Kari Nordmann"];
  const found = await (await editor.post(`/api/desk/assessments/${number}/find-words`, { words })).json();
  expect(found.places).toMatchObject([{ kind: "review-day" }]);
  const { rev } = await (await editor.get(`/api/desk/assessments/${number}`)).json();
  const redacted = await editor.post(`/api/desk/assessments/${number}/redact`, { words, reason: "Navn", rev });
  expect(redacted.status).toBe(200);
  const { reason } = await db
    .selectFrom("assessment_review")
    .select("reason")
    .where("assessment", "=", number)
    .executeTakeFirstOrThrow();
  expect(reason).toBe("[sladdet] er syk");
});
