import { beforeEach, expect, test } from "vitest";
import { norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import { aPublished, askFor, byLink, deskDecision, introduced, mailsTo } from "../builders/a-decision.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
beforeEach(() => database.db.deleteFrom("rate_counter").execute());

test("the desk gives, corrects and reports as the organisation's, also what was declined", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  await byLink(server, "decline", asked);
  const at = (rev: number) => ({ rev: asked.rev + rev });
  const given = await deskDecision(editor, number, asked.no, "give", { ...at(1), ...introduced });
  expect(given).toMatchObject({ status: 200, body: { decision: { state: "decided" } } });
  const corrected = await deskDecision(editor, number, asked.no, "correct", {
    ...at(2),
    ...{ outcome: "not-introduced", reason: "For dyrt" },
  });
  expect(corrected.body.decision.given).toMatchObject({ outcome: "not-introduced", followUpOn: null });
  expect((await deskDecision(editor, number, asked.no, "report", { ...at(3), result: "stopped" })).status).toBe(200);
  const elsewhere = await aPublished(server);
  expect(
    (await deskDecision(editor, elsewhere.number, asked.no, "report", { ...at(4), result: "stopped" })).status,
  ).toBe(404);
  expect((await deskDecision(initiator, number, asked.no, "correct", { ...at(4), ...introduced })).status).toBe(403);
});

test("a decision that a colleague removed meanwhile is a conflict with the decision as it stands, and one that never was is not found", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  const { rev } = asked;
  expect((await deskDecision(editor, number, asked.no, "remove", { rev, reason: "Feil" })).status).toBe(200);
  for (const [step, body] of [
    ["give", introduced],
    ["correct", introduced],
    ["report", { result: "stopped" }],
    ["remove", { reason: "Feil" }],
  ] as const)
    expect(await deskDecision(editor, number, asked.no, step, { rev, ...body })).toMatchObject({
      status: 409,
      body: { kind: "Stale", current: { rev: rev + 1, value: { state: "removed" } } },
    });
  expect((await deskDecision(editor, number, 999_999, "remove", { rev, reason: "Feil" })).status).toBe(404);
});

test("a text that is far too long is refused by its field", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  const long = "a".repeat(100_000);
  const given = await byLink(server, "give", { ...asked, ...introduced, measure: long, responsible: long });
  expect(given).toMatchObject({ status: 422 });
  expect(given.body.fields).toMatchObject([
    { path: "measure", kind: "DecisionTextTooLong", message: expect.stringContaining("1000") },
    { path: "responsible", kind: "DecisionLineTooLong", message: expect.stringContaining("100") },
  ]);
  expect((await deskDecision(editor, number, asked.no, "remove", { rev: asked.rev, reason: long })).body).toMatchObject(
    {
      fields: [{ path: "reason", kind: "DecisionTextTooLong" }],
    },
  );
});

test("whoever is asked by the desk and declines is told to the desk too, and mails say who registered what for whom", async () => {
  const { number, initiatorEmail } = await aPublished(server);
  const asked = await askFor(server, editor, number, { organization: "helse-fonna" });
  const refused = await editor.post(`/api/assessments/${number}/decisions`, { name: "Kari", email: initiatorEmail });
  expect((await refused.json()).fields).toMatchObject([{ path: "email", kind: "InitiatorNeverAsked" }]);
  const atDesk = (await server.mails()).filter(({ subject }) => subject.startsWith("Spør en annen"));
  await byLink(server, "decline", asked);
  const told = (await server.mails()).filter(({ subject }) => subject.startsWith("Spør en annen")).slice(atDesk.length);
  expect(told.map(({ to }) => to)).toContain(initiatorEmail);
  const desk = told.find(({ text }) => text.includes(`/redaksjon/`));
  expect(desk?.to).not.toBe(initiatorEmail);
  for (const { text } of told) expect(text).toContain("Den redaksjonen spurte om beslutningen om");

  const rev = asked.rev + 1;
  expect((await deskDecision(editor, number, asked.no, "give", { rev, ...introduced })).status).toBe(200);
  const last = async () => (await mailsTo(server, initiatorEmail)).at(-1)?.text.replaceAll(/\s+/g, " ");
  expect(await last()).toContain("Redaksjonen har registrert beslutningen til Helse Fonna HF om «");
  const own = await askFor(server, editor, number, { organization: "helse-bergen" });
  await byLink(server, "give", { ...own, ...introduced });
  expect(await last()).toContain("Beslutningen til Helse Bergen HF om «");
});

test("a follow-up whose day has passed waits at the desk, and is a filter of its list, until it is reported", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  await byLink(server, "give", { ...asked, ...introduced });
  const waiting = async (): Promise<number> => (await (await editor.get("/api/desk/waiting")).json()).late["follow-up"];
  const listed = async (): Promise<number> =>
    (await (await editor.get(`/api/desk/assessments?late=follow-up&q=${number}`)).json()).totalMatching;
  const before = await waiting();
  const setDay = (day: string) =>
    database.db
      .updateTable("decision")
      .set({ follow_up_on: day, decided_on: "2026-01-01" })
      .where("id", "=", asked.no)
      .execute();
  await setDay(norwegianIsoDay(new Date()));
  expect([await waiting(), await listed()]).toEqual([before, 0]);
  await setDay("2026-10-01");
  expect([await waiting(), await listed()]).toEqual([before + 1, 1]);
  const at = (rev: number) => ({ rev: asked.rev + rev });
  await deskDecision(editor, number, asked.no, "report", { ...at(1), result: "partly", nextOn: "2028-01-01" });
  expect([await waiting(), await listed()]).toEqual([before, 0]);
  await deskDecision(editor, number, asked.no, "report", { ...at(2), result: "stopped" });
  expect([await waiting(), await listed()]).toEqual([before, 0]);
});

test("an editor who is also the initiator gives no decision at the desk", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  await initiator.visit("/login?login_hint=redaktor");
  const body = { rev: asked.rev, ...introduced };
  expect(await deskDecision(initiator, number, asked.no, "give", body)).toMatchObject({
    ...{ status: 422, body: { fields: [{ path: "outcome", kind: "InitiatorNeverDecides" }] } },
  });
  expect((await deskDecision(editor, number, asked.no, "give", body)).status).toBe(200);
});
