import { sql } from "kysely";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Log } from "../../../platform/server/log.ts";
import { writeBehind } from "../../../platform/server/speed/write-behind.ts";

/** Addresses that one instance counts at most. Beyond it the counts of addresses that were asked for once are dropped. */
const MOST_COUNTED = 5_000;
/** Rows that one instance writes at a time. */
const MOST_WRITTEN = 500;
/** Days after which a count is deleted. */
const KEPT_DAYS = 7;

/** How often each page that is kept was asked for, by its key in the memory (`keptAddress`). Nothing of who asked. */
export type AskedPages = {
  note(address: string): void;
  /** The pages that were asked for most, beginning with the first. */
  most(count: number): readonly string[];
  /** Adds what all instances have counted before. */
  recall(db: Db): Promise<void>;
  write(db: Db): Promise<void>;
};

/** Longest address that is stored: the table's key has an end. */
const LONGEST = 500;

/** A query may hold what somebody wrote. One of numbers alone does not, and is stored. */
const mayStore = (address: string): boolean =>
  address.length <= LONGEST && /^[^?]*(?:\?[a-z]+=[\d,]+(?:&[a-z]+=[\d,]+)*)?$/i.test(address);

export function createAskedPages(): AskedPages {
  const times = new Map<string, number>();
  let unwritten = new Map<string, number>();
  const byTimes = (counts: ReadonlyMap<string, number>, most: number) =>
    [...counts].sort(([, a], [, b]) => b - a).slice(0, most);
  const add = (address: string, count: number) => {
    if (times.size >= MOST_COUNTED && !times.has(address))
      for (const [each, asked] of times) if (asked === 1) times.delete(each);
    if (times.size < MOST_COUNTED || times.has(address)) times.set(address, (times.get(address) ?? 0) + count);
  };
  return {
    note: (address) => {
      add(address, 1);
      if (unwritten.size < MOST_COUNTED || unwritten.has(address))
        unwritten.set(address, (unwritten.get(address) ?? 0) + 1);
    },
    most: (count) => byTimes(times, count).map(([address]) => address),
    recall: async (db) => {
      const { rows } = await sql<{ address: string; times: number }>`
        select address, sum(times)::integer as times from page_asked group by address order by 2 desc limit ${MOST_WRITTEN}
      `.execute(db);
      for (const { address, times: before } of rows) add(address, before);
    },
    write: async (db) => {
      const counted = byTimes(new Map([...unwritten].filter(([address]) => mayStore(address))), MOST_WRITTEN);
      unwritten = new Map();
      if (counted.length === 0) return;
      // In one order, so that two instances that write at once do not wait for each other.
      const rows = counted.toSorted(([a], [b]) => (a < b ? -1 : 1));
      await sql`
        insert into page_asked (address, day, times)
        select address, current_date, times
          from unnest(${rows.map(([address]) => address)}::text[], ${rows.map(([, count]) => count)}::integer[]) as asked(address, times)
        on conflict (address, day) do update set times = page_asked.times + excluded.times
      `.execute(db);
    },
  };
}

export const keepAskedPages = (asked: AskedPages, db: Db, log: Log) =>
  writeBehind(() => asked.write(db), { log, lost: "pages that were asked for were not counted" });

export const forgetOldAskedPages = async (db: Db): Promise<void> => {
  await sql`delete from page_asked where day < current_date - ${KEPT_DAYS}::integer`.execute(db);
};
