import { sql } from "kysely";
import { expect, test } from "vitest";
import { findAssessment } from "../../features/assessment/server/index.ts";
import { publishSnapshot } from "../../features/publication/server/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { writeInReview } from "../builders/a-review.ts";
import { aStartedAssessment } from "../builders/a-started-assessment.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { server, database } = await serverForFile({ seed: "demo" });
const { db } = database;
const editor = await signedInAs(server, "redaktor");
const reader = aBrowser(server);

const stored = async (assessment: number) => {
  const items = await db.selectFrom("schema_item").selectAll().where("assessment", "=", assessment).execute();
  return new Map(items.map((item) => [item.key, item]));
};
const rowsOf = (assessment: number) =>
  db.selectFrom("block_row").selectAll().where("assessment", "=", assessment).orderBy("id").execute();
const read = async (assessment: number) => (await reader.get(`/api/assessments/${assessment}`)).json();

/** A published assessment, of which the authors have written on since. */
async function aSource() {
  const { number, seats } = await aFilledAssessment(server, { name: "Eksempel: det som er vurdert", status: 3 });
  const published = await stored(number);
  await atDesk(editor, number, "reopen");
  const author = await seatedAs(server, ...seats.map(({ id }) => id));
  const item = everyItem((await detailsOf(author, number)).schema.schemaItems).find(
    ({ title }) => title === "Hva er metoden?",
  );
  if (!item) throw new Error("the template asks what the method is");
  expect(
    (await saveItem(author, number, item.contentGuid, "<p>Utkast som ingen har publisert</p>", { rev: item.rev }))
      .status,
  ).toBe(200);
  return { number, published };
}

test("the method and the searches of what is published are copied, as the first of their history; results and drafts are not", async () => {
  const { number: from, published } = await aSource();
  const { number, initiator } = await aStartedAssessment(server, { startFrom: from });
  const begun = await stored(number);
  for (const key of ["metoden-beskrivelse", "metodetype", "fagomrader", "pico", "indikasjon"]) {
    expect({ key, value: begun.get(key)?.value }).toEqual({ key, value: published.get(key)?.value });
    expect(begun.get(key)?.value ?? null).not.toBeNull();
  }
  for (const key of [
    "sammendrag",
    "anbefaling",
    "effekt-per-utfall",
    "kort-om-vurderingen",
    "antall-per-ar",
    "bidragsytere",
    "utvelgelse",
  ])
    expect({ key, value: begun.get(key)?.value }).toEqual({ key, value: null });
  const searches = (await rowsOf(from)).filter(({ part }) => /^[A-E]$/.test(part));
  const all = await rowsOf(number);
  const copied = all.filter(({ part }) => part !== "outcomes");
  const outcomes = all.filter(({ part }) => part === "outcomes");
  expect(outcomes.map(({ cells }) => cells)).toMatchObject([{ name: "Død innen ett år", importance: "critical" }]);
  for (const { cells } of outcomes) expect(cells).not.toMatchObject({ certainty: "low" });
  expect(searches.length).toBeGreaterThan(0);
  expect(copied).toHaveLength(searches.length);
  for (const [at, { part, cells }] of searches.entries()) {
    const { source, strategy = "", searchType } = cells as Record<string, string>;
    expect(copied[at]).toMatchObject({
      part,
      cells: { source, strategy, searchType, date: "", numberOfSearchHits: "" },
    });
  }
  const history = await db
    .selectFrom("history")
    .select(["kind", "ref", "value"])
    .where("assessment", "=", number)
    .execute();
  expect(history).toContainEqual({ kind: "block", ref: begun.get("pico")?.number, value: begun.get("pico")?.value });
  expect(JSON.stringify([...begun.values(), all])).not.toContain("Utkast som ingen har publisert");

  const author = await seatedAs(server, initiator.contributorId);
  const copy = await (await author.get(`/api/assessments/${number}/working-copy`)).json();
  expect(copy.startedFrom).toEqual({ text: "Eksempel: det som er vurdert", link: `/vurdering/?id=${from}` });
  const missing = copy.missing.map(({ title }: { title: string }) => title);
  expect(missing).toContain("Litteratursøk");
  expect(missing).not.toContain("Hva er metoden?");
}, 60_000);

