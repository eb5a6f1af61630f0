import { expect, test } from "vitest";
import { remindReviewers } from "../../features/review/server/index.ts";
import { answerRequest, sendReview, workingCopy, writeInReview } from "../builders/a-review.ts";
import { aTeam } from "../builders/a-team.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

const team = async (given: Parameters<typeof aTeam>[1] = {}) => {
  const made = await aTeam(database.db, { opened: true, ...given });
  const people = { initiator: await seatedAs(server, made.initiator), peer: await seatedAs(server, made.peer) };
  return { ...made, people };
};
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);
const isOk = async (answer: Promise<Response> | Response) => {
  const { status, url } = await answer;
  expect([url, status]).toEqual([url, 200]);
};
const day = 24 * 60 * 60 * 1000;

test("reminders go three days before and one after, each once, in one mail whoever runs at once; not to who has sent or declined", async () => {
  const { number, people } = await team({
    seats: [
      { role: "initiator" },
      { role: "librarian" },
      { role: "peer", email: "treg@eksempel.no" },
      { role: "peer", email: "ferdig@eksempel.no" },
    ],
  });
  const { contributors } = await workingCopy(people.initiator, number);
  const [slow, done] = contributors.filter(({ role }) => role === "peer").map(({ contributorId }) => contributorId);
  const due = new Date("2099-06-15T07:00:00Z");
  for (const contributorId of [slow, done])
    await isOk(
      people.initiator.post("/api/schema/SetReviewDue", {
        assessmentId: number,
        contributorId,
        due: due.toISOString().slice(0, 10),
      }),
    );
  const finished = await seatedAs(server, done ?? "");
  await isOk(writeInReview(finished, number, "Ferdig"));
  await isOk(sendReview(finished, number));
  const { mailer } = server.platform;
  const runOn = (offset: number) =>
    remindReviewers(database.db, { mailer, origin: server.url, moved: [], at: new Date(due.getTime() + offset * day) });
  const subjects = async () => (await mailsTo("treg@eksempel.no")).map(({ subject }) => subject.split(":")[0]);
  await runOn(-4);
  expect(await subjects()).toEqual([]);
  await Promise.all([runOn(-3), runOn(-3), runOn(-2)]);
  expect(await subjects()).toEqual(["Fristen nærmer seg"]);
  await runOn(0);
  await Promise.all([runOn(1), runOn(2)]);
  expect(await subjects()).toEqual(["Fristen nærmer seg", "Fristen er passert"]);
  expect(await mailsTo("ferdig@eksempel.no")).toEqual([]);
});

test("who never opened the link is reminded once before and once after, whatever due dates are set", async () => {
  const { number, people, peer } = await team();
  const { mailer } = server.platform;
  const runOn = (at: string) =>
    remindReviewers(database.db, { mailer, origin: server.url, moved: [], at: new Date(`${at}T07:00:00Z`) });
  for (const month of ["01", "02", "03"]) {
    const due = `2098-${month}-10`;
    await isOk(people.initiator.post("/api/schema/SetReviewDue", { assessmentId: number, contributorId: peer, due }));
    await runOn(`2098-${month}-08`);
    await runOn(`2098-${month}-12`);
  }
  const subjects = (await mailsTo(`peer-${number}@eksempel.no`)).map(({ subject }) => subject.split(":")[0]);
  // Both may wait in the queue at once, and leave in any order.
  expect(subjects.toSorted()).toEqual(["Fristen er passert", "Fristen nærmer seg"]);
});

test("another due date is reminded of anew; without one nobody is reminded", async () => {
  const { number, people, peer } = await team();
  await database.db.updateTable("contributor").set({ redeemed_at: new Date() }).where("id", "=", peer).execute();
  const set = (due: string | null) =>
    people.initiator.post("/api/schema/SetReviewDue", { assessmentId: number, contributorId: peer, due });
  await isOk(set("2099-01-10"));
  await isOk(answerRequest(people.peer, number, { accept: true }));
  const { mailer } = server.platform;
  const runOn = (at: string) =>
    remindReviewers(database.db, { mailer, origin: server.url, moved: [], at: new Date(`${at}T07:00:00Z`) });
  const count = async () => (await mailsTo(`peer-${number}@eksempel.no`)).length;
  await runOn("2099-01-07");
  await isOk(set("2099-02-10"));
  await runOn("2099-01-12");
  expect(await count()).toBe(1);
  await runOn("2099-02-08");
  expect(await count()).toBe(2);
  await isOk(set(null));
  await runOn("2099-03-01");
  expect(await count()).toBe(2);
});
