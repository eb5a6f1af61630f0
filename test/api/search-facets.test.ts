import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SearchRequestBody } from "../../features/api/index.ts";
import type { Recommendation } from "../../features/block/rules/index.ts";
import {
  emptySearch,
  routeFacets,
  searchRequest,
  searchRoutes,
  storedFacets,
} from "../../features/search/rules/index.ts";
import type { SearchDocument } from "../../features/search/server/index.ts";
import { addTerms, aNotification, aPublished, aStarted, searchServer, type Terms } from "./search-server.ts";

let server: Awaited<ReturnType<typeof searchServer>>;
let terms: Terms;
const parentOf: Readonly<Record<string, string>> = {
  "Ål i Agder": "Agder",
  Arendal: "Agder",
  Halden: "Østfold",
  Våler: "Østfold",
  Bærum: "Akershus",
  "Helse Bergen HF": "Helse Vest",
  "Helse Fonna HF": "Helse Vest",
};

beforeAll(async () => {
  server = await searchServer();
  terms = await addTerms(server.database);
});
afterAll(() => server[Symbol.asyncDispose]());

const idOf = (name: string): string => String(terms[name] ?? "missing");
const some = (...names: readonly string[]) => fc.subarray([...names], { maxLength: Math.min(2, names.length) });
const numbers = (names: readonly string[]) => names.map((name) => Number(idOf(name)));

const what = fc.record({
  started: fc.boolean(),
  type: fc.constantFrom("1" as const, "2" as const, "3" as const),
  year: fc.integer({ min: 2020, max: 2023 }),
  laser: fc.boolean(),
  organizations: some("Helse Bergen HF", "Helse Fonna HF", "Frittstående sykehus"),
  municipalities: some("Ål i Agder", "Arendal", "Halden", "Våler", "Bærum"),
  topics: some("Øye", "Hjerte og kar", "Ånd"),
  methodTypes: some("Prosedyrer", "Legemiddel"),
  advice: fc.subarray(["innfores-ikke", "fases-ut"] as const, { maxLength: 1 }),
  outcomes: fc.subarray(["introduced", "postponed"] as const),
  deciders: some("Helse Bergen HF", "Halden"),
});
type What = typeof what extends fc.Arbitrary<infer T> ? T : never;

const chosen = fc.record({
  q: fc.constantFrom("", "laser"),
  state: fc.constantFrom("all", "healthAuthority", "municipality"),
  AssessmentType: fc.subarray(["1", "2", "3"], { maxLength: 1 }),
  AssessmentStatus: fc.subarray(["1", "3"]),
  Organization: some("Helse Vest", "Frittstående sykehus"),
  Municipality: some("Agder", "Østfold"),
  sub: some("Halden", "Arendal", "Helse Bergen HF"),
  Topic: some("Øye", "Ånd"),
  MethodType: some("Legemiddel"),
  Published: fc.subarray(["2021", "2022"]),
  Recommendation: fc.subarray(["innfores-ikke", "fases-ut"]),
  Decision: fc.subarray(["introduced", "not-registered"]),
  DecidedBy: some("Helse Bergen HF", "Halden"),
});
type Choice = typeof chosen extends fc.Arbitrary<infer T> ? T : never;

const answering = (recommendation: Recommendation | undefined) => ({
  answer: recommendation ? { recommendation } : {},
});

const documentOf = (ref: number, each: What): SearchDocument => {
  const shared = {
    title: each.laser ? `Laser ${ref}` : `Ultralyd ${ref}`,
    assessmentType: each.type,
    terms: {
      organizations: numbers(each.organizations),
      municipalities: numbers(each.municipalities),
      topics: numbers(each.topics),
      methodTypes: numbers(each.methodTypes),
    },
  };
  return each.started
    ? aStarted(ref, shared)
    : aPublished(ref, {
        ...{ ...shared, ...answering(each.advice[0]), published: new Date(`${each.year}-06-01`) },
        decided: { outcomes: each.outcomes, organizations: numbers(each.deciders) },
      });
};

