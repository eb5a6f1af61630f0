import { beforeEach, describe, expect, test } from "vitest";
import type { SchemaItem } from "../../features/api/index.ts";
import { encodeStrategy } from "../../platform/pure/rich-text/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { searchesIn } from "../builders/stored-searches.ts";
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
  assessment = await anAssessment(server.db, { opened: true, seats: [{ role: "initiator" }, { role: "peer" }] });
  author = await seated("initiator");
  block = await literatureBlock();
});

const seated = (role: "initiator" | "peer", from = assessment): Promise<Browser> =>
  seatedAs(server, ...from.seats.filter((seat) => seat.role === role).map(({ id }) => id));

const literatureBlock = async (): Promise<SchemaItem> => {
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const found = items.find(({ blockType }) => blockType === "LiteratureSearch");
  if (!found) throw new Error("the template has no literature block");
  return found;
};

const aSearch = (given: object = {}) => ({
  id: block.contentId,
  section: "B",
  searchType: "DB",
  source: "MEDLINE",
  url: "",
  date: "2026-03-01",
  strategy: "",
  numberOfSearchHits: 12,
  editableSource: false,
  ...given,
});

const created = async (given: object = {}): Promise<{ id: number; rev: number }> => {
  const answer = await author.post(paths.create, aSearch(given));
  expect(answer.status).toBe(200);
  return answer.json();
};
const changeOf = (id: number, given: object = {}) => ({
  id,
  date: "02.03.2026",
  strategy: "",
  numberOfSearchHits: "1 250",
  source: "MEDLINE",
  url: "",
  ...given,
});
const storedSearches = () => searchesIn(server.db, assessment.number);
const history = () =>
  server.db
    .selectFrom("history")
    .select(["action", "rev", "value"])
    .where("assessment", "=", assessment.number)
    .where("kind", "=", "literature")
    .orderBy("id")
    .execute();

describe("the way of a search", () => {
  test("created it stands in its section and in the figure, with all that was given", async () => {
    const url =
      "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Feksempel.no%2F&data=05%7C01%7Cola%40eksempel.no";
    const { id } = await created({ editableSource: true, source: "Eget register", url });
    const { properties } = await literatureBlock();
    expect(properties.itemsB).toMatchObject([
      {
        id,
        ownerId: block.contentId,
        section: "B",
        searchType: "DB",
        source: "Eget register",
        url: "https://eksempel.no/",
        date: "2026-03-01",
        numberOfSearchHits: 12,
        editableSource: true,
      },
    ]);
    expect(properties.overviewData?.databaseSearches).toMatchObject([
      { categoryTotal: 12, items: [{ source: "Eget register", hits: 12 }] },
    ]);
    expect(properties.overviewSection?.title).toBeTruthy();
  });

  test("updated it takes dates and numbers as Norwegians write them, and keeps its section and type", async () => {
    const { id, rev } = await created();
    const answer = await author.post(paths.update, changeOf(id, { rev, section: "E", searchType: "Web" }));
    expect(await answer.json()).toMatchObject({ ok: true, rev: 2 });
    expect((await literatureBlock()).properties.itemsB).toMatchObject([
      { date: "2026-03-02", numberOfSearchHits: 1250, searchType: "DB" },
    ]);
  });

  test("deleted it is gone from the page and kept in the history, and deleting it again is no error", async () => {
    const { id } = await created();
    const body = { id, ownerId: block.contentId, section: "B" };
    expect(await (await author.post(paths.delete, body)).json()).toEqual({ ok: true });
    expect((await author.post(paths.delete, body)).status).toBe(200);
    expect((await literatureBlock()).properties.itemsB).toEqual([]);
    expect(await history()).toMatchObject([
      { action: "saved", rev: 1, value: { cells: { source: "MEDLINE" } } },
      { action: "deleted", rev: 2, value: { cells: { source: "MEDLINE", numberOfSearchHits: "12" } } },
    ]);
  });

  test("a web search has no hits, whatever is sent", async () => {
    await created({ searchType: "Web", source: "SBU", url: "https://www.sbu.se/", numberOfSearchHits: 7 });
    expect((await literatureBlock()).properties.itemsB).toMatchObject([{ numberOfSearchHits: null }]);
  });

  test("every saved value is in the history, what one author writes within seconds as one entry", async () => {
    const { id } = await created();
    await author.post(paths.update, changeOf(id, { strategy: encodeStrategy("<p>dialyse</p>") }));
    expect(await history()).toMatchObject([
      {
        action: "saved",
        rev: 2,
        value: {
          cells: { numberOfSearchHits: "1250", strategy: "<p>dialyse</p>" },
          revs: { source: 1, strategy: 2 },
          earlier: expect.arrayContaining([{ column: "numberOfSearchHits", rev: 1, value: "12" }]),
        },
      },
    ]);
  });
});

