import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { assessmentRoute, hasOperators, type SearchSort } from "../../features/search/rules/index.ts";
import type { Found } from "../../features/search/server/engine.ts";
import { findInIndex } from "../../features/search/server/find-in-index.ts";
import { removeDocument, upsertDocument } from "../../features/search/server/index.ts";
import { openKept } from "../../features/search/server/index-keeper.ts";
import { tsqueryOf } from "../../features/search/server/store.ts";
import { stem } from "../../platform/pure/read-index/stem.ts";
import { startTestServer } from "../server.ts";
import { untilWaiting } from "../until-waiting.ts";
import { addTerms, aPublished, aStarted, asked, searchServer, type Terms, titles } from "./search-server.ts";

let server: Awaited<ReturnType<typeof searchServer>>;
let terms: Terms;

beforeAll(async () => {
  server = await searchServer();
  terms = await addTerms(server.database);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.clear());

describe("the read index", () => {
  const some = (...names: readonly string[]) => fc.subarray([...names], { maxLength: Math.min(2, names.length) });
  const idOf = (name: string) => String(terms[name] ?? name);
  const change = fc.record({
    ref: fc.integer({ min: 1, max: 15 }),
    what: fc.constantFrom("published", "published", "started", "removed"),
    title: fc.constantFrom("Laser mot rynker", "Åpen laser", "Ultralyd av hjertet", "aa", "Ærlig talt"),
    year: fc.integer({ min: 2020, max: 2022 }),
    organizations: some("Helse Bergen HF", "Frittstående sykehus"),
    municipalities: some("Ål i Agder", "Halden"),
    topics: some("Øye", "Ånd"),
  });
  const words = fc.constantFrom("laser", "åpen", "mot rynker", "ærlig talt", "av hjertet", "lase", "or", "ukjent");
  const operators = fc
    .array(fc.tuple(fc.constantFrom("", "or ", "-"), words, fc.constantFrom("plain", "phrase", "open")), {
      minLength: 1,
      maxLength: 3,
    })
    .map((pieces) =>
      pieces
        .map(([sign, text, as]) => sign + (as === "plain" ? text : as === "phrase" ? `"${text}"` : `"${text}`))
        .join(" "),
    )
    .filter(hasOperators);
  const ask = fc.record({
    q: fc.oneof(fc.constantFrom("", "", "laser", "hjerte"), operators),
    sort: fc.constantFrom<SearchSort[]>("published", "modified"),
    state: fc.constantFrom("all" as const, "healthAuthority" as const, "municipality" as const),
    page: fc.integer({ min: 1, max: 4 }),
    filter: fc.record({
      Organization: some("Helse Vest", "Frittstående sykehus"),
      Topic: some("Øye", "999999"),
      Published: some("2021", "2022"),
      AssessmentStatus: some("1", "3"),
      SubFilter: some("Halden", "Helse Bergen HF", "Øye", "999999"),
    }),
  });
  const comparable = ({ total, results, counts }: Found) => ({
    total,
    refs: results.map(({ pageId }) => pageId),
    counts: Object.fromEntries(counts.map(({ key, id, count }) => [`${key} ${id}`, count])),
  });

  /** The documents that PostgreSQL finds by a query with operators, newest first. */
  const bySql = async (q: string): Promise<readonly number[]> => {
    const { db } = server.database;
    const { rows } = await sql<{ ref: number }>`select ref from search_document
      where route = ${assessmentRoute} and text_vector @@ ${await tsqueryOf(db, q)}::tsquery
      order by published desc nulls last, modified desc, id desc`.execute(db);
    return rows.map(({ ref }) => ref);
  };
  const refs = ({ results }: Found) => results.map(({ pageId }) => pageId);

  test("finds the same documents in the same order and counts the same after any history of changes as one that is made then", async () => {
    const { db } = server.database;
    const kept = openKept(db);
    const property = fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 12 }),
      fc.array(ask, { minLength: 4, maxLength: 4 }),
      async (changes, asks) => {
        for (const { ref, what, year, ...rest } of changes) {
          const ids = (names: readonly string[]) => names.map((name) => Number(idOf(name)));
          const of = {
            title: rest.title,
            modified: new Date(Date.UTC(2025, 0, ref)),
            terms: {
              organizations: ids(rest.organizations),
              municipalities: ids(rest.municipalities),
              topics: ids(rest.topics),
            },
          };
          if (what === "removed") await db.transaction().execute((tx) => removeDocument(tx, assessmentRoute, ref));
          else
            await server.index(
              what === "started" ? aStarted(ref, of) : aPublished(ref, { ...of, published: new Date(`${year}-06-01`) }),
            );
        }
        const fresh = openKept(db);
        await fresh.catchUp();
        for (const { filter, ...each } of asks) {
          const chosen = Object.fromEntries(Object.entries(filter).map(([key, names]) => [key, names.map(idOf)]));
          const question = asked({ ...each, pageSize: 4, filter: chosen });
          expect(comparable(await findInIndex(db, kept, question))).toEqual(
            comparable(await findInIndex(db, fresh, question)),
          );
        }
      },
    );
    await fc.assert(property, { numRuns: 25 });
  });

  test("finds what PostgreSQL finds by phrases and operators, whatever stands in texts and queries", async () => {
    const { db } = server.database;
    const kept = openKept(db);
    // A search reads at most twice before it answers, and what other tests removed is more than that.
    await kept.catchUp();
    const piece = fc.constantFrom(
      ..."laser laseren metode metoder øye oye été og i av hjerte-kar hjerte-kar-sykdom covid-19 kar 19 3,5 3.5 -7".split(
        " ",
      ),
      ..."mg/kg http://a.no/b?c=d a.no post@a.no l'été o'hara\\z x\\y ' \\".split(" "),
      ...["<b>fet</b>", "&", "漢字", "👩‍⚕️", "a".repeat(60), "\n", "m²", "½", "moh"],
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(" "));
    const part = fc
      .tuple(fc.constantFrom("", "", "-", "or ", "or -"), fc.array(piece, { minLength: 1, maxLength: 3 }), fc.boolean())
      .map(([sign, pieces, isPhrase]) => sign + (isPhrase ? `"${pieces.join(" ")}"` : pieces.join(" ")));
    const query = fc
      .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom("", "", '"', " la", " hj", " m²", " h½"))
      .map(([parts, end]) => parts.join(" ") + end)
      .filter(hasOperators);
    const property = fc.asyncProperty(
      fc.array(fc.record({ title: text, ingress: text, body: text }), { minLength: 3, maxLength: 8 }),
      fc.array(query, { minLength: 10, maxLength: 10 }),
      async (texts, queries) => {
        await server.index(...texts.map((each, at) => aPublished(at + 1, each)));
        for (const q of queries) {
          const question = asked({ q, pageSize: 100 });
          expect([q, refs(await findInIndex(db, kept, question))]).toEqual([q, await bySql(q)]);
        }
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  test("finds what PostgreSQL finds by a phrase at the last place of a word that is kept", async () => {
    const { db } = server.database;
    const kept = openKept(db);
    // A search reads at most twice before it answers, and what other tests removed is more than that.
    await kept.catchUp();
    // PostgreSQL keeps 255 places of a word in each part of a document, and 256 in the whole of it.
    const often = (times: number) => Array.from({ length: times }, (_, at) => `laser ord${at}`).join(" ");
    await server.index(
      aPublished(1, { title: often(1), ingress: "", body: often(300) }),
      aPublished(2, { title: often(2), ingress: often(2), body: often(300) }),
      aPublished(3, { body: often(300) }),
    );
    const found = new Map<string, readonly number[]>();
    for (let at = 250; at < 258; at++) {
      const question = asked({ q: `"laser ord${at}"`, pageSize: 100 });
      const inIndex = refs(await findInIndex(db, kept, question));
      expect([at, inIndex]).toEqual([at, await bySql(question.q)]);
      found.set(question.q, inIndex.toSorted());
    }
    expect(found.get('"laser ord254"')).toEqual([1, 3]);
    expect(found.get('"laser ord255"')).toEqual([]);
  });

  test("has PostgreSQL's stems, for every word of the example content", async () => {
    const { rows } = await sql<{ word: string; stem: string }>`
      select distinct word, (ts_lexize('norwegian_stem', word))[1] as stem
      from template_version, regexp_split_to_table(lower(template_version.body::text), '[^[:alpha:]]+') as word
      where word ~ '^[a-zæøå]+$' and ts_lexize('norwegian_stem', word) <> '{}'
    `.execute(server.database.db);
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter(({ word, stem: expected }) => stem(word) !== expected)).toEqual([]);
  });
});

