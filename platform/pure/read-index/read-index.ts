import { type Asked, type AskedWord, askedWords } from "./asked-words.ts";
import { type ColumnChoice, type ColumnCount, createFacetColumns } from "./facet-columns.ts";
import { createGroups } from "./groups.ts";
import { floats } from "./growing.ts";
import { type Compare, sortedPart, sortKey } from "./order.ts";
import { createScoring, type Scored } from "./scoring.ts";
import type { Condition } from "./stems.ts";
import { noSynonyms, type Synonyms } from "./synonyms.ts";
import { createTextIndex, type DocumentTexts } from "./text-index.ts";

/** A document as the index keeps it. Its texts are not kept, only what they are found by. */
export type IndexedDocument = DocumentTexts & {
  readonly id: number;
  /** A number above 0 by which others say that they stand under it; left out where none may. */
  readonly ref?: number | undefined;
  /** The `ref` of the document that it stands under. A document that stands under another has none under itself. */
  readonly under?: number | undefined;
  /** Milliseconds; null when it is not published. */
  readonly published: number | null;
  readonly modified: number;
  /** The ids that it has in each column. */
  readonly values: Readonly<Record<string, readonly string[]>>;
};

export type IndexQuestion = {
  /** Empty: every document. */
  readonly q: string;
  /** The condition that finds the documents instead: the words then only score them. */
  readonly where?: Condition;
  /** The ids of the only documents that count. */
  readonly among?: ReadonlySet<number>;
  readonly choices: readonly ColumnChoice[];
  /** A document must have a value in each column of `having`, and in none of `lacking`. */
  readonly having: readonly string[];
  readonly lacking: readonly string[];
  /** A found document that stands under another found one is not a hit of its own, and a value that both have counts once. */
  readonly grouped?: boolean | undefined;
  readonly sort: "published" | "modified" | "alphabetically" | "relevance";
  /** From 0. A part beyond the last document is empty. */
  readonly from: number;
  readonly size: number;
  /** The synonyms that editors have given. */
  readonly synonyms?: Synonyms;
};

export type IndexAnswer = {
  readonly total: number;
  /** The documents of the part that was asked for, in order, with what their words scored. */
  readonly hits: readonly (Hit & { readonly under: readonly Standing[] })[];
  readonly counts: readonly ColumnCount[];
  /** The words of the query with the terms that were found for them: for marking words in a text. */
  readonly words: readonly FoundWord[];
  /** Words that the best hit does not have. */
  readonly leftOut: readonly string[];
  /** Words for which no text has anything. */
  readonly unknown: readonly string[];
  /** The query with the nearest words of texts in place of those that no text has; null when that changes nothing. */
  readonly meant: string | null;
};

type Hit = { readonly id: number; readonly score: number };
/** A document that stands under a hit, and whether it passes the filters too, whatever its words. None without `grouped`. */
export type Standing = { readonly id: number; readonly isWanted: boolean };

/** A word of the query with the terms that answer for it. */
export type FoundWord = { readonly text: string; readonly terms: ReadonlyMap<string, number> };

/** All documents of one route in memory: what finds them, what counts them and what orders them. features/search/README.md */
export type ReadIndex = {
  /** Adds a document, or replaces the one with its id. */
  put(document: IndexedDocument): void;
  remove(id: number): void;
  answer(question: IndexQuestion): IndexAnswer;
  /** The best documents for words, and nothing counted: for what is asked at every key. */
  best(
    q: string,
    size: number,
    synonyms: Synonyms,
  ): Pick<IndexAnswer, "words" | "meant"> & { readonly hits: readonly Hit[] };
  /** The documents nearest to a text, the nearest first: each has at least a part of what its words weigh. */
  nearest(text: string, least: number, size: number, synonyms: Synonyms): readonly Hit[];
  /** Documents, and how many places are left empty by documents that were replaced or removed. */
  size(): {
    readonly documents: number;
    readonly empty: number;
    readonly postingBytes: number;
    readonly stemBytes: number;
    readonly terms: number;
  };
};

const noScores = new Float64Array(0);

