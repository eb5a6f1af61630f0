import { expect, test } from "vitest";
import { answerRequest } from "../builders/a-review.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();

const seatOf = (assessment: Awaited<ReturnType<typeof anAssessment>>, role: string) =>
  assessment.seats.find((seat) => seat.role === role)?.id ?? "";

test("a browser's own assessments, the last changed first, with role, status and how much is missing", async () => {
  const draft = await anAssessment(server.db, { name: "Eksempel: utkast", seats: [{ role: "librarian" }] });
  const sent = await anAssessment(server.db, { name: "Eksempel: sendt", status: 2, seats: [{ role: "initiator" }] });
  await anAssessment(server.db, { name: "Eksempel: en annens" });
  const changed = new Date(Date.now() + 60_000);
  await server.db.updateTable("assessment").set({ changed_at: changed }).where("number", "=", sent.number).execute();
  const browser = await seatedAs(server, seatOf(draft, "librarian"), seatOf(sent, "initiator"));
  const { missing } = await detailsOf(browser, draft.number);
  expect(missing.length).toBeGreaterThan(0);
  expect(await (await browser.get("/api/session/assessments")).json()).toMatchObject([
    { assessmentId: sent.number, title: "Eksempel: sendt", role: "initiator", status: 2, missing: null },
    { assessmentId: draft.number, title: "Eksempel: utkast", role: "librarian", status: 1, missing: missing.length },
  ]);
});

test("a peer reviewer is not told of fields that others fill in", async () => {
  const assessment = await anAssessment(server.db, { seats: [{ role: "initiator" }, { role: "peer" }] });
  const peer = await seatedAs(server, seatOf(assessment, "peer"));
  expect(await (await peer.get("/api/session/assessments")).json()).toMatchObject([{ role: "peer", missing: null }]);
});

test("somebody without a seat has none, and a removed seat is gone", async () => {
  expect(await (await aBrowser(server).get("/api/session/assessments")).json()).toEqual([]);
  const assessment = await anAssessment(server.db, { seats: [{ role: "initiator" }, { role: "librarian" }] });
  const librarian = await seatedAs(server, seatOf(assessment, "librarian"));
  await server.db
    .updateTable("contributor")
    .set({ deleted_at: new Date() })
    .where("id", "=", seatOf(assessment, "librarian"))
    .execute();
  expect(await (await librarian.get("/api/session/assessments")).json()).toEqual([]);
});

test("a new link is asked for with the address that was invited; the answer does not say whether it was", async () => {
  const assessment = await anAssessment(server.db, { seats: [{ role: "initiator", email: "kari@eksempel.no" }] });
  const ask = (email: string) =>
    aBrowser(server).post("/api/session/resend", { assessmentId: assessment.number, email });
  const before = (await server.mails()).length;
  for (const email of [" Kari@Eksempel.no ", "ola@eksempel.no", "", "%"]) {
    const answer = await ask(email);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  }
  const mails = (await server.mails()).slice(before);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ["kari@eksempel.no", "Ny lenke: Eksempel: pasientnær måling"],
  ]);
  expect((await aBrowser(server).post("/api/session/resend", { assessmentId: assessment.number })).status).toBe(200);
});

test("what waits is what the seat's role does: the searches for a librarian, the economy for an economist, the review for a peer, nothing when the editors have it", async () => {
  const seats = [{ role: "initiator" }, { role: "librarian" }, { role: "economist" }, { role: "peer" }] as const;
  const assessment = await anAssessment(server.db, { seats, opened: true });
  const asRole = (role: string) => seatedAs(server, seatOf(assessment, role));
  const waitsFor = async (role: string) =>
    (await (await (await asRole(role)).get("/api/session/assessments")).json())[0];
  const librarian = await asRole("librarian");
  const { schema } = await detailsOf(librarian, assessment.number);
  const items = everyItem(schema.schemaItems);
  const block = items.find(({ blockType }) => blockType === "LiteratureSearch");
  expect((await waitsFor("librarian")).waiting).toEqual([
    { kind: "mandatory", count: 1, title: block?.title, place: expect.anything() },
  ]);
  const search = { section: "B", searchType: "DB", source: "MEDLINE", date: "2023-03-01", numberOfSearchHits: 12 };
  await librarian.post("/api/schema/CreateLiteratureSearchItem", { id: block?.contentId, ...search });
  const other = items.find(({ blockType }) => blockType === "TextEditor");
  for (const on of [block, other])
    await (await asRole("initiator")).post("/api/schema/SaveComment", {
      id: on?.contentGuid,
      value: "Stemmer dette?",
      type: "comment",
      pageId: assessment.number,
    });
  expect((await waitsFor("librarian")).waiting).toMatchObject([
    { kind: "unread", count: 1 },
    { kind: "warning", warning: "OldSearch", title: block?.title },
    { kind: "warning", warning: "SelectionNotExplained", title: block?.title },
  ]);
  const initiator = (await waitsFor("initiator")).waiting.map(({ kind }: { kind: string }) => kind);
  expect(initiator).toEqual(["mandatory", "warning", "warning"]);
  // Neither the comments nor the warnings of others' sections, and only the fields of the economy.
  const { sections, missing } = await (
    await librarian.get(`/api/assessments/${assessment.number}/working-copy`)
  ).json();
  type Section = { readonly contentGuid: string; readonly blocks: readonly { readonly kind: string }[] };
  const economy = sections
    .filter(({ blocks }: Section) => blocks.some(({ kind }) => kind === "EconomyEvaluation"))
    .map(({ contentGuid }: Section) => contentGuid);
  const ofEconomy = missing.filter(({ section }: { section: string }) => economy.includes(section));
  expect((await waitsFor("economist")).waiting).toEqual([
    {
      kind: "mandatory",
      count: ofEconomy.length,
      title: ofEconomy[0].title,
      place: expect.objectContaining({ section: ofEconomy[0].section }),
    },
  ]);
  expect((await waitsFor("peer")).waiting).toMatchObject([{ kind: "asked-to-review" }]);
  await answerRequest(await asRole("peer"), assessment.number, { accept: true });
  expect((await waitsFor("peer")).waiting).toMatchObject([{ kind: "review" }]);
  await server.db.updateTable("assessment").set({ status: 2 }).where("number", "=", assessment.number).execute();
  for (const role of ["initiator", "librarian", "economist", "peer"])
    expect((await waitsFor(role)).waiting).toEqual([]);
});
