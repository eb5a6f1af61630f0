import type { Condition } from "../../../platform/pure/read-index/index.ts";
import { unescaped } from "./tsvector.ts";

const TOKEN = /\s*(?:'((?:[^'\\]|''|\\\\)*)'(:\*)?|<(-|\d+)>|([&|!()]))/y;

type Token =
  | { readonly kind: "stem"; readonly stem: string; readonly isBeginning: boolean }
  | { readonly kind: "next"; readonly distance: number }
  | { readonly kind: "sign"; readonly sign: string };

const NOTHING: Condition = { kind: "some", of: [] };

/**
 * The condition that a `tsquery` stands for, as PostgreSQL writes it: `'hjert' <-> 'syk' & !( 'bar' | 'ung':* )`. An empty one finds nothing.
 * Null for one that has more than stems in a phrase, which `websearch_to_tsquery` does not make.
 */
export function conditionIn(query: string): Condition | null {
  const tokens = tokensOf(query);
  if (tokens === null) return null;
  if (tokens.length === 0) return NOTHING;
  let at = 0;
  const isSign = (sign: string): boolean => {
    const token = tokens[at];
    if (token?.kind !== "sign" || token.sign !== sign) return false;
    at += 1;
    return true;
  };
  const chain = (kind: "some" | "every", sign: string, part: () => Condition | null): Condition | null => {
    const parts = [part()];
    while (isSign(sign)) parts.push(part());
    const known = parts.filter((each) => each !== null);
    if (known.length < parts.length) return null;
    return known.length === 1 ? (known[0] ?? null) : { kind, of: known };
  };
  const some = (): Condition | null => chain("some", "|", every);
  const every = (): Condition | null => chain("every", "&", phrase);
  const phrase = (): Condition | null => {
    let found = one();
    for (let token = tokens[at]; token?.kind === "next"; token = tokens[at]) {
      at += 1;
      found = joined(found, one(), token.distance);
    }
    return found;
  };
  const one = (): Condition | null => {
    if (isSign("!")) {
      const of = one();
      return of && { kind: "not", of };
    }
    if (isSign("(")) {
      const inside = some();
      return isSign(")") ? inside : null;
    }
    const token = tokens[at++];
    return token?.kind === "stem" ? token : null;
  };
  const condition = some();
  return at === tokens.length ? condition : null;
}

/** All tokens, or null when there is something else. */
function tokensOf(query: string): readonly Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const text = query.trimEnd();
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (!found) return null;
    const [, stem, beginning, distance, sign] = found;
    if (stem !== undefined) tokens.push({ kind: "stem", stem: unescaped(stem), isBeginning: beginning !== undefined });
    else if (distance !== undefined) tokens.push({ kind: "next", distance: distance === "-" ? 1 : Number(distance) });
    else if (sign !== undefined) tokens.push({ kind: "sign", sign });
  }
  return tokens;
}

type Phrase = Extract<Condition, { kind: "phrase" }>["stems"];

const asPhrase = (condition: Condition | null): Phrase | null =>
  condition?.kind === "stem"
    ? [{ stem: condition.stem, isBeginning: condition.isBeginning, after: 0 }]
    : condition?.kind === "phrase"
      ? condition.stems
      : null;

/** Joins two phrases into one. `distance` is the number of words from the last word of the first to the first word of the second. */
function joined(before: Condition | null, then: Condition | null, distance: number): Condition | null {
  const [first, second] = [asPhrase(before), asPhrase(then)];
  if (!first || !second) return null;
  const from = (first.at(-1)?.after ?? 0) + distance;
  return { kind: "phrase", stems: [...first, ...second.map((each) => ({ ...each, after: from + each.after }))] };
}
