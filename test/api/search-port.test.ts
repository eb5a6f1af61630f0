import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { assessmentRoute, notificationRoute } from "../../features/search/rules/index.ts";
import type { Found, SearchEngine } from "../../features/search/server/engine.ts";
import { removeDocument, upsertDocument } from "../../features/search/server/index.ts";
import { engineOf, indexEngine } from "../../features/search/server/index-engine.ts";
import { openKept } from "../../features/search/server/index-keeper.ts";
import type { Db } from "../../platform/server/http/work.ts";
import { clone } from "../clone.ts";
import { cases } from "../world/search/cases.ts";
import { addTerms, aNotification, aPublished, aStarted, asked, searchServer, type Terms } from "./search-server.ts";

/** What stands behind the port. docs/adr/0095-a-million-documents.md */
function open(db: Db): SearchEngine {
  const kept = openKept(db);
  const { find, suggest, resembling } = indexEngine(db, kept);
  const current =
    <Asked extends readonly unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked) => {
      await kept.catchUp();
      return ask(...asked);
    };
  return { find: current(find), suggest: current(suggest), resembling: current(resembling) };
}

let server: Awaited<ReturnType<typeof searchServer>>;
let terms: Terms;
const idOf = (name: string): string => String(terms[name] ?? name);
const numbers = (...names: readonly string[]) => names.map((name) => Number(idOf(name)));

beforeAll(async () => {
  server = await searchServer();
  terms = await addTerms(server.database);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.clear();
  const at = (month: number) => new Date(Date.UTC(2025, month, 1));
  await server.index(
    aPublished(1, {
      title: "Åpen kirurgi av hjertet",
      body: "Sår behandles med laser etter inngrepet. PD-L1-hemmere og IL‑6, ikke COVID 19.",
      published: new Date("2021-06-01"),
      modified: at(3),
      terms: { organizations: numbers("Helse Bergen HF"), topics: numbers("Hjerte og kar") },
    }),
    aPublished(2, {
      title: "Laserbehandling av øyet",
      body: "Laser mot grå stær. Hjemme hos pasienten. CO₂ og 10⁹/L.",
      published: new Date("2022-06-01"),
      modified: at(1),
      terms: { municipalities: numbers("Halden"), topics: numbers("Øye") },
    }),
    aStarted(3, {
      title: "Ærlig om laser",
      modified: at(2),
      terms: { organizations: numbers("Helse Fonna HF"), municipalities: numbers("Bærum"), topics: numbers("Øye") },
    }),
    aNotification(4, { title: "Laser i varsler", source: "nice" }),
  );
});

const refs = ({ results }: Found) => results.map(({ pageId }) => pageId);
const countsOf = ({ counts }: Found, key: string) =>
  Object.fromEntries(counts.filter((each) => each.key === key).map(({ id, count }) => [id, count]));

