import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk, deskView, readBy } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");

const secretsTo = async (address: string): Promise<readonly string[]> =>
  (await server.mails())
    .filter(({ to }) => to.includes(address))
    .flatMap(({ text }) => /#k=([\w-]{43})/.exec(text ?? "")?.[1] ?? []);

test("a new link goes to the person's own address, and the one before stops working", async () => {
  const email = "glemsk@eksempel.no";
  const { number, seats } = await anAssessment(server.db, { seats: [{ role: "librarian", email }] });
  const contributorId = seats[0]?.id;
  for (let sent = 0; sent < 2; sent++)
    expect((await atDesk(editor, number, "link", { contributorId })).status).toBe(200);
  const [first, second] = await secretsTo(email);
  expect((await aBrowser(server).post("/api/session/redeem", { token: first })).status).toBe(409);
  expect((await aBrowser(server).post("/api/session/redeem", { token: second })).status).toBe(200);
  expect((await deskView(editor, number)).contributors[0]?.redeemed).toEqual(expect.any(String));
});

test("a new link ends what the one before opened, also where it was kept with an account", async () => {
  const email = "feil.leser@eksempel.no";
  const { number, seats } = await anAssessment(server.db, { seats: [{ role: "librarian", email }] });
  const contributorId = seats[0]?.id;
  const details = `/api/schema/GetMethodAssessmentDetails/${number}`;
  const wrongHolder = await signedInAs(server, "forfatter");
  await atDesk(editor, number, "link", { contributorId });
  const [first] = await secretsTo(email);
  expect((await wrongHolder.post("/api/session/redeem", { token: first })).status).toBe(200);
  expect((await wrongHolder.get(details)).status).toBe(200);

  await atDesk(editor, number, "link", { contributorId });
  expect((await wrongHolder.get(details)).status).toBe(404);
  expect((await (await signedInAs(server, "forfatter")).get(details)).status).toBe(404);
  const [, second] = await secretsTo(email);
  const holder = aBrowser(server);
  expect((await holder.post("/api/session/redeem", { token: second })).status).toBe(200);
  expect((await holder.get(details)).status).toBe(200);
});

test("a link that anybody may ask for ends nobody's access", async () => {
  const { number, seats } = await anAssessment(server.db, { opened: true });
  const id = seats[0]?.id ?? "no initiator";
  const initiator = await seatedAs(server, id);
  expect((await aBrowser(server).post("/api/session/resend", { assessmentId: String(number), id })).status).toBe(200);
  expect((await initiator.get(`/api/schema/GetMethodAssessmentDetails/${number}`)).status).toBe(200);
});

test("somebody else's contributor is 404", async () => {
  const here = await anAssessment(server.db);
  const elsewhere = await anAssessment(server.db);
  const answer = await atDesk(editor, here.number, "link", { contributorId: elsewhere.seats[0]?.id });
  expect(answer.status).toBe(404);
});

test("the former initiator is out at the next call, and the new one's link works", async () => {
  const { number, seats } = await anAssessment(server.db, { opened: true });
  const former = await seatedAs(server, seats[0]?.id ?? "");
  const details = `/api/schema/GetMethodAssessmentDetails/${number}`;
  expect((await former.get(details)).status).toBe(200);
  await server.db
    .updateTable("assessment")
    .set({ approved_display_contact: true })
    .where("number", "=", number)
    .execute();

  const changed = await atDesk(editor, number, "initiator", {
    name: "Nora  Ny",
    email: "nora.ny@eksempel.no",
    organization: "",
  });
  expect(changed.status).toBe(200);
  expect((await former.get(details)).status).toBe(401);
  const [token] = await secretsTo("nora.ny@eksempel.no");
  const next = aBrowser(server);
  expect((await next.post("/api/session/redeem", { token })).status).toBe(200);
  expect((await next.get(details)).status).toBe(200);

  const view = await deskView(editor, number);
  expect(view.contributors).toEqual([
    expect.objectContaining({ name: "Nora Ny", role: "initiator", organization: "Eksempel helseforetak" }),
  ]);
  // The former initiator's agreement to be shown as the contact does not hold for the new one.
  const card = await readBy(aBrowser(server), number);
  expect(await card.json()).toMatchObject({ approvedDisplayContact: false, contactEmail: "" });
});

test("done twice with one key, it is done once", async () => {
  const { number } = await anAssessment(server.db);
  const { rev } = await deskView(editor, number);
  const send = () =>
    editor.fetch(`/api/desk/assessments/${number}/initiator`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": `bytt-${number}` },
      body: JSON.stringify({ name: "Én Gang", email: "en.gang@eksempel.no", organization: "", rev }),
    });
  const answers = await Promise.all([send(), send()]);
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(first).toEqual(second);
  expect(await secretsTo("en.gang@eksempel.no")).toHaveLength(1);
});
