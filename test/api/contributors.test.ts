import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { deskView } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

const seats = [{ role: "initiator", name: "Kari Eksempel" }, { role: "librarian" }, { role: "peer" }] as const;

async function aTeam(given: Parameters<typeof anAssessment>[1] = {}) {
  const assessment = await anAssessment(database.db, { seats, ...given });
  const [initiator, librarian, peer] = assessment.seats.map(({ id }) => id);
  if (!initiator || !librarian || !peer) throw new Error("three seats were asked for");
  return { ...assessment, initiator, librarian, peer };
}

const invitation = (id: number | string, more: object = {}) => ({
  id,
  name: "Ola Eksempel",
  email: "ola@eksempel.no",
  role: "economist",
  organization: "eksempel-helseforetak",
  ...more,
});

const invite = async (browser: Browser, body: unknown) => {
  const answer = await browser.post("/api/schema/InviteContributor", body);
  return { status: answer.status, body: await answer.json() };
};
const remove = async (browser: Browser, body: unknown) => {
  const answer = await browser.post("/api/schema/DeleteContributor", body);
  return { status: answer.status, body: await answer.json() };
};
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);

test("the initiator invites; the person gets a mail with a link that works, and nobody else gets the address", async () => {
  const team = await aTeam({ name: "Eksempel: lysbehandling" });
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
  const team = await aTeam();
  const stated = { contributorId: team.librarian, isDeletable: false, email: "uvitende@eksempel.no" };
  const answer = await invite(await seatedAs(server, team.initiator), invitation(team.guid, stated));
  expect(answer.body).toMatchObject({ isDeletable: true });
  expect(answer.body.contributorId).not.toBe(team.librarian);
});

test("inviting again, or with the same key, is the same seat and the same mail", async () => {
  const team = await aTeam();
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
  const team = await aTeam();
  const browser = await seatedAs(server, team.initiator);
  for (const role of ["initiator", "librarian", "peer"]) {
    const email = `${role.toUpperCase()}-${team.number}@eksempel.no`;
    const answer = await invite(browser, invitation(team.number, { email, role: "other" }));
    expect(answer.body.fields).toEqual([
      { path: "email", kind: "AlreadyTakesPart", message: "Denne adressen er allerede med" },
    ]);
  }
});

test("the inviter's message stands in the mail as theirs, in each line, and never with an address in it", async () => {
  const team = await aTeam();
  const browser = await seatedAs(server, team.initiator);
  const message = "  Hei Ola!\r\nVi trenger deg <b>på</b> økonomien.\u0007  ";
  const email = "melding@eksempel.no";
  expect((await invite(browser, invitation(team.number, { email, message }))).status).toBe(200);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain(
    "Melding fra Kari Eksempel. Den er ikke skrevet av Minimetode:\n\n> Hei Ola!\n> Vi trenger deg <b>på</b> økonomien.\n",
  );
  expect(mail?.html).toContain("Hei Ola!<br>Vi trenger deg &lt;b&gt;på&lt;/b&gt; økonomien.");
  const refusedFor = async (text: string) => {
    const given = invitation(team.number, { email: "ingen.melding@eksempel.no", message: text });
    return (await invite(browser, given)).body.fields;
  };
  for (const bait of [
    "Se https://ond.no",
    "ond.no/gratis",
    "www.ond.no",
    "Skriv til a@ond.no",
    "Hei.\nVinn på ond.no!",
  ])
    expect(await refusedFor(bait)).toMatchObject([{ path: "message", kind: "MessageOnly" }]);
  for (const long of ["x".repeat(501), "x\n".repeat(13)])
    expect(await refusedFor(long)).toMatchObject([{ path: "message", kind: "MessageTooLong" }]);
  expect(await mailsTo("ingen.melding@eksempel.no")).toEqual([]);
});