/** The ids that a document counts for, by group. */
const facetsOf = (each: What): Readonly<Record<string, readonly string[]>> => {
  const withParents = (names: readonly string[]) =>
    [...new Set(names.flatMap((name) => [name, ...(parentOf[name] ? [parentOf[name]] : [])]))].map(idOf);
  return {
    AssessmentType: [each.type],
    AssessmentStatus: [each.started ? "1" : "3"],
    Organization: withParents(each.organizations),
    Municipality: withParents(each.municipalities),
    Topic: each.topics.map(idOf),
    MethodType: each.methodTypes.map(idOf),
    Published: each.started ? [] : [String(each.year)],
    Recommendation: each.started ? [] : [...each.advice],
    Decision: each.started ? [] : each.outcomes.length > 0 ? [...each.outcomes] : ["not-registered"],
    DecidedBy: each.started ? [] : each.deciders.map(idOf),
  };
};

const wantedOf = (choice: Choice): Readonly<Record<string, readonly string[]>> => {
  const subsUnder = (groups: readonly string[]) => choice.sub.filter((name) => groups.includes(parentOf[name] ?? ""));
  return {
    AssessmentType: choice.AssessmentType,
    AssessmentStatus: choice.AssessmentStatus,
    Organization: [...choice.Organization, ...subsUnder(["Helse Vest"])].map(idOf),
    Municipality: [...choice.Municipality, ...subsUnder(["Agder", "Østfold"])].map(idOf),
    Topic: choice.Topic.map(idOf),
    MethodType: choice.MethodType.map(idOf),
    Published: choice.Published,
    Recommendation: choice.Recommendation,
    Decision: choice.Decision,
    DecidedBy: choice.DecidedBy.map(idOf),
  };
};

function recount(everything: readonly What[], choice: Choice) {
  const wanted = wantedOf(choice);
  const words = everything.filter((each) => choice.q === "" || each.laser);
  const inState = words.filter(
    (each) =>
      choice.state === "all" ||
      (choice.state === "healthAuthority"
        ? each.organizations.length > 0 && each.municipalities.length === 0
        : each.municipalities.length > 0 && each.organizations.length === 0),
  );
  // Nothing has the words: then titles that resemble them are found, and no title here does.
  const passes = (each: What, except?: string) =>
    Object.entries(wanted).every(
      ([key, ids]) => key === except || ids.length === 0 || facetsOf(each)[key]?.some((id) => ids.includes(id)),
    );
  const counts: Record<string, number> = {};
  for (const key of Object.keys(wanted))
    for (const each of inState.filter((one) => passes(one, key)))
      for (const id of facetsOf(each)[key] ?? []) counts[`${key} ${id}`] = (counts[`${key} ${id}`] ?? 0) + 1;
  return { total: inState.filter((each) => passes(each)).length, counts };
}

const requestOf = (choice: Choice): SearchRequestBody => ({
  q: choice.q,
  pageSize: 100,
  published: choice.Published.map(Number),
  filter: {
    filterAssessmentType: choice.AssessmentType,
    filterAssessmentStatus: choice.AssessmentStatus,
    filterRecommendation: choice.Recommendation,
    filterDecision: choice.Decision,
    filterDecidedBy: choice.DecidedBy.map(idOf),
    filterOrganization: choice.Organization.map(idOf),
    filterMunicipality: choice.Municipality.map(idOf),
    filterTopic: choice.Topic.map(idOf),
    filterMethodType: choice.MethodType.map(idOf),
  },
  subFilter: choice.sub.map(idOf),
  filterByHealthAuthority: choice.state === "healthAuthority",
  filterByMunicipality: choice.state === "municipality",
});

test("total and every count equal a naive recount, for any documents and any choice", async () => {
  const property = fc.asyncProperty(
    fc.array(what, { minLength: 1, maxLength: 25 }),
    fc.array(chosen, { minLength: 4, maxLength: 4 }),
    async (everything, choices) => {
      await server.clear();
      await server.index(...everything.map((each, index) => documentOf(index + 1, each)));
      for (const choice of choices) {
        const answer = await server.search(requestOf(choice));
        const { total, counts } = recount(everything, choice);
        expect(answer.totalMatching).toBe(total);
        expect(answer.searchResult).toHaveLength(total);
        const answered = answer.searchFilter.flatMap(({ filterKey, filterItems }) =>
          filterItems
            .flatMap((item) => [item, ...item.subItems])
            .filter(({ count }) => count > 0)
            .map(({ filterId, count }) => [`${filterKey} ${filterId}`, count] as const),
        );
        expect(Object.fromEntries(answered)).toEqual(counts);
      }
    },
  );
  await fc.assert(property, { numRuns: 40 });
});