describe("the strategy", () => {
  const strategyOf = async (strategy: string) => {
    await created({ strategy });
    return (await storedSearches()).at(-1)?.strategy;
  };

  test("arrives HTML-encoded and is decoded once: what is twice encoded is text", async () => {
    expect(await strategyOf(encodeStrategy("<p>a &lt; b &amp; <strong>c</strong></p>"))).toBe(
      "<p>a &lt; b &amp; <strong>c</strong></p>",
    );
    expect(await strategyOf(encodeStrategy(encodeStrategy("<b>x</b>")))).not.toContain("<b>");
  });

  test("keeps nothing that runs", async () => {
    const html = '<p onclick="x()">a</p><script>x()</script><img src=x onerror=x()><a href="javascript:x()">b</a>';
    expect(await strategyOf(encodeStrategy(html))).not.toMatch(/script|onclick|onerror|img|href/);
  });
});

test.each([
  ["source", "SourceRequired", { source: " " }],
  ["source", "SourceRequired", { searchType: "Web", source: "" }],
  ["numberOfSearchHits", "HitsRequired", { numberOfSearchHits: null }],
  ["numberOfSearchHits", "NotANumber", { numberOfSearchHits: "mange" }],
  ["numberOfSearchHits", "NotANumber", { numberOfSearchHits: -1 }],
  ["numberOfSearchHits", "NotANumber", { numberOfSearchHits: 1.5 }],
  ["date", "DateRequired", { date: "" }],
  ["date", "DateInvalid", { date: "30.02.2026" }],
  ["date", "DateTooEarly", { date: "2021-12-31" }],
  ["url", "NotALink", { searchType: "Web", url: "www.sbu.se" }],
  ["url", "NotALink", { url: "javascript:alert(1)" }],
  ["strategy", "TooLong", { strategy: encodeStrategy(`<p>${"a".repeat(200_001)}</p>`) }],
])("422: %s %s", async (path, kind, given) => {
  const answer = await author.post(paths.create, aSearch(given));
  expect(answer.status).toBe(422);
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
  expect((await answer.json()).fields).toMatchObject([{ path, kind, message: expect.any(String) }]);
  expect(await storedSearches()).toEqual([]);
});

test("400: what is no search at all", async () => {
  for (const given of [{ section: "F" }, { searchType: "Bok" }, { date: 5 }, { id: "x" }, { source: undefined }])
    expect((await author.post(paths.create, aSearch(given))).status).toBe(400);
  expect(await storedSearches()).toEqual([]);
});

