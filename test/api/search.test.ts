import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { removeDocument } from "../../features/search/server/index.ts";
import { addTerms, aPublished, aStarted, searchServer, type Terms, titles } from "./search-server.ts";

let server: Awaited<ReturnType<typeof searchServer>>;
let terms: Terms;
const term = (name: string): number => {
  const id = terms[name];
  if (id === undefined) throw new Error(`no term ${name}`);
  return id;
};

beforeAll(async () => {
  server = await searchServer();
  terms = await addTerms(server.database);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.clear());

describe("words", () => {
  test("are stemmed: 'vurderinger' finds 'vurdering', and the last word matches as a beginning", async () => {
    await server.index(aPublished(1, { title: "En vurdering av laser" }), aPublished(2, { title: "Ultralyd" }));
    expect(titles(await server.search({ q: "vurderinger" }))).toEqual(["En vurdering av laser"]);
    expect(titles(await server.search({ q: "VURDERINGEN av las" }))).toEqual(["En vurdering av laser"]);
    expect(titles(await server.search({ q: "ultra" }))).toEqual(["Ultralyd"]);
  });

  test("weigh most in the title, then in the ingress, then in the body", async () => {
    await server.index(
      aPublished(1, { title: "A", body: "sårbehandling", published: new Date("2025-05-03") }),
      aPublished(2, { title: "B", ingress: "sårbehandling", published: new Date("2025-05-02") }),
      aPublished(3, { title: "Sårbehandling hjemme", published: new Date("2025-05-01") }),
    );
    const best = await server.search({ q: "sårbehandling", sort: "relevance" });
    expect(titles(best)).toEqual(["Sårbehandling hjemme", "B", "A"]);
    expect(titles(await server.search({ q: "sårbehandling" }))).toEqual(["A", "B", "Sårbehandling hjemme"]);
  });

  test("quotation marks, minus and 'or' work as on the web", async () => {
    await server.index(aPublished(1, { title: "Hjemme hos barn" }), aPublished(2, { title: "Barn hjemme" }));
    expect(titles(await server.search({ q: '"barn hjemme"' }))).toEqual(["Barn hjemme"]);
    await server.index(aPublished(3, { title: "Laser" }), aPublished(4, { title: "Ultralyd" }));
    expect(titles(await server.search({ q: "barn -hos" }))).toEqual(["Barn hjemme"]);
    expect(titles(await server.search({ q: "laser or ultralyd", sort: "alphabetically" }))).toEqual([
      "Laser",
      "Ultralyd",
    ]);
  });

  test("are found without Norwegian letters, and with a slip of the hand", async () => {
    await server.index(aPublished(1, { title: "Øyeundersøkelse med kunstig intelligens" }));
    expect((await server.search({ q: "oyeundersokelse" })).totalMatching).toBe(1);
    expect((await server.search({ q: "øyeundersøkelsse" })).totalMatching).toBe(1);
    expect((await server.search({ q: "nyretransplantasjon" })).totalMatching).toBe(0);
  });

  test.each([
    "'; drop table search_document; --",
    "' or 1=1 --",
    "a & | ! ( ) : * <-> \\",
    '"""',
    '"åpen',
    ":*",
    "%_\\",
    "\u0000\u0007null",
    "\ud800",
    "👩‍⚕️ 漢字 ﷽",
    "og",
    " ",
    "-",
    "x".repeat(500),
    "ord ".repeat(125),
  ])("a query of any characters answers: %j", async (q) => {
    await server.index(aPublished(1));
    for (const sort of ["published", "relevance"] as const) expect((await server.post({ q, sort })).status).toBe(200);
    expect((await server.search({})).totalMatching).toBe(1);
  });

  test("in a very long text do not stop it from being published", async () => {
    const words = Array.from({ length: 120_000 }, (_, index) => `ørd${index.toString(36)}å`).join(" ");
    await server.index(aPublished(1, { title: "Lang", body: `${words} \0` }));
    expect((await server.search({ q: "ørd5å" })).totalMatching).toBe(1);
  });
});

describe("order and pages", () => {
  test("alphabetically sorts æ, ø and å last, in that order", async () => {
    const names = ["Åre", "Ærlig", "Zebra", "Østers", "apekatt", "Bein"];
    await server.index(...names.map((title, index) => aPublished(index + 1, { title })));
    const answer = await server.search({ sort: "alphabetically" });
    expect(titles(answer)).toEqual(["apekatt", "Bein", "Zebra", "Ærlig", "Østers", "Åre"]);
  });

  test("published puts the newest first and the started last; modified goes by the last change", async () => {
    await server.index(
      aPublished(1, { title: "eldst", published: new Date("2023-01-01"), modified: new Date("2025-03-01") }),
      aPublished(2, { title: "nyest", published: new Date("2025-01-01"), modified: new Date("2025-01-01") }),
      aStarted(3, { title: "startet", modified: new Date("2025-02-01") }),
    );
    expect(titles(await server.search({}))).toEqual(["nyest", "eldst", "startet"]);
    expect(titles(await server.search({ sort: "modified" }))).toEqual(["eldst", "startet", "nyest"]);
    expect(titles(await server.search({ sort: "relevance" }))).toEqual(["nyest", "eldst", "startet"]);
  });

  test("pages hold 20 unless asked otherwise; page 0 is the first and a page beyond the last is the last", async () => {
    await server.index(...Array.from({ length: 45 }, (_, index) => aPublished(index + 1)));
    const first = await server.search({});
    expect([first.searchResult.length, first.page, first.pageSize, first.totalMatching]).toEqual([20, 1, 20, 45]);
    const widget = await server.search({ page: 0, pageSize: 3 });
    expect([widget.page, widget.searchResult]).toEqual([1, first.searchResult.slice(0, 3)]);
    const last = await server.search({ page: 900 });
    expect([last.page, last.searchResult.length]).toEqual([3, 5]);
    const pages = await Promise.all([1, 2, 3].map((page) => server.search({ page })));
    expect(new Set(pages.flatMap((page) => page.searchResult.map(({ pageId }) => pageId))).size).toBe(45);
  });
});

describe("filters", () => {
  const groupOf = async (key: string, body: Parameters<typeof server.search>[0] = {}) => {
    const group = (await server.search(body)).searchFilter.find(({ filterKey }) => filterKey === key);
    if (!group) throw new Error(`no group ${key}`);
    return group;
  };

  test("municipalities stand under their county, by Norwegian name, with counts", async () => {
    await server.index(
      aPublished(1, { assessmentType: "2", terms: { municipalities: [term("Våler")] } }),
      aPublished(2, { assessmentType: "2", terms: { municipalities: [term("Våler"), term("Halden")] } }),
      aPublished(3, { assessmentType: "2", terms: { municipalities: [term("Ål i Agder"), term("Arendal")] } }),
    );
    const { filterTitle, visible, filterItems } = await groupOf("Municipality");
    expect([filterTitle, visible]).toEqual(["Fylke og kommune", true]);
    expect(filterItems.map(({ filterName, count }) => [filterName, count])).toEqual([
      ["Agder", 1],
      ["Østfold", 2],
    ]);
    expect(filterItems[1]?.subItems).toEqual(
      (["Halden", "Våler"] as const).map((name, index) => ({
        filterId: String(term(name)),
        filterName: name,
        parentFilterId: String(term("Østfold")),
        parentFilterKey: "Municipality",
        count: index + 1,
        subItems: [],
      })),
    );
    expect((await server.search({ filter: { filterMunicipality: [term("Østfold")] } })).totalMatching).toBe(2);
    expect((await server.search({ filter: { Municipality: [String(term("Agder"))] } })).totalMatching).toBe(1);
    expect((await server.search({ subFilter: [String(term("Halden"))] })).totalMatching).toBe(1);
    for (const unknown of ["999999", "abc", "0"])
      expect((await server.search({ subFilter: [unknown] })).totalMatching).toBe(0);
  });

  test("a chosen item with no hits is still listed, with its county, so that it can be taken away", async () => {
    await server.index(aPublished(1, { terms: { topics: [term("Øye")] } }));
    const chosen = { filter: { filterTopic: [term("Ære")] }, subFilter: [String(term("Bærum"))] };
    expect((await server.search(chosen)).totalMatching).toBe(0);
    const [akershus] = (await groupOf("Municipality", chosen)).filterItems;
    expect([akershus?.filterName, akershus?.subItems.map(({ filterName }) => filterName)]).toEqual([
      "Akershus",
      ["Bærum"],
    ]);
    expect((await groupOf("Topic", chosen)).filterItems.map(({ filterName }) => filterName)).toContain("Ære");
  });

  test("years descend; a year is Norway's", async () => {
    const at = (ref: number, published: string) => aPublished(ref, { published: new Date(published) });
    await server.index(at(1, "2023-05-05T00:00:00Z"), at(2, "2024-12-31T23:30:00Z"), at(3, "2024-06-01T00:00:00Z"));
    const { filterItems } = await groupOf("Published");
    expect(filterItems.map(({ filterId, count }) => [filterId, count])).toEqual([
      ["2025", 1],
      ["2024", 1],
      ["2023", 1],
    ]);
    expect((await server.search({ published: [2025, 2023] })).totalMatching).toBe(2);
  });

  test("health authority only and municipality only leave out what both made; both or neither is all", async () => {
    await server.index(
      aPublished(1, { terms: { organizations: [term("Helse Bergen HF")] } }),
      aPublished(2, { terms: { municipalities: [term("Halden")] } }),
      aPublished(3),
      aPublished(4, { terms: { organizations: [term("Helse Bergen HF")], municipalities: [term("Halden")] } }),
    );
    const total = async (filterByHealthAuthority: boolean, filterByMunicipality: boolean) =>
      (await server.search({ filterByHealthAuthority, filterByMunicipality })).totalMatching;
    expect([await total(true, false), await total(false, true)]).toEqual([1, 1]);
    expect([await total(false, false), await total(true, true)]).toEqual([4, 4]);
  });

  test("an id that is none matches nothing, and unknown filters are ignored", async () => {
    await server.index(aPublished(1));
    expect((await server.search({ filter: { filterTopic: ["1 or 1=1"] } })).totalMatching).toBe(0);
    expect((await server.search({ filter: { filterMadeUp: ["1"] } })).totalMatching).toBe(1);
  });
});

describe("what is found", () => {
  test("the result item has every key of the contract, with tags that lead to their filter", async () => {
    await server.index(
      aPublished(1, {
        ingress: `Kort  om\nlaser. ${"å".repeat(300)}`,
        terms: { organizations: [term("Helse Fonna HF")], topics: [term("Øye")], methodTypes: [term("Prosedyrer")] },
      }),
    );
    const [result] = (await server.search({})).searchResult;
    expect(result).toEqual({
      title: "Vurdering 1",
      url: "/vurdering/?id=1",
      sortName: "Vurdering 1",
      unitTitle: "Helse Bergen HF",
      sourceItemName: "",
      pageId: 1,
      summary: `Kort om laser. ${"å".repeat(225)}`,
      excerpt: [],
      published: "2025-05-01T10:00:00.000Z",
      modified: "2025-06-01T10:00:00.000Z",
      statusText: "Publisert",
      organizations: ["Helse Fonna HF"],
      municipalities: [],
      assessmentType: { text: "Helseforetak", link: "/sok/?filterAssessmentType=1" },
      topics: [{ text: "Øye", link: `/sok/?filterTopic=${term("Øye")}` }],
      methodTypes: [{ text: "Prosedyrer", link: `/sok/?filterMethodType=${term("Prosedyrer")}` }],
      subjects: [],
    });
  });

  test("indexing again replaces, and removing makes unfindable", async () => {
    await server.index(aStarted(1, { title: "Kort om laser" }));
    await server.index(aPublished(1, { title: "Ferdig om laser", body: "konklusjon" }));
    expect(titles(await server.search({ q: "laser" }))).toEqual(["Ferdig om laser"]);
    expect((await server.search({ q: "konklusjon" })).totalMatching).toBe(1);
    await server.index(aStarted(1, { title: "Kort om laser" }));
    expect((await server.search({ q: "konklusjon" })).totalMatching).toBe(0);
    await server.database.db.transaction().execute((tx) => removeDocument(tx, "methodassessment", 1));
    expect((await server.search({})).totalMatching).toBe(0);
  });
});

describe("for machines", () => {
  test("the search page's address with format=json answers what the call answers, whatever language is asked for", async () => {
    await server.index(aPublished(1, { title: "Laser mot rynker" }), aStarted(2, { title: "Laser" }), aPublished(3));
    const page = async (query: string, path = "/sok/") => {
      const answer = await fetch(`${server.url}${path}${query}`, { headers: { "accept-language": "en" } });
      return [answer.status, answer.headers.get("content-type"), await answer.json()];
    };
    const json = "application/json; charset=utf-8";
    const asked = { q: "laser", filter: { filterAssessmentStatus: ["3"] }, pageSize: 5 };
    const called = await server.search(asked);
    expect(titles(called)).toEqual(["Laser mot rynker"]);
    for (const path of ["/sok/", "/sok", "/Sok/"])
      expect(await page("?q=laser&filterAssessmentStatus=3&pageSize=5&format=json", path)).toEqual([200, json, called]);
    expect(await page("?format=json&page=x&unknown=1&filterTopic=")).toEqual([200, json, await server.search({})]);
    for (const query of ["?q=laser", "?q=format%3Djson", "?format=xml"])
      expect((await fetch(`${server.url}/sok/${query}`)).headers.get("content-type")).toContain("text/html");
  });
});

describe("the call", () => {
  test("an address with and without a slash at the end is the same; an unknown route is not found", async () => {
    expect((await server.post({}, "/api/search/methodassessment/")).status).toBe(200);
    const unknown = await server.post({}, "/api/search/methodmadeup");
    expect([unknown.status, (await unknown.json()).kind]).toEqual([404, "NotFound"]);
  });

  test("null is the same as leaving a key out, as is no body at all", async () => {
    await server.index(aPublished(1), aStarted(2));
    const all = await server.search({});
    const keys = ["q", "page", "pageSize", "sort", "published", "filter", "subFilter", "filterByMunicipality"] as const;
    const nothing = Object.fromEntries([...keys, "filterByCollaboration"].map((key) => [key, null]));
    expect(await server.search(nothing)).toEqual(all);
    expect(await server.search({ filter: { filterTopic: null } })).toEqual(all);
    const bodiless = await fetch(`${server.url}/api/search/methodassessment`, { method: "POST" });
    expect(await bodiless.json()).toEqual(all);
  });

  test.each([
    { q: "x".repeat(501) },
    { q: 7 },
    { page: -1 },
    { page: 1.5 },
    { page: 10_001 },
    { pageSize: 0 },
    { pageSize: 101 },
    { sort: "title; drop table term" },
    { filter: [] },
    { filter: { filterTopic: { id: 1 } } },
    { filter: { filterTopic: [null] } },
    { filter: { filterTopic: Array.from({ length: 101 }, () => 1) } },
    { published: ["no year"] },
    { filterByMunicipality: "yes" },
  ])("what is out of bounds is refused: %j", async (body) => {
    expect((await server.post(body)).status).toBe(400);
  });
});
