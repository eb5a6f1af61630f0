import { beforeEach, expect, test } from "vitest";
import type { SchemaItem } from "../../features/api/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const paths = {
  create: "/api/schema/CreateLiteratureSearchItem",
  update: "/api/schema/UpdateLiteratureSearchItem",
  delete: "/api/schema/DeleteLiteratureSearchItem",
};

let assessment: Awaited<ReturnType<typeof anAssessment>>;
let author: Browser;
let block: SchemaItem;

const { server } = await serverForFile();
beforeEach(async () => {
  assessment = await anAssessment(server.db, { opened: true });
  author = await seatedAs(server, ...assessment.seats.map(({ id }) => id));
  block = await literatureBlock();
});

const itemOf = async (kind: string): Promise<SchemaItem> => {
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const found = items.find(({ blockType }) => blockType === kind);
  if (!found) throw new Error(`the template has no ${kind}`);
  return found;
};
const literatureBlock = () => itemOf("LiteratureSearch");

const save = async (body: object, by = author) => {
  const answer = await by.post(`/api/schema/SaveSelection/${block.contentId}`, body);
  return { status: answer.status, body: await answer.json() };
};

test("the selection is saved by cell: what another has written meanwhile stays, and one number of two is a conflict", async () => {
  const first = await save({ duplicatesRemoved: "1 200", screened: 300, rev: 0 });
  expect(first).toMatchObject({
    status: 200,
    body: { rev: 1, cells: { duplicatesRemoved: "1200", screened: "300" } },
  });
  expect((await save({ fullText: 20, rev: 0 })).status).toBe(200);
  const stale = await save({ screened: 310, rev: 0 });
  expect(stale).toMatchObject({
    status: 409,
    body: { current: { cells: { screened: "300" }, columns: ["screened"] } },
  });
  expect((await save({ screened: "", rev: 2 })).body.cells.screened).toBe("");
});

test("the selection takes every reason at once, or one at a time, and shows them with what was identified", async () => {
  for (const numberOfSearchHits of [40, 2]) {
    const search = { id: block.contentId, section: "B", searchType: "DB", source: "MEDLINE", date: "2026-03-01" };
    expect((await author.post(paths.create, { ...search, numberOfSearchHits })).status).toBe(200);
  }
  await save({
    excluded: [
      { reason: "Feil populasjon", number: 3 },
      { reason: "Feil\nutfall", number: "1" },
    ],
    included: 4,
  });
  await save({ reasons: { 2: { number: 2 } }, rev: 1 });
  const read = async () => (await literatureBlock()).properties;
  expect((await read()).selection).toEqual({
    identified: 42,
    duplicatesRemoved: null,
    screened: null,
    fullText: null,
    included: 4,
    excluded: [
      { reason: "Feil populasjon", number: 3 },
      { reason: "Feil utfall", number: 2 },
    ],
    rev: 2,
  });
  await save({ excluded: [{ reason: "Bare denne", number: 1 }] });
  expect((await read()).selection?.excluded).toEqual([{ reason: "Bare denne", number: 1 }]);
  expect((await read()).itemsB).toHaveLength(2);
});

test("the hits of repeated searches have a selection of their own, cell by cell, on the edition before", async () => {
  const old = { id: block.contentId, section: "B", searchType: "DB", source: "MEDLINE", date: "2024-03-01" };
  expect((await author.post(paths.create, { ...old, numberOfSearchHits: 40 })).status).toBe(200);
  await save({ duplicatesRemoved: 10, fullText: 8, included: 4 });
  const repeated = await author.post("/api/schema/RepeatSearches", { id: block.contentId });
  const [again] = (await repeated.json()).items;
  const counted = { id: again.id, numberOfSearchHits: 45, hitsSince: 7, rev: again.rev };
  expect((await author.post(paths.update, counted)).status).toBe(200);
  const selection = async () => (await literatureBlock()).properties.selection;
  expect(await selection()).toMatchObject({ identified: 47, included: 4 });

  expect((await save({ update: { fullText: "3", reasons: { 1: { reason: "Feil\nutfall" } } }, rev: 1 })).status).toBe(
    200,
  );
  const stale = await save({ update: { fullText: "4" }, rev: 1 });
  expect(stale).toMatchObject({ status: 409, body: { current: { columns: ["update.fullText"] } } });
  expect((await save({ update: { included: "2" }, fullText: 9, rev: 1 })).status).toBe(200);
  expect(await selection()).toEqual({
    identified: 40,
    ...{ duplicatesRemoved: 10, screened: null, fullText: 9, included: 4, excluded: [] },
    update: {
      identified: 7,
      ...{ previous: 4, since: null },
      ...{ duplicatesRemoved: null, screened: null, fullText: 3, included: 2 },
      excluded: [{ reason: "Feil utfall", number: null }],
    },
    rev: 3,
  });
  await save({ update: { previous: 11 } });
  expect((await selection())?.update?.previous).toBe(11);
});

test("the selection refuses what is no number, a body that names nothing, and a block without searches", async () => {
  expect(await save({ screened: "mange" })).toMatchObject({ status: 422, body: { fields: [{ path: "screened" }] } });
  expect(await save({ update: { previous: "elleve" } })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "update.previous" }] },
  });
  for (const nothing of [{ rev: 0 }, { update: {}, rev: 0 }, { update: null }])
    expect((await save(nothing)).status).toBe(400);
  const other = await itemOf("EvidenceTable");
  expect((await author.post(`/api/schema/SaveSelection/${other.contentId}`, { screened: 1 })).status).toBe(404);
});

test("the selection is no search: it is not deleted as one, and the block is not filled by it", async () => {
  await save({ included: 4 });
  const row = await server.db
    .selectFrom("block_row")
    .select("id")
    .where("part", "=", "selection")
    .where("owner", "=", block.contentId)
    .executeTakeFirstOrThrow();
  expect((await author.post(paths.delete, { id: row.id })).status).toBe(404);
  expect((await author.post(paths.update, { id: row.id, source: "Annen" })).status).toBe(404);
  const asked = await author.get(`/api/assessments/${assessment.number}/history?of=${block.contentGuid}`);
  expect((await asked.json()).entries).toMatchObject([{ kind: "row", action: "saved" }]);
});
