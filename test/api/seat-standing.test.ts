import { expect, test } from "vitest";
import { aStartedAssessment } from "../builders/a-started-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { accountId } from "../builders/roles.ts";
import { seatedAs, signedInAs, signedInByProvider } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();

const removedLibrarian = async () => {
  const assessment = await aStartedAssessment(server, { others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const holder = await seatedAs(server, librarian.contributorId);
  const initiator = await seatedAs(server, assessment.initiator.contributorId);
  const standing = async (browser: typeof holder) =>
    (await browser.get(`/api/session/seat?id=${librarian.contributorId}`)).json();
  const remove = () =>
    initiator.post("/api/schema/DeleteContributor", { id: assessment.number, contributorId: librarian.contributorId });
  return { assessment, holder, initiator, standing, remove };
};

test("the holder of a seat is told that it is held, and after it was removed that it was, and whom to ask", async () => {
  const { assessment, holder, standing, remove } = await removedLibrarian();
  expect(await standing(holder)).toEqual({ standing: "held", initiator: null });
  await remove();
  expect(await standing(holder)).toEqual({ standing: "removed", initiator: "Kari Eksempel" });
  const details = await holder.get(`/api/schema/GetMethodAssessmentDetails/${assessment.number}`);
  expect(details.status).toBe(401);
});

/** The holder signs in with an account, which the seat is attached to. */
const attached = async ({ assessment, holder }: Awaited<ReturnType<typeof removedLibrarian>>) => {
  await signedInByProvider(server, "forfatter", holder);
  await server.db
    .updateTable("contributor")
    .set({ account_id: await accountId(server.db, "forfatter") })
    .where("id", "=", assessment.others[0]?.contributorId ?? "")
    .execute();
};

/** Somebody else signs in, in the same browser. */
const nextIn = async (holder: ReturnType<typeof aBrowser>) => {
  // The provider still knows who was there before: somebody else begins again with it.
  const next = aBrowser(server, [["minimetode", holder.cookies.get("minimetode") ?? ""]]);
  await signedInByProvider(server, "fagfelle", next);
  return next;
};

test("who has signed in with another account in the browser that held the seat is not told either", async () => {
  const seat = await removedLibrarian();
  const { holder, standing, remove } = seat;
  await attached(seat);
  await remove();
  expect(await standing(holder)).toMatchObject({ standing: "removed" });
  expect(await standing(await nextIn(holder))).toEqual({ standing: "unknown", initiator: null });
});

test("nor who ended the seat there", async () => {
  const seat = await removedLibrarian();
  const { holder, standing } = seat;
  await attached(seat);
  expect((await (await signedInAs(server, "forfatter")).post("/api/logout/everywhere")).status).toBe(200);
  expect(await standing(holder)).toMatchObject({ standing: "ended-by-holder" });
  expect(await standing(await nextIn(holder))).toEqual({ standing: "unknown", initiator: null });
});

test("nobody else learns whether a seat was removed", async () => {
  const { initiator, standing, remove } = await removedLibrarian();
  await remove();
  expect(await standing(initiator)).toEqual({ standing: "unknown", initiator: null });
  expect(await standing(aBrowser(server))).toEqual({ standing: "unknown", initiator: null });
});
