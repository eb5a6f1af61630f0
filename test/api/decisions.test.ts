import { beforeEach, expect, test } from "vitest";
import { norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import {
  aPublished,
  askFor,
  byLink,
  decisionsFor,
  deskDecision,
  introduced,
  lastSecret,
  mailsTo,
  recordsOf,
} from "../builders/a-decision.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
beforeEach(() => database.db.deleteFrom("rate_counter").execute());

const today = norwegianIsoDay(new Date());

test("an ask is mailed, looked at, given, corrected, followed up and removed, and everybody reads what may be shown", async () => {
  const { number, initiator, initiatorEmail } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  const [mail] = await mailsTo(server, asked.email);
  expect(mail?.subject).toMatch(/^Beslutning om «/);
  expect(mail?.text).toContain("Forslagsstilleren ved");
  expect(asked.token).toHaveLength(43);

  for (let look = 0; look < 3; look += 1) expect((await byLink(server, "inspect", asked)).status).toBe(200);
  const { body: sheet } = await byLink(server, "inspect", asked);
  expect(sheet).toMatchObject({
    part: "decider",
    assessment: { number, edition: 1, newest: 1 },
    decision: { no: asked.no, rev: asked.rev, state: "asked", given: null },
    defaults: { decidedOn: today },
    abilities: ["decide", "decline-decision"],
    correctableUntil: null,
  });
  expect(JSON.stringify(sheet)).not.toContain(asked.email);
  expect((await decisionsFor(aBrowser(server), number)).body).toEqual({ decisions: [], all: null, abilities: [] });
  expect((await decisionsFor(initiator, number)).body.all).toMatchObject([
    { state: "asked", asked: { name: "Kari Klinikksjef", email: asked.email }, suggested: null },
  ]);

  const given = await byLink(server, "give", { ...asked, ...introduced, reason: "God effekt" });
  expect(given).toMatchObject({ status: 200, body: { decision: { state: "decided", rev: asked.rev + 1 } } });
  const { body: shown } = await decisionsFor(aBrowser(server), number);
  expect(shown.decisions).toMatchObject([
    {
      ...{ outcome: "introduced", reason: "God effekt", responsible: "Medisinsk klinikk", decidedOn: today },
      ...{ edition: 1, result: null },
    },
  ]);
  expect(JSON.stringify(shown)).not.toContain("Antall forelegg");
  expect((await mailsTo(server, asked.email)).at(-1)?.subject).toBe("Besluttet: innført");
  expect((await mailsTo(server, initiatorEmail)).at(-1)?.subject).toBe("Besluttet: innført");
  expect((await byLink(server, "inspect", asked)).body.abilities).toEqual(["correct-decision", "report-follow-up"]);

  const corrected = await byLink(server, "correct", {
    ...{ token: asked.token, rev: asked.rev + 1 },
    ...{ outcome: "postponed", reason: "Venter på utstyr" },
  });
  expect(corrected.body.decision).toMatchObject({ rev: asked.rev + 2, given: { outcome: "postponed", measure: "" } });
  const reported = await byLink(server, "report", {
    ...{ token: asked.token, rev: asked.rev + 2 },
    ...{ result: "partly", finding: "Bare halvparten", nextOn: "" },
  });
  expect(reported.body.decision).toMatchObject({ followUps: [{ result: "partly", nextOn: null }], due: "none" });
  const [after] = (await decisionsFor(aBrowser(server), number)).body.decisions;
  expect(after).toMatchObject({ outcome: "postponed", result: { result: "partly" }, followUpOn: null });
  expect(JSON.stringify(after)).not.toContain("halvparten");

  const removal = { rev: asked.rev + 3 };
  expect((await deskDecision(editor, number, asked.no, "remove", removal)).body.fields).toMatchObject([
    { path: "reason", kind: "ReasonRequired" },
  ]);
  const removed = await deskDecision(editor, number, asked.no, "remove", { ...removal, reason: "Feil sykehus" });
  expect(removed.status).toBe(200);
  expect((await decisionsFor(aBrowser(server), number)).body.decisions).toEqual([]);
  expect((await byLink(server, "inspect", asked)).status).toBe(409);
  const log = await database.db
    .selectFrom("decision_log")
    .selectAll()
    .where("decision", "=", asked.no)
    .orderBy("no")
    .execute();
  expect(log.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5]);
  const audit = await database.db.selectFrom("audit_log").selectAll().where("assessment", "=", number).execute();
  expect(audit.map(({ action }) => action).filter((action) => /decision|follow-up/.test(action))).toEqual([
    ...["decision asked", "decision given", "decision corrected", "follow-up reported", "decision removed"],
  ]);
  expect(JSON.stringify(audit)).not.toMatch(/God effekt|@eksempel|Feil sykehus/);
});

