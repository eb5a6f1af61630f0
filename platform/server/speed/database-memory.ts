import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/**
 * A memory for a feature's data of one database, shared by the database and its transactions. Each open database of this process has
 * its own. Dropped together with the database.
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
