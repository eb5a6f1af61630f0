import { setImmediate as nextTurn } from "node:timers/promises";
import { createReadIndex, otherSpellings, type ReadIndex } from "../../../platform/pure/read-index/index.ts";
import type { Config } from "../../../platform/server/config.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Log } from "../../../platform/server/log.ts";
import { announce, type Notifications } from "../../../platform/server/notifications.ts";
import { memoryOfDatabase } from "../../../platform/server/speed/database-memory.ts";
import { facetKeys, type SearchRoute, searchRoutes, storedFacets } from "../rules/index.ts";
import type { StoredResult } from "./document-row.ts";
import { type Change, changesAfter } from "./index-store.ts";
import { stemsIn } from "./tsvector.ts";

/** The documents of all routes as this instance has read them, up to a change. */
export type Kept = {
  of(route: string): ReadIndex;
  change(): number;
  /** Reads what changed since: all of it, or with `once` at most one batch. Calls share the work that is under way. */
  catchUp(options?: { readonly once: true }): Promise<void>;
};

const BATCH = 50;
/** Requests wait no longer than this and one document for the index to read. */
const SLICE_MS = 6;
/** The index is made again when more of its places are empty than this, and than are in use. */
const MOST_EMPTY = 1_000;

/** How often an answer reads on before it is given from what there is: an import may be writing faster than an instance reads. */
const MOST_READS = 2;

/** An answer of the index with the newest change of the database. When the index is behind that, it reads on first. */
export async function upToDate<T extends { readonly newest: number }>(kept: Kept, ask: () => Promise<T>): Promise<T> {
  for (let reads = 0; ; reads++) {
    const readTo = kept.change();
    const answer = await ask();
    if (answer.newest <= readTo || reads === MOST_READS) return answer;
    // A concurrent request may already have read up to that change.
    if (answer.newest > kept.change()) await kept.catchUp({ once: true });
  }
}

/** An empty index of a database. It knows nothing until it has caught up. */
export function openKept(db: Db): Kept {
  const indexes = new Map<string, ReadIndex>();
  const of = (route: string): ReadIndex => {
    const index = indexes.get(route) ?? createReadIndex(facetKeys);
    indexes.set(route, index);
    return index;
  };
  let last = 0;
  let working: Promise<number> | null = null;

  const apply = (change: Change): void => {
    for (const [route, index] of indexes) if (change.removed || change.route !== route) index.remove(change.id);
    if (change.removed) return;
    of(change.route).put({
      id: change.id,
      // Nothing stands under a card: adoptions are of editions, and these were withdrawn.
      ref: change.published === null ? undefined : change.ref,
      under: change.adopts ?? undefined,
      title: change.title,
      summary: change.ingress,
      texts: [change.body, ...namesIn(change.result)],
      spellings: change.spellings ?? otherSpellings([change.title, change.ingress, change.body].join("\n")),
      stems: stemsIn(change.vector),
      published: change.published?.getTime() ?? null,
      modified: change.modified.getTime(),
      values: valuesOf(change),
    });
  };
  const readBatch = async (): Promise<number> => {
    const changes = await changesAfter(db, last, BATCH);
    let from = performance.now();
    for (const change of changes) {
      apply(change);
      last = change.change;
      if (performance.now() - from < SLICE_MS) continue;
      await nextTurn();
      from = performance.now();
    }
    return changes.length;
  };
  /** One batch at a time: a second caller waits for the first one's and then reads its own. */
  const batch = async (): Promise<number> => {
    while (working) await working.catch(() => undefined);
    working = readBatch().finally(() => {
      working = null;
    });
    return working;
  };
  return {
    of,
    change: () => last,
    catchUp: async (options) => {
      while ((await batch()) === BATCH && !options?.once);
    },
  };
}

/** Names under which somebody may look for a document: who made it, and what it is about. */
const namesIn = ({ unitTitle, organizations, municipalities, topics, methodTypes, subjects }: StoredResult) => [
  unitTitle,
  ...organizations,
  ...municipalities,
  ...[...topics, ...methodTypes, ...subjects].map(({ text }) => text),
];

