import { expect, test } from "vitest";
import type { SchemaItem } from "../../features/api/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, fillMandatory, saveItem } from "../builders/working-copy.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";

test("from draft to the public: filled in, sent, returned, sent again, published, found and read", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const assessment = await anAssessment(server.db, { name: "Eksempel: hjemmedialyse", opened: true });
  const id = assessment.number;
  const initiator = await seatedAs(server, ...assessment.seats.map((seat) => seat.id));
  const visitor = aBrowser(server);

  const early = await initiator.post("/api/schema/SendApprovalRequest", { assessmentId: id });
  expect(early.status).toBe(422);
  const { missing } = await early.json();
  expect(missing.length).toBeGreaterThan(3);
  expect(missing[0]).toMatchObject({ contentGuid: expect.any(String), section: expect.any(String) });

  await fillMandatory(server, initiator, id);
  const sent = await initiator.post("/api/schema/SendApprovalRequest", { assessmentId: id });
  expect(await sent.json()).toMatchObject({ ok: true, assessmentStatus: 2 });
  const subjects = (await server.mails()).map(({ to, subject }) => [to, subject]);
  expect(subjects).toContainEqual([expect.any(String), expect.stringMatching(/^Sendt til publisering: /)]);
  for (const { email } of assessment.seats)
    expect(subjects).toContainEqual([email, expect.stringMatching(/^Sendt inn: /)]);

  const field = everyItem((await detailsOf(initiator, id)).schema.schemaItems).find(
    (item) => item.type === "TextEditor" && item.mandatory && !item.hideWhenPublished && !item.hiddenByRule,
  );
  expect((await saveItem(initiator, id, field?.contentGuid ?? "", "<p>for sent</p>")).status).toBe(423);

  const editor = await signedInAs(server, "redaktor");
  const list = await (await editor.get("/api/desk/assessments?q=hjemmedialyse")).json();
  expect(list.rows).toMatchObject([{ id, assessmentStatus: 2, waitsFor: "editors" }]);

  expect((await atDesk(editor, id, "return", { message: " " })).status).toBe(422);
  const returned = await atDesk(editor, id, "return", { message: "Skriv mer om etikk." });
  expect(await returned.json()).toMatchObject({ assessmentStatus: 1 });
  expect((await server.mails()).at(-1)?.text).toContain("Skriv mer om etikk.");
  expect((await detailsOf(initiator, id)).returnMessage).toBe("Skriv mer om etikk.");

  const text = "<p>Nyresvikt og <strong>peritonealdialyse</strong></p>";
  const saved = await saveItem(initiator, id, field?.contentGuid ?? "", text);
  expect(await saved.json()).toMatchObject({ ok: true, value: text });
  expect((await initiator.post("/api/schema/SendApprovalRequest", { assessmentId: id })).status).toBe(200);
  const published = await atDesk(editor, id, "publish", { note: "Første utgave" });
  expect(await published.json()).toMatchObject({ ok: true, assessmentStatus: 3, version: 1 });

  const read = await (await visitor.get(`/api/methodassessment/GetAssessment?id=${id}`)).json();
  expect(read).toMatchObject({ heading: "Eksempel: hjemmedialyse", shows: "published", statusText: "Publisert" });
  expect(read.changeLog).toMatchObject([{ note: "Første utgave" }]);
  expect(JSON.stringify(read).includes("peritonealdialyse")).toBe(true);
  const oneTab = await (await visitor.get(`/api/methodassessment/GetAssessment?id=${id}&tab=2`)).json();
  const whole: SchemaItem[] = read.schema.schemaItems;
  expect(oneTab.schema.schemaItems).toEqual(
    whole
      .filter(({ fieldGroup }) => fieldGroup >= 1 && fieldGroup <= 3)
      .map((section) => (section.fieldGroup === 2 ? section : { ...section, schemaItems: [] })),
  );
  const found = await (await visitor.post("/api/search/methodassessment", { q: "peritonealdialyse" })).json();
  expect(found.searchResult).toMatchObject([{ title: "Eksempel: hjemmedialyse", pageId: id }]);

  const log = await (await editor.get(`/api/desk/assessments/${id}`)).json();
  expect(log.log.map((entry: { action: string }) => entry.action)).toContain("Publiserte");
  expect(JSON.stringify(log.log)).not.toContain("peritonealdialyse");
});
