import { noSynonyms, readyRules, type Synonyms } from "../../core/read-index/index.ts";
import { memoryOfDatabase } from "../platform/database-memory.ts";
import type { Db } from "../platform/http/work.ts";
import type { Notifications } from "../platform/notifications.ts";
import * as store from "./words-store.ts";

type Memory = { ready: Synonyms | null; changes: number; isWatched: boolean };
const memoryOf = memoryOfDatabase((): Memory => ({ ready: null, changes: 0, isWatched: false }));

/** From now on the rules of this database stay in memory, and are read again when something about the search is announced. */
export function keepSynonyms({ db, notifications }: { db: Db; notifications: Pick<Notifications, "onChange"> }): void {
  const memory = memoryOf(db);
  memory.isWatched = true;
  notifications.onChange((changed) => {
    if (changed !== "everything" && ![...changed].some((subject) => subject.startsWith("search "))) return;
    memory.ready = null;
    memory.changes += 1;
  });
}

/** The editors' rules, ready to be looked up. */
export async function loadSynonyms(db: Db): Promise<Synonyms> {
  const memory = memoryOf(db);
  if (memory.ready) return memory.ready;
  const { changes } = memory;
  const rules = (await store.synonyms(db)).map(({ words, one_way }) => ({ words, oneWay: one_way }));
  const ready = rules.length === 0 ? noSynonyms : readyRules(rules);
  if (memory.isWatched && memory.changes === changes) memory.ready = ready;
  return ready;
}
