import { expect, test } from "vitest";
import type { AssessmentRead } from "../../features/api/index.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { aSentAssessment, atDesk, deskView, found, readBy, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");

/** The guid of a block with text of its own, which every template publishes. */
async function aTextBlock(author: Browser, assessment: number): Promise<string> {
  const { schema } = await detailsOf(author, assessment);
  const item = everyItem(schema.schemaItems).find(
    (each) => each.blockType === "TextEditor" && !each.hideWhenPublished && !each.hiddenByRule && each.mandatory,
  );
  if (!item) throw new Error("no mandatory text in the template");
  return item.contentGuid;
}
const published = async (assessment: number): Promise<AssessmentRead> =>
  (await readBy(aBrowser(server), assessment)).json();
const lastMailTo = async (address: string | undefined) =>
  (await server.mails()).filter(({ to }) => address !== undefined && to.includes(address)).at(-1);
const setHeading = (author: Browser, guid: string, value: string) =>
  author.post("/api/schema/SaveSchemaBaseProp", { id: guid, type: "heading", value });

test("publishing makes it readable and findable with its note, and mails everybody who takes part, by name, where it is", async () => {
  const team = [{ role: "initiator" }, { role: "librarian" }] as const;
  const sent = await aSentAssessment(server, { name: "Eksempel: publisert fallalarm", seats: team });
  const answer = await atDesk(editor, sent.number, "publish", { note: " Første utgave\u0000 " });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    ok: true,
    assessmentStatus: 3,
    version: 1,
    url: `/vurdering/?id=${sent.number}`,
  });
  const read = await published(sent.number);
  expect(read).toMatchObject({ shows: "published", heading: "Eksempel: publisert fallalarm", statusText: "Publisert" });
  expect(read.changeLog).toEqual([
    { at: expect.any(String), note: "Første utgave", link: `/vurdering/?id=${sent.number}&versjon=1` },
  ]);
  expect(await found(aBrowser(server), "fallalarm")).toEqual(["Eksempel: publisert fallalarm"]);

  for (const { email, role } of sent.seats) {
    const mail = await lastMailTo(email);
    expect(mail?.subject).toBe("Publisert: Eksempel: publisert fallalarm");
    expect(mail?.text).toContain(`Hei Eksempel ${role}\n`);
    expect(mail?.text).toContain(`${server.url}/vurdering/?id=${sent.number}`);
  }
  const view = await deskView(editor, sent.number);
  expect(view).toMatchObject({ waitsFor: "nobody", waitingSince: null, publishedVersions: 1 });
  expect(view.publications).toEqual([
    { version: 1, at: expect.any(String), note: "Første utgave", documents: expect.any(Array) },
  ]);
  expect(view.log[0]).toMatchObject({ action: "Publiserte", role: "Redaktør" });
});

test("two editors who publish at once make one version, and one is told that the status is another now", async () => {
  const { number, seats } = await aSentAssessment(server);
  const other = await signedInAs(server, "admin");
  const answers = await Promise.all([editor, other].map((each) => atDesk(each, number, "publish")));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await deskView(editor, number)).publications).toHaveLength(1);
  const mails = (await server.mails()).filter(({ to }) => to.includes(seats[0]?.email ?? "nobody"));
  expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Sendt inn", "Publisert"]);
});

test("the card of what is sent back says again that it is being written", async () => {
  const sent = await aSentAssessment(server);
  const before = await published(sent.number);
  expect((await atDesk(editor, sent.number, "return", { message: "Mangler kilder" })).status).toBe(200);
  const after = await published(sent.number);
  expect([before, after].map(({ shows, statusText }) => [shows, statusText])).toEqual([
    ["card", "Til publisering"],
    ["card", "Under arbeid"],
  ]);
});

test("a contact that was hidden when it was published is shown when the desk shows it again", async () => {
  const { number, seats } = await aSentAssessment(server);
  const initiator = await seatedAs(server, seats[0]?.id ?? "");
  await initiator.post("/api/schema/SetDisplayContact", { id: number, approved: true });
  await atDesk(editor, number, "contact", { hidden: true });
  expect((await atDesk(editor, number, "publish")).status).toBe(200);
  expect(await published(number)).toMatchObject({ shows: "published", hideContact: true, contactEmail: "" });
  await atDesk(editor, number, "contact", { hidden: false });
  expect(await published(number)).toMatchObject({ hideContact: false, contactEmail: seats[0]?.email });
});