describe("an index in each instance", () => {
  test("finds what another published and not what another withdrew, at once, also when it was not told", async () => {
    await using other = await startTestServer({ clone: server.database });
    const found = async (url: string, q: string) => {
      const answer = await fetch(`${url}/api/search/methodassessment`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ q }),
      });
      return titles(await answer.json());
    };
    for (let round = 0; round < 5; round++) {
      // Written without an announcement, as if it had been lost.
      await server.index(aPublished(1, { title: `Laser ${round}`, body: `hemmelig${round}` }));
      for (const url of [server.url, other.url])
        expect(await found(url, `hemmelig${round}`)).toEqual([`Laser ${round}`]);
      await server.database.db.transaction().execute((tx) => removeDocument(tx, assessmentRoute, 1));
      for (const url of [server.url, other.url]) expect(await found(url, `hemmelig${round}`)).toEqual([]);
    }
  });

  test("answers with what was there when it was asked, though it reads on meanwhile", async () => {
    const { db } = server.database;
    const kept = openKept(db);
    // Each answer is followed by reading on, while the hits are fetched.
    const of = (route: string) => {
      const index = kept.of(route);
      return {
        ...index,
        answer: (question: Parameters<typeof index.answer>[0]) => {
          const answer = index.answer(question);
          void kept.catchUp();
          return answer;
        },
      };
    };
    for (let round = 0; round < 20; round++) {
      await server.index(aPublished(1, { title: `Runde${round}` }));
      expect((await findInIndex(db, { ...kept, of }, asked({ q: `runde${round}` }))).total).toBe(1);
    }
  });

  test("reads changes in the order of their commits, though they overlap", async () => {
    const { db } = server.database;
    const kept = openKept(db);
    await Promise.all(Array.from({ length: 40 }, (_, ref) => server.index(aPublished(ref + 1, { title: "Samtidig" }))));
    await kept.catchUp();
    expect((await findInIndex(db, kept, asked({ q: "samtidig" }))).total).toBe(40);
  });

  test("is written by two transactions with a document in common, whichever writes it first", async () => {
    const { db } = server.database;
    await server.index(aPublished(1), aPublished(2));
    const first = await db.startTransaction().execute();
    await upsertDocument(first, aPublished(1, { title: "Endret" }));
    const second = db.transaction().execute((tx) => removeDocument(tx, assessmentRoute, 2));
    await untilWaiting(db, 1);
    await upsertDocument(first, aPublished(2, { title: "Endret" }));
    await first.commit().execute();
    await second;
    expect(titles(await server.search({ q: "endret" }))).toEqual(["Endret"]);
  });
});