describe("behind the port of the search, the engine", () => {
  const find: SearchEngine["find"] = (each) => open(server.database.db).find(each);

  test.each([
    ["published", [2, 1, 3]],
    ["modified", [1, 3, 2]],
    ["alphabetically", [2, 3, 1]],
  ] as const)("answers in the order %s", async (sort, expected) => {
    expect(refs(await find(asked({ sort })))).toEqual(expected);
  });

  test.each([
    ["laser", [1, 2, 3]],
    ["laser hjemme", [2]],
    ["laser pasienter", [2]],
    ["laser hjem", [2]],
    ["laser -hjemme", [1, 3]],
    ['"grå stær"', [2]],
    ['"stær grå"', []],
    ["ærlig or inngrep", [1, 3]],
    ["CO2", [2]],
    ["CO₂", [2]],
    ['"CO₂ og 109"', [2]],
    ["10⁹", [2]],
    ["109", [2]],
    ["10⁹ laser", [2]],
    ["10⁹/L", [2]],
    ['"10^9"', [2]],
    ['"PD‑L1"', [1]],
    ['"il 6"', [1]],
    ['"il6" laser', [1]],
    ['"covid-19" or "10^9"', [1, 2]],
    ['laser -"il6"', [2, 3]],
    ['"il6 ikke covid"', []],
  ])("finds by the words %s", async (q, expected) => {
    const found = await find(asked({ q }));
    expect(refs(found).toSorted()).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  test.each([
    ["all", [1, 2, 3]],
    ["healthAuthority", [1]],
    ["municipality", [2]],
    ["collaboration", [3]],
  ] as const)("narrows to the state filter %s", async (state, expected) => {
    expect(refs(await find(asked({ state }))).toSorted()).toEqual(expected);
  });

  test.each([
    ["Topic", ["Øye"], [2, 3]],
    ["Topic", ["Øye", "Hjerte og kar"], [1, 2, 3]],
    ["Organization", ["Helse Vest"], [1, 3]],
    ["SubFilter", ["Helse Fonna HF"], [3]],
    ["SubFilter", ["999999"], []],
    ["Topic", ["999999"], []],
    ["Topic", ["drop table"], []],
    ["AssessmentStatus", ["3"], [1, 2]],
    ["Published", ["2021"], [1]],
  ])("narrows to what is chosen in %s: %s", async (key, names, expected) => {
    expect(refs(await find(asked({ filter: { [key]: names.map(idOf) } }))).toSorted()).toEqual(expected);
  });

  test("counts each group by what the others leave, and a group that contains others too", async () => {
    const found = await find(asked({ filter: { Topic: [idOf("Øye")], AssessmentStatus: ["1"] } }));
    expect(refs(found)).toEqual([3]);
    expect(countsOf(found, "Topic")).toEqual({ [idOf("Øye")]: 1 });
    expect(countsOf(found, "AssessmentStatus")).toEqual({ 1: 1, 3: 1 });
    expect(countsOf(found, "Organization")).toEqual({ [idOf("Helse Vest")]: 1, [idOf("Helse Fonna HF")]: 1 });
    expect(countsOf(await find(asked({ q: "laser hjemme" })), "Published")).toEqual({ 2022: 1 });
  });

  test("answers the page that is asked for, the first for 0 and the last for one beyond it, and all counts with each", async () => {
    const page = async (number: number) => {
      const found = await find(asked({ page: number, pageSize: 2 }));
      expect(found.total).toBe(3);
      expect(countsOf(found, "AssessmentStatus")).toEqual({ 1: 1, 3: 2 });
      return refs(found);
    };
    expect([await page(0), await page(1), await page(2), await page(99)]).toEqual([[2, 1], [2, 1], [3], [3]]);
  });

  test("puts what adopts a hit under it when the hits are grouped, with what passes the filters first, and counts both once", async () => {
    const bergen = numbers("Helse Bergen HF", "Helse Vest");
    const fonna = numbers("Helse Fonna HF", "Helse Vest");
    const adoption = (ref: number, adopts: number, unitTitle: string, organizations = fonna) =>
      aPublished(ref, { adopts, unitTitle, title: `Hos oss ${ref}`, terms: { organizations } });
    await server.index(
      adoption(11, 1, "Helse Bergen HF", bergen),
      adoption(12, 1, "Helse Fonna HF"),
      // Its original is a card, and the next one's is not there.
      adoption(13, 3, "Helse Fonna HF"),
      adoption(14, 999, "Helse Fonna HF"),
    );
    const underOf = ({ results }: Found) =>
      Object.fromEntries(results.map(({ pageId, under }) => [pageId, under.map(({ url }) => url)]));
    const urls = (...all: readonly number[]) => all.map((ref) => `/vurdering/?id=${ref}`);
    const now = (more: Parameters<typeof asked>[0]) => find(asked({ grouped: true, ...more }));
    const all = await now({});
    expect([all.total, refs(all).toSorted((a, b) => a - b)]).toEqual([5, [1, 2, 3, 13, 14]]);
    expect(underOf(all)[1]).toEqual(urls(11, 12));
    expect(countsOf(all, "Organization")).toEqual({
      [idOf("Helse Bergen HF")]: 1,
      [idOf("Helse Fonna HF")]: 4,
      [idOf("Helse Vest")]: 4,
    });
    const narrowed = await now({ filter: { Organization: [idOf("Helse Fonna HF")] } });
    expect(refs(narrowed).toSorted((a, b) => a - b)).toEqual([3, 12, 13, 14]);
    const wider = await now({ filter: { Organization: [idOf("Helse Vest")], Published: ["2021", "2025"] } });
    expect([wider.total, underOf(wider)[1]]).toEqual([3, urls(11, 12)]);
    const first = await now({ filter: { Topic: [idOf("Hjerte og kar")] } });
    expect([refs(first), underOf(first)]).toEqual([[1], { 1: urls(11, 12) }]);
    expect(underOf(await now({ q: "hjertet", filter: { Published: ["2021"] } }))).toEqual({ 1: urls(11, 12) });
    expect(refs(await now({ q: '"hos oss 12"' }))).toEqual([12]);
    const flat = await find(asked({}));
    expect([flat.total, new Set(Object.values(underOf(flat)).flat())]).toEqual([7, new Set()]);
    const pages = await Promise.all([1, 2, 3].map((page) => now({ page, pageSize: 2 })));
    expect(pages.flatMap(refs)).toEqual(refs(all));
  });

  test("finds what is written in another way, and no other thing", async () => {
    await server.clear();
    await server.index(...cases.map(({ text }, at) => aPublished(at + 1, { title: `Sak ${at + 1}`, body: text })));
    const { find: now } = open(server.database.db);
    const wrong: string[] = [];
    for (const [at, { text, found, not = [] }] of cases.entries())
      for (const q of [...found, ...not]) {
        const isFound = refs(await now(asked({ q, pageSize: 100 }))).includes(at + 1);
        if (isFound !== found.includes(q)) wrong.push(`${q} ${isFound ? "finds" : "does not find"} ${text}`);
      }
    expect(wrong).toEqual([]);
  });

  test("says which words no text has, and what else may be meant", async () => {
    expect(await find(asked({ q: "laser kvantefysikk" }))).toMatchObject({
      unknown: ["kvantefysikk"],
      leftOut: ["kvantefysikk"],
    });
    expect((await find(asked({ q: "pasientem" }))).meant).toBe("pasienten");
  });

  test("suggests titles with one of the words, another spelling, and the values that documents have", async () => {
    const engine = open(server.database.db);
    const suggested = await engine.suggest(assessmentRoute, "laser");
    expect(suggested.titles.map(({ title }) => title).toSorted()).toEqual([
      "Laserbehandling av øyet",
      "Ærlig om laser",
    ]);
    expect(suggested.inUse).toContainEqual({ key: "Topic", id: idOf("Øye") });
    expect(suggested.inUse).not.toContainEqual({ key: "Topic", id: idOf("Ånd") });
    expect(await engine.suggest(assessmentRoute, "kirurgy")).toMatchObject({ meant: "kirurgi" });
    expect((await engine.suggest(notificationRoute, "laser")).titles).toMatchObject([{ title: "Laser i varsler" }]);
  });

  test("finds what resembles a title, but not the document itself, and nothing of a site without an address", async () => {
    const of = { title: "Laserbehandling av øyet", from: assessmentRoute, most: 2, least: 0.3 } as const;
    const engine = open(server.database.db);
    expect((await engine.resembling(of)).map(({ ref }) => ref)).toEqual([2, 3]);
    expect((await engine.resembling({ ...of, except: 2 })).map(({ ref }) => ref)).toEqual([3]);
    expect(await engine.resembling({ ...of, except: 2, least: 0.6 })).toEqual([]);
  });

  test("keeps the routes apart, and finds at once what is published and nothing that is withdrawn", async () => {
    const { find: now } = open(server.database.db);
    expect(refs(await now(asked({ route: notificationRoute, q: "laser" })))).toEqual([4]);
    await server.index(aPublished(5, { title: "Xylofon" }));
    expect(refs(await now(asked({ q: "xylofon" })))).toEqual([5]);
    await server.database.db.transaction().execute((tx) => removeDocument(tx, "methodassessment", 5));
    expect(await now(asked({ q: "xylofon" }))).toMatchObject({ total: 0, results: [] });
    expect((await now(asked())).total).toBe(3);
  });

  test("waits until every document is read, and a search after one that could not read them begins again", async () => {
    await using other = await clone();
    const { db } = other;
    await db.transaction().execute(async (tx) => {
      for (let ref = 1; ref <= 120; ref++) await upsertDocument(tx, aPublished(ref, { title: `Hjerteinfarkt ${ref}` }));
    });
    await sql`alter table search_removed rename to search_away`.execute(db);
    await expect(engineOf(db)).rejects.toThrow("search_removed");
    await sql`alter table search_away rename to search_removed`.execute(db);
    const found = await Promise.all(
      ["infarkt", "hjertinfarkt"].map(async (q) => (await engineOf(db)).find(asked({ q }))),
    );
    expect(found.map(({ total }) => total)).toEqual([120, 120]);
  });
});
