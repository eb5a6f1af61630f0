import { beforeEach, describe, expect, test } from "vitest";
import type { SchemaItem } from "../../features/api/index.ts";
import { norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import { encodeStrategy } from "../../platform/pure/rich-text/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { searchesIn } from "../builders/stored-searches.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const PATH = "/api/schema/RepeatSearches";
const UPDATE = "/api/schema/UpdateLiteratureSearchItem";

let assessment: Awaited<ReturnType<typeof anAssessment>>;
let author: Browser;
let block: SchemaItem;

const { server } = await serverForFile();
beforeEach(async () => {
  const seats = [{ role: "initiator" }, { role: "librarian" }, { role: "peer" }] as const;
  assessment = await anAssessment(server.db, { opened: true, seats: [...seats] });
  author = await seated("initiator");
  block = await literatureBlock();
});

const seated = (role: "initiator" | "librarian" | "peer", from = assessment): Promise<Browser> =>
  seatedAs(server, ...from.seats.filter((seat) => seat.role === role).map(({ id }) => id));

const literatureBlock = async (): Promise<SchemaItem> => {
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const found = items.find(({ blockType }) => blockType === "LiteratureSearch");
  if (!found) throw new Error("the template has no literature block");
  return found;
};

const aSearch = async (given: object = {}): Promise<number> => {
  const answer = await author.post("/api/schema/CreateLiteratureSearchItem", {
    ...{ id: block.contentId, section: "B", searchType: "DB", source: "MEDLINE", url: "Ovid", date: "2026-03-01" },
    ...{ strategy: encodeStrategy("<p>fall*</p>"), numberOfSearchHits: 120, ...given },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).id;
};
const repeat = (browser = author, id: string | number = block.contentId) => browser.post(PATH, { id });
const stored = () => searchesIn(server.db, assessment.number);
const today = () => norwegianIsoDay(new Date());

test("each database search gets a search of today beside it, with no hits; the old one and web searches stay as they are", async () => {
  const first = await aSearch();
  await aSearch({ searchType: "Web", source: "SBU", url: "https://www.sbu.se/", section: "E" });
  const before = await stored();
  const answer = await repeat();
  expect(answer.status).toBe(200);
  const { items } = await answer.json();
  expect(items).toEqual([{ id: expect.any(Number), rev: 1, repeats: first }]);
  const after = await stored();
  expect(after.slice(0, 2)).toEqual(before);
  expect(after.slice(2)).toMatchObject([
    {
      ...{ id: items[0].id, part: "B", source: "MEDLINE", url: "Ovid", strategy: "<p>fall*</p>", date: today() },
      ...{ hits: null, repeats: first, hitsSince: null },
    },
  ]);
  expect((await literatureBlock()).properties.itemsB).toMatchObject([
    { id: first, numberOfSearchHits: 120 },
    { repeats: first, hitsSince: null, numberOfSearchHits: null, date: today() },
  ]);
});

test("twice in a day makes one, and two at once make one", async () => {
  await aSearch();
  await aSearch({ source: "Embase", section: "C" });
  const answers = await Promise.all([repeat(), repeat(await seated("librarian")), repeat()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored()).toHaveLength(4);
  expect(await (await repeat()).json()).toEqual({ ok: true, items: [] });
  expect(await stored()).toHaveLength(4);
});

test("the same request again with its key gets the first answer", async () => {
  await aSearch();
  const post = () =>
    author.fetch(PATH, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": `again-${assessment.number}` },
      body: JSON.stringify({ id: block.contentId }),
    });
  const first = await (await post()).json();
  expect(first.items).toHaveLength(1);
  expect(await (await post()).json()).toEqual(first);
});

test("the newer hits are written as other cells, are counted once, and stand in the history", async () => {
  await aSearch();
  const [item] = (await (await repeat()).json()).items;
  const answer = await author.post(UPDATE, { id: item.id, numberOfSearchHits: "1 300", hitsSince: "10", rev: 1 });
  expect(await answer.json()).toMatchObject({ rev: 2, cells: { numberOfSearchHits: "1300", hitsSince: "10" } });
  const { overviewData } = (await literatureBlock()).properties;
  expect(overviewData?.databaseSearches).toMatchObject([{ categoryTotal: 130 }]);
  const stale = await author.post(UPDATE, { id: item.id, hitsSince: "11", rev: 1 });
  expect([stale.status, (await stale.json()).current.columns]).toEqual([409, ["hitsSince"]]);
  const emptied = await author.post(UPDATE, { id: item.id, hitsSince: "", rev: 2 });
  expect(await emptied.json()).toMatchObject({ rev: 3, written: ["hitsSince"] });
  const history = await server.db
    .selectFrom("history")
    .select("value")
    .where("kind", "=", "literature")
    .where("ref", "=", item.id)
    .execute();
  expect(JSON.stringify(history)).toContain(`"repeats":"${item.repeats}"`);
});

test("422: newer hits that are no number, or of a search that repeats none; nothing is written", async () => {
  const first = await aSearch();
  const [item] = (await (await repeat()).json()).items;
  for (const [id, hitsSince, kind] of [
    [item.id, "mange", "NotANumber"],
    [first, "3", "NotARepeatedSearch"],
  ]) {
    const answer = await author.post(UPDATE, { id, hitsSince });
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toMatchObject([{ path: "hitsSince", kind, message: expect.any(String) }]);
  }
  expect(await stored()).toMatchObject([{ rev: 1 }, { rev: 1 }]);
});

test("422: where there is no room for all, none is added", async () => {
  await aSearch();
  await aSearch({ source: "Embase" });
  const [row] = await server.db
    .selectFrom("block_row")
    .selectAll()
    .where("assessment", "=", assessment.number)
    .execute();
  if (!row) throw new Error("the search is not stored");
  const { id: _, cells, revs, ...rest } = row;
  const filler = { ...rest, cells: JSON.stringify({ ...cells, date: today() }), revs: JSON.stringify(revs) };
  await server.db
    .insertInto("block_row")
    .values(Array.from({ length: 497 }, () => filler))
    .execute();
  expect((await repeat()).status).toBe(422);
  expect(await stored()).toHaveLength(499);
});

describe("who may", () => {
  const count = async () => (await stored()).length;

  test("another author of the assessment", async () => {
    await aSearch();
    expect((await repeat(await seated("librarian"))).status).toBe(200);
    expect(await count()).toBe(2);
  });

  test("401, 403, 404 and 423 add nothing", async () => {
    await aSearch();
    const other = await anAssessment(server.db, { opened: true });
    expect((await repeat(aBrowser(server))).status).toBe(401);
    expect((await repeat(await seated("peer"))).status).toBe(403);
    expect((await repeat(await signedInAs(server, "redaktor"))).status).toBe(403);
    expect((await repeat(await seated("initiator", other))).status).toBe(404);
    expect((await repeat(author, 999_999_999)).status).toBe(404);
    expect((await author.post(PATH, { id: "x" })).status).toBe(400);
    await server.db.updateTable("assessment").set({ status: 2 }).where("number", "=", assessment.number).execute();
    expect((await repeat()).status).toBe(423);
    expect(await count()).toBe(1);
  });
});
