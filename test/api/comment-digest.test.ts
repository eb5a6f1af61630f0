import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { startRecorder } from "../../bench/recorder.ts";
import { sendDigests } from "../../features/comment/server/digest.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { db } = database;

const people = (run: string) =>
  (["initiator", "librarian", "other", "peer", "economist"] as const).map((role) => ({
    role,
    name: `Eksempel ${role}`,
    email: `${role}-${run}@eksempel.no`,
  }));

/** An assessment whose people have all opened their links, but the economist. */
async function aDraft(run: string, name: string) {
  const { number, seats } = await anAssessment(db, { opened: true, name, seats: people(run) });
  const opened = seats.filter(({ role }) => role !== "economist").map(({ id }) => id);
  await db.updateTable("contributor").set({ redeemed_at: new Date() }).where("id", "in", opened).execute();
  const [kari] = await Promise.all(seats.map(({ id }) => seatedAs(server, id)));
  if (!kari) throw new Error("an initiator was asked for");
  const berit = await seatedAs(server, seats[1]?.id ?? "");
  const items = everyItem((await detailsOf(kari, number)).schema.schemaItems);
  const text = items.find(({ blockType }) => blockType === "TextEditor")?.contentGuid ?? "";
  const write = async (value: string): Promise<number> =>
    (await (await kari.post("/api/schema/SaveComment", { id: text, value })).json()).commentId;
  return { number, seats, kari, berit, text, write };
}

const digest = (at: string) => sendDigests({ ...server.platform, db }, new Date(at));
const mailsOf = async (run: string) =>
  (await server.mails())
    .filter(({ to }) => to.endsWith(`-${run}@eksempel.no`))
    .map(({ to, subject, text }) => ({ to, subject, text }));

test("once a day at eight in Oslo, summer and winter, each who takes part is told of what they have not seen; never a peer", async () => {
  const draft = await aDraft("a", "Eksempel: første");
  await draft.write("hemmeligord en");
  await draft.write("hemmeligord to");
  for (const other of ["2026-07-01T07:00:00Z", "2026-01-15T06:00:00Z", "2026-01-15T08:00:00Z"]) await digest(other);
  expect(await mailsOf("a")).toEqual([]);
  await digest("2026-07-01T06:00:00Z");
  const mails = await mailsOf("a");
  expect(mails.map(({ to }) => to).sort()).toEqual(["librarian-a@eksempel.no", "other-a@eksempel.no"]);
  expect(mails[0]?.subject).toBe("2 nye kommentarer: Eksempel: første");
  expect(mails[0]?.text).toContain(`/rediger/${draft.number}/?id=`);
  expect(JSON.stringify(mails)).not.toContain("hemmeligord");
  await digest("2026-07-02T06:00:00Z");
  expect(await mailsOf("a")).toHaveLength(2);
  await draft.write("tre");
  await Promise.all([digest("2026-01-15T07:00:00Z"), digest("2026-01-15T07:00:01Z")]);
  expect(await mailsOf("a")).toHaveLength(4);
});

test("what was read, deleted, or told of by name is not told of again, nor what stands in an assessment that was sent", async () => {
  const draft = await aDraft("b", "Eksempel: andre");
  const first = await draft.write("sett");
  await draft.berit.post("/api/schema/SeeComments", { id: draft.text, upto: first });
  const second = await draft.write("slettet");
  await draft.kari.fetch(`/api/schema/DeleteComment/${second}`, { method: "DELETE" });
  await draft.write("@Eksempel librarian");
  const sent = await aDraft("c", "Eksempel: sendt");
  await sent.write("hei");
  await db.updateTable("assessment").set({ status: 2 }).where("number", "=", sent.number).execute();
  await digest("2026-07-03T06:00:00Z");
  const mails = await mailsOf("b");
  expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ["librarian-b@eksempel.no", "Du er nevnt i en kommentar: Eksempel: andre"],
    ["other-b@eksempel.no", "2 nye kommentarer: Eksempel: andre"],
  ]);
  expect(await mailsOf("c")).toEqual([]);
});

test("who was named again within ten minutes, and so not mailed at once, is told by the daily mail; a change that names brings it back", async () => {
  const draft = await aDraft("e", "Eksempel: nevnt");
  const old = await draft.write("uten navn");
  await digest("2026-07-05T06:00:00Z");
  await draft.write("@Eksempel librarian");
  await draft.kari.post(`/api/schema/EditComment/${old}`, { id: old, value: "@Eksempel librarian, her" });
  const mails = async () =>
    (await mailsOf("e")).filter(({ to }) => to.startsWith("librarian")).map(({ subject }) => subject);
  const first = ["1 ny kommentar: Eksempel: nevnt", "Du er nevnt i en kommentar: Eksempel: nevnt"];
  expect((await mails()).sort()).toEqual(first);
  await digest("2026-07-06T06:00:00Z");
  expect((await mails()).sort()).toEqual([...first, "1 ny kommentar: Eksempel: nevnt"].sort());
});