test("a long title is cut at 60 characters in the subject, and one that reads as an address is left out", async () => {
  const subjectFor = async (name: string, email: string) => {
    const team = await aTeam({ name });
    await invite(await seatedAs(server, team.initiator), invitation(team.number, { email }));
    return (await mailsTo(email))[0]?.subject;
  };
  const cut = await subjectFor(`Eksempel ${"lang ".repeat(30)}`, "lang.tittel@eksempel.no");
  expect(cut).toMatch(/^Invitasjon til å bidra: Eksempel (lang )+lang…$/);
  expect(cut?.slice("Invitasjon til å bidra: ".length).length).toBeLessThanOrEqual(60);
  expect(await subjectFor("Vinn på www.ond.no", "bait@eksempel.no")).toBe(
    "Invitasjon til å bidra i en mini-metodevurdering",
  );
});

const correct = async (browser: Browser, body: unknown) => {
  const answer = await browser.post("/api/schema/UpdateContributor", body);
  return { status: answer.status, body: await answer.json() };
};
const tokenTo = async (address: string) => /#k=([\w-]{43})/.exec((await mailsTo(address)).at(-1)?.text ?? "")?.[1];
const redeem = async (token: string | undefined) =>
  (await aBrowser(server).post("/api/session/redeem", { token })).status;

test("a mistyped address is corrected: the old link opens nothing, and the new address gets one that works", async () => {
  const team = await aTeam();
  const browser = await seatedAs(server, team.initiator);
  const wrong = `feil-${team.number}@eksempel.no`;
  const right = `rett-${team.number}@eksempel.no`;
  const { body: invited } = await invite(browser, invitation(team.number, { email: wrong }));
  const who = { id: team.number, contributorId: invited.contributorId };
  expect(await correct(browser, { ...who, name: "Olav Eksempel", email: ` ${right} ` })).toEqual({
    status: 200,
    body: {
      contributorId: invited.contributorId,
      name: "Olav Eksempel",
      email: right,
      organization: "Eksempel helseforetak",
      role: "economist",
      isDeletable: true,
      redeemed: false,
    },
  });
  expect(await redeem(await tokenTo(wrong))).toBe(409);
  await aBrowser(server).post("/api/session/resend", { assessmentId: team.number, email: wrong });
  expect(await mailsTo(wrong)).toHaveLength(1);
  expect((await mailsTo(right))[0]?.text).toContain("Hei Olav Eksempel");
  expect(await redeem(await tokenTo(right))).toBe(200);
});

test("once somebody has opened the seat only its name can be corrected, and no mail is sent for that", async () => {
  const team = await aTeam();
  const browser = await seatedAs(server, team.initiator);
  const email = `apnet-${team.number}@eksempel.no`;
  const { body: invited } = await invite(browser, invitation(team.number, { email }));
  const who = { id: team.number, contributorId: invited.contributorId };
  expect(await redeem(await tokenTo(email))).toBe(200);
  const moved = await correct(browser, { ...who, email: "en.annen@eksempel.no" });
  expect([moved.status, moved.body.fields]).toMatchObject([422, [{ path: "email", kind: "AddressInUse" }]]);
  const renamed = await correct(browser, { ...who, name: "Ola Nytt Navn", email: email.toUpperCase() });
  expect(renamed).toMatchObject({ status: 200, body: { name: "Ola Nytt Navn", email, redeemed: true } });
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await mailsTo("en.annen@eksempel.no")).toEqual([]);
});

test("a correction that breaks rules is refused, and so is one of the initiator, of nobody, and upon an older revision", async () => {
  const team = await aTeam();
  const other = await aTeam();
  const browser = await seatedAs(server, team.initiator);
  const { body: invited } = await invite(
    browser,
    invitation(team.number, { email: `rette-${team.number}@eksempel.no` }),
  );
  const who = { id: team.number, contributorId: invited.contributorId };
  const kinds = async (more: object) =>
    (await correct(browser, { ...who, ...more })).body.fields?.map(({ path, kind }: { path: string; kind: string }) =>
      [path, kind].join(" "),
    );
  expect(await kinds({ name: " ", email: "ola" })).toEqual(["name NameRequired", "email EmailInvalid"]);
  expect(await kinds({ name: "Vinn: www.ond.no" })).toEqual(["name NameOnly"]);
  expect(await kinds({ email: team.seats[1]?.email.toUpperCase() })).toEqual(["email AlreadyTakesPart"]);
  expect(await kinds({ contributorId: team.initiator, name: "En annen" })).toEqual(["contributorId NotChangeable"]);
  for (const contributorId of [other.librarian, "tull", ""])
    expect((await correct(browser, { ...who, contributorId, name: "x" })).status).toBe(404);
  expect((await correct(browser, { ...who, name: "x", rev: 999 })).status).toBe(409);
  await remove(browser, who);
  expect((await correct(browser, { ...who, name: "x" })).status).toBe(404);
});

