import { otherNumbers, waysOfWord } from "../../../platform/pure/read-index/index.ts";
import { alternativesOf, hasOperators } from "./operators.ts";

/** Words of a query that are asked for in several ways: each takes a part of the statement. */
const MOST = 8;
const LETTERS = /^\p{L}{1,8}$/u;
const NUMBER = /^\p{N}{1,4}$/u;

const numbersOf = (before: string | undefined, word: string): readonly string[] =>
  otherNumbers(before?.toLowerCase(), word.toLowerCase());

/**
 * The spellings to search for, in the syntax of `websearch_to_tsquery`. A document must match every group, by any spelling in the
 * group. The query is one group if none of its words has another spelling, or if it has operators. With operators, only a phrase
 * that is a single name gets other spellings.
 */
export function waysOf(query: string): readonly (readonly string[])[] {
  if (hasOperators(query)) return [[alternativesOf(query).flatMap(waysOfAlternative).join(" or ")]];
  const words = query.split(/\s+/).filter((word) => word !== "");
  const rest: string[] = [];
  const groups: (readonly string[])[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = "", next = ""] = [words[at], words[at + 1]];
    const isExcluded = word.startsWith("-");
    const isName = LETTERS.test(word) && NUMBER.test(next);
    const written = isName ? `${word} ${next}` : word;
    const others = isName
      ? [word + next, ...numbersOf(word, next).map((number) => `${word} ${number}`)]
      : [...numbersOf(words[at - 1], word), ...waysOfWord(isExcluded ? word.slice(1) : word)];
    if (isName) at += 1;
    if (isExcluded) rest.push(written, ...others.map((other) => `-${other}`));
    else if (others.length === 0 || groups.length === MOST) rest.push(written);
    else groups.push([written, ...others]);
  }
  return rest.length > 0 || groups.length === 0 ? [[rest.join(" ")], ...groups] : groups;
}

const PHRASE = /(-?)"([^"]+)"/g;

/** «"IL 6" i blod» also as «il6 i blod»: the first phrase that is a name, in each of its ways. */
function waysOfAlternative(alternative: string): readonly string[] {
  for (const [whole, excluded, phrase = ""] of alternative.matchAll(PHRASE)) {
    const [[, ...others] = [], ...more] = waysOf(phrase);
    if (others.length === 0 || more.length > 0) continue;
    const ways = others.map((other) => (/[\s"]/.test(other) ? `"${other.replaceAll('"', "")}"` : other));
    if (excluded) return [alternative.replace(whole, [whole, ...ways.map((way) => `-${way}`)].join(" "))];
    return [alternative, ...ways.map((way) => alternative.replace(whole, way))];
  }
  return [alternative];
}
