import { expect, test } from "vitest";
import { aForm, aPdf } from "../builders/a-pdf.ts";
import { aStarted, first, isOk, second } from "../builders/a-takeover.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { db } = database;

const groups = (blocks: { key: string; group: string }[]) =>
  Object.fromEntries(blocks.map(({ key, group }) => [key, group]));
const titles = (removed: { title: string }[]) => removed.map(({ title }) => title);

/** Writes in most of the first version's blocks. */
async function aWritten() {
  const started = await aStarted(server);
  const { number, kari, berit, save, stored } = started;
  await isOk(save(kari, "kort", "Kort om metoden"));
  await isOk(save(kari, "maal", "<p>Målet er <strong>klart</strong></p>"));
  await isOk(save(berit, "bort", "Dette spørres det ikke om lenger"));
  await isOk(save(kari, "valg", ["b"]));
  const search = { section: "B", searchType: "DB", source: "Embase", date: "2026-03-02", numberOfSearchHits: 7 };
  await isOk(berit.post("/api/schema/CreateLiteratureSearchItem", { id: (await stored("sok")).guid, ...search }));
  await isOk(
    kari.fetch(`/api/schema/UploadPdf/${(await stored("pdf")).number}`, {
      method: "POST",
      body: aForm(aPdf("Vedlegg"), "vedlegg.pdf"),
    }),
  );
  await isOk(
    berit.post("/api/schema/SaveComment", {
      id: (await stored("bort")).guid,
      value: "Stemmer dette?",
      type: "comment",
    }),
  );
  return { ...started, number };
}

test("nothing is offered until a newer version of the assessment's own template is published", async () => {
  const { kari, berit, fay, copy, news, publish, takeOver, undo } = await aStarted(server);
  expect((await copy()).template).toEqual({ newer: null, taken: null, removed: 0 });
  expect(await news()).toEqual({ newer: null, removed: [] });
  expect((await takeOver(kari, 1)).status).toBe(409);
  expect((await undo()).status).toBe(409);
  await publish(first);
  expect((await copy()).template.newer).toBeNull();
  const { version } = await publish(second);
  expect((await copy()).template.newer).toEqual({
    version,
    // With the questions that reviewers are asked.
    counts: { added: 2, mandatory: 0, moved: 1, changed: 2, removed: 4 },
  });
  expect((await copy(await signedInAs(server, "redaktor"))).template.newer.version).toBe(version);
  for (const who of [berit, fay]) expect((await copy(who)).template.newer).toBeNull();
  expect((await news(berit)).newer).toBeNull();
});

test("the preview says of every block what becomes of it, what was answered there, and which choices are gone", async () => {
  const { news, publish } = await aWritten();
  await publish(second);
  const { newer } = await news();
  expect(groups(newer.blocks)).toEqual({
    kort: "changed",
    maal: "replaced",
    valg: "changed",
    sok: "moved",
    ny: "added",
    bort: "removed",
    pdf: "removed",
    nytt: "added",
    rad: "removed",
  });
  const of = (key: string) => newer.blocks.find((each: { key: string }) => each.key === key);
  expect(of("kort")).toMatchObject({
    texts: [{ of: "title", before: "Tittel kort", after: "Kort sagt" }],
    isFilled: true,
  });
  expect(of("valg")).toMatchObject({ differences: ["options"], lostChoices: ["B"] });
  expect(of("sok")).toMatchObject({ tab: "Fane 0", tabBefore: "Fane 1", isFilled: true });
  expect(of("bort")).toMatchObject({ tab: null, tabBefore: "Fane 1", isFilled: true });
  expect(newer.same).toBeGreaterThan(0);
});

