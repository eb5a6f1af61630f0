import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { seatRoles } from "../../features/access/rules/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { atDesk, type DeskStep, deskList, deskView, found, readBy } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");

const bodies: Readonly<Record<DeskStep, object>> = {
  publish: { note: "Eksempel" },
  return: { message: "Eksempel" },
  reopen: {},
  withdraw: { message: "Feil i en tabell." },
  card: { hidden: true },
  contact: { hidden: true },
  link: { contributorId: randomUUID() },
  initiator: { name: "Ny Eksempel", email: "ny@eksempel.no", organization: "Eksempel HF" },
};
const isStep = (step: string): step is DeskStep => step in bodies;
const steps = Object.keys(bodies).filter(isStep);

const everyCall = (browser: Browser, number: number | string) => [
  ["list", () => browser.get("/api/desk/assessments")] as const,
  ["one", () => browser.get(`/api/desk/assessments/${number}`)] as const,
  ...steps.map((step) => [step, () => atDesk(browser, number, step, bodies[step])] as const),
];
const problemOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });
const auditOf = (number: number) =>
  server.db.selectFrom("audit_log").select("action").where("assessment", "=", number).execute();

describe("who may come in", () => {
  test("without a session every call is 401, whether the assessment exists or not", async () => {
    const { number } = await anAssessment(server.db, { status: 2 });
    for (const id of [number, 999_999])
      for (const [name, call] of everyCall(aBrowser(server), id))
        expect([name, (await call()).status]).toEqual([name, 401]);
  });

  test("no seat in the assessment opens the desk, whatever its role; the initiator alone may start anew and hide the contact", async () => {
    const { number, seats } = await anAssessment(server.db, { status: 2, seats: seatRoles.map((role) => ({ role })) });
    const initiators = new Map([
      ["reopen", 409],
      ["contact", 200],
    ]);
    for (const { id, role } of seats) {
      const author = await seatedAs(server, id);
      for (const [name, call] of everyCall(author, number)) {
        const expected = (role === "initiator" ? initiators.get(name) : undefined) ?? 403;
        expect([role, name, (await call()).status]).toEqual([role, name, expected]);
      }
    }
    expect(await auditOf(number)).toMatchObject([{ action: expect.stringMatching(/^contact .* by the initiator$/) }]);
  });

  test("signed in without the editor's role is 404, as for work that does not exist; reading the desk is 403 for both", async () => {
    const { number } = await anAssessment(server.db, { status: 2 });
    const author = await signedInAs(server, "forfatter");
    const answers = async (id: number) => {
      const calls = everyCall(author, id).map(async ([name, call]) => [name, (await call()).status]);
      return Promise.all(calls);
    };
    const hidden = await answers(number);
    expect(hidden).toEqual(await answers(999_999));
    for (const [, status] of hidden) expect([403, 404]).toContain(status);
  });

  test("an administrator works at the desk too", async () => {
    const { number } = await anAssessment(server.db);
    const admin = await signedInAs(server, "admin");
    expect((await deskView(admin, number)).abilities).toContain("change-initiator");
  });
});

