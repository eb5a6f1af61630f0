import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * What a room keeps in memory of a database: the same for a database and its transactions, another for each database that this
 * process has open. Empty at first; dropped together with the database.
 */
export function memoryOfDatabase<T>(make: () => T): (db: Kysely<Tables>) => T {
  const memories = new WeakMap<object, T>();
  return (db) => {
    // The one part of a Kysely instance that its transactions share.
    const { adapter } = db.getExecutor();
    const before = memories.get(adapter);
    if (before !== undefined) return before;
    const made = make();
    memories.set(adapter, made);
    return made;
  };
}
