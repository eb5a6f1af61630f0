import { expect, test } from "vitest";
import { askFor, aTeam, invitation } from "../builders/a-team.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { deskView } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

const invite = (browser: Browser, body: unknown) => askFor(browser, "InviteContributor", body);
const remove = (browser: Browser, body: unknown) => askFor(browser, "DeleteContributor", body);
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);

test("the initiator invites; the person gets a mail with a link that works, and nobody else gets the address", async () => {
  const team = await aTeam(database.db, { name: "Eksempel: lysbehandling" });
  const answer = await invite(await seatedAs(server, team.initiator), invitation(team.number));
  expect(answer).toEqual({
    status: 200,
    body: {
      name: "Ola Eksempel",
      email: "ola@eksempel.no",
      organization: "Eksempel helseforetak",
      role: "economist",
      isDeletable: true,
      contributorId: expect.any(String),
    },
  });
  const [mail] = await mailsTo("ola@eksempel.no");
  expect(mail?.subject).toBe("Invitasjon til å bidra: Eksempel: lysbehandling");
  for (const said of [
    "Hei Ola Eksempel",
    "Kari Eksempel inviterer deg",
    "«Eksempel: lysbehandling»",
    "Økonom",
    "Oppgaven din er økonomien",
    "14 dager",
  ])
    expect(mail?.text).toContain(said);
  const token = /#k=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  const ola = aBrowser(server);
  expect((await ola.post("/api/session/redeem", { token })).status).toBe(200);
  const session = await (await ola.get("/api/session")).json();
  expect(session.seats).toMatchObject([{ contributorId: answer.body.contributorId, role: "economist" }]);
});

test("what a caller says of ids and rights is not believed", async () => {
  const team = await aTeam(database.db);
  const stated = { contributorId: team.librarian, isDeletable: false, email: "uvitende@eksempel.no" };
  const answer = await invite(await seatedAs(server, team.initiator), invitation(team.guid, stated));
  expect(answer.body).toMatchObject({ isDeletable: true });
  expect(answer.body.contributorId).not.toBe(team.librarian);
});