describe("who may not", () => {
  const tries = async (browser: Browser) => {
    const { id } = await created();
    const answers = [
      await browser.post(paths.create, aSearch()),
      await browser.post(paths.update, changeOf(id)),
      await browser.post(paths.delete, { id, ownerId: block.contentId, section: "B" }),
    ];
    expect(await storedSearches()).toMatchObject([{ id, rev: 1 }]);
    return answers.map(({ status }) => status);
  };

  test("401: nobody signed in", async () => expect(await tries(aBrowser(server))).toEqual([401, 401, 401]));

  test("404: the initiator of another assessment", async () => {
    const other = await anAssessment(server.db, { opened: true });
    expect(await tries(await seated("initiator", other))).toEqual([404, 404, 404]);
  });

  test("403: a peer, and an editor", async () => {
    expect(await tries(await seated("peer"))).toEqual([403, 403, 403]);
    await server.db.deleteFrom("block_row").where("assessment", "=", assessment.number).execute();
    expect(await tries(await signedInAs(server, "redaktor"))).toEqual([403, 403, 403]);
  });

  test("423: the author, once it is sent", async () => {
    const { id } = await created();
    await server.db.updateTable("assessment").set({ status: 2 }).where("number", "=", assessment.number).execute();
    expect((await author.post(paths.create, aSearch())).status).toBe(423);
    expect((await author.post(paths.update, changeOf(id))).status).toBe(423);
    expect((await author.post(paths.delete, { id })).status).toBe(423);
    expect(await storedSearches()).toMatchObject([{ id, rev: 1 }]);
  });
});

test("404: a block that is no literature block, an item that is not there", async () => {
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const text = items.find(({ blockType }) => blockType === "Text");
  expect((await author.post(paths.create, aSearch({ id: text?.contentId }))).status).toBe(404);
  expect((await author.post(paths.create, aSearch({ id: 999_999_999 }))).status).toBe(404);
  expect((await author.post(paths.update, changeOf(999_999))).status).toBe(404);
  const { id } = await created();
  await author.post(paths.delete, { id });
  expect((await author.post(paths.update, changeOf(999_999_999))).status).toBe(404);
});

test("409: a cell that both have changed, with what stands there now, and nothing of the call is written", async () => {
  const { id } = await created();
  expect((await author.post(paths.update, changeOf(id, { rev: 1 }))).status).toBe(200);
  const stale = await author.post(paths.update, changeOf(id, { rev: 1, numberOfSearchHits: 3, url: "Ovid" }));
  expect(stale.status).toBe(409);
  expect((await stale.json()).current).toMatchObject({
    rev: 2,
    columns: ["numberOfSearchHits"],
    cells: { source: "MEDLINE", date: "2026-03-02", numberOfSearchHits: "1250" },
  });
  const late = await author.post(paths.delete, { id, rev: 1 });
  expect([late.status, (await late.json()).current.columns.sort()]).toEqual([409, ["date", "numberOfSearchHits"]]);
  expect(await storedSearches()).toMatchObject([{ rev: 2, numberOfSearchHits: 1250, url: "" }]);
});

test("two who change different cells both keep theirs, also when each sends the whole search", async () => {
  const { id } = await created();
  const whole = { date: "2026-03-01", strategy: "", numberOfSearchHits: 12, source: "MEDLINE", url: "" };
  const one = await author.post(paths.update, { id, ...whole, numberOfSearchHits: 40, rev: 1 });
  expect(await one.json()).toMatchObject({ rev: 2, written: ["numberOfSearchHits"] });
  const two = await author.post(paths.update, { id, ...whole, source: "Embase", rev: 1 });
  expect(await two.json()).toMatchObject({
    ok: true,
    rev: 3,
    written: ["source"],
    cells: { source: "Embase", numberOfSearchHits: "40", searchType: "DB" },
  });
  expect(await storedSearches()).toMatchObject([{ rev: 3, source: "Embase", numberOfSearchHits: 40 }]);
});

test("the same request again with its key creates one search, and the key serves no other request", async () => {
  const post = (given: object) =>
    author.fetch(paths.create, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": `key-of-${assessment.number}` },
      body: JSON.stringify(aSearch(given)),
    });
  const [first, second] = [await (await post({})).json(), await (await post({})).json()];
  expect(second).toEqual(first);
  expect(await storedSearches()).toHaveLength(1);
  expect((await post({ source: "Embase" })).status).toBe(422);
  expect(await storedSearches()).toHaveLength(1);
});

test("two who change the same revision at once: one is saved, the other is told", async () => {
  const { id } = await created();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((hits) => author.post(paths.update, changeOf(id, { rev: 1, numberOfSearchHits: hits }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await storedSearches()).toMatchObject([{ rev: 2 }]);
});