const valuesOf = (change: Extract<Change, { removed: false }>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    facetKeys.map((key) => {
      const value = change[storedFacets[key].column];
      return [key, value === null || value === undefined ? [] : [value].flat().map(String)];
    }),
  );

/** `origins`: where the sites of the routes are served, without a slash at the end; null for one that has no address. */
type Memory = {
  kept: Kept | null;
  making: Promise<Kept> | null;
  origins: Readonly<Record<SearchRoute, string | null>>;
};
const memoryOf = memoryOfDatabase(
  (): Memory => ({
    kept: null,
    making: null,
    origins: { methodassessment: null, methodnotifications: null },
  }),
);

/** An address of a route as another route's site links to it, or null when its site has no address. */
export function linkBetween(db: Db, from: SearchRoute, to: SearchRoute, url: string): string | null {
  const origin = from === to ? "" : memoryOf(db).origins[to];
  return origin === null ? null : `${origin}${url}`;
}

/** Whether the read index of this database has read every document. */
export const hasIndex = (db: Db): boolean => memoryOf(db).kept !== null;

/** The read index of this database, as soon as it has read every document. */
export const indexOf = async (db: Db): Promise<Kept> => memoryOf(db).kept ?? made(db);

/** A new index in place of the one before. Calls at the same time share it. */
function made(db: Db): Promise<Kept> {
  const memory = memoryOf(db);
  const make = async () => {
    const next = openKept(db);
    await next.catchUp();
    memory.kept = next;
    return next;
  };
  memory.making ??= make().finally(() => {
    memory.making = null;
  });
  return memory.making;
}

/**
 * Keeps a read index of this database in memory from now on: makes it in the background, reads on when a change is announced, and makes it
 * again when it holds more of what was replaced than of what is there. A search reads on too, so a lost announcement costs only time.
 */
export function keepSearchIndex({
  db,
  notifications,
  log,
  config,
}: {
  readonly db: Db;
  readonly notifications: Pick<Notifications, "onChange">;
  readonly log: Log;
  /** Where the sites are served, for links from one to the other. */
  readonly config?: Pick<Config, "publicUrl" | "notificationUrl">;
}): { readonly stop: () => Promise<void> } {
  const memory = memoryOf(db);
  if (config) memory.origins = { methodassessment: config.publicUrl, methodnotifications: config.notificationUrl };
  let stopped = false;
  let working: Promise<void> = Promise.resolve();

  const make = async () => {
    const from = performance.now();
    const isFirst = memory.kept === null;
    const next = await made(db);
    // Pages that were made meanwhile list nothing beside themselves.
    if (isFirst) await announce(db, ["related"]);
    log.info({ ms: Math.round(performance.now() - from), change: next.change() }, "search index is ready");
  };
  const readOn = async () => {
    if (stopped) return;
    if (!memory.kept || isWorn(memory.kept)) await make();
    else await memory.kept.catchUp();
  };
  // One after the other, and one that has not begun stands for all that is announced meanwhile: an import announces thousands at once.
  // After a failure, the next change triggers a retry, and so does the next search.
  let isWaiting = false;
  const soon = () => {
    if (isWaiting) return;
    isWaiting = true;
    working = working
      .then(() => {
        isWaiting = false;
        return readOn();
      })
      .catch((fault: unknown) => {
        if (!stopped) log.warn({ err: fault }, "the search index could not read what changed");
      });
  };
  soon();
  const ended = notifications.onChange((changed) => {
    if (changed === "everything" || [...changed].some((subject) => subject.startsWith("search "))) soon();
  });
  return {
    stop: async () => {
      stopped = true;
      ended();
      await working;
      memory.kept = null;
    },
  };
}

const isWorn = (kept: Kept): boolean =>
  searchRoutes.some((route) => {
    const { documents, empty } = kept.of(route).size();
    return empty > MOST_EMPTY && empty > documents;
  });
