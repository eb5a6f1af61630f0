import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { anImage, uploadImage } from "../builders/an-image.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { searchesIn } from "../builders/stored-searches.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { untilWaiting } from "../until-waiting.ts";

const paths = {
  create: "/api/schema/CreateLiteratureSearchItem",
  update: "/api/schema/UpdateLiteratureSearchItem",
  delete: "/api/schema/DeleteLiteratureSearchItem",
};

let assessment: Awaited<ReturnType<typeof anAssessment>>;
let author: Browser;
let block: number;

const { server } = await serverForFile();
beforeEach(async () => {
  assessment = await anAssessment(server.db, { opened: true });
  author = await seatedAs(server, ...assessment.seats.map(({ id }) => id));
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  block = items.find(({ blockType }) => blockType === "LiteratureSearch")?.contentId ?? 0;
});

const created = async ({ source = "MEDLINE" } = {}): Promise<{ id: number; rev: number }> => {
  const search = { section: "B", searchType: "DB", source, date: "2026-03-01", numberOfSearchHits: 12 };
  const answer = await author.post(paths.create, { id: block, ...search });
  expect(answer.status).toBe(200);
  return answer.json();
};
const storedSearches = () => searchesIn(server.db, assessment.number);

test("409: a cell of a deleted search; brought back it takes it", async () => {
  const { id } = await created();
  await author.post(paths.delete, { id, rev: 1 });
  const late = await author.post(paths.update, { id, numberOfSearchHits: 3, rev: 1 });
  expect([late.status, (await late.json()).current]).toMatchObject([409, { deleted: true, rev: 2 }]);
  const deleted = await author.get(`/api/schema/DeletedItems/${block}`);
  expect(await deleted.json()).toEqual([
    { kind: "literature", id, rev: 2, what: "MEDLINE", deleted: expect.any(String), by: "Eksempel initiator" },
  ]);
  const restore = { kind: "literature", id, pageId: assessment.number };
  expect((await author.post("/api/schema/Restore", { ...restore, rev: 1 })).status).toBe(409);
  expect((await author.post("/api/schema/Restore", { ...restore, kind: "evidence" })).status).toBe(404);
  expect(await (await author.post("/api/schema/Restore", { ...restore, rev: 2 })).json()).toMatchObject({ rev: 3 });
  expect((await author.post(paths.update, { id, numberOfSearchHits: 3, rev: 3 })).status).toBe(200);
  const history = server.db
    .selectFrom("history")
    .select("action")
    .where("kind", "=", "literature")
    .where("ref", "=", id);
  const actions = (await history.orderBy("id").execute()).map(({ action }) => action);
  expect(actions).toEqual(["saved", "deleted", "restored", "saved"]);
  expect(await (await author.get(`/api/schema/DeletedItems/${block}`)).json()).toEqual([]);
});

test("409: a cell that was written since says by whom, also when other cells were written later", async () => {
  const { id } = await created();
  await author.post(paths.update, { id, numberOfSearchHits: 3, rev: 1 });
  await server.db
    .updateTable("history")
    .set({ by: JSON.stringify({ kind: "account", accountId: "1", name: "Rita Redaktør" }) })
    .execute();
  await author.post(paths.update, { id, date: "2026-03-02", rev: 2 });
  const late = await author.post(paths.update, { id, numberOfSearchHits: 4, rev: 1 });
  expect(late.status).toBe(409);
  const { current } = await late.json();
  expect(current).toMatchObject({ columns: ["numberOfSearchHits"], by: { name: "Rita Redaktør", role: null } });
});

test("409: a search that somebody wrote in since it was seen is not deleted", async () => {
  const { id } = await created();
  expect((await author.post(paths.update, { id, numberOfSearchHits: 3, rev: 1 })).status).toBe(200);
  const late = await author.post(paths.delete, { id, rev: 1 });
  expect([late.status, (await late.json()).current]).toMatchObject([409, { rev: 2, columns: ["numberOfSearchHits"] }]);
  expect(await storedSearches()).toMatchObject([{ id, rev: 2 }]);
  expect((await author.post(paths.delete, { id, rev: 2 })).status).toBe(200);
});

test("what was deleted more than 30 days ago is not listed and cannot be brought back", async () => {
  const { id } = await created();
  await author.post(paths.delete, { id });
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await server.db.updateTable("block_row").set({ deleted_at: longAgo }).where("id", "=", id).execute();
  expect(await (await author.get(`/api/schema/DeletedItems/${block}`)).json()).toEqual([]);
  expect((await author.post("/api/schema/Restore", { kind: "literature", id })).status).toBe(404);
});

