import { sql } from "kysely";
import { expect, test } from "vitest";
import type { SearchAnswer } from "../../features/api/index.ts";
import { removeDocument, upsertDocument } from "../../features/search/server/index.ts";
import { loadTerms } from "../../features/term/server/index.ts";
import { announce } from "../../platform/server/notifications.ts";
import { json } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { startTestServer } from "../server.ts";
import { serverForFile } from "../server-for-file.ts";
import { aPublished, titles } from "./search-server.ts";

const { database, server } = await serverForFile();
const kari = await signedInAs(server, "redaktor");
await database.db.transaction().execute(async (tx) => {
  await upsertDocument(tx, aPublished(1, { title: "Hjerneslag hos eldre" }));
  await upsertDocument(tx, aPublished(3, { title: "Rynker", body: "Varmen fra en laser strammer huden." }));
  await upsertDocument(tx, aPublished(2, { title: "Apopleksi på sykehjem" }));
});

const searchAt = async (url: string, body: object): Promise<SearchAnswer> => {
  const answer = await fetch(`${url}/api/search/methodassessment`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};
const search = (q: string) => searchAt(server.url, { q });
const atDesk = () => json(kari.get("/api/desk/search"));
const saveSynonyms = async (words: string, more: object = {}) => {
  const answer = await kari.post("/api/desk/search/synonyms", { words, ...more });
  return { status: answer.status, ...(await answer.json()) };
};
const found = async (q: string) => titles(await search(q)).toSorted();

test("synonyms are in effect at once in every instance, are changed, ended and used again, and the old ones are kept with who ended them", async () => {
  await using other = await startTestServer({ clone: database });
  expect(await found("hjerneslag")).toEqual(["Hjerneslag hos eldre"]);
  const { id } = await saveSynonyms(" Hjerneslag ,slag, apopleksi,hjerneslag");
  for (const url of [server.url, other.url])
    await eventually(async () => expect((await searchAt(url, { q: "hjerneslaget" })).totalMatching).toBe(2));
  expect((await atDesk()).synonyms).toMatchObject([{ id, words: ["hjerneslag", "slag", "apopleksi"], oneWay: false }]);

  expect(await saveSynonyms("apopleksi; slag\nhjerneslag")).toMatchObject({
    status: 422,
    fields: [{ kind: "SynonymsKnown" }],
  });
  expect(await saveSynonyms("slag, ")).toMatchObject({ status: 422, fields: [{ kind: "SynonymsTwoWords" }] });
  const changed = await saveSynonyms("drypp, apopleksi", { oneWay: true, replaces: id });
  await eventually(async () => expect(await found("drypp")).toEqual(["Apopleksi på sykehjem"]));
  expect(await found("hjerneslag")).toEqual(["Hjerneslag hos eldre"]);
  expect(await saveSynonyms("a, b", { replaces: id })).toMatchObject({ status: 404 });
  expect((await atDesk()).ended).toMatchObject([{ id, by: "Eksempel Redaktør" }]);

  const list = "# Fra før\ndrypp > apopleksi\n\nmr, magnetresonans\nensom\nmagnetresonans; MR";
  expect(await json(kari.post("/api/desk/search/synonyms/list", { list }))).toMatchObject({
    ok: true,
    added: 1,
    known: 2,
    refused: ["ensom"],
  });
  const [, mr] = (await atDesk()).synonyms;
  expect(mr).toMatchObject({ words: ["mr", "magnetresonans"], oneWay: false });
  expect((await kari.post(`/api/desk/search/synonyms/${mr.id}/remove`, {})).status).toBe(200);

  expect((await kari.post(`/api/desk/search/synonyms/${changed.id}/remove`, {})).status).toBe(200);
  await eventually(async () => expect(await found("drypp")).toEqual([]));
  expect((await atDesk()).synonyms).toEqual([]);
  const { rows } = await sql<{
    action: string;
  }>`select action from audit_log where action like 'synonyms %' order by id`.execute(database.db);
  expect(rows.map(({ action }) => action)).toEqual([
    "synonyms added",
    "synonyms changed",
    "synonyms added",
    "synonyms removed",
    "synonyms removed",
  ]);
});

test("editors put a public document first for some words, in every instance, and it is gone when it is withdrawn", async () => {
  await using other = await startTestServer({ clone: database });
  const promote = async (words: string, address: string) => {
    const answer = await kari.post("/api/desk/search/promotions", { words, address });
    return { status: answer.status, ...(await answer.json()) };
  };
  const first = async (url: string, body: object) => (await searchAt(url, body)).promoted.map(({ title }) => title);
  const { id } = await promote("Rynkete hud, laser", `${server.url}/vurdering/?id=1&tab=2#kommentarer`);
  for (const url of [server.url, other.url])
    await eventually(async () => expect(await first(url, { q: "laser" })).toEqual(["Hjerneslag hos eldre"]));
  expect(await first(server.url, { q: "den rynkete huden" })).toEqual(["Hjerneslag hos eldre"]);
  // Beside the results, which stay as they were.
  expect(titles(await search("laser"))).toEqual(["Rynker"]);
  for (const q of ["laser hud", "rynkete", ""]) expect(await first(server.url, { q })).toEqual([]);
  for (const more of [{ page: 2 }, { filter: { filterTopic: ["7"] } }, { filterByMunicipality: true }])
    expect(await first(server.url, { q: "laser", ...more })).toEqual([]);
  expect(await promote("laser", "/vurdering/?id=999")).toMatchObject({
    status: 422,
    fields: [{ kind: "PromotionNotPublic" }],
  });
  for (const words of ["", " , ", "(*[", "x".repeat(61)])
    expect(await promote(words, "/vurdering/?id=1")).toMatchObject({ status: 422, fields: [{ path: "words" }] });

  const change = (write: (tx: Parameters<typeof removeDocument>[0]) => Promise<void>) =>
    database.db.transaction().execute(write);
  await change((tx) => removeDocument(tx, "methodassessment", 1));
  expect(await first(server.url, { q: "laser" })).toEqual([]);
  expect((await atDesk()).promotions).toMatchObject([{ id, isPublic: false, title: "Hjerneslag hos eldre" }]);
  await change((tx) => upsertDocument(tx, aPublished(1, { title: "Hjerneslag hos eldre" })));
  expect(await first(server.url, { q: "laser" })).toEqual(["Hjerneslag hos eldre"]);
  expect((await kari.post(`/api/desk/search/promotions/${id}/remove`, {})).status).toBe(200);
  await eventually(async () => expect(await first(other.url, { q: "laser" })).toEqual([]));
  expect((await atDesk()).promotions).toEqual([]);
});

test("rules that go round in a circle, signs and controls do a search no harm, and the longest list is answered", async () => {
  const hostile = ["(a+)+$", "[[", "a\u0000b", "\u202erettet", "__proto__", "constructor"];
  const circle = Array.from({ length: 300 }, (_, at) => `ring${at} > ring${(at + 1) % 300}, hjerneslag`);
  const all = Array.from({ length: 60 }, (_, at) => `hjerneslag, alle${at}, ${hostile[at % hostile.length]}${at}`);
  const { added, refused } = await json(
    kari.post("/api/desk/search/synonyms/list", {
      list: [...circle, ...all, ", >", ">>> ,", "x".repeat(9_000)].join("\n"),
    }),
  );
  expect({ added, refused: refused.length }).toEqual({ added: 360, refused: 3 });
  expect((await kari.post("/api/desk/search/synonyms/list", { list: "x".repeat(400_001) })).status).toBe(400);
  await eventually(async () => expect(await found("ring7")).toEqual(["Hjerneslag hos eldre"]));
  for (const q of [
    ...hostile,
    "hjerneslag ".repeat(45).trim(),
    Array.from({ length: 60 }, (_, at) => `ring${at}`).join(" "),
  ])
    expect((await search(q)).totalMatching).toBeGreaterThanOrEqual(0);
  const { synonyms } = await atDesk();
  expect(synonyms.length).toBe(360);
  await sql`delete from search_synonym`.execute(database.db);
  await announce(database.db, ["search methodassessment"]);
});

test("a search with a word that no text has says what was meant, when that finds something", async () => {
  expect(await search("hjernselg")).toMatchObject({ didYouMean: "hjerneslag" });
  expect(await search('"huden laser"')).toMatchObject({ totalMatching: 0, didYouMean: "huden laser" });
  expect(await search("hjrenes")).toMatchObject({ didYouMean: "hjerneslag" });
  for (const q of ['"på"', "som or på"]) expect(await search(q)).toMatchObject({ totalMatching: 0, didYouMean: null });
  for (const q of ["hjerneslag", "hjernes"]) expect(await search(q)).toMatchObject({ didYouMean: null });
  expect(await search("kvantefysikk")).toMatchObject({ didYouMean: null });
});

test("words that found nothing are counted by the day, without numbers and addresses, and shown after five days", async () => {
  for (const q of ["xylofoni eldre", "Xylofoni", "ukjent.person@example.no", "01017012345"]) await search(q);
  expect((await atDesk()).missed).toEqual([]);
  const { rows } =
    await sql`select route, word, times from search_miss where word = 'xylofoni' or word ~ '[@0-9]|ukjent|example'`.execute(
      database.db,
    );
  expect(rows).toEqual([{ route: "methodassessment", word: "xylofoni", times: 2 }]);
  await sql`insert into search_miss select route, word, day - n, 3 from search_miss, generate_series(1, 4) as n where word = 'xylofoni'`.execute(
    database.db,
  );
  expect((await atDesk()).missed).toMatchObject([{ word: "xylofoni", times: 14, days: 5 }]);
});

test("suggestions are titles with the words that are written, terms that documents have, and another spelling", async () => {
  const topic = await database.db
    .insertInto("term")
    .values({ kind: "topic", key: "test-hjerte", name: "Karsykdom og hjerte", parent_id: null, url: null, icon: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await announce(database.db, ["terms"]);
  await eventually(async () => expect((await loadTerms(server.db)).byId(topic.id)).toBeDefined());
  await database.db.transaction().execute(async (tx) => {
    await upsertDocument(
      tx,
      aPublished(4, { title: "Rehabilitering", body: "Etter hjerneslag.", terms: { topics: [topic.id] } }),
    );
    await announce(tx, ["search methodassessment"]);
  });
  const suggested = async (q: string, route = "methodassessment") => {
    const answer = await fetch(`${server.url}/api/search/${route}/suggestions?${new URLSearchParams({ q })}`);
    return answer.status === 200 ? (await answer.json()).suggestions : answer.status;
  };
  const slag = { text: "Hjerneslag hos eldre", group: "", url: "/vurdering/?id=1" };
  await eventually(async () =>
    expect(await suggested("hje")).toEqual([
      { text: "Karsykdom og hjerte", group: "Fagområde", url: `/sok/?filterTopic=${topic.id}` },
      slag,
    ]),
  );
  expect(await suggested("hjernselg")).toEqual([
    { text: "hjerneslag", group: "didYouMean", url: "/sok/?q=hjerneslag" },
    slag,
  ]);
  // Half a word with a slip in it.
  expect(await suggested("hjrenes")).toEqual([
    { text: "hjerneslag", group: "didYouMean", url: "/sok/?q=hjerneslag" },
    slag,
  ]);
  for (const q of ["h", "xq", "(*[\\", '"', "👩‍⚕️", "x".repeat(500)]) expect(await suggested(q)).toEqual([]);
  const notifications = await suggested("hje", "methodnotifications");
  expect(notifications).toContainEqual({
    text: "App for trening etter hjerteinfarkt",
    group: "",
    url: "/varsler/app-for-hjerterehabilitering/",
  });
  expect(notifications).not.toContainEqual(slag);
  expect(await suggested("hje", "other")).toBe(404);
});