describe("words", () => {
  test("that no text has all of are left out, and the answer says which", async () => {
    await server.index(aPublished(1, { title: "Laser mot rynker", body: "Varmen fra en laser strammer huden." }));
    const answer = await server.search({ q: "laser huden kvantefysikk" });
    expect(titles(answer)).toEqual(["Laser mot rynker"]);
    expect(answer.leftOut).toEqual(["kvantefysikk"]);
    expect(answer.searchResult[0]?.excerpt).toEqual([
      { text: "Varmen fra en ", marked: false },
      { text: "laser", marked: true },
      { text: " strammer ", marked: false },
      { text: "huden", marked: true },
      { text: ".", marked: false },
    ]);
  });

  test("that are asked for again are shown as the text is now, also beside texts that did not change", async () => {
    const { db } = server.database;
    const kept = openKept(db);
    const write = (ref: number, body: string) => server.index(aPublished(ref, { title: `Vurdering ${ref}`, body }));
    const excerpts = async () => {
      const { results } = await findInIndex(db, kept, asked({ q: "laser", sort: "relevance" }));
      return results.map(({ excerpt }) => excerpt.map(({ text }) => text).join("")).toSorted();
    };
    await kept.catchUp();
    await write(1, "Laser på sykehus.");
    await write(2, "Laser hjemme.");
    expect(await excerpts()).toEqual(["Laser hjemme.", "Laser på sykehus."]);
    await write(2, "Laser på skolen.");
    await write(3, "Noe annet. Ny laser.");
    expect(await excerpts()).toEqual(["Laser på skolen.", "Laser på sykehus.", "Ny laser."]);
    await db.transaction().execute((tx) => removeDocument(tx, assessmentRoute, 1));
    expect(await excerpts()).toEqual(["Laser på skolen.", "Ny laser."]);
    expect(await excerpts()).toEqual(["Laser på skolen.", "Ny laser."]);
  });

  test("are found in compounds, apart, joined and with a slip of the hand", async () => {
    await server.index(
      aPublished(1, { title: "Hjerteinfarkt hos eldre" }),
      aPublished(2, { title: "Laser mot rynker" }),
    );
    for (const q of ["infarkt", "hjerte infarkt", "hjerteinfarkter", "hjertinfrakt"])
      expect(titles(await server.search({ q }))).toEqual(["Hjerteinfarkt hos eldre"]);
  });
});