test("only the newest edition that stands can be decided on, and only the initiator and the desk ask", async () => {
  const draft = await anAssessment(database.db, { opened: true });
  const author = await seatedAs(server, ...draft.seats.map(({ id }) => id));
  const person = { name: "Kari", email: "kari@eksempel.no" };
  const refused = await author.post(`/api/assessments/${draft.number}/decisions`, person);
  expect([refused.status, (await refused.json()).fields[0].kind]).toEqual([422, "NoEditionStands"]);
  const { number } = await aPublished(server);
  expect((await aBrowser(server).post(`/api/assessments/${number}/decisions`, person)).status).toBe(401);
  expect((await author.post(`/api/assessments/${number}/decisions`, person)).status).toBe(404);
  expect((await editor.post(`/api/assessments/${number}/decisions`, person)).status).toBe(200);
  expect((await mailsTo(server, person.email)).at(-1)?.text).toContain("Redaksjonen ber deg registrere");
});

test("broken rules of an ask are each named, and an initiator is never asked", async () => {
  const { number, initiator, initiatorEmail } = await aPublished(server);
  const kinds = async (body: object) => {
    const answer = await initiator.post(`/api/assessments/${number}/decisions`, body);
    return (await answer.json()).fields?.map(({ path, kind }: { path: string; kind: string }) => `${path} ${kind}`);
  };
  expect(await kinds({ name: "", email: "kari", organization: "finnes-ikke", message: "se www.x.no" })).toEqual([
    "organization DecisionOrganizationUnknown",
    "name NameRequired",
    "email EmailInvalid",
    "message MessageOnly",
  ]);
  expect(await kinds({ name: "Kari", email: ` ${initiatorEmail.toUpperCase()} ` })).toEqual([
    "email InitiatorNeverDecides",
  ]);
});

test("an initiator's address cannot give either, once the seat has passed to the decider", async () => {
  const { number, initiator, initiatorEmail } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  await database.db
    .updateTable("contributor")
    .set({ email: asked.email })
    .where("email", "=", initiatorEmail)
    .execute();
  const given = await byLink(server, "give", { ...asked, ...introduced });
  expect(given).toMatchObject({ status: 422, body: { fields: [{ kind: "InitiatorNeverDecides" }] } });
});

test("«Ikke mitt bord» ends the link and mails the initiator, who reads whom to ask and asks again", async () => {
  const { number, initiator, initiatorEmail } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  const named = { name: "Ola Overlege", email: "ola@eksempel.no" };
  expect((await byLink(server, "decline", { ...asked, ...named })).status).toBe(200);
  expect((await byLink(server, "inspect", asked)).status).toBe(409);
  const mail = (await mailsTo(server, initiatorEmail)).at(-1);
  expect(mail?.subject).toContain("Spør en annen");
  expect(mail?.text).not.toContain("Ola");
  expect(await mailsTo(server, named.email)).toEqual([]);
  expect((await decisionsFor(initiator, number)).body.all).toMatchObject([{ state: "declined", suggested: named }]);
  const again = await askFor(server, initiator, number, named);
  expect(again.no).toBe(asked.no);
  expect((await byLink(server, "give", { ...again, outcome: "not-introduced", reason: "Nei" })).status).toBe(200);
});

test("another person who is asked gets the link in the place of the first, and the same person keeps both", async () => {
  const { number, initiator } = await aPublished(server);
  const first = await askFor(server, initiator, number);
  const twice = await askFor(server, initiator, number, { email: first.email.toUpperCase() });
  expect(twice.no).toBe(first.no);
  expect((await byLink(server, "inspect", first)).status).toBe(200);
  const other = await askFor(server, initiator, number);
  expect((await byLink(server, "inspect", first)).status).toBe(409);
  expect((await byLink(server, "inspect", other)).status).toBe(200);
});

test("several organisations decide on one edition, each once; what is decided is not asked for again", async () => {
  const { number, initiator } = await aPublished(server);
  const terms = await database.db
    .selectFrom("term")
    .select("key")
    .where("kind", "=", "municipality")
    .limit(2)
    .execute();
  for (const { key } of terms) {
    const asked = await askFor(server, initiator, number, { organization: key });
    expect((await byLink(server, "give", { ...asked, ...introduced })).status).toBe(200);
    const again = await initiator.post(`/api/assessments/${number}/decisions`, {
      ...{ name: "Kari", email: "ny@eksempel.no", organization: key },
    });
    expect([again.status, (await again.json()).current.value.state]).toEqual([409, "decided"]);
  }
  expect((await decisionsFor(aBrowser(server), number)).body.decisions).toHaveLength(2);
});

test("a decision that may not be shown is read by the initiator and the desk alone", async () => {
  const { number, initiator, seats } = await aPublished(server, {
    seats: [{ role: "initiator" }, { role: "librarian" }],
  });
  const asked = await askFor(server, initiator, number);
  await byLink(server, "give", { ...asked, ...introduced, mayBeShown: false });
  expect((await decisionsFor(aBrowser(server), number)).body.decisions).toEqual([]);
  for (const browser of [initiator, editor])
    expect((await decisionsFor(browser, number)).body.all).toMatchObject([{ given: { mayBeShown: false } }]);
  expect((await decisionsFor(await seatedAs(server, seats.librarian ?? ""), number)).body).toMatchObject({
    ...{ decisions: [], all: null },
  });
});

