import type { Db } from "../../../platform/server/http/work.ts";
import type { Log } from "../../../platform/server/log.ts";
import { memoryOfDatabase } from "../../../platform/server/speed/database-memory.ts";
import { writeBehind } from "../../../platform/server/speed/write-behind.ts";
import { type SearchRoute, searchRoutes } from "../rules/index.ts";
import * as store from "./words-store.ts";

/** Words that found nothing are kept for this number of days. */
const KEPT_DAYS = 90;
/** The maximum number of different words, for each route, that one instance keeps until it writes them. Further words are not counted. */
const MOST_WAITING = 500;

/** A word of 3 to 40 letters and digits. Words with five digits in a row are not counted: they may be a number that identifies a person. */
const COUNTED = /^[\p{L}\p{N}]{3,40}$/u;
const NUMBER = /\p{N}{5}/u;

const waitingOf = memoryOfDatabase(() => new Map<SearchRoute, Map<string, number>>());

/** Counts words of a search that no text has. Nothing else of the search is kept, and nothing of a search with an e-mail address in it. */
export function noteMisses(db: Db, route: SearchRoute, query: string, words: readonly string[]): void {
  if (words.length === 0 || query.includes("@")) return;
  const waiting = waitingOf(db);
  const counted = waiting.get(route) ?? new Map<string, number>();
  waiting.set(route, counted);
  for (const word of words.filter((each) => COUNTED.test(each) && !NUMBER.test(each)))
    if (counted.has(word) || counted.size < MOST_WAITING) counted.set(word, (counted.get(word) ?? 0) + 1);
}

/** Writes what this instance has counted. */
export async function writeMisses(db: Db): Promise<void> {
  const waiting = waitingOf(db);
  for (const route of searchRoutes) {
    const words = waiting.get(route);
    waiting.delete(route);
    if (words && words.size > 0) await store.countMisses(db, route, words);
  }
}

export const keepMisses = ({ db, log }: { readonly db: Db; readonly log: Log }) =>
  writeBehind(() => writeMisses(db), { log, lost: "words that found nothing were not counted" });

export const forgetOldMisses = (db: Db): Promise<void> => store.forgetMissesBefore(db, KEPT_DAYS);
