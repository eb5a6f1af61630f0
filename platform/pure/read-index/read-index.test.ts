import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bestSentences,
  createReadIndex,
  type IndexedDocument,
  type IndexQuestion,
  noSynonyms,
  rankBySentence,
  readyRules,
} from "./index.ts";

const question: IndexQuestion = {
  q: "",
  choices: [],
  having: [],
  lacking: [],
  sort: "relevance",
  from: 0,
  size: 100,
};
const aDocument = (id: number, title: string, ...texts: readonly string[]): IndexedDocument => ({
  id,
  title,
  summary: "",
  texts,
  stems: [],
  published: id,
  modified: id,
  values: {},
});
const indexOf = (...documents: readonly IndexedDocument[]) => {
  const index = createReadIndex([]);
  for (const document of documents) index.put(document);
  return { ...index, find: (q: string) => index.answer({ ...question, q }).hits.map(({ id }) => id) };
};

test("what is nearest to a title has a part of its weight, also of words that no text has, the nearest first", () => {
  const index = indexOf(
    aDocument(1, "Eksempel: hjemmedialyse", "Dialyse i hjemmet."),
    aDocument(2, "Eksempel: hjemmedialyse for barn"),
    aDocument(3, "Eksempel: fallsensor"),
  );
  const nearest = (title: string, least: number) => index.nearest(title, least, 5, noSynonyms).map(({ id }) => id);
  expect(nearest("Eksempel: hjemmedialyse for barn", 0.3)).toEqual([2, 1]);
  expect(nearest("Eksempel: hjemmedialyse for barn", 1)).toEqual([2]);
  expect(nearest("Eksempel: xylofoni", 0.4)).toEqual([]);
  expect(nearest("", 0.4)).toEqual([]);
});

test("the stems of phrases are no words: neither a part of a compound nor a term", () => {
  const texts = ["Xylokopp", "Koppxylofon", "Kopp"];
  const words = (stems: IndexedDocument["stems"]) => {
    const index = indexOf(...texts.map((text, at) => ({ ...aDocument(at + 1, text), stems })));
    return { found: index.find("kopp "), terms: index.size().terms };
  };
  const stems = ["xylo", "xylofon", "kopp"].map((stem) => ({ stem, positions: [1] }));
  expect(words([])).toEqual({ found: [3], terms: 3 });
  expect(words(stems)).toEqual({ found: [3], terms: 3 });
});

describe("words find", () => {
  const index = indexOf(
    aDocument(1, "Hjerteinfarkt hos eldre", "Behandling med blodfortynnende legemidler."),
    aDocument(2, "Laserbehandling av øyet", "Grå stær opereres med laser på øyepoliklinikken."),
    aDocument(3, "Slag", "Pasienter med slag trener balanse. Balansetrening hjemme."),
    aDocument(4, "Idéer om sårstell", "Sår stelles av hjemmesykepleien."),
  );

  test.each([
    ["other forms of a word", "infarktet i hjertet", []],
    ["all forms", "behandlinger", [1, 2]],
    ["a part of a compound", "infarkt", [1]],
    ["both parts apart", "hjerte infarkt", [1]],
    ["a compound that stands apart", "sårbehandling", [4, 1]],
    ["a word without Norwegian letters", "oyet", [2]],
    ["a word without its accent", "ide", [4]],
    ["a slip of the hand", "hjertinfarkt", [1]],
    ["two slips in a long word", "blodfortynende", [1]],
    ["the beginning of a word", "hjemmesyk", [4]],
    ["half a word with a letter too few", "hjemesyk", [4]],
    ["half a word with another letter", "blodfurty", [1]],
    ["half a word with two letters swapped", "hejrteinf", [1]],
    ["half a word with a letter too many", "behandling lasserbeh", [2]],
    ["nothing that begins with too many slips", "blotfurt", []],
    ["no half of a word that is not the last", "hjemesyk xylofon", []],
    ["nothing that is not there", "nyretransplantasjon", []],
    ["no document that has an excluded word", "behandling -laser", [1]],
    ["only stop words as words", "med", [1, 2, 3]],
  ])("%s: %s", (_, q, ids) => {
    if (ids.length > 0) expect(index.find(q).toSorted()).toEqual(ids.toSorted());
    else expect(index.find(q).length).toBeLessThan(2);
  });

  test("all words; when nothing has them all most of them, and says which it left out", () => {
    const answer = index.answer({ ...question, q: "slag balanse kvantefysikk" });
    expect(answer.hits.map(({ id }) => id)).toEqual([3]);
    expect(answer.leftOut).toEqual(["kvantefysikk"]);
    expect(index.answer({ ...question, q: "slag balanse" }).leftOut).toEqual([]);
  });

  describe("what editors say that words mean", () => {
    const some = indexOf(
      aDocument(1, "Hjerneslag hos eldre"),
      aDocument(2, "Apopleksi på sykehjem"),
      aDocument(3, "Magnetisk resonans av kneet"),
      aDocument(4, "MR av kneet"),
      aDocument(5, "Slagsmål"),
      aDocument(6, "Resonans i rommet"),
      aDocument(7, "Fall i trapper"),
    );
    const synonyms = readyRules([
      { words: ["hjerneslag", "apopleksi", "slag"], oneWay: false },
      { words: ["mr", "magnetisk resonans"], oneWay: false },
      { words: ["fall", "slagsmål"], oneWay: true },
      { words: ["basketak", "slagsmål"], oneWay: true },
    ]);
    const found = (q: string) =>
      some
        .answer({ ...question, q, synonyms })
        .hits.map(({ id }) => id)
        .toSorted();

    test.each([
      ["hjerneslag", [1, 2]],
      ["Apopleksien", [1, 2]],
      ["slag", [1, 2, 5]],
      ["slag eldre", [1]],
      ["mr", [3, 4]],
      ["magnetisk resonans", [3, 4]],
      ["resonans", [3, 6]],
      ["fall", [5, 7]],
      ["slagsmål", [5]],
    ])("%s", (q, ids) => expect(found(q)).toEqual(ids));

    test("are not words that no text has", () => {
      expect(some.answer({ ...question, q: "basketak", synonyms }).unknown).toEqual([]);
      expect(some.answer({ ...question, q: "basketak" }).unknown).toEqual(["basketak"]);
    });
  });

  test.each([
    ["hjertinfrakt hos eldre", "hjerteinfarkt hos eldre"],
    ["Laserbehandlng øye", "laserbehandling øye"],
    ["blofortynede", "blodfortynnende"],
    ["hjemmesyk", null],
    ["hjemesyk", "hjemmesykepleien"],
    ["grå hejrteinf", "grå hjerteinfarkt"],
    ["hjemesyk xylofon", null],
    ["blotfurt", null],
    ["oyet", null],
    ["sårbehandling", null],
    ["infarkt", null],
    ["kvantefysikk", null],
    ["balanse", null],
  ])("somebody who wrote %s may have meant %s", (q, meant) =>
    expect(index.answer({ ...question, q }).meant).toBe(meant),
  );

  test("words that stand in one sentence come before words apart", () => {
    const texts = new Map([
      [1, ["En laser. Noe annet her. Et øye."]],
      [2, ["Noe annet. Her er en laser for et øye."]],
    ]);
    const two = indexOf(...[...texts].map(([id, text]) => aDocument(id, "Tittel", ...text)));
    const { hits, words } = two.answer({ ...question, q: "laser øye" });
    const sentenceOf = bestSentences(words);
    const ranked = rankBySentence(
      hits.map((hit) => ({ ...hit, score: 1, sentence: sentenceOf("Tittel", texts.get(hit.id) ?? []) })),
      words.length,
    );
    expect(ranked.map(({ id }) => id)).toEqual([2, 1]);
  });

  test("a word that was removed with its document is neither found nor meant", () => {
    const some = indexOf(aDocument(1, "Hemmeligheten"), aDocument(2, "Laser"));
    some.remove(1);
    expect(some.answer({ ...question, q: "hemmelighetn" })).toMatchObject({ total: 0, words: [] });
    some.put(aDocument(2, "Ultralyd"));
    expect([some.find("laser"), some.find("ultralyd")]).toEqual([[], [2]]);
  });

  test.each([
    "-",
    '"',
    "og",
    "👩‍⚕️ 漢字",
    "x".repeat(10_000),
    "ord ".repeat(2_000),
    "\u202e\u0000\ud800",
    "a".repeat(3),
  ])("any characters are answered: %#", (q) =>
    expect(index.answer({ ...question, q }).total).toBeGreaterThanOrEqual(0),
  );
});