test("the person whom a decider suggests is read, whatever link they used, until somebody is asked again", async () => {
  const { number, initiator } = await aPublished(server);
  const first = await askFor(server, initiator, number);
  await askFor(server, initiator, number, { email: first.email });
  const suggested = { name: "Per Direktør", email: "per.direktor@eksempel.no" };
  const { rev } = (await byLink(server, "inspect", first)).body.decision;
  expect((await byLink(server, "decline", { token: first.token, rev, ...suggested })).status).toBe(200);
  expect((await decisionsFor(initiator, number)).body.all).toMatchObject([{ suggested }]);
  await askFor(server, initiator, number);
  expect((await decisionsFor(initiator, number)).body.all).toMatchObject([{ state: "asked", suggested: null }]);
});

test("a correction after a report leaves the day of the next follow-up to the report", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  const { body: given } = await byLink(server, "give", { ...asked, ...introduced });
  const { followUpOn } = given.decision.given;
  const report = { token: asked.token, rev: asked.rev + 1, result: "partly", nextOn: "" };
  const { body: reported } = await byLink(server, "report", report);
  expect(reported.decision).toMatchObject({ next: null, given: { followUpOn } });
  const correction = { ...introduced, followUpOn, measure: "Ventetid" };
  const corrected = await byLink(server, "correct", { token: asked.token, rev: asked.rev + 2, ...correction });
  expect(corrected).toMatchObject({
    ...{ status: 200, body: { decision: { next: null, given: { followUpOn, measure: "Ventetid" } } } },
  });
});

test("withdrawing the edition hides its decisions, refuses the link with the message, and mails the decider", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  await byLink(server, "give", { ...asked, ...introduced });
  expect((await atDesk(editor, number, "withdraw", { message: "Feil i tallene" })).status).toBe(200);
  const gone = await decisionsFor(aBrowser(server), number);
  expect(gone).toMatchObject({ status: 410, body: { detail: "Feil i tallene" } });
  for (const call of ["inspect", "correct", "report"] as const)
    expect(await byLink(server, call, { token: asked.token, rev: 1, ...introduced, result: "partly" })).toMatchObject({
      ...{ status: 410, body: { detail: "Feil i tallene" } },
    });
  expect((await mailsTo(server, asked.email)).at(-1)?.subject).toContain("trukket tilbake");
  expect((await decisionsFor(editor, number)).body.all).toMatchObject([{ isHidden: true }]);
  const at = { rev: asked.rev + 1 };
  expect((await deskDecision(editor, number, asked.no, "correct", { ...at, ...introduced })).status).toBe(410);
  expect((await deskDecision(editor, number, asked.no, "remove", { ...at, reason: "Feil" })).status).toBe(200);
});

test("a new edition leaves the decision with the edition that was decided on, and mails its decider", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  await byLink(server, "give", { ...asked, ...introduced });
  expect((await atDesk(editor, number, "reopen")).status).toBe(200);
  const sent = await initiator.post("/api/schema/SendApprovalRequest", { assessmentId: number });
  expect(sent.status).toBe(200);
  expect((await atDesk(editor, number, "publish")).status).toBe(200);
  expect((await mailsTo(server, asked.email)).at(-1)?.subject).toMatch(/^Ny utgave av «/);
  expect((await decisionsFor(aBrowser(server), number)).body.decisions).toMatchObject([{ edition: 1 }]);
  expect((await byLink(server, "inspect", asked)).body.assessment).toMatchObject({ edition: 1, newest: 2 });
  const newer = await askFor(server, initiator, number);
  expect(newer.no).not.toBe(asked.no);
});

test("an ask about an older edition ends when the organisation is asked about a newer one", async () => {
  const { number, initiator } = await aPublished(server);
  const older = await askFor(server, initiator, number);
  expect((await atDesk(editor, number, "reopen")).status).toBe(200);
  expect((await initiator.post("/api/schema/SendApprovalRequest", { assessmentId: number })).status).toBe(200);
  expect((await atDesk(editor, number, "publish")).status).toBe(200);
  const newer = await askFor(server, initiator, number);
  expect((await byLink(server, "inspect", older)).status).toBe(409);
  expect((await decisionsFor(initiator, number)).body.all).toMatchObject([{ no: newer.no, edition: 2 }]);
  const { log, audit } = await recordsOf(server, older.no);
  expect(log.map(({ after }) => after)).toMatchObject([{ state: "asked" }, { state: "removed" }]);
  expect(audit.map(({ action }) => action)).toEqual(["decision asked", "decision removed"]);
});

test("whoever follows up gets no link before the first reminder", async () => {
  const { number, initiator } = await aPublished(server);
  const asked = await askFor(server, initiator, number);
  const responsibleEmail = "oppfolger@eksempel.no";
  await byLink(server, "give", { ...asked, ...introduced, responsibleEmail });
  expect((await byLink(server, "inspect", asked)).body.hasResponsibleEmail).toBe(true);
  expect(await lastSecret(server, responsibleEmail)).toBe("");
});
