import { cutValue } from "./cut.ts";
import type { Sought } from "./words.ts";

/** Where words stand in a value. */
export type FoundSpan = {
  readonly times: number;
  /** The first place, with some of the text around it; null when there is none. */
  readonly excerpt: string | null;
  /** Longer words that the asked ones are a part of. They are not taken out. */
  readonly within: readonly string[];
};

const AROUND = 60;

/** A place in a text on one line, with some of the text before and after it. */
export function excerptAround(text: string, from: number, to: number) {
  const line = (part: string) => part.replace(/\s+/gu, " ");
  const [before, after] = [line(text.slice(0, from)), line(text.slice(to))];
  // Cut between words, where there is more than one.
  const begins = before.length > AROUND ? `… ${before.slice(-AROUND).replace(/^\S*\s(?=.)/u, "")}` : before;
  const ends = after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s\S*$/u, "")} …` : after;
  return { before: begins.trimStart(), found: line(text.slice(from, to)), after: ends.trimEnd() };
}

const excerptOf = (text: string, from: number, to: number): string => {
  const { before, found, after } = excerptAround(text, from, to);
  return `${before}${found}${after}`.trim();
};

/** The maximum number of letters shown on each side of the match in a longer word. */
const MOST_BESIDE = 40;

const longerWord = (text: string, from: number, to: number): string => {
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(Math.max(0, from - MOST_BESIDE), from))?.[0] ?? "";
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(to, to + MOST_BESIDE))?.[0] ?? "";
  return before + text.slice(from, to) + after;
};

/** More longer words than anybody would read. */
const MOST_WITHIN = 50;

/** Searches every text of a stored value: the same texts as `redactValue` changes. */
export function findIn(value: unknown, sought: Sought): FoundSpan {
  let times = 0;
  let excerpt: string | null = null;
  const within = new Set<string>();
  const look = (text: string) => {
    const whole = new Set<number>();
    for (const { index, 0: found } of text.matchAll(sought.whole)) {
      times += 1;
      whole.add(index);
      excerpt ??= excerptOf(text, index, index + found.length);
    }
    for (const { index, 0: found } of text.matchAll(sought.anywhere)) {
      if (within.size >= MOST_WITHIN) break;
      if (!whole.has(index)) within.add(longerWord(text, index, index + found.length));
    }
    return [];
  };
  cutValue(value, look);
  return { times, excerpt, within: [...within] };
}