// No assessment has a source yet: its group is there, and empty.
const everyFacet = searchRoutes
  .flatMap((route) => routeFacets[route].map((key) => [key, route] as const))
  .filter(([key, route]) => key !== "Source" || route !== "methodassessment");

test.each(everyFacet)(
  "the facet %s of %s counts the documents that have an item, and finds them by it",
  async (key, route) => {
    const facet = storedFacets[key];
    await server.clear();
    const id =
      facet.kind === "term"
        ? await server.term(facet.termKinds[0] ?? "", `En av ${key}, ${route}`)
        : key === "Recommendation"
          ? "fases-ut"
          : key === "Decision"
            ? "postponed"
            : { choice: "3", year: "2024", key: "nice" }[facet.kind];
    const having = {
      published: new Date("2024-06-01"),
      terms: facet.kind === "term" ? { [facet.terms]: [Number(id)] } : {},
      decided: { outcomes: ["postponed" as const], organizations: key === "DecidedBy" ? [Number(id)] : [] },
    };
    const documents =
      route === "methodassessment"
        ? [1, 2].map((ref) => aPublished(ref, { ...having, ...answering("fases-ut"), assessmentType: "3" }))
        : [1, 2].map((ref) => aNotification(ref, { ...having, source: "nice" }));
    await server.index(...documents, aStarted(3), aNotification(4, { published: new Date("2023-06-01") }));

    const groups = async () => (await server.search({}, route)).searchFilter;
    expect((await groups()).map(({ filterKey }) => filterKey)).toEqual(routeFacets[route]);
    // The term is new, and this instance hears of it a moment later.
    const item = async () =>
      (await groups()).find(({ filterKey }) => filterKey === key)?.filterItems.find(({ filterId }) => filterId === id);
    await expect.poll(async () => (await item())?.count).toBe(2);
    expect((await item())?.filterName).not.toBe("");
    const chosen = searchRequest({ ...emptySearch, chosen: { ...emptySearch.chosen, [key]: [id] } });
    const found = await server.search(chosen, route);
    expect(found.searchResult.map(({ pageId }) => pageId).toSorted()).toEqual([1, 2]);
    expect((await server.search({ filter: { [`filter${key}`]: ["999999999"] } }, route)).totalMatching).toBe(0);
  },
);

test("a notification is found on its own route alone, with its source and without a type", async () => {
  await server.clear();
  await server.index(
    aNotification(7, { title: "Pulsvest", source: "nice", body: "Vesten måler hjerterytmen." }),
    aStarted(8),
  );
  const { searchResult } = await server.search({ q: "hjerterytme" }, "methodnotifications");
  expect(
    searchResult.map(({ pageId, sourceItemName, assessmentType }) => [pageId, sourceItemName, assessmentType]),
  ).toEqual([[7, "NICE (Storbritannia)", { text: "", link: "" }]]);
  expect((await server.search({ q: "hjerterytme" })).totalMatching).toBe(0);
  expect((await server.search({})).totalMatching).toBe(1);
});

test("a collaboration is what a trust and a municipality made together", async () => {
  await server.clear();
  const organizations = numbers(["Helse Bergen HF"]);
  const municipalities = numbers(["Halden"]);
  await server.index(
    aPublished(1, { terms: { organizations } }),
    aPublished(2, { terms: { municipalities } }),
    aPublished(3, { terms: { organizations, municipalities } }),
  );
  const { searchResult } = await server.search({ filterByCollaboration: true, displayFilterByCollaboration: true });
  expect(searchResult.map(({ pageId }) => pageId)).toEqual([3]);
  expect((await server.search({ filterByCollaboration: true, filterByMunicipality: true })).totalMatching).toBe(3);
});