test("readers see what an assessment was started from, as it is called now, and that it is public no more", async () => {
  const { number: from } = await aFilledAssessment(server, { name: "Eksempel: den første", status: 3 });
  const { number } = await aStartedAssessment(server, { startFrom: from });
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("assessment").set({ status: 3, opened_at: new Date() }).where("number", "=", number).execute();
    const row = await findAssessment(tx, String(number));
    if (row) await publishSnapshot(tx, row, "Første utgave", new Date());
  });
  expect((await read(number)).startedFrom).toEqual({ text: "Eksempel: den første", link: `/vurdering/?id=${from}` });
  expect(await read(from)).not.toHaveProperty("startedFrom");
  expect((await atDesk(editor, from, "withdraw", { message: "Den var feil" })).status).toBe(200);
  expect((await read(number)).startedFrom).toEqual({ text: "en vurdering som ikke lenger er publisert", link: "" });
}, 60_000);

test("one that is not published, or is not there, is refused, and nothing is started", async () => {
  const draft = await anAssessment(db, { name: "Eksempel: ikke publisert", opened: true });
  const count = async () => (await db.selectFrom("assessment").select("number").execute()).length;
  const before = await count();
  for (const startFrom of [draft.number, 2_000_000_000])
    await expect(aStartedAssessment(server, { startFrom })).rejects.toThrow(/422.*startFrom.*StartFromGone/);
  for (const startFrom of [-1, 0, 1.5]) await expect(aStartedAssessment(server, { startFrom })).rejects.toThrow(/400/);
  expect(await count()).toBe(before);
}, 60_000);

test("what an assessment was started from is told anew when that is renamed or withdrawn, also to who has the form already", async () => {
  const { number: from } = await aFilledAssessment(server, { name: "Eksempel: kilden", status: 3 });
  const { number, initiator } = await aStartedAssessment(server, { startFrom: from });
  const author = await seatedAs(server, initiator.contributorId);
  const ask = async (etag: string) => {
    const headers = etag === "" ? {} : { "if-none-match": etag };
    const answer = await author.fetch(`/api/assessments/${number}/working-copy`, { headers });
    const link = answer.status === 200 ? (await answer.json()).startedFrom : null;
    return { status: answer.status, etag: answer.headers.get("etag") ?? "", link };
  };
  const first = await ask("");
  expect(first.link).toEqual({ text: "Eksempel: kilden", link: `/vurdering/?id=${from}` });
  expect((await ask(first.etag)).status).toBe(304);
  await atDesk(editor, from, "withdraw", { message: "Feil tall i tabell 2." });
  expect((await ask(first.etag)).link).toMatchObject({ link: "" });
});

test("an editor is told what was started from an assessment, also through another: what was copied is redacted there", async () => {
  const { number: first } = await aFilledAssessment(server, { name: "Eksempel: den første i rekken", status: 3 });
  const { number: second } = await aFilledAssessment(server, { name: "Eksempel: den andre", status: 3 });
  await db.updateTable("assessment").set({ started_from: first }).where("number", "=", second).execute();
  const { number: third } = await aStartedAssessment(server, { title: "Eksempel: Peder Ås", startFrom: second });
  const copies = [
    { id: second, title: "Eksempel: den andre", assessmentStatus: 3 },
    { id: third, title: "Eksempel: Peder Ås", assessmentStatus: 1 },
  ];
  const searched = copies.map((copy) => ({
    ...copy,
    times: copy.id === third ? expect.any(Number) : 0,
    hasLonger: false,
  }));
  const told = async (number: number) => {
    const found = await editor.post(`/api/desk/assessments/${number}/find-words`, { words: ["Peder Ås"] });
    const shown = await editor.get(`/api/desk/assessments/${number}`);
    return [(await found.json()).copies, (await shown.json()).copies];
  };
  expect(await told(first)).toEqual([searched, copies]);
  expect(await told(second)).toEqual([searched.slice(1), copies.slice(1)]);
  const [[inThird]] = await told(second);
  expect(inThird.times).toBeGreaterThan(0);
  expect(await told(third)).toEqual([[], []]);
}, 60_000);

