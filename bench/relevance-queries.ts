import { stem } from "../platform/pure/read-index/stem.ts";
import { isStopWord, wordsIn } from "../platform/pure/read-index/words.ts";

/** A file of passages and questions: `{ passages: [{ id, text }], questions: [[question, id of the passage that answers]] }`. */
export type Material = {
  readonly passages: readonly { readonly id: string; readonly text: string }[];
  readonly questions: readonly (readonly [question: string, passage: string])[];
};

export type Query = { readonly q: string; readonly passage: string };
export type QuerySet = { readonly name: string; readonly aim: number | null; readonly queries: readonly Query[] };

/** Numbers from 0 to 1 that look drawn and are the same each time (mulberry32). */
export function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LETTERS = "abcdefghijklmnoprstuvyæøå";

/** The word with one letter left out, doubled, changed or swapped with its neighbour; not the first letter. */
function misspelt(word: string, draw: () => number): string {
  const at = 1 + Math.floor(draw() * (word.length - 2));
  const kind = Math.floor(draw() * 4);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + word.charAt(at) + word.slice(at);
  if (kind === 2) return word.slice(0, at) + LETTERS.charAt(Math.floor(draw() * LETTERS.length)) + word.slice(at + 1);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

const telling = (text: string): string[] =>
  wordsIn(text)
    .map((word) => word.text)
    .filter((word) => word.length >= 4 && !isStopWord(word));

function withSlip(q: string, draw: () => number): string | null {
  const words = telling(q).filter((word) => word.length >= 5 && /^\p{L}+$/u.test(word));
  const word = words[Math.floor(draw() * words.length)];
  return word === undefined ? null : q.toLowerCase().replace(word, misspelt(word, draw));
}

const found = (queries: readonly (Query | null)[]): Query[] => queries.filter((query) => query !== null);

/** The questions, and what is made of them and of the passages: two words, typing errors, compounds cut and joined. */
export function querySets({ passages, questions }: Material, seed: number): readonly QuerySet[] {
  const draw = drawn(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(draw() * list.length)];
  const asked = questions.map(([q, passage]) => ({ q, passage }));
  const pairs = found(
    passages
      .flatMap((passage) => Array.from({ length: 6 }, () => passage))
      .map(({ id, text }) => {
        const words = telling(text);
        const [first, second] = [pick(words), pick(words)];
        return first && second && first !== second ? { q: `${first} ${second}`, passage: id } : null;
      }),
  );
  const slips = (queries: readonly Query[]) =>
    found(
      queries.map(({ q, passage }) => {
        const slip = withSlip(q, draw);
        return slip === null ? null : { q: slip, passage };
      }),
    );
  return [
    { name: "questions", aim: 0.93, queries: asked },
    { name: "two words", aim: null, queries: pairs },
    { name: "questions, one typing error", aim: null, queries: slips(asked) },
    { name: "two words, one typing error", aim: 0.87, queries: slips(pairs) },
    { name: "«A B» finds «AB»", aim: null, queries: cut(passages) },
    { name: "«AB» finds «A … B»", aim: null, queries: joined(passages) },
  ];
}

/** For each form the passages that have it. */
function whereWords(passages: Material["passages"]): Map<string, Set<string>> {
  const where = new Map<string, Set<string>>();
  for (const { id, text } of passages)
    for (const word of telling(text)) where.set(word, (where.get(word) ?? new Set()).add(id));
  return where;
}

/** Compounds of one passage alone whose parts are words, cut in two. */
function cut(passages: Material["passages"]): Query[] {
  const where = whereWords(passages);
  return [...where].flatMap(([word, ids]) => {
    const [passage] = ids;
    if (ids.size !== 1 || word.length < 9 || passage === undefined) return [];
    for (let at = 4; at <= word.length - 4; at++)
      if (where.has(word.slice(0, at)) && where.has(word.slice(at)))
        return [{ q: `${word.slice(0, at)} ${word.slice(at)}`, passage }];
    return [];
  });
}

/** Two words that stand beside each other in one passage, written as one that no passage has. */
function joined(passages: Material["passages"]): Query[] {
  const where = whereWords(passages);
  return passages.flatMap(({ id, text }) => {
    const words = telling(text).filter((word) => /^\p{L}+$/u.test(word));
    const queries = words.flatMap((first, at) => {
      const second = words[at + 1] ?? "";
      const own = [first, second].some((word) => where.get(word)?.size === 1);
      return second !== "" && own && stem(first) !== stem(second) && !where.has(first + second) ? [first + second] : [];
    });
    return queries.slice(0, 3).map((q) => ({ q, passage: id }));
  });
}