test("the initiator hides the contact without taking the agreement back, and sees what the desk has hidden", async () => {
  const { number, seats } = await aSentAssessment(server);
  const initiator = await seatedAs(server, seats[0]?.id ?? "");
  const copy = async () => (await initiator.get(`/api/assessments/${number}/working-copy`)).json();
  const hide = async (hidden: boolean) =>
    (await initiator.post(`/api/desk/assessments/${number}/contact`, { hidden, rev: (await copy()).rev })).status;
  await initiator.post("/api/schema/SetDisplayContact", { id: number, approved: true });
  expect(await published(number)).toMatchObject({ hideContact: false, contactEmail: seats[0]?.email });
  expect(await hide(true)).toBe(200);
  expect(await published(number)).toMatchObject({ hideContact: true, contactEmail: "" });
  expect(await copy()).toMatchObject({ approvedDisplayContact: true, hideContact: true });
  expect(await hide(false)).toBe(200);
  expect(await published(number)).toMatchObject({ hideContact: false, contactEmail: seats[0]?.email });
  await atDesk(editor, number, "contact", { hidden: true });
  expect(await copy()).toMatchObject({ approvedDisplayContact: true, hideContact: true, deskHides: "contact" });
  // What the desk hides, stands.
  for (const own of [true, false]) {
    expect(await hide(own)).toBe(200);
    expect(await published(number)).toMatchObject({ hideContact: true, contactEmail: "" });
    expect(await copy()).toMatchObject({ hideContact: true, deskHides: "contact" });
  }
  expect(await hide(true)).toBe(200);
  await atDesk(editor, number, "contact", { hidden: false });
  expect(await published(number)).toMatchObject({ hideContact: true, contactEmail: "" });
  expect(await hide(false)).toBe(200);
  await atDesk(editor, number, "card", { hidden: true });
  expect(await copy()).toMatchObject({ hideContact: false, deskHides: "card" });
});

