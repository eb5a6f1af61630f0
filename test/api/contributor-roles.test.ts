import { expect, test } from "vitest";
import { aBrowser } from "../builders/browser.ts";
import { aSentAssessment, atDesk } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");

test("readers are told which roles took part, on its page and on paper: no names, nobody who never came, no reviewer whose review they do not get", async () => {
  const team = [{ role: "initiator" }, { role: "librarian" }, { role: "economist" }, { role: "peer" }] as const;
  const sent = await aSentAssessment(server, { name: "Eksempel: skrevet av flere", seats: team });
  const came = sent.seats.filter(({ role }) => role !== "economist").map(({ id }) => id);
  const inIt = server.db.updateTable("contributor").where("assessment", "=", sent.number);
  await inIt.set({ redeemed_at: null }).execute();
  await inIt.set({ redeemed_at: new Date() }).where("id", "in", came).execute();
  expect((await atDesk(editor, sent.number, "publish", { note: "" })).status).toBe(200);
  const read = await (await aBrowser(server).get(`/api/assessments/${sent.number}`)).json();
  expect(read.contributorRoles).toEqual(["initiator", "librarian"]);
  const paper = await (await aBrowser(server).get(`/dokument/${read.edition.publication}.txt`)).text();
  expect(paper).toMatch(/Bidragsytere:?\s+Forslagsstiller og bibliotekar/);
});