test("inviting again, or with the same key, is the same seat and the same mail", async () => {
  const team = await aTeam(database.db);
  const browser = await seatedAs(server, team.initiator);
  const email = "gjentatt@eksempel.no";
  const body = invitation(team.number, { email });
  const keyed = () =>
    browser.fetch("/api/schema/InviteContributor", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "invite-gjentatt" },
      body: JSON.stringify(body),
    });
  const answers = [
    await (await keyed()).json(),
    await (await keyed()).json(),
    (await invite(browser, { ...body, email: email.toUpperCase() })).body,
  ];
  expect(new Set(answers.map(({ contributorId }) => contributorId)).size).toBe(1);
  const together = await Promise.all([invite(browser, body), invite(browser, body)]);
  expect(together.map(({ status }) => status)).toEqual([200, 200]);
  expect(await mailsTo(email)).toHaveLength(1);
  for (const other of [
    { name: "Olav Eksempel" },
    { message: "Kan du se på dette?" },
    { organization: "x", actor: null },
  ]) {
    const answer = await invite(browser, { ...body, ...other });
    expect([answer.status, answer.body.fields]).toMatchObject([422, [{ path: "email", kind: "AlreadyTakesPart" }]]);
  }
  const old = new Date(Date.now() - 11 * 60_000);
  await database.db
    .updateTable("invitation")
    .set({ created_at: old })
    .where("contributor", "=", answers[0].contributorId)
    .execute();
  const again = await invite(browser, body);
  expect([again.status, again.body.fields]).toMatchObject([422, [{ path: "email", kind: "AlreadyTakesPart" }]]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("an address has one seat in an assessment: not the initiator's own again, and not another role", async () => {
  const team = await aTeam(database.db);
  const browser = await seatedAs(server, team.initiator);
  for (const role of ["initiator", "librarian", "peer"]) {
    const email = `${role.toUpperCase()}-${team.number}@eksempel.no`;
    const answer = await invite(browser, invitation(team.number, { email, role: "other" }));
    expect(answer.body.fields).toEqual([
      { path: "email", kind: "AlreadyTakesPart", message: "Denne adressen er allerede med" },
    ]);
  }
});

test("a peer reviewer of the assessment is not invited to write it as well", async () => {
  const team = await aTeam(database.db);
  const browser = await seatedAs(server, team.initiator);
  const email = team.seats[2]?.email.toUpperCase();
  const answer = await invite(browser, invitation(team.number, { email, role: "economist" }));
  expect([answer.status, answer.body.fields]).toMatchObject([422, [{ path: "email", kind: "AlreadyTakesPart" }]]);
  expect((await deskView(await signedInAs(server, "redaktor"), team.number)).contributors).toHaveLength(3);
});

test("a browser that holds a peer's seat and another's in one assessment is the peer's alone there", async () => {
  const team = await aTeam(database.db);
  const browser = await seatedAs(server, team.librarian, team.peer);
  const { seats } = await (await browser.get("/api/session")).json();
  expect(seats).toMatchObject([{ contributorId: team.peer, role: "peer" }]);
  const name = { id: team.number, type: "heading", value: "Skrevet av fagfellen" };
  expect((await browser.post("/api/schema/SaveSchemaBaseProp", name)).status).toBe(403);
});

test("an invitation that breaks rules is refused, with every rule it breaks", async () => {
  const team = await aTeam(database.db);
  const browser = await seatedAs(server, team.initiator);
  const answer = await invite(browser, { id: team.number, name: "", email: "ola", role: "konge", organization: "" });
  expect(answer).toMatchObject({ status: 422, body: { kind: "Invalid" } });
  expect(answer.body.fields).toEqual([
    { path: "name", kind: "NameRequired", message: "Skriv et navn" },
    { path: "email", kind: "EmailInvalid", message: "Du må skrive inn en gyldig e-postadresse" },
    { path: "role", kind: "NotAnOption", message: "Velg et av alternativene" },
    { path: "organization", kind: "OrganizationRequired", message: "Du må velge helseforetak" },
  ]);
  expect((await invite(browser, invitation(team.number, { role: "initiator" }))).status).toBe(422);
  expect((await invite(browser, { ...invitation(team.number), id: "tull" })).status).toBe(400);
});

test("409: inviting, deleting and sending upon another revision of the assessment than the one that stands", async () => {
  const team = await aTeam(database.db, { name: "Eksempel: første tittel" });
  const initiator = await seatedAs(server, team.initiator);
  const renamed = { id: team.number, type: "heading", value: "Eksempel: andre tittel" };
  const { rev } = await (await initiator.post("/api/schema/SaveSchemaBaseProp", renamed)).json();
  const send = (seen: number) =>
    initiator.post("/api/schema/SendApprovalRequest", { assessmentId: team.number, rev: seen });
  const seen = rev - 1;
  const refused = await invite(initiator, invitation(team.number, { rev: seen }));
  expect(refused).toMatchObject({ status: 409, body: { current: { rev, value: "Eksempel: andre tittel" } } });
  expect((await remove(initiator, { id: team.number, contributorId: team.librarian, rev: seen })).status).toBe(409);
  expect((await send(seen)).status).toBe(409);
  expect((await send(rev)).status).toBe(422);
  expect((await invite(initiator, invitation(team.number, { rev }))).status).toBe(200);
  expect((await remove(initiator, { id: team.number, contributorId: team.librarian, rev })).status).toBe(200);
});

test("only the initiator of this assessment invites and deletes, and only in a draft", async () => {
  const team = await aTeam(database.db);
  const other = await aTeam(database.db);
  const sent = await aTeam(database.db, { status: 2 });
  const delivered = async (browser: Browser, id: number) => [
    (await invite(browser, invitation(id, { email: "ingen@eksempel.no" }))).status,
    (await remove(browser, { id, contributorId: id === sent.number ? sent.librarian : team.librarian })).status,
  ];
  expect(await delivered(aBrowser(server), team.number)).toEqual([401, 401]);
  expect(await delivered(await seatedAs(server, other.initiator), team.number)).toEqual([404, 404]);
  expect(await delivered(await seatedAs(server, team.librarian), team.number)).toEqual([403, 403]);
  expect(await delivered(await seatedAs(server, team.peer), team.number)).toEqual([403, 403]);
  expect(await delivered(await signedInAs(server, "redaktor"), team.number)).toEqual([403, 403]);
  expect(await delivered(await seatedAs(server, sent.initiator), sent.number)).toEqual([423, 423]);
  expect(await delivered(await seatedAs(server, team.initiator), 999_999)).toEqual([404, 404]);
  expect(await mailsTo("ingen@eksempel.no")).toEqual([]);
});

test("a deleted contributor is out at the next call, and a link that was on its way is worth nothing", async () => {
  const team = await aTeam(database.db);
  const initiator = await seatedAs(server, team.initiator);
  const librarian = await seatedAs(server, team.librarian);
  const invited = await invite(initiator, invitation(team.number, { email: "angret@eksempel.no" }));
  const gone = { id: team.number, name: "x", role: "initiator", isDeletable: true };
  for (const contributorId of [team.librarian, invited.body.contributorId])
    for (let time = 0; time < 2; time++)
      expect(await remove(initiator, { ...gone, contributorId })).toEqual({ status: 200, body: { ok: true } });
  expect((await (await librarian.get("/api/session")).json()).seats).toEqual([]);
  expect((await librarian.get(`/api/schema/GetMethodAssessmentDetails/${team.number}`)).status).toBe(401);
  const [mail] = await mailsTo("angret@eksempel.no");
  const token = /#k=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  expect((await aBrowser(server).post("/api/session/redeem", { token })).status).toBe(409);
  await aBrowser(server).post("/api/session/resend", { assessmentId: team.number, id: invited.body.contributorId });
  expect(await mailsTo("angret@eksempel.no")).toHaveLength(1);
});

test("the initiator's own seat cannot be deleted, and another assessment's seat is not found", async () => {
  const team = await aTeam(database.db);
  const other = await aTeam(database.db);
  const browser = await seatedAs(server, team.initiator);
  const own = await remove(browser, {
    id: team.number,
    contributorId: team.initiator,
    role: "other",
    isDeletable: true,
  });
  expect(own).toMatchObject({ status: 422, body: { fields: [{ kind: "NotDeletable" }] } });
  for (const contributorId of [other.librarian, "tull", ""])
    expect((await remove(browser, { id: team.number, contributorId })).status).toBe(404);
  expect((await (await (await seatedAs(server, other.librarian)).get("/api/session")).json()).seats).toHaveLength(1);
});

test("a peer's link is refused in a browser that holds another seat in the assessment", async () => {
  const team = await aTeam(database.db);
  const browser = await seatedAs(server, team.librarian);
  await aBrowser(server).post("/api/session/resend", { assessmentId: team.number, id: team.peer });
  const [mail] = await mailsTo(`peer-${team.number}@eksempel.no`);
  const token = /#k=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  expect((await browser.post("/api/session/redeem", { token })).status).toBe(403);
  expect((await aBrowser(server).post("/api/session/redeem", { token })).status).toBe(200);
});

test("a seat redeemed while signed in follows the account to the next browser", async () => {
  const team = await aTeam(database.db);
  await aBrowser(server).post("/api/session/resend", { assessmentId: team.number, id: team.librarian });
  const [mail] = await mailsTo(`librarian-${team.number}@eksempel.no`);
  const token = /#k=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  const browser = await signedInAs(server, "forfatter");
  expect((await browser.post("/api/session/redeem", { token })).status).toBe(200);
  const elsewhere = await signedInAs(server, "forfatter");
  const { seats: held } = await (await elsewhere.get("/api/session")).json();
  expect(held).toMatchObject([{ assessmentId: team.number, contributorId: team.librarian }]);
});

test("the audit log has who did what, and no name or address of those it was done to", async () => {
  const team = await aTeam(database.db);
  const browser = await seatedAs(server, team.initiator);
  const { body } = await invite(browser, invitation(team.number, { email: "revisjon@eksempel.no" }));
  await remove(browser, { id: team.number, contributorId: body.contributorId });
  const rows = await database.db
    .selectFrom("audit_log")
    .select(["action", "actor", "detail"])
    .where("assessment", "=", team.number)
    .orderBy("id")
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(["invite", "delete-contributor"]);
  expect(rows[0]).toMatchObject({
    actor: { kind: "seat", contributorId: team.initiator },
    detail: { contributorId: body.contributorId, role: "economist" },
  });
  expect(JSON.stringify(rows)).not.toContain("revisjon@");
  const { log } = await deskView(await signedInAs(server, "redaktor"), team.number);
  expect(log.map(({ action }) => action)).toEqual(["Slettet en bidragsyter", "Inviterte en bidragsyter"]);
});