describe("filters", () => {
  const ids = (...all: readonly string[]) => fc.subarray([...all]);
  const change = fc.record({
    id: fc.nat(12),
    removed: fc.boolean(),
    word: fc.constantFrom("laser", "ultralyd"),
    color: ids("rød", "grønn", "blå"),
    size: ids("1", "2"),
    owner: ids("x"),
    published: fc.option(fc.nat(9)),
    modified: fc.nat(9),
  });
  const asked = fc.record({
    q: fc.constantFrom("", "laser"),
    color: ids("rød", "blå", "ukjent"),
    size: ids("2"),
    having: ids("owner"),
    sort: fc.constantFrom("published", "modified", "alphabetically", "relevance"),
    from: fc.nat(5),
  });

  test("total, hits, order and every count equal a plain count, after any history of changes", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), fc.array(asked, { minLength: 1, maxLength: 5 }), (all, asks) => {
        const index = createReadIndex(["color", "size", "owner"]);
        const left = new Map<number, (typeof all)[number]>();
        for (const each of all) {
          left.delete(each.id);
          if (each.removed) index.remove(each.id);
          else {
            left.set(each.id, each);
            const { color, size, owner } = each;
            index.put({ ...aDocument(each.id, each.word), ...each, values: { color, size, owner } });
          }
        }
        for (const ask of asks) {
          const chosen = { color: ask.color, size: ask.size, owner: [] as readonly string[] };
          const keys = ["color", "size", "owner"] as const;
          const passes = (each: (typeof all)[number], except?: string) =>
            keys.every(
              (key) => key === except || chosen[key].length === 0 || chosen[key].some((id) => each[key].includes(id)),
            );
          const before = [...left.values()].filter(
            (each) => (ask.q === "" || each.word === ask.q) && (ask.having.length === 0 || each.owner.length > 0),
          );
          const expected = before.filter((each) => passes(each));
          const answer = index.answer({
            ...question,
            q: ask.q,
            choices: keys.map((column) => ({ column, ids: chosen[column] })),
            having: ask.having,
            sort: ask.sort,
            from: ask.from,
            size: 4,
          });
          expect(answer.total).toBe(expected.length);
          const counts = Object.fromEntries(answer.counts.map(({ column, id, count }) => [`${column} ${id}`, count]));
          const plain: Record<string, number> = {};
          for (const key of keys)
            for (const each of before.filter((one) => passes(one, key)))
              for (const id of each[key]) plain[`${key} ${id}`] = (plain[`${key} ${id}`] ?? 0) + 1;
          expect(counts).toEqual(plain);
          if (ask.sort !== "modified") continue;
          const order = expected.toSorted((a, b) => b.modified - a.modified || b.id - a.id).map(({ id }) => id);
          expect(answer.hits.map(({ id }) => id)).toEqual(order.slice(ask.from, ask.from + 4));
        }
      }),
      { numRuns: 200 },
    );
  });
});