test("rows stand in the order that they are put in, and a deleted one comes back to its place", async () => {
  const ids: number[] = [];
  for (const source of ["A", "B", "C", "D"]) ids.push((await created({ source })).id);
  const [a, b, c, d] = ids;
  const move = (id: number | undefined, after: number | null | undefined) =>
    author.post("/api/schema/MoveItem", { id, after });
  const order = async () => (await storedSearches()).map(({ source }) => source).join("");
  expect((await move(d, a)).status).toBe(200);
  expect(await order()).toBe("ADBC");
  expect((await move(c, null)).status).toBe(200);
  expect(await order()).toBe("CADB");
  await author.post(paths.delete, { id: a });
  expect((await move(b, d)).status).toBe(200);
  expect((await move(b, a)).status).toBe(404);
  expect((await move(a, b)).status).toBe(404);
  await author.post("/api/schema/Restore", { kind: "literature", id: a });
  expect(await order()).toBe("CADB");
  await Promise.all([move(a, null), move(b, null), move(d, null), move(c, null)]);
  expect((await order()).length).toBe(4);
});

test("a move stands in the history with who made it, and one that moves nothing does not", async () => {
  const [{ id: first }, { id: second }] = [await created({ source: "A" }), await created({ source: "B" })];
  await author.post("/api/schema/MoveItem", { id: second, after: null });
  await author.post("/api/schema/MoveItem", { id: second, after: null });
  await author.post("/api/schema/MoveItem", { id: first, after: second });
  const moves = server.db
    .selectFrom("history")
    .select(["kind", "ref", "rev", "value", "by"])
    .where("action", "=", "moved");
  expect(await moves.where("ref", "in", [first, second]).execute()).toMatchObject([
    { kind: "literature", ref: second, rev: 1, value: { after: null }, by: { kind: "seat", role: "initiator" } },
  ]);
  const edited = await author.post(paths.update, { id: second, source: "C", rev: 1 });
  expect(await edited.json()).toMatchObject({ rev: 2, written: ["source"] });
});

test("an instance of the version before that still writes the old table: each cell that it changes is carried over", async () => {
  const old = { assessment: assessment.number, owner: block };
  const { rows } = await sql<{ id: number }>`
    insert into literature_item (assessment, owner, section, search_type, source, date, hits)
    values (${old.assessment}, ${old.owner}, 'C', 'DB', 'Embase', '2026-03-01', 7) returning id`.execute(server.db);
  const [{ id } = { id: 0 }] = rows;
  expect(await storedSearches()).toMatchObject([{ id, part: "C", source: "Embase", numberOfSearchHits: 7 }]);
  expect((await author.post(paths.update, { id, source: "Cinahl", rev: 1 })).status).toBe(200);
  await sql`update literature_item set hits = 9, rev = 2 where id = ${id}`.execute(server.db);
  expect(await storedSearches()).toMatchObject([{ id, rev: 3, source: "Cinahl", numberOfSearchHits: 9 }]);
  expect((await created()).id).toBe(id + 1);
  await sql`update literature_item set deleted_at = now() where id = ${id}`.execute(server.db);
  expect(await storedSearches()).toHaveLength(1);
});

test("an update may hold any of the keys; one that breaks a rule is refused for that key alone", async () => {
  const { id } = await created();
  expect(await (await author.post(paths.update, { id, url: "Ovid", rev: 1 })).json()).toMatchObject({
    rev: 2,
    written: ["url"],
  });
  expect(await (await author.post(paths.update, { id, url: "Ovid", rev: 2 })).json()).toMatchObject({
    rev: 2,
    written: [],
  });
  const refused = await author.post(paths.update, { id, date: "", rev: 2 });
  expect((await refused.json()).fields).toMatchObject([{ path: "date", kind: "DateRequired" }]);
  expect(await storedSearches()).toMatchObject([{ source: "MEDLINE", url: "Ovid", date: "2026-03-01" }]);
});

test("an image's text: without a revision the last one wins, and a call that moves the image holds its block first", async () => {
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const owner = items.find(({ blockType }) => blockType === "ImageUpload")?.contentId ?? 0;
  const { id } = await (await uploadImage(author, owner, await anImage({ width: 20, height: 20 }))).json();
  const save = (body: object) => author.post(`/api/schema/SaveImageText/${owner}`, { id, ...body });
  for (const alt of ["Først", "Så", "Først", ""]) {
    const { written, cells } = await (await save({ alt })).json();
    expect([written, cells.alt]).toEqual([["alt"], alt]);
  }
  const moved = await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom("schema_item").select("number").where("number", "=", owner).forUpdate().execute();
    const answer = save({ alt: "Et flytskjema", position: 0 });
    await untilWaiting(server.db, 1);
    await tx.selectFrom("block_row").select("id").where("id", "=", id).forUpdate().noWait().execute();
    return { answer };
  });
  expect((await moved.answer).status).toBe(200);
});