test("who takes part in several assessments gets one mail", async () => {
  const one = await aDraft("d", "Eksempel: en");
  const two = await aDraft("d", "Eksempel: to");
  await one.write("hei");
  await two.write("hei");
  await digest("2026-07-04T06:00:00Z");
  const mails = await mailsOf("d");
  expect(mails).toHaveLength(2);
  for (const { subject, text } of mails) {
    expect(subject).toBe("Nye kommentarer i 2 mini-metodevurderinger");
    for (const { number } of [one, two]) expect(text).toContain(`/rediger/${number}/`);
  }
});

test("comments cost the save of a field no statement, and the details one that reads them beside the rest", async () => {
  const { number, kari, text, write } = await aDraft("cost", "Eksempel");
  for (const each of ["Én", "To", "Tre"]) await write(each);
  using recorder = startRecorder();
  const aboutComments = async (run: () => Promise<unknown>) =>
    (await recorder.during(run)).filter(({ text: sent }) => /"comment"/.test(sent)).length;
  expect(await aboutComments(() => write("Fire"))).toBeGreaterThan(0);
  expect(await aboutComments(() => saveItem(kari, number, text, "<p>Ny tekst</p>"))).toBe(0);
  expect(await aboutComments(() => detailsOf(kari, number))).toBe(1);
});

test("mails about comments are ended and resumed behind the link of each, by kind, for all seats of the address", async () => {
  const draft = await aDraft("ut", "Eksempel: avslutt");
  await draft.write("en");
  await digest("2026-07-01T06:00:00Z");
  const to = "librarian-ut@eksempel.no";
  const mail = (await server.mails()).findLast((each) => each.to.includes(to));
  const place = /\/varsel\/kommentarer\/[\w.-]+\//.exec(mail?.text ?? "")?.[0] ?? "no link";
  const anybody = aBrowser(server);
  const page = await (await anybody.get(place)).text();
  expect(page).toContain(to);
  expect(page).toContain("Slå av daglig e-post");

  // As a mail program does it: no cookie, no origin. It says the same however often, and of what was never a link.
  const end = (address: string) =>
    fetch(server.url + address, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  for (const address of [`${place}avslutt/daily`, `${place}avslutt/daily`, "/varsel/kommentarer/x/avslutt/daily"])
    expect((await end(address)).status).toBe(200);
  const other = await anAssessment(db, {
    opened: true,
    seats: [{ role: "initiator" }, { role: "other", email: to.toUpperCase() }],
  });
  await db.updateTable("contributor").set({ redeemed_at: new Date() }).where("assessment", "=", other.number).execute();
  const before = (await mailsOf("ut")).length;
  await draft.write("to");
  await digest("2026-07-02T06:00:00Z");
  expect((await mailsOf("ut")).slice(before).map((each) => each.to)).toEqual(["other-ut@eksempel.no"]);

  // Being named is another kind, which the page ends by itself.
  await draft.write("@Eksempel librarian se her");
  expect((await mailsOf("ut")).at(-1)).toMatchObject({ to, subject: expect.stringContaining("Du er nevnt") });
  const press = (fields: Record<string, string>) =>
    anybody.fetch(place, { method: "POST", body: new URLSearchParams(fields) });
  expect((await press({ end: "mention" })).status).toBe(303);
  expect(await (await anybody.get(place)).text()).toContain("Slå på e-post når jeg er nevnt");
  const people = await db.selectFrom("contributor").selectAll().where("email", "=", to).execute();
  expect(people).toMatchObject([{ no_daily_mail: expect.any(Date), no_mention_mail: expect.any(Date) }]);

  expect((await press({ resume: "daily" })).status).toBe(303);
  await draft.write("tre");
  await digest("2026-07-03T06:00:00Z");
  expect((await mailsOf("ut")).at(-2)?.to === to || (await mailsOf("ut")).at(-1)?.to === to).toBe(true);
  const seat = draft.seats[2]?.id ?? "";
  const forged = place.replace(/[0-9a-f-]{36}/, seat);
  for (const never of [forged, `/varsel/kommentarer/${"a".repeat(300)}/`])
    expect(await (await anybody.get(never)).text()).toContain("Lenken gjelder ikke lenger");
});

test("mails about comments carry what mail programs need to end them with one press", async () => {
  const draft = await aDraft("hode", "Eksempel: hode");
  await draft.write("en");
  await digest("2026-07-01T06:00:00Z");
  const folder = path.join(server.platform.config.dataDir, "outbox");
  await mailsOf("hode");
  const raw = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), "utf8")));
  const mine = raw
    .filter((mail) => /^To: librarian-hode@/im.test(mail))
    .map((mail) => mail.replaceAll(/\r\n[ \t]+/g, ""));
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatch(/^List-Unsubscribe: ?<http\S+\/varsel\/kommentarer\/\S+\/avslutt\/daily>/im);
  expect(mine[0]).toMatch(/^List-Unsubscribe-Post: ?List-Unsubscribe=One-Click/im);
});