export function createReadIndex(columns: readonly string[]): ReadIndex {
  const text = createTextIndex();
  const facets = createFacetColumns(columns);
  const groups = createGroups();
  const scoring = createScoring(text);
  const placeOf = new Map<number, number>();
  const ids = floats();
  const published = floats();
  const modified = floats();
  const titles: string[] = [];
  let used = 0;

  const remove = (id: number): void => {
    const place = placeOf.get(id);
    if (place === undefined) return;
    placeOf.delete(id);
    text.remove(place);
    groups.remove(place);
    titles[place] = "";
  };
  const latest = (column: Float64Array, a: number, b: number) => (column[b] ?? 0) - (column[a] ?? 0);
  const byId: Compare = (a, b) => latest(ids.data, a, b);
  const byPublished: Compare = (a, b) => latest(published.data, a, b);
  const byModified: Compare = (a, b) => latest(modified.data, a, b);
  const byTitle: Compare = (a, b) => {
    const [first = "", second = ""] = [titles[a], titles[b]];
    return first < second ? -1 : first > second ? 1 : 0;
  };
  const orders = (scores: Float64Array): Readonly<Record<IndexQuestion["sort"], Compare>> => ({
    published: (a, b) => byPublished(a, b) || byModified(a, b) || byId(a, b),
    modified: (a, b) => byModified(a, b) || byId(a, b),
    alphabetically: (a, b) => byTitle(a, b) || byId(a, b),
    relevance: (a, b) => latest(scores, a, b) || byPublished(a, b) || byId(a, b),
  });
  const hitAt = (place: number, scores: Float64Array): Hit => ({ id: ids.data[place] ?? 0, score: scores[place] ?? 0 });
  const everything = (): Int32Array => {
    const all = new Int32Array(text.live());
    let count = 0;
    for (let place = 0; place < used; place++) if (text.isLive(place)) all[count++] = place;
    return all;
  };
  const placesWhere = (condition: Condition): Int32Array => {
    const matching = text.stems.matching(condition, used);
    return everything().filter((place) => matching.has(place));
  };
  /** The documents that are found, with scores where these are asked for. */
  const find = (asked: Asked | null, where: Condition | undefined, isRanked: boolean): Scored => {
    if (!where) return asked ? scoring.find(asked) : { places: everything(), scores: noScores, leftOut: [] };
    const places = placesWhere(where);
    const isScored = asked && isRanked && places.length > 0;
    return { places, scores: isScored ? scoring.scores(asked) : noScores, leftOut: [] };
  };

  return {
    put: (document) => {
      remove(document.id);
      const place = used++;
      placeOf.set(document.id, place);
      text.add(place, document);
      facets.add(place, document.values);
      groups.add(place, document);
      ids.set(place, document.id);
      published.set(place, document.published ?? Number.NEGATIVE_INFINITY);
      modified.set(place, document.modified);
      titles[place] = sortKey(document.title);
    },
    remove,
    answer: ({ q, where, among, choices, having, lacking, grouped, sort, from, size, synonyms = noSynonyms }) => {
      const asked = q === "" ? null : askedWords(text, q, synonyms);
      const { places: found, scores, leftOut } = find(asked, where, sort === "relevance");
      const fits = (place: number) =>
        (among?.has(ids.data[place] ?? 0) ?? true) &&
        having.every((key) => facets.hasAny(key, place)) &&
        !lacking.some((key) => facets.hasAny(key, place));
      const inState = having.length + lacking.length === 0 && !among ? found : found.filter(fits);
      const { passed, counts } = facets.count(inState, choices, grouped ? groups.pairsAmong(inState) : []);
      const part = sortedPart(passed, from, from + size, orders(scores)[sort]);
      const passes = facets.passing(choices);
      const standing = (place: number): Standing => ({
        id: ids.data[place] ?? 0,
        isWanted: fits(place) && passes(place),
      });
      return {
        total: passed.length,
        hits: part.map((place) => ({
          ...hitAt(place, scores),
          under: grouped ? groups.under(place).map(standing) : [],
        })),
        counts,
        words: (asked?.words ?? []).map((word) => foundWord(word)),
        leftOut,
        unknown: asked?.unknown ?? [],
        meant: asked?.meant ?? null,
      };
    },
    nearest: (title, least, size, synonyms) => {
      const { places, scores } = scoring.find(askedWords(text, title, synonyms), least);
      return sortedPart(places, 0, size, orders(scores).relevance).map((place) => hitAt(place, scores));
    },
    best: (q, size, synonyms) => {
      const asked = askedWords(text, q, synonyms);
      const { places, scores } = scoring.find(asked);
      const part = sortedPart(places, 0, size, orders(scores).relevance);
      return {
        hits: part.map((place) => hitAt(place, scores)),
        words: asked.words.map((word) => foundWord(word)),
        meant: asked.meant,
      };
    },
    size: () => ({
      documents: text.live(),
      empty: used - text.live(),
      postingBytes: text.postings.size(),
      stemBytes: text.stems.size(),
      terms: text.vocabulary.size(),
    }),
  };

  function foundWord({ text: word, alternatives }: AskedWord): FoundWord {
    return {
      text: word,
      terms: new Map(
        alternatives.flatMap(({ term, weight, also = [] }) =>
          [term, ...also].map((each) => [text.vocabulary.nameOf(each), weight] as const),
        ),
      ),
    };
  }
}