describe("what cannot be", () => {
  test("an assessment that does not exist is 404, an id that cannot be is 400", async () => {
    for (const [name, call] of everyCall(editor, 999_999).slice(1))
      expect([name, (await call()).status]).toEqual([name, 404]);
    for (const [name, call] of everyCall(editor, "abc").slice(1))
      expect([name, (await call()).status]).toEqual([name, 400]);
  });

  test("a body of the wrong shape is 400", async () => {
    const { number } = await anAssessment(server.db, { status: 2 });
    const wrong: readonly [DeskStep, object][] = [
      ["publish", { note: 7 }],
      ["return", {}],
      ["card", { hidden: "ja" }],
      ["link", { contributorId: "meg" }],
      ["initiator", { name: "Uten e-post" }],
    ];
    for (const [step, body] of wrong)
      expect([step, (await atDesk(editor, number, step, body)).status]).toEqual([step, 400]);
    expect((await editor.get("/api/desk/assessments?sort=tilfeldig")).status).toBe(400);
  });

  test("a change without the revision that the editor saw is 400, and nothing is done", async () => {
    const { number } = await anAssessment(server.db, { status: 2 });
    for (const step of steps) {
      const answer = await editor.post(`/api/desk/assessments/${number}/${step}`, bodies[step]);
      expect([step, answer.status]).toEqual([step, 400]);
    }
    expect(await auditOf(number)).toEqual([]);
  });

  test.each([
    ["publish", [1, 3]],
    ["return", [1, 3]],
    ["reopen", [1, 2]],
  ] as const)("%s from another status is 409 with the status there is, and nothing is done", async (step, statuses) => {
    for (const status of statuses) {
      const { number } = await anAssessment(server.db, { status });
      const refused = await problemOf(await atDesk(editor, number, step, bodies[step]));
      expect(refused).toMatchObject({ status: 409, kind: "WrongStatus", current: { status } });
      expect((await deskView(editor, number)).assessmentStatus).toBe(status);
      expect(await auditOf(number)).toEqual([]);
    }
  });

  test("by another revision than the assessment has, each is 409 with what there is now, and nothing is done", async () => {
    for (const step of steps) {
      const status = step === "reopen" ? 3 : 2;
      const { number, seats } = await anAssessment(server.db, { status });
      const { rev } = await deskView(editor, number);
      const seen = { rev: rev + 1 };
      const body = step === "link" ? { contributorId: seats[0]?.id } : bodies[step];
      const refused =
        step === "reopen"
          ? await editor.post(`/api/desk/assessments/${number}/reopen?rev=${seen.rev}`, {})
          : await atDesk(editor, number, step, Object.assign({}, body, seen));
      expect([step, await problemOf(refused)]).toMatchObject([step, { status: 409, kind: "Stale", current: { rev } }]);
      expect(await auditOf(number)).toEqual([]);
    }
  });

  test("publishing with a mandatory block empty is 422 and lists what is missing with where it stands", async () => {
    const { number } = await anAssessment(server.db, { status: 2 });
    const refused = await problemOf(await atDesk(editor, number, "publish"));
    expect(refused).toMatchObject({ status: 422, kind: "MissingMandatory" });
    expect(refused.missing.length).toBeGreaterThan(3);
    expect(refused.missing[0]).toEqual({
      contentGuid: expect.any(String),
      title: expect.any(String),
      tab: expect.any(Number),
      section: expect.any(String),
    });
    expect((await deskView(editor, number)).publications).toEqual([]);
  });

  test("sending back asks for a message", async () => {
    const { number } = await anAssessment(server.db, { status: 2 });
    for (const message of ["", "  \n ", "\u0000"])
      expect(await problemOf(await atDesk(editor, number, "return", { message }))).toMatchObject({
        status: 422,
        fields: [{ path: "message", kind: "MessageRequired", message: "Skriv en melding" }],
      });
  });

  test("a new initiator needs a name and a real address, and cannot be one who reviews", async () => {
    const { number } = await anAssessment(server.db, {
      seats: [{ role: "initiator" }, { role: "peer", email: "Fagfelle@eksempel.no" }],
    });
    const fieldsFor = async (body: object) =>
      (await problemOf(await atDesk(editor, number, "initiator", { organization: "", ...body }))).fields;
    expect(await fieldsFor({ name: " ", email: "" })).toMatchObject([
      { path: "name", kind: "NameRequired" },
      { path: "email", kind: "EmailRequired" },
    ]);
    expect(await fieldsFor({ name: "Kari", email: "kari" })).toMatchObject([{ path: "email", kind: "EmailInvalid" }]);
    expect(await fieldsFor({ name: "Kari", email: "fagfelle@eksempel.no" })).toMatchObject([
      { path: "email", kind: "AlreadyTakesPart" },
    ]);
    expect((await deskView(editor, number)).contributors).toHaveLength(2);
  });

  test("signs that no text can hold are left out, never a fault", async () => {
    const { number } = await anAssessment(server.db);
    const answer = await atDesk(editor, number, "initiator", {
      name: "Kari\u0000 Eksempel",
      email: "kari@eksempel.no\u0000",
      organization: "\u0000",
    });
    expect(answer.status).toBe(200);
    expect((await deskView(editor, number)).initiator).toBe("Kari Eksempel");
    expect((await editor.get("/api/desk/assessments?q=%00")).status).toBe(200);
  });
});

describe("the card", () => {
  test("hidden it is neither read nor found, and it comes back as it was", async () => {
    const { number } = await anAssessment(server.db, { name: "Eksempel: skjult pasientvarsling", opened: true });
    const anybody = aBrowser(server);
    await atDesk(editor, number, "card", { hidden: true });
    expect((await atDesk(editor, number, "card", { hidden: false })).status).toBe(200);
    const before = await (await readBy(anybody, number)).json();
    expect(before.shows).toBe("card");
    expect(await found(anybody, "pasientvarsling")).toHaveLength(1);

    expect((await atDesk(editor, number, "card", { hidden: true })).status).toBe(200);
    expect((await readBy(anybody, number)).status).toBe(404);
    expect(await found(anybody, "pasientvarsling")).toEqual([]);
    expect((await deskView(editor, number)).cardHidden).toBe(true);

    await atDesk(editor, number, "card", { hidden: false });
    expect(await (await readBy(anybody, number)).json()).toMatchObject({ shows: "card", heading: before.heading });
    expect(await found(anybody, "pasientvarsling")).toHaveLength(1);
  });

  test("hiding what is hidden does nothing more", async () => {
    const { number } = await anAssessment(server.db, { opened: true });
    for (let again = 0; again < 2; again++) await atDesk(editor, number, "card", { hidden: true });
    expect((await auditOf(number)).filter(({ action }) => action === "card hidden")).toHaveLength(1);
  });

  test("showing the card of an assessment whose link was never opened shows nothing", async () => {
    const { number } = await anAssessment(server.db, { name: "Eksempel: uåpnet temperaturlapp" });
    for (const hidden of [true, false]) await atDesk(editor, number, "card", { hidden });
    expect((await readBy(aBrowser(server), number)).status).toBe(404);
    expect(await found(aBrowser(server), "temperaturlapp")).toEqual([]);
  });
});

describe("the log", () => {
  test("says who did what and when in Norwegian, and never what was written", async () => {
    const { number, seats } = await anAssessment(server.db, { opened: true });
    await atDesk(editor, number, "card", { hidden: true });
    await atDesk(editor, number, "link", { contributorId: seats[0]?.id });
    const { log } = await deskView(editor, number);
    expect(log.map(({ action, role }) => ({ action, role }))).toEqual([
      { action: "Sendte ny lenke", role: "Redaktør" },
      { action: "Skjulte det offentlige kortet", role: "Redaktør" },
    ]);
    expect(log[0]?.who).toMatch(/Redaktør/);
  });
});

test("the list has every assessment that is there, drafts and unopened ones too", async () => {
  const { number } = await anAssessment(server.db, { name: "Eksempel: aldri åpnet blodtrykksmåler" });
  const { rows } = await deskList(editor, "?q=blodtrykksm%C3%A5ler");
  expect(rows).toMatchObject([{ id: number, waitsFor: "link-to-be-opened", waitingSince: expect.any(String) }]);
});