test("answers follow by key with rows, comments and history; those of removed questions are kept, listed and never published", async () => {
  const { number, kari, berit, fay, copy, stored, news, publish, takeOver, save } = await aWritten();
  const before = {
    kort: await stored("kort"),
    sok: await stored("sok"),
    bort: await stored("bort"),
    maal: await stored("maal"),
  };
  const { version } = await publish(second);
  const { rev } = await copy();
  await isOk(takeOver(kari, version, rev));

  const after = await copy();
  expect(after.rev).toBe(rev + 1);
  const blocks = after.sections.flatMap((section: { blocks: object[] }) => section.blocks);
  const byTitle = (title: string) => blocks.find((each: { title: string }) => each.title === title);
  expect(byTitle("Kort sagt")).toMatchObject({
    contentGuid: before.kort.guid,
    text: "Kort om metoden",
    rev: before.kort.rev,
  });
  expect(byTitle("Søk").sections.flatMap(({ rows }: { rows: object[] }) => rows)).toHaveLength(1);
  expect(byTitle("Tittel maal")).toMatchObject({ kind: "Text", text: "" });
  expect(byTitle("Tittel maal").contentGuid).not.toBe(before.maal.guid);
  // What was chosen is no longer offered: it is kept, and the question is asked for again.
  expect(after.missing.map(({ title }: { title: string }) => title)).toEqual(["Valg", "Tittel ny"]);
  expect(after.template).toEqual({ newer: null, taken: { at: expect.any(String), by: "Kari Eksempel" }, removed: 3 });
  expect(after.comments).toEqual([]);

  const { removed } = await news(berit);
  expect(titles(removed).toSorted()).toEqual(["PDF", "Tittel bort", "Tittel maal"]);
  const of = (title: string) => removed.find((each: { title: string }) => each.title === title);
  expect(of("Tittel bort")).toMatchObject({ tab: "Fane 1", text: "Dette spørres det ikke om lenger" });
  expect(of("Tittel bort").comments).toMatchObject([{ comment: "Stemmer dette?", username: "Berit Eksempel" }]);
  expect(of("Tittel maal")).toMatchObject({ text: "Målet er klart", block: { kind: "TextEditor" } });
  expect(of("PDF").files).toMatchObject([{ name: "vedlegg.pdf" }]);
  expect((await kari.get(of("PDF").files[0].url)).status).toBe(200);
  expect((await fay.get(`/api/assessments/${number}/template`)).status).toBe(403);

  // Read only: nothing is written there by an old page.
  expect((await saveItem(kari, number, before.bort.guid, "Skrevet for sent")).status).toBe(404);
  const file = { pdfName: "vedlegg.pdf", fileUrl: of("PDF").files[0].url };
  expect((await kari.post(`/api/schema/DeletePdf/${(await stored("pdf~PdfUpload")).number}`, file)).status).toBe(404);
  expect((await stored("bort~Text")).value).toBe("Dette spørres det ikke om lenger");
  const entries = await (await kari.get(`/api/assessments/${number}/history?of=${before.bort.guid}`)).json();
  expect(entries.entries).toHaveLength(1);
  await isOk(save(kari, "ny", "Et nytt svar"));
  const preview = await (await kari.get(`/api/methodassessment/GetAssessment?id=${number}&preview=true`)).text();
  expect(preview).toContain("Et nytt svar");
  expect(preview).not.toContain("spørres det ikke om");

  const audit = db
    .selectFrom("audit_log")
    .select("action")
    .where("assessment", "=", number)
    .orderBy("id", "desc")
    .limit(1);
  expect(await audit.executeTakeFirst()).toEqual({ action: "template taken over" });
});

test("undoing gives the version before with every answer, and what was written in new questions is kept for the next time", async () => {
  const { kari, copy, news, stored, save, publish, takeOver, undo } = await aWritten();
  const { sections, missing } = await copy();
  const { version } = await publish(second);
  await isOk(takeOver(kari, version));
  await isOk(save(kari, "kort", "Rettet i den nye"));
  await isOk(save(kari, "ny", "Skrevet i den nye"));
  await isOk(save(kari, "maal", "Et annet mål"));
  await isOk(undo());
  const back = await copy();
  expect(back.sections).toHaveLength(sections.length);
  expect(back.missing).toEqual(missing);
  expect(JSON.stringify(back.sections)).toContain("Målet er <strong>klart</strong>");
  expect(
    JSON.stringify(back.sections)
      .replace("Rettet i den nye", "Kort om metoden")
      .replaceAll(/"rev":\d+/g, ""),
  ).toBe(JSON.stringify(sections).replaceAll(/"rev":\d+/g, ""));
  expect(titles((await news()).removed).toSorted()).toEqual(["Tittel maal", "Tittel ny"]);
  expect(back.template).toMatchObject({ newer: { version }, taken: null, removed: 2 });
  expect((await undo()).status).toBe(409);

  await isOk(takeOver(kari, version));
  expect((await stored("ny")).value).toBe("Skrevet i den nye");
  expect((await stored("maal")).value).toBe("Et annet mål");
  expect((await stored("maal~TextEditor")).value).toContain("klart");
});

test("an editor takes over and undoes as the initiator does; a stale revision or version is refused with nothing changed", async () => {
  const { number, kari, copy, news, publish, takeOver, undo } = await aStarted(server);
  const editor = await signedInAs(server, "redaktor");
  const older = await publish(second);
  const { rev } = await copy();
  const newest = await publish({ ...second, description: "Rettet" });
  expect((await takeOver(kari, older.version, rev)).status).toBe(409);
  expect((await takeOver(kari, newest.version, rev + 1)).status).toBe(409);
  expect((await kari.post(`/api/assessments/${number}/template`, {})).status).toBe(400);
  expect((await news()).newer.version).toBe(newest.version);
  await isOk(takeOver(editor, newest.version, rev));
  expect((await copy(editor)).template.taken.by).not.toBe("");
  expect((await undo(editor, rev)).status).toBe(409);
  await isOk(undo(editor));
  expect((await copy()).template.newer.version).toBe(newest.version);
});

test("what was sent or published keeps its version, and a new draft has it until somebody takes the new one over", async () => {
  const { number, kari, copy, publish, takeOver, undo } = await aStarted(server);
  const { version } = await publish(second);
  for (const status of [2, 3] as const) {
    await db.updateTable("assessment").set({ status }).where("number", "=", number).execute();
    expect((await takeOver(kari, version)).status).toBe(423);
    expect((await undo(kari, 1)).status).toBe(423);
    expect((await copy()).template.newer).toBeNull();
  }
  const editor = await signedInAs(server, "redaktor");
  await isOk(editor.post(`/api/desk/assessments/${number}/reopen?rev=${(await copy()).rev}`, {}));
  expect((await copy()).template.newer.version).toBe(version);
  await isOk(takeOver(kari, version));
  // An edition of the new version was published since: there is no way back.
  await db
    .insertInto("publication")
    .values({ assessment: number, version: 1, snapshot: "{}", published_at: new Date() })
    .execute();
  expect((await copy()).template.taken).toBeNull();
  expect((await undo()).status).toBe(409);
});
