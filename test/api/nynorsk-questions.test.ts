import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { findBlock, inLanguage, type Template } from "../../features/template/rules/index.ts";
import { newestTemplate } from "../../features/template/server/index.ts";
import { runImport } from "../../features/transfer/server/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { json } from "../builders/desk-pages.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const { db } = server;
const admin = await signedInAs(server, "admin");

/** The same person, who has chosen to read in nynorsk. */
const inNynorsk = (browser: Browser): Browser => aBrowser(server, [...browser.cookies, ["sprak", "nn"]]);

const open = (id: number) => json(admin.get(`/api/desk/templates/${id}`));
const call = (id: number, name: string, body: object) => json(admin.post(`/api/desk/templates/${id}/${name}`, body));

/** A version as it was stored before templates had both forms, in use here. */
async function publishOld(type: "1" | "2", changes: Partial<Template> = {}): Promise<number> {
  const { versionId, template } = await newestTemplate(db, type);
  const body = JSON.stringify({ ...inLanguage(template, "nb"), ...changes });
  const { number } = await db
    .selectFrom("template_version")
    .select("template as number")
    .where("id", "=", versionId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("template_version")
    .values({
      template: number,
      version: 2,
      body,
      body_hash: createHash("sha256").update(body).digest("hex"),
      published_at: new Date(),
      origin: "edited",
      schema_version: 9,
    })
    .execute();
  return number;
}

test("a seat reads the questions in the language of its interface; everything but the texts is the same in both", async () => {
  const { number, seats } = await anAssessment(db, { type: "1", opened: true });
  const author = await seatedAs(server, ...seats.map(({ id }) => id));
  const [nb, nn] = [await detailsOf(author, number), await detailsOf(inNynorsk(author), number)];
  expect(nb.schema.fieldGroups[0]?.text).toBe("Om vurderingen");
  expect(nn.schema.fieldGroups[0]?.text).toBe("Om vurderinga");
  const [inNb, inNn] = [JSON.stringify(nb), JSON.stringify(nn)];
  expect(inNb).toContain("Hvem har bestilt vurderingen?");
  expect(inNn).toContain("Kven har bestilt vurderinga?");
  expect(inNn).not.toContain("Hvem har bestilt vurderingen?");
  // No internal key of a form reaches an author.
  for (const all of [inNb, inNn]) expect(all).not.toMatch(/[a-z]Nn"/);
  const keysOf = (all: string) => [...all.matchAll(/"(\w+)":/g)].map(([, key]) => key);
  expect(keysOf(inNn)).toEqual(keysOf(inNb));
});

test("an answer that was kept by the browser in one language is not given in the other", async () => {
  const { number, seats } = await anAssessment(db, { type: "1", opened: true });
  const author = await seatedAs(server, ...seats.map(({ id }) => id));
  const path = `/api/schema/GetMethodAssessmentDetails/${number}`;
  const etag = (await author.get(path)).headers.get("etag") ?? "";
  const again = (browser: Browser) => browser.fetch(path, { headers: { "if-none-match": etag } });
  expect((await again(author)).status).toBe(304);
  expect((await again(inNynorsk(author))).status).toBe(200);
});

test("a choice stores its value whatever language it was made in, and is read in each", async () => {
  const { number, seats } = await anAssessment(db, { type: "1", opened: true });
  const author = await seatedAs(server, ...seats.map(({ id }) => id));
  const { guid } = await db
    .selectFrom("schema_item")
    .select("guid")
    .where("assessment", "=", number)
    .where("key", "=", "tillit")
    .executeTakeFirstOrThrow();
  expect((await saveItem(inNynorsk(author), number, guid, ["hoy"])).status).toBe(200);
  expect((await saveItem(inNynorsk(author), number, guid, ["Høg"])).status).toBe(422);
  const { value } = await db
    .selectFrom("schema_item")
    .select("value")
    .where("guid", "=", guid)
    .executeTakeFirstOrThrow();
  expect(value).toEqual(["hoy"]);
});

test("an import may name an answer by its text in either form", async () => {
  const record = (id: string, tillit: string) => ({
    record: "assessment",
    id,
    assessmentType: "1",
    heading: `Vurdering ${id}`,
    published: "2021-03-04",
    organizations: ["Fjordheim sykehus"],
    summary: "<p>Kort.</p>",
    values: { tillit },
  });
  const lines = [record("nb", "Svært lav"), record("nn", "Svært låg")].map((each) => JSON.stringify(each));
  const report = await runImport({ db, files: server.platform.files }, () => lines, { folder: tmpdir() });
  expect(report.refused).toEqual([]);
  const rows = await db
    .selectFrom("imported")
    .innerJoin("schema_item", "schema_item.assessment", "imported.target")
    .select("schema_item.value")
    .where("imported.record", "=", "assessment")
    .where("schema_item.key", "=", "tillit")
    .execute();
  expect(rows.map(({ value }) => value)).toEqual([["svart-lav"], ["svart-lav"]]);
});

test("a version from before stays in use, in bokmål for everybody, and is published again only with nynorsk for every text", async () => {
  const id = await publishOld("2");
  const { number, seats } = await anAssessment(db, { type: "2", opened: true });
  const author = await seatedAs(server, ...seats.map((seat) => seat.id));
  const asked = JSON.stringify(await detailsOf(inNynorsk(author), number));
  expect(asked).toContain("Hva er tiltaket?");

  const before = await open(id);
  expect(before.knownNynorsk).toBeGreaterThan(200);
  expect(before.problems.every(({ kind }: { kind: string }) => kind === "NynorskMissing")).toBe(true);
  const added = await call(id, "edit", {
    rev: before.rev,
    edit: { do: "add", kind: "Text", title: "Hvem har lest korrektur?", after: "sammendrag" },
  });
  expect(added).toMatchObject({ status: 200 });
  const refused = await call(id, "publish", { rev: added.rev, confirmed: true });
  expect(refused.status).toBe(422);
  expect(refused.fields).toContainEqual(
    expect.objectContaining({
      path: "hvem-har-lest-korrektur.title",
      kind: "NynorskMissing",
      message: "Mangler nynorsk",
    }),
  );

  const filled = await call(id, "edit", { rev: added.rev, edit: { do: "nynorsk" } });
  expect(filled).toMatchObject({ status: 200, key: ":" });
  const now = await open(id);
  expect(now).toMatchObject({
    knownNynorsk: 0,
    problems: [{ kind: "NynorskMissing", key: "hvem-har-lest-korrektur", detail: "title" }],
  });
  expect(now.template.warnings.every(({ whyNn = "" }) => whyNn !== "")).toBe(true);
  expect(inLanguage(now.template, "nb").sections[0]).toEqual(before.template.sections[0]);
  expect(await call(id, "edit", { rev: filled.rev, edit: { do: "nynorsk" } })).toMatchObject({ rev: filled.rev });
  const path = ["hvem-har-lest-korrektur", "titleNn"];
  const saved = await call(id, "save", { rev: now.rev, path, value: "Kven har lese korrektur?" });
  expect(await call(id, "publish", { rev: saved.rev, confirmed: true })).toMatchObject({ status: 200 });

  const fresh = await anAssessment(db, { type: "2", opened: true });
  const other = await seatedAs(server, ...fresh.seats.map((seat) => seat.id));
  expect(JSON.stringify(await detailsOf(inNynorsk(other), fresh.number))).toContain("Kven har lese korrektur?");
  // The running assessment keeps its version until somebody takes the new one over.
  expect(JSON.stringify(await detailsOf(inNynorsk(author), number))).toBe(asked);
});

test("whoever reads in nynorsk is told what a newer version says in nynorsk, and in bokmål nothing has changed", async () => {
  const of = await publishOld("1");
  const { number, seats } = await anAssessment(db, { type: "1", opened: true });
  const author = await seatedAs(server, ...seats.map((seat) => seat.id));
  const { rev } = await open(of);
  const filled = await call(of, "edit", { rev, edit: { do: "nynorsk" } });
  expect(await call(of, "publish", { rev: filled.rev, confirmed: true })).toMatchObject({ status: 200 });
  const newsOf = (browser: Browser) => json(browser.get(`/api/assessments/${number}/template`));
  const [nb, nn] = [await newsOf(author), await newsOf(inNynorsk(author))];
  expect(nb.newer.blocks).toEqual([]);
  const question = nn.newer.blocks.find(({ key }: { key: string }) => key === "bestiller");
  expect(question.texts).toContainEqual({
    of: "title",
    before: "Hvem har bestilt vurderingen?",
    after: "Kven har bestilt vurderinga?",
  });
  const newest = (await newestTemplate(db, "1")).template;
  expect(findBlock(newest, "bestiller")?.block.titleNn).toBe("Kven har bestilt vurderinga?");
});
