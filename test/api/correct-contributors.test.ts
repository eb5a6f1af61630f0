import { expect, test } from "vitest";
import { lockAssessment } from "../../features/assessment/server/index.ts";
import { askFor, aTeam, invitation } from "../builders/a-team.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";
import { untilWaiting } from "../until-waiting.ts";

const { database, server } = await serverForFile();

const invite = (browser: Browser, body: unknown) => askFor(browser, "InviteContributor", body);
const correct = (browser: Browser, body: unknown) => askFor(browser, "UpdateContributor", body);
const remove = (browser: Browser, body: unknown) => askFor(browser, "DeleteContributor", body);
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);

test("the inviter's message stands in the mail as theirs, in each line, and never with an address in it", async () => {
  const team = await aTeam(database.db);
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
    const team = await aTeam(database.db, { name });
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

const tokenTo = async (address: string) => /#k=([\w-]{43})/.exec((await mailsTo(address)).at(-1)?.text ?? "")?.[1];
const redeem = async (token: string | undefined) =>
  (await aBrowser(server).post("/api/session/redeem", { token })).status;

test("a mistyped address is corrected: the old link opens nothing, and the new address gets one that works", async () => {
  const team = await aTeam(database.db);
  const browser = await seatedAs(server, team.initiator);
  const wrong = `feil-${team.number}@eksempel.no`;
  const right = `rett-${team.number}@eksempel.no`;
  const { body: invited } = await invite(browser, invitation(team.number, { email: wrong }));
  const who = { id: team.number, contributorId: invited.contributorId };
  const stranger = await seatedAs(server, invited.contributorId);
  expect(await correct(browser, { ...who, name: "Olav Eksempel", email: ` Olav Eksempel <${right}>; ` })).toEqual({
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
  expect((await (await stranger.get("/api/session")).json()).seats).toEqual([]);
  await aBrowser(server).post("/api/session/resend", { assessmentId: team.number, email: wrong });
  expect(await mailsTo(wrong)).toHaveLength(1);
  expect((await mailsTo(right))[0]?.text).toContain("Hei Olav Eksempel");
  expect(await redeem(await tokenTo(right))).toBe(200);
});

test("a new link that is asked for while the address is corrected goes to no address but the right one", async () => {
  const team = await aTeam(database.db);
  const browser = await seatedAs(server, team.initiator);
  const wrong = `samtidig-feil-${team.number}@eksempel.no`;
  const right = `samtidig-rett-${team.number}@eksempel.no`;
  const { body: invited } = await invite(browser, invitation(team.number, { email: wrong }));
  const { contributorId } = invited;
  expect(await mailsTo(wrong)).toHaveLength(1);
  await database.db.transaction().execute(async (tx) => {
    await lockAssessment(tx, String(team.number));
    await tx.updateTable("contributor").set({ email: right }).where("id", "=", contributorId).execute();
    await tx
      .updateTable("invitation")
      .set({ revoked_at: new Date() })
      .where("contributor", "=", contributorId)
      .execute();
    await aBrowser(server).post("/api/session/resend", { assessmentId: team.number, id: contributorId });
    await untilWaiting(database.db, 1);
  });
  expect(await mailsTo(right)).toHaveLength(1);
  expect(await mailsTo(wrong)).toHaveLength(1);
});

test("a link that is opened while its seat is changed waits for that change, and locks nothing before", async () => {
  const team = await aTeam(database.db);
  const browser = await seatedAs(server, team.initiator);
  const email = `samtidig-apnet-${team.number}@eksempel.no`;
  const { body: invited } = await invite(browser, invitation(team.number, { email }));
  const token = await tokenTo(email);
  const { opening } = await database.db.transaction().execute(async (tx) => {
    await lockAssessment(tx, String(team.number));
    const waiting = redeem(token);
    await untilWaiting(database.db, 1);
    const seat = tx.selectFrom("contributor").select("id").where("id", "=", invited.contributorId);
    expect(await seat.forUpdate().noWait().execute()).toHaveLength(1);
    return { opening: waiting };
  });
  expect(await opening).toBe(200);
});

test("once somebody has opened the seat only its name can be corrected, and no mail is sent for that", async () => {
  const team = await aTeam(database.db);
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
  const team = await aTeam(database.db);
  const other = await aTeam(database.db);
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
  const team = await aTeam(database.db);
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

test("a seat whose address is corrected to and fro gets five mails in an hour, with the message that comes with each", async () => {
  const team = await aTeam(database.db);
  const browser = await seatedAs(server, team.initiator);
  const [here, there] = [`hit-${team.number}@eksempel.no`, `dit-${team.number}@eksempel.no`] as const;
  const { body: invited } = await invite(browser, invitation(team.number, { email: here, message: "Den første" }));
  const who = { id: team.number, contributorId: invited.contributorId };
  const refused = await correct(browser, { ...who, email: there, message: "Se www.ond.no" });
  expect([refused.status, refused.body.fields]).toMatchObject([422, [{ path: "message", kind: "MessageOnly" }]]);
  const statuses: number[] = [];
  for (const email of [there, here, there, here, there])
    statuses.push((await correct(browser, { ...who, email, message: "Hei igjen" })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect((await mailsTo(there))[0]?.text).toContain("> Hei igjen\n");
  expect([(await mailsTo(here)).length, (await mailsTo(there)).length]).toEqual([3, 2]);
  expect((await correct(browser, { ...who, name: "Olav Eksempel" })).status).toBe(200);
});