test("adoptions are among them, because their titles repeat the original's and their economy begins with its numbers", async () => {
  const { number: original } = await aFilledAssessment(server, { name: "Eksempel: Peder Moe", status: 3 });
  const title = "Eksempel: Peder Moe – lokal vurdering";
  const { number } = await aStartedAssessment(server, { title, adopts: original });
  expect(await copiesWith(original, "Peder Moe")).toMatchObject([{ id: number, title, times: expect.any(Number) }]);
});

const copiesWith = async (number: number, ...words: readonly string[]) => {
  const found = await editor.post(`/api/desk/assessments/${number}/find-words`, { words });
  return (await found.json()).copies;
};
const aCopy = async (from: number, name: string, seats: readonly { readonly role: "initiator" | "peer" }[] = []) => {
  const copy = await anAssessment(db, { opened: true, name, seats });
  await db.updateTable("assessment").set({ started_from: from }).where("number", "=", copy.number).execute();
  return copy;
};

test("an editor is told of longer words in what was started from it, but not of those in a review that is not sent", async () => {
  const { number: from } = await anAssessment(db, { opened: true, name: "Eksempel: om Nordmann" });
  await aCopy(from, "Eksempel: Nordmanns mor");
  await aCopy(from, "Eksempel: Nordmann og Nordmanns mor");
  const reviewed = await aCopy(from, "Eksempel: under vurdering", [{ role: "initiator" }, { role: "peer" }]);
  const peer = await seatedAs(server, reviewed.seats[1]?.id ?? "");
  const accept = { assessmentId: reviewed.number, accept: true };
  expect((await peer.post("/api/schema/AnswerReviewRequest", accept)).status).toBe(200);
  await writeInReview(peer, reviewed.number, "Nordmanns mor");
  expect(await copiesWith(from, "Nordmann")).toMatchObject([
    { times: 0, hasLonger: true },
    { times: 1, hasLonger: true },
    { times: 0, hasLonger: false },
  ]);
});

test("what was started from it is searched until so much is read that an answer would be waited for too long", async () => {
  const { number: from } = await anAssessment(db, { opened: true, name: "Eksempel: med lange historikker" });
  await aCopy(from, "Eksempel: Nordmann og Nordmanns mor");
  const { number: long } = await aCopy(from, "Eksempel: Nordmann og Nordmanns mor igjen");
  await aCopy(from, "Eksempel: Nordmann til sist");
  await sql`insert into assessment_version (assessment, cause, name, upto, by, at)
    select ${long}, 'named', 'Nordmann', 0, '{}', now() from generate_series(1, 10000)`.execute(db);
  expect(await copiesWith(from, "Nordmann")).toMatchObject([
    { times: 1, hasLonger: true },
    { times: null, hasLonger: false },
    { times: null, hasLonger: false },
  ]);
});

test("the start form knows at once whether what its address names is still published", async () => {
  const { number } = await aFilledAssessment(server, { name: "Eksempel: fortsatt publisert", status: 3 });
  const form = async (query: string) => {
    const asked = new URLSearchParams({ contentUrl: `/start/helseforetak${query}`, matchExact: "true", expand: "*" });
    const [page] = await (await fetch(`${server.url}/api/episerver/v3.0/content?${asked}`)).json();
    return page.startFrom;
  };
  const pageOf = async () => (await fetch(`${server.url}/start/helseforetak?fra=${number}`)).text();
  expect(await form("")).toBeUndefined();
  expect(await form(`?fra=${number}`)).toEqual({
    text: "Eksempel: fortsatt publisert",
    link: `/vurdering/?id=${number}`,
  });
  for (const wrong of ["?fra=", "?fra=x", "?fra=-1", "?fra=1e3", "?fra=99999999999"])
    expect(await form(wrong)).toBeUndefined();
  expect(await form("?fra=999999999")).toBeNull();
  // The page is kept in memory, and is made again when what it names is withdrawn.
  expect(await pageOf()).toContain("Dere starter fra en publisert vurdering");
  expect((await atDesk(editor, number, "withdraw", { message: "Den var feil" })).status).toBe(200);
  expect(await form(`?fra=${number}`)).toBeNull();
  await expect.poll(pageOf).toContain("er ikke lenger publisert");
}, 60_000);
