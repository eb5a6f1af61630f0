const VOWEL = /[aeiouyæøå]/;
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWEL.test(letter);

/** Endings that are removed, the longest first. */
const MAIN = [
  "hetenes hetene hetens endes heter heten enes edes erte ende ande ert ast het ets ers ens ene ane ede et es as er ar en e a s",
].flatMap((list) => list.split(" "));
const OTHER = "hetslov eleg elig elov slov leg eig lig els lov ig".split(" ");
/** A genitive ends in -s after one of these. */
const BEFORE_S = /[bcdfghjlmnoprtvyz]/;

/** Where endings begin at the earliest: after the first consonant that follows a vowel, and after three letters. */
function firstEnding(word: string): number {
  let at = 0;
  while (at < word.length && !isVowel(word[at])) at += 1;
  while (at < word.length && isVowel(word[at])) at += 1;
  return at >= word.length ? word.length : Math.max(at + 1, 3);
}

const endsInRegion = (word: string, ending: string, from: number): boolean =>
  word.length - ending.length >= from && word.endsWith(ending);

function withoutMain(word: string, from: number): string {
  const ending = MAIN.find((each) => endsInRegion(word, each, from));
  if (ending === undefined) return word;
  const rest = word.slice(0, word.length - ending.length);
  if (ending === "erte" || ending === "ert") return `${rest}er`;
  if (ending !== "s") return rest;
  const before = rest.at(-1) ?? "";
  const isGenitive = BEFORE_S.test(before) || (before === "k" && rest.length > 1 && !isVowel(rest.at(-2)));
  return isGenitive ? rest : word;
}

/**
 * The stem of a Norwegian word in small letters: Snowball's algorithm, as PostgreSQL's `norwegian_stem` has it, so that both ways to
 * search find the same forms. features/search/README.md
 */
export function stem(word: string): string {
  const from = firstEnding(word);
  if (from >= word.length) return word;
  const first = withoutMain(word, from);
  const second = endsInRegion(first, "dt", from) || endsInRegion(first, "vt", from) ? first.slice(0, -1) : first;
  const ending = OTHER.find((each) => endsInRegion(second, each, from));
  return ending === undefined ? second : second.slice(0, second.length - ending.length);
}
