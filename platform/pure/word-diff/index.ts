/** A piece of two texts: in both, only in the one before, or only in the one after. */
export type DiffPart = { readonly kind: "same" | "deleted" | "inserted"; readonly text: string };

/** More comparisons than this take longer than anybody waits: what differs is then shown as a whole. */
const MOST_COMPARISONS = 4_000_000;

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/**
 * The words that were taken out of a text and put in, in the order of reading: the parts of kinds `same` and `deleted`
 * are together the text before, the parts of kinds `same` and `inserted` the text after. By the longest common
 * subsequence of words.
 */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const start = commonLength(old, now);
  const [oldRest, nowRest] = [old.slice(start), now.slice(start)];
  const end = commonLength(oldRest.toReversed(), nowRest.toReversed());
  const parts: DiffPart[] = [];
  const add = (kind: DiffPart["kind"], words: readonly string[]) => {
    const text = words.join("");
    const last = parts.at(-1);
    if (text === "") return;
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
    else parts.push({ kind, text });
  };
  add("same", old.slice(0, start));
  compare(oldRest.slice(0, oldRest.length - end), nowRest.slice(0, nowRest.length - end), add);
  add("same", old.slice(old.length - end));
  return parts;
}

const commonLength = (one: readonly string[], other: readonly string[]): number => {
  const differs = one.findIndex((word, at) => word !== other[at]);
  return differs < 0 ? one.length : differs;
};

type Add = (kind: DiffPart["kind"], words: readonly string[]) => void;

function compare(old: readonly string[], now: readonly string[], add: Add): void {
  if (old.length * now.length > MOST_COMPARISONS) {
    add("deleted", old);
    add("inserted", now);
    return;
  }
  const common = commonFrom(old, now);
  const width = now.length + 1;
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [oldWord, nowWord] = [old[row], now[column]];
    if (oldWord !== undefined && oldWord === nowWord) {
      add("same", [oldWord]);
      row += 1;
      column += 1;
    } else if (oldWord !== undefined && (nowWord === undefined || at(row + 1, column) >= at(row, column + 1))) {
      add("deleted", [oldWord]);
      row += 1;
    } else if (nowWord !== undefined) {
      add("inserted", [nowWord]);
      column += 1;
    }
  }
}

/** How many words two texts have in common from each place in both: the rows are places in the old one. */
function commonFrom(old: readonly string[], now: readonly string[]): Uint32Array {
  const width = now.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === now[column]
          ? (common[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(common[(row + 1) * width + column] ?? 0, common[row * width + column + 1] ?? 0);
  return common;
}