test("publishing and sending back at once: one of them is done, not both", async () => {
  const { number } = await aSentAssessment(server);
  const answers = await Promise.all([
    atDesk(editor, number, "publish"),
    atDesk(editor, number, "return", { message: "Mangler kilder" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { assessmentStatus, publications, returnMessage } = await deskView(editor, number);
  if (assessmentStatus === 3)
    expect({ publications, returnMessage }).toMatchObject({ publications: [{ version: 1 }], returnMessage: null });
  else
    expect({ assessmentStatus, publications, returnMessage }).toEqual({
      assessmentStatus: 1,
      publications: [],
      returnMessage: "Mangler kilder",
    });
});

test("publishing repeated with its key answers the same and makes one version", async () => {
  const { number } = await aSentAssessment(server);
  const { rev } = await deskView(editor, number);
  const publish = (note: string) =>
    editor.fetch(`/api/desk/assessments/${number}/publish`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": `publiser-${number}` },
      body: JSON.stringify({ note, rev }),
    });
  const first = await (await publish("En")).json();
  expect(await (await publish("En")).json()).toEqual(first);
  expect((await publish("To")).status).toBe(422);
  expect((await deskView(editor, number)).publications).toMatchObject([{ version: 1, note: "En" }]);
});

test("sent in it cannot be written in (423); sent back with a message it can, and the initiator gets the message", async () => {
  const sent = await aSentAssessment(server, { name: "Eksempel: returnert blodprøve" });
  const block = await aTextBlock(sent.initiator, sent.number);
  expect((await saveItem(sent.initiator, sent.number, block, "<p>Sent</p>")).status).toBe(423);
  expect((await deskView(editor, sent.number)).waitsFor).toBe("editors");

  const message = "Hei!\nSkriv mer om kostnadene.";
  const answer = await atDesk(editor, sent.number, "return", { message: `\u202e${message}\u202c` });
  expect(await answer.json()).toEqual({ ok: true, assessmentStatus: 1 });
  expect((await saveItem(sent.initiator, sent.number, block, "<p>Mer om kostnadene</p>")).status).toBe(200);
  expect((await detailsOf(sent.initiator, sent.number)).returnMessage).toBe(message);
  expect(await deskView(editor, sent.number)).toMatchObject({ waitsFor: "authors", returnMessage: message });
  const mail = await lastMailTo(sent.seats[0]?.email);
  expect(mail?.subject).toBe("Sendt tilbake: Eksempel: returnert blodprøve");
  expect(mail?.text).toContain("Skriv mer om kostnadene.");
  expect(mail?.text).toContain(`${server.url}/rediger/${sent.number}/`);

  await sendIn(sent.initiator, sent.number);
  expect((await deskView(editor, sent.number)).returnMessage).toBeNull();
});

test("409: publishing or returning by the revision of what was sent before is not about what was sent since", async () => {
  const sent = await aSentAssessment(server);
  const { rev } = await deskView(editor, sent.number);
  await atDesk(editor, sent.number, "return", { message: "Skriv mer.", rev });
  await sendIn(sent.initiator, sent.number);
  const late = await atDesk(editor, sent.number, "publish", { rev });
  expect([late.status, (await late.json()).kind]).toEqual([409, "Stale"]);
  expect((await atDesk(editor, sent.number, "return", { message: "Igjen.", rev })).status).toBe(409);
  const now = (await deskView(editor, sent.number)).rev;
  expect((await atDesk(editor, sent.number, "publish", { rev: now })).status).toBe(200);
});

test("what is published never changes by a new draft: not read, not found, until it is published again", async () => {
  const sent = await aSentAssessment(server, { name: "Eksempel: stabil søvnmåling" });
  const { number, guid, initiator } = sent;
  const block = await aTextBlock(initiator, number);
  await atDesk(editor, number, "publish", { note: "Første" });
  const first = await published(number);
  const frozen = await server.db.selectFrom("publication").selectAll().where("assessment", "=", number).execute();

  expect(await (await atDesk(editor, number, "reopen")).json()).toEqual({ ok: true, assessmentStatus: 1 });
  const reopened = await deskView(editor, number);
  expect(reopened).toMatchObject({ assessmentStatus: 1, waitsFor: "authors" });
  // The authors have had it since the new draft was started, not since they first opened the link.
  expect(reopened.waitingSince).toBe(reopened.log.find(({ action }) => action === "Startet et nytt utkast")?.at);
  expect((await saveItem(initiator, number, block, "<p>Hemmelig kladdeord</p>")).status).toBe(200);
  expect((await setHeading(initiator, guid, "Eksempel: omdøpt kladdetittel")).status).toBe(200);
  for (const hidden of [true, false]) await atDesk(editor, number, "card", { hidden });
  await atDesk(editor, number, "initiator", { name: "Ny Eier", email: "ny.eier@eksempel.no", organization: "" });

  expect(await published(number)).toEqual(first);
  expect(await found(aBrowser(server), "søvnmåling")).toEqual(["Eksempel: stabil søvnmåling"]);
  expect(await found(aBrowser(server), "kladdeord")).toEqual([]);
  expect(await found(aBrowser(server), "kladdetittel")).toEqual([]);
  expect(await server.db.selectFrom("publication").selectAll().where("assessment", "=", number).execute()).toEqual(
    frozen,
  );
});

test("the second version is read and found in place of the first, which is read at its own address, and the change log has both", async () => {
  const { number, guid, initiator } = await aSentAssessment(server, { name: "Eksempel: gammelord" });
  await atDesk(editor, number, "publish", { note: "Første" });
  // The initiator may start the new draft too.
  expect((await atDesk(initiator, number, "reopen")).status).toBe(200);
  await setHeading(initiator, guid, "Eksempel: nyord");
  await sendIn(initiator, number);
  expect((await published(number)).heading).toBe("Eksempel: gammelord");
  expect(await (await atDesk(editor, number, "publish", { note: "Andre" })).json()).toMatchObject({ version: 2 });

  const read = await published(number);
  expect(read.heading).toBe("Eksempel: nyord");
  expect(read.changeLog.map(({ note }) => note)).toEqual(["Andre", "Første"]);
  expect(await found(aBrowser(server), "nyord")).toEqual(["Eksempel: nyord"]);
  expect(await found(aBrowser(server), "gammelord")).toEqual([]);

  const anybody = aBrowser(server);
  const at = async (version: number) => anybody.get(`/api/assessments/${number}?version=${version}`);
  const editions = server.db.selectFrom("publication").select("id").where("assessment", "=", number).orderBy("version");
  const [old, now] = (await editions.execute()).map(({ id }) => id);
  const first = await (await at(1)).json();
  expect(first).toMatchObject({ heading: "Eksempel: gammelord", edition: { publication: old, version: 1, newest: 2 } });
  expect(first.changeLog.map(({ note }: { note: string }) => note)).toEqual(["Første"]);
  expect(first.documents).toContainEqual({ text: "Ren tekst", link: `/dokument/${old}.txt` });
  expect(first.cite.text).toContain("Eksempel: gammelord. Mini-metodevurdering, utgave 1.");
  expect(first.cite.text).toContain(`/vurdering/?id=${number}&versjon=1`);
  expect(await (await at(2)).json()).toMatchObject({ heading: "Eksempel: nyord", edition: { publication: now } });
  expect([(await at(3)).status, (await at(0)).status]).toEqual([404, 400]);
  const page = async (version: string) => (await anybody.get(`/vurdering/?id=${number}${version}`)).text();
  const older = await page("&versjon=1");
  expect(older).toContain("Dette er utgave 1. Den er erstattet av en nyere utgave.");
  expect(older).toContain('name="robots" content="noindex"');
  for (const newest of ["", "&versjon=2"]) expect(await page(newest)).not.toContain("erstattet");
});

test("an initiator changed between sending and publishing gets the mail, and the former one does not", async () => {
  const { number, seats } = await aSentAssessment(server);
  await atDesk(editor, number, "initiator", { name: "Ny Leder", email: "ny.leder@eksempel.no", organization: "" });
  await atDesk(editor, number, "publish");
  expect((await lastMailTo("ny.leder@eksempel.no"))?.subject).toMatch(/^Publisert: /);
  expect((await lastMailTo(seats[0]?.email))?.subject).toMatch(/^Sendt inn: /);
});

test("the initiator is shown as the contact only while agreeing to it, on the card and on what is published already", async () => {
  const { number, seats } = await aSentAssessment(server, { name: "Eksempel: kontaktperson" });
  const [initiator] = seats;
  const author = await seatedAs(server, initiator?.id ?? "");
  const agree = (approved: boolean) => author.post("/api/schema/SetDisplayContact", { id: number, approved });
  const contact = async () => {
    const { shows, contactEmail, contactName, approvedDisplayContact } = await published(number);
    return [shows, approvedDisplayContact, contactEmail, contactName];
  };
  expect(await contact()).toEqual(["card", false, "", ""]);
  expect((await agree(true)).status).toBe(200);
  expect(await contact()).toEqual(["card", true, initiator?.email, expect.any(String)]);
  await atDesk(editor, number, "publish", { note: "Første utgave" });
  expect(await contact()).toEqual(["published", true, initiator?.email, expect.any(String)]);
  const page = async () => (await aBrowser(server).get(`/vurdering/?id=${number}`)).text();
  expect(await page()).toContain(`mailto:${initiator?.email}`);

  // A snapshot never changes, so it must not hold a contact, which may be withdrawn.
  const rows = await server.db.selectFrom("publication").select("snapshot").where("assessment", "=", number).execute();
  expect(JSON.stringify(rows)).not.toContain(initiator?.email);

  await atDesk(editor, number, "card", { hidden: true });
  expect(await contact()).toEqual(["published", false, "", ""]);
  await atDesk(editor, number, "card", { hidden: false });
  expect(await contact()).toEqual(["published", true, initiator?.email, expect.any(String)]);

  // The desk hides the contact of what is published too, and the initiator's own choice is kept.
  await atDesk(editor, number, "contact", { hidden: true });
  expect(await contact()).toEqual(["published", true, "", ""]);
  expect((await deskView(editor, number)).contactHidden).toBe(true);
  await atDesk(editor, number, "contact", { hidden: false });
  expect(await contact()).toEqual(["published", true, initiator?.email, expect.any(String)]);

  expect((await agree(false)).status).toBe(200);
  expect(await contact()).toEqual(["published", false, "", ""]);
  await eventually(async () => expect(await page()).not.toContain(initiator?.email));
  expect((await detailsOf(author, number)).approvedDisplayContact).toBe(false);
  const actions = (await deskView(editor, number)).log.map(({ action }) => action);
  expect(actions).toContain("Sa ja til å vises som kontaktperson");
  expect(actions).toContain("Trakk tilbake at kontaktpersonen vises");
});
