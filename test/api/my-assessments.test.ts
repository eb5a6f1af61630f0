import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf } from "../builders/working-copy.ts";
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
