import { otherNumbers, waysOfWord } from "../../../platform/pure/read-index/index.ts";
import { alternativesOf } from "./operators.ts";

const LETTERS = /^\p{L}{1,8}$/u;
const NUMBER = /^\p{N}{1,4}$/u;

/**
 * A query with operators in the syntax of `websearch_to_tsquery`, with its phrases that are one name in each of their ways: «"IL 6" i blod» also
 * as «il6 i blod».
 */
export const waysOf = (query: string): string => alternativesOf(query).flatMap(waysOfAlternative).join(" or ");

const PHRASE = /(-?)"([^"]+)"/g;

/** The first phrase that is a name, in each of its ways. */
function waysOfAlternative(alternative: string): readonly string[] {
  for (const [whole, excluded, phrase = ""] of alternative.matchAll(PHRASE)) {
    const others = otherWays(phrase);
    if (others.length === 0) continue;
    const ways = others.map((other) => (/[\s"]/.test(other) ? `"${other.replaceAll('"', "")}"` : other));
    if (excluded) return [alternative.replace(whole, [whole, ...ways.map((way) => `-${way}`)].join(" "))];
    return [alternative, ...ways.map((way) => alternative.replace(whole, way))];
  }
  return [alternative];
}

/** Other ways to write a name: a word, or letters and a number. Empty for what is not a name. */
function otherWays(phrase: string): readonly string[] {
  const [word = "", number, ...more] = phrase.split(/\s+/).filter((each) => each !== "");
  if (more.length > 0 || word.startsWith("-")) return [];
  if (number === undefined) return waysOfWord(word);
  if (!LETTERS.test(word) || !NUMBER.test(number)) return [];
  return [word + number, ...otherNumbers(word.toLowerCase(), number).map((each) => `${word} ${each}`)];
}
