/** Below zero when the first comes first. */
export type Compare = (a: number, b: number) => number;

/** Up to this many of the first numbers are kept in order while the list is gone through once. */
const FEW = 100;

/**
 * The numbers from `from` to `to` (without it) of the sorted order, without sorting the rest: a page of a long list. Changes the order of
 * the list.
 */
export function sortedPart(list: Int32Array, from: number, to: number, compare: Compare): number[] {
  const end = Math.min(to, list.length);
  if (from >= end) return [];
  if (end <= FEW) return firstOf(list, end, compare).slice(from);
  split(list, from, compare);
  split(list, end, compare, from);
  return [...list.subarray(from, end)].sort(compare);
}

/** The first numbers in order. Most numbers of a long list are compared with the last of these alone. */
function firstOf(list: Int32Array, count: number, compare: Compare): number[] {
  const first: number[] = [];
  for (let at = 0; at < list.length; at++) {
    const number = list[at] ?? 0;
    if (first.length === count && compare(first[count - 1] ?? 0, number) <= 0) continue;
    let place = first.length < count ? first.push(number) - 1 : count - 1;
    for (; place > 0 && compare(first[place - 1] ?? 0, number) > 0; place--) first[place] = first[place - 1] ?? 0;
    first[place] = number;
  }
  return first;
}

/** Moves the `rank` first numbers in front of all others (quickselect with the middle of three). */
function split(list: Int32Array, rank: number, compare: Compare, start = 0): void {
  let low = start;
  let high = list.length - 1;
  const at = (index: number) => list[index] ?? 0;
  const swap = (a: number, b: number) => {
    const kept = at(a);
    list[a] = at(b);
    list[b] = kept;
  };
  while (low < high && rank > low && rank <= high) {
    const middle = (low + high) >>> 1;
    if (compare(at(middle), at(low)) < 0) swap(middle, low);
    if (compare(at(high), at(low)) < 0) swap(high, low);
    if (compare(at(high), at(middle)) < 0) swap(high, middle);
    const pivot = at(middle);
    let left = low;
    let right = high;
    while (left <= right) {
      while (compare(at(left), pivot) < 0) left += 1;
      while (compare(at(right), pivot) > 0) right -= 1;
      if (left <= right) {
        swap(left, right);
        left += 1;
        right -= 1;
      }
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else return;
  }
}

const ALPHABET = " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyzæøå";
const places = new Map(Array.from(ALPHABET, (letter, index) => [letter, String.fromCharCode(index + 1)]));
const AFTER_ALL = String.fromCharCode(ALPHABET.length + 1);
const COMPARED = 60;

/** A text that sorts, by its codes, where a Norwegian list has the title: small and capital letters together, aa as å, accents as their letters. */
export const sortKey = (title: string): string =>
  Array.from(title.slice(0, COMPARED).normalize("NFC").toLowerCase().replaceAll("aa", "å"), (letter) => {
    const place = places.get(letter) ?? places.get(letter.normalize("NFD").charAt(0));
    return place ?? AFTER_ALL;
  }).join("");
