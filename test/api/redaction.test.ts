import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { REDACTED } from "../../features/redaction/rules/index.ts";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import { aForm, aPdf } from "../builders/a-pdf.ts";
import { sendReview, writeInReview } from "../builders/a-review.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aPhoto, uploadImage } from "../builders/an-image.ts";
import { aSentAssessment, atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { stepsBetween } from "../builders/text-steps.ts";
import { detailsOf, everyItem, fillMandatory, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";
import { storedRows } from "./bad-input/stored-rows.ts";
import { aWord, plant } from "./canary/plant.ts";
import { publicAnswers, publicSearch } from "./canary/public-answers.ts";

const { database, server } = await serverForFile({ seed: "none" });
const editor = await signedInAs(server, "redaktor");

const MOST = 50;
const reason = "Opplysninger om en pasient";

async function redact(number: number, words: readonly string[]): Promise<number> {
  let times = 0;
  for (let at = 0; at < words.length; at += MOST) {
    const body = { words: words.slice(at, at + MOST), reason };
    const answer = await editor.post(`/api/desk/assessments/${number}/redact`, body);
    expect(answer.status).toBe(200);
    times += (await answer.json()).times;
  }
  return times;
}

const find = async (number: number, ...words: readonly string[]): Promise<CallAnswer<"deskFindWords">> =>
  (await editor.post(`/api/desk/assessments/${number}/find-words`, { words })).json();

/** The tables of the product and of its queue in which one of the words stands. */
async function tablesWith(words: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`.execute(database.db);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const { rows: held } = await sql<{ word: string }>`
      select distinct w.word from ${sql.id(schema, name)} t, unnest(${words}::text[]) w (word)
       where t::text ilike '%' || w.word || '%'`.execute(database.db);
    found.push(...held.map(({ word }) => `${word} in ${name}`));
  }
  return found;
}

test("words that stand everywhere are afterwards in no table, no answer and no search", async () => {
  const made = await aSentAssessment(server, {
    seats: [{ role: "initiator" }, { role: "peer" }, { role: "librarian" }],
  });
  const { number, guid, seats, initiator } = made;
  const [sent, withdrawn, note] = [aWord(), aWord(), aWord()];
  await atDesk(editor, number, "return", { message: "Skriv mer" });
  const { hidden, onCard } = await plant(server, initiator, number);
  const peer = await seatedAs(server, seats[1]?.id ?? "");
  await writeInReview(peer, number, `Pasienten ${sent} er nevnt`);
  expect((await sendReview(peer, number)).status).toBe(200);
  for (const edition of [1, 2]) {
    await fillMandatory(server, initiator, number);
    await sendIn(initiator, number);
    expect((await atDesk(editor, number, "publish", { note: `Om ${note}` })).status).toBe(200);
    if (edition === 1) await atDesk(editor, number, "withdraw", { message: `Trukket på grunn av ${withdrawn}` });
  }

  // Files that were uploaded are not opened.
  const written = [...hidden].filter(([where]) => !/, (inside|hidden data|in the workbook)$/.test(where));
  const words = [...written.map(([, word]) => word), ...onCard.values(), sent, withdrawn, note];
  const before = await tablesWith(words);
  expect(new Set(before.map((each) => each.split(" in ")[1])).size).toBeGreaterThanOrEqual(10);
  expect(words.filter((word) => !before.some((each) => each.startsWith(word)))).toEqual([]);
  // From here on the edition is kept in memory.
  expect(await (await fetch(`${server.url}/vurdering/?id=${number}`)).text()).toContain([...onCard.values()][0]);
  expect(await redact(number, words)).toBeGreaterThan(words.length);
  expect(await tablesWith(words)).toEqual([]);
  const seen = [...(await publicAnswers(server, { number, guid }))];
  expect(
    seen.flatMap(([where, said]) => words.filter((word) => said.includes(word)).map((w) => `${w} in ${where}`)),
  ).toEqual([]);
  expect(seen.find(([where]) => where === `/vurdering/?id=${number}`)?.[1]).toContain(REDACTED);
  for (const word of [...onCard.values(), note])
    expect((await publicSearch(server, { q: word })).totalMatching).toBe(0);
  expect((await find(number, ...words.slice(0, MOST))).places).toEqual([]);
});

async function aText(text: string) {
  const { number, seats } = await anAssessment(database.db, { opened: true, seats: [{ role: "initiator" }] });
  const kari = await seatedAs(server, seats[0]?.id ?? "");
  const item = everyItem((await detailsOf(kari, number)).schema.schemaItems).find(
    (each) => each.blockType === "TextEditor",
  );
  if (!item) throw new Error("no rich text");
  const path = `/api/live/${number}/text/${item.contentGuid}`;
  expect((await kari.post(path, { rev: 0, batch: "kari-0001", steps: stepsBetween("", text) })).status).toBe(200);
  return { number, kari, item, path };
}

test("who has the text open is told, and what they send upon the old text meets the new one", async () => {
  const before = "<p>Pasienten Ola <strong>Nordmann</strong> kom</p>";
  const after = `<p>Pasienten ${REDACTED} kom</p>`;
  const { number, kari, item, path } = await aText(before);
  const { no } = await (await kari.get(`/api/live/${number}/changes`)).json();
  expect(await redact(number, ["ola nordmann"])).toBe(2);

  const { changes } = await (await kari.get(`/api/live/${number}/changes?after=${no}`)).json();
  expect(changes).toEqual([{ no: no + 1, kind: "item", by: null }]);
  const read = async (rev: number) => (await kari.get(`${path}?after=${rev}`)).json();
  expect(await read(1)).toEqual({ rev: 2, value: after, changes: [], redacted: true });
  expect(await read(2)).toEqual({ rev: 2, value: after, changes: [] });
  const late = { rev: 1, batch: "kari-0002", steps: stepsBetween(before, before.replace("kom", "kom inn")) };
  const stale = await kari.post(path, late);
  expect(stale.status).toBe(409);
  const told = { current: { rev: 2, value: after, changes: [], redacted: true } };
  expect(await stale.json()).toMatchObject(told);
  const whole = await saveItem(kari, number, item.contentGuid, before, { rev: 1 });
  expect(whole.status).toBe(409);
  expect(await whole.json()).toMatchObject({ current: { rev: 2, redacted: true } });
  // Also when somebody has written there since.
  const next = { rev: 2, batch: "kari-0003", steps: stepsBetween(after, after.replace("kom", "gikk")) };
  expect((await kari.post(path, next)).status).toBe(200);
  expect(await (await kari.post(path, late)).json()).toMatchObject({ current: { rev: 3, redacted: true } });
  expect((await (await kari.post(path, { ...next, batch: "kari-0004" })).json()).current).not.toHaveProperty(
    "redacted",
  );

  const history = await (await kari.get(`/api/assessments/${number}/history?of=${item.contentGuid}`)).json();
  expect(history.entries).toMatchObject([
    { action: "saved", by: { role: "initiator" } },
    { action: "redacted", by: { role: null } },
    { action: "saved", by: { role: "initiator" } },
  ]);
  const entry = await (await kari.get(`/api/assessments/${number}/history/${history.entries[2].id}`)).json();
  expect(entry.states).toMatchObject([{ after: `Pasienten ${REDACTED} kom` }]);
  const { log } = await (await editor.get(`/api/desk/assessments/${number}`)).json();
  expect(log).toContainEqual(expect.objectContaining({ action: "Sladdet", what: reason }));
});

test("words that were written and taken out within seconds are in no step that is kept", async () => {
  const { number, kari, path } = await aText("<p>Kari Traa</p>");
  const next = { rev: 1, batch: "kari-0002", steps: stepsBetween("<p>Kari Traa</p>", "<p>Hun</p>") };
  expect((await kari.post(path, next)).status).toBe(200);
  expect(await redact(number, ["Kari Traa"])).toBe(0);
  expect(await tablesWith(["Kari Traa"])).toEqual([]);
});

test("words that stand in the address of a link alone are found and taken out, and so are those of an earlier reason", async () => {
  const { number, kari, path } = await aText('<p>Se <a href="https://eksempel.no/Ola%20Nordmann">her</a></p>');
  expect(await find(number, "Ola Nordmann")).toMatchObject({
    places: [{ kind: "block", times: 1 }, { kind: "history" }],
  });
  const body = { words: ["Ola Nordmann"], reason: "Moren, Mari Nordby, ba om det" };
  const redacted = await editor.fetch(`/api/desk/assessments/${number}/redact`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "en-noekkel-1" },
    body: JSON.stringify(body),
  });
  expect(await redacted.json()).toEqual({ ok: true, times: 2 });
  expect(await (await kari.get(path)).json()).toMatchObject({
    value: '<p>Se <a href="https://eksempel.no/%5Bsladdet%5D">her</a></p>',
  });
  expect(await tablesWith(["Ola%20Nordmann", "en-noekkel-1"])).toEqual([]);
  expect(await redact(number, ["Mari Nordby"])).toBe(0);
  expect(await tablesWith(["Nordby"])).toEqual([]);
});

test("an editor sees where words stand before they are taken out, but not what a reviewer has not sent", async () => {
  const seats = [{ role: "initiator" }, { role: "peer" }] as const;
  const { number, seats: made } = await anAssessment(database.db, { opened: true, name: "Om Nordmann", seats });
  const [kari, peer] = await Promise.all(made.map(({ id }) => seatedAs(server, id)));
  if (!kari || !peer) throw new Error("two seats were asked for");
  expect((await peer.post("/api/schema/AnswerReviewRequest", { assessmentId: number, accept: true })).status).toBe(200);
  await writeInReview(peer, number, "Nordmann i et utkast");
  const [item] = everyItem((await detailsOf(kari, number)).schema.schemaItems).filter(
    (each) => each.blockType === "TextEditor",
  );
  await saveItem(kari, number, item?.contentGuid ?? "", "<p>Her er Nordmann, og Nordmanns mor</p>");
  // Work that earlier saves have queued writes too.
  await workIsDone(database.db);
  const rows = await storedRows(database.db);
  const found = await find(number, "nordmann");
  expect(found.within).toEqual(["Nordmanns"]);
  expect(found.places).toEqual(
    expect.arrayContaining([
      { kind: "title", name: "", times: 1, excerpt: "Om Nordmann" },
      { kind: "block", name: item?.title, times: 1, excerpt: "Her er Nordmann, og Nordmanns mor" },
      { kind: "review", name: "", times: 1, excerpt: null },
      { kind: "history", name: "", times: 2, excerpt: "Her er Nordmann, og Nordmanns mor" },
    ]),
  );
  expect(await storedRows(database.db)).toEqual(rows);
});

test.each([
  [{ words: [], reason }, "words", /Skriv det som skal bort/],
  [{ words: [" "], reason }, "words", /Skriv det som skal bort/],
  [{ words: ["Ola Nordmann", "N."], reason }, "words", /minst tre bokstaver/],
  [{ words: ["sladdet"], reason }, "words", /tegnet for det som er tatt ut/],
  [{ words: ["Nordmann"], reason: " " }, "reason", /Skriv hvorfor/],
  [{ words: ["Nordmann"], reason: "Nordmanns navn" }, "reason", /gjentar/],
])("%j is refused with a sentence, and nothing is changed", async (body, path, message) => {
  const { number } = await anAssessment(database.db, { opened: true, name: "Om Nordmann" });
  // Work that earlier saves have queued writes too.
  await workIsDone(database.db);
  const before = await storedRows(database.db);
  const answer = await editor.post(`/api/desk/assessments/${number}/redact`, body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fields: [{ path, message: expect.stringMatching(message) }] });
  expect(await storedRows(database.db)).toEqual(before);
});

test("files that authors have deleted are deleted for good, with their bytes; what stands, or an edition shows, stays", async () => {
  const { number, initiator } = await aSentAssessment(server);
  await atDesk(editor, number, "return", { message: "Skriv mer" });
  const items = everyItem((await detailsOf(initiator, number)).schema.schemaItems);
  const blockOf = (type: string) => items.find(({ blockType }) => blockType === type)?.contentId;
  const pdfs = blockOf("PdfUpload");
  const images = blockOf("ImageUpload");
  if (!pdfs || !images) throw new Error("no block for files");
  const upload = async (name: string) => {
    const path = `/api/schema/UploadPdf/${pdfs}`;
    expect((await initiator.fetch(path, { method: "POST", body: aForm(aPdf(name), `${name}.pdf`) })).status).toBe(200);
  };
  const rowOf = async (name: string) =>
    database.db.selectFrom("attachment").selectAll().where("name", "=", name).executeTakeFirst();
  const view = async () => (await editor.get(`/api/desk/assessments/${number}`)).json();
  const erase = async (files: readonly number[], why = reason) =>
    editor.post(`/api/desk/assessments/${number}/erase-files`, { files, reason: why });

  await upload("vist");
  await fillMandatory(server, initiator, number);
  await sendIn(initiator, number);
  await atDesk(editor, number, "publish", { note: "Første" });
  await atDesk(editor, number, "reopen");
  await upload("erstattet");
  await upload("ny");
  expect((await uploadImage(initiator, images, await aPhoto("x"), "bilde.jpg")).status).toBe(200);
  const image = await rowOf("bilde.jpg");
  await initiator.post(`/api/schema/DeleteImage/${images}`, { id: image?.row });
  const [shown, replaced, standing] = await Promise.all(["vist.pdf", "erstattet.pdf", "ny.pdf"].map(rowOf));
  const { erasableFiles } = await view();
  expect(erasableFiles.map(({ name }: { name: string }) => name)).toEqual(["erstattet.pdf", "bilde.jpg"]);

  expect((await erase([replaced?.id ?? 0], " ")).status).toBe(422);
  const every = [shown, replaced, standing, image].map((file) => file?.id ?? 0);
  expect(await (await erase(every)).json()).toEqual({ ok: true, count: 2 });
  await workIsDone(database.db);
  const keys = await readdir(path.join(server.platform.config.dataDir, "files"), { recursive: true });
  expect(keys.some((key) => key.endsWith(path.basename(standing?.storage_key ?? "none")))).toBe(true);
  for (const gone of [replaced, image]) {
    expect(keys.some((key) => key.endsWith(path.basename(gone?.storage_key ?? "none")))).toBe(false);
    expect((await initiator.get(`/filer/${gone?.guid}/x`)).status).toBe(404);
  }
  for (const kept of [shown, standing]) expect((await initiator.get(`/filer/${kept?.guid}/x`)).status).toBe(200);
  for (const block of [pdfs, images]) {
    const deleted = await (await initiator.get(`/api/schema/DeletedItems/${block}`)).json();
    expect(deleted).not.toContainEqual(expect.objectContaining({ what: expect.stringMatching(/erstattet|bilde/) }));
  }
  expect((await view()).log).toContainEqual(
    expect.objectContaining({ action: "Slettet filer for godt", what: reason }),
  );
});