test("one session cannot send one address mail after mail by inviting and deleting in turn", async () => {
  const team = await aTeam();
  const browser = await seatedAs(server, team.initiator);
  const email = `mange-${team.number}@eksempel.no`;
  const statuses: number[] = [];
  for (let time = 0; time < 11; time++) {
    const answer = await invite(browser, invitation(team.number, { email }));
    statuses.push(answer.status);
    if (answer.status === 200) await remove(browser, { id: team.number, contributorId: answer.body.contributorId });
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect(await mailsTo(email)).toHaveLength(10);
});

test("a peer reviewer of the assessment is not invited to write it as well", async () => {
  const team = await aTeam();
  const browser = await seatedAs(server, team.initiator);
  const email = team.seats[2]?.email.toUpperCase();
  const answer = await invite(browser, invitation(team.number, { email, role: "economist" }));
  expect([answer.status, answer.body.fields]).toMatchObject([422, [{ path: "email", kind: "AlreadyTakesPart" }]]);
  expect((await deskView(await signedInAs(server, "redaktor"), team.number)).contributors).toHaveLength(3);
});

test("a browser that holds a peer's seat and another's in one assessment is the peer's alone there", async () => {
  const team = await aTeam();
  const browser = await seatedAs(server, team.librarian, team.peer);
  const { seats } = await (await browser.get("/api/session")).json();
  expect(seats).toMatchObject([{ contributorId: team.peer, role: "peer" }]);
  const name = { id: team.number, type: "heading", value: "Skrevet av fagfellen" };
  expect((await browser.post("/api/schema/SaveSchemaBaseProp", name)).status).toBe(403);
});

test("an invitation that breaks rules is refused, with every rule it breaks", async () => {
  const team = await aTeam();
  const browser = await seatedAs(server, team.initiator);
  const answer = await invite(browser, { id: team.number, name: "", email: "ola", role: "peer", organization: "" });
  expect(answer).toMatchObject({ status: 422, body: { kind: "Invalid" } });
  expect(answer.body.fields).toEqual([
    { path: "name", kind: "NameRequired", message: "Navn er påkrevd" },
    { path: "email", kind: "EmailInvalid", message: "Du må skrive inn en gyldig e-postadresse" },
    { path: "role", kind: "NotAnOption", message: "Du må velge et av alternativene" },
    { path: "organization", kind: "OrganizationRequired", message: "Du må velge helseforetak" },
  ]);
  for (const role of ["initiator", "peer"])
    expect((await invite(browser, invitation(team.number, { role }))).status).toBe(422);
  expect((await invite(browser, { ...invitation(team.number), id: "tull" })).status).toBe(400);
});

test("409: inviting, deleting and sending upon another revision of the assessment than the one that stands", async () => {
  const team = await aTeam({ name: "Eksempel: første tittel" });
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
  const team = await aTeam();
  const other = await aTeam();
  const sent = await aTeam({ status: 2 });
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
  const team = await aTeam();
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
  const team = await aTeam();
  const other = await aTeam();
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
  const team = await aTeam();
  const browser = await seatedAs(server, team.librarian);
  await aBrowser(server).post("/api/session/resend", { assessmentId: team.number, id: team.peer });
  const [mail] = await mailsTo(`peer-${team.number}@eksempel.no`);
  const token = /#k=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  expect((await browser.post("/api/session/redeem", { token })).status).toBe(403);
  expect((await aBrowser(server).post("/api/session/redeem", { token })).status).toBe(200);
});

test("a seat redeemed while signed in follows the account to the next browser", async () => {
  const team = await aTeam();
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
  const team = await aTeam();
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
