import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";

/** Whose texts: nobody else's seat is shown them, in this browser or another. */
export type Owner = { readonly assessment: number; readonly seat: string };

type Row = Owner & {
  /** The open page that wrote the row. The next page takes over the rows of a closed one. */
  readonly page: string;
  readonly key: string;
  readonly value: unknown;
  /** milliseconds since 1970 */
  readonly at: number;
};

interface Schema extends DBSchema {
  unsaved: { key: [number, string, string, string]; value: Row };
}

/** Texts that an open page keeps in this browser until the server has them. */
export type BrowserStore = {
  /** Keeps a value under the key, or forgets it (null). Values must be cloneable. Never throws. */
  readonly keep: (key: string, value: unknown) => void;
  /**
   * Gives the values that closed pages of the same owner left here, by key: now, and again when a page closes that is still
   * open. They belong to this page from then on. Of several under one key the newest is given; the others, and what stands
   * under a key that this page keeps something under, wait for a later page. Never throws.
   */
  readonly takeUp: (give: (kept: ReadonlyMap<string, unknown>) => void) => Promise<void>;
  /** Closes the page: the next one may take over its rows. */
  readonly close: () => void;
};

const NAME = "minimetode-unsaved";
/** Older texts are erased: a seat's session lasts 30 days. Milliseconds. */
const KEPT_FOR = 30 * 24 * 3_600_000;

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade: (database) => {
      database.createObjectStore("unsaved", { keyPath: ["assessment", "seat", "page", "key"] });
    },
    // Another tab signs out and deletes the database: this connection must give way, and keeps nothing more.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

/** The lock that an open page holds. Web Locks need a secure context; without them every other page counts as closed. */
const lockOf = ({ assessment, seat }: Owner, page: string): string => `${NAME} ${assessment} ${seat} ${page}`;

const heldLocks = async (): Promise<readonly string[]> => {
  if (!("locks" in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => name ?? []);
};

/** Holds the lock until it is released, or the tab is closed. */
const holdLock = (lock: string): (() => void) => {
  if (!("locks" in navigator)) return () => undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(lock, () => promise);
  return resolve;
};

/** One page at a time takes up, so that two that open together do not take the same. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(`${NAME} take up`, work) : work();

/**
 * The browser's store (IndexedDB) for one open page. Where the browser has none, nothing is kept and the page works as before.
 * @param page unique to this load of the page
 */
export function openBrowserStore(owner: Owner, page: string): BrowserStore {
  const { assessment, seat } = owner;
  const database = open();
  const ownLock = lockOf(owner, page);
  const release = holdLock(ownLock);
  const closing = new AbortController();
  const awaited = new Set<string>();
  const unavailable = (fault: unknown) => {
    if (!closing.signal.aborted) console.warn("nothing is kept in this browser", fault);
  };

  const take = async () => {
    const held = await heldLocks();
    const { store, done } = (await database).transaction("unsaved", "readwrite");
    const oldest = Date.now() - KEPT_FOR;
    const rows = await store.getAll();
    const mine = rows.filter((row) => row.at >= oldest && row.assessment === assessment && row.seat === seat);
    const own = new Set(mine.filter((row) => row.page === page).map(({ key }) => key));
    const found = new Map<string, unknown>();
    for (const row of mine.toSorted((a, b) => b.at - a.at)) {
      if (own.has(row.key) || found.has(row.key) || held.includes(lockOf(owner, row.page))) continue;
      found.set(row.key, row.value);
      void store.delete([assessment, seat, row.page, row.key]);
      void store.put({ ...row, page });
    }
    for (const row of rows) if (row.at < oldest) void store.delete([row.assessment, row.seat, row.page, row.key]);
    await done;
    return { found, held };
  };

  const takeUp: BrowserStore["takeUp"] = async (give) => {
    const { found, held } = await alone(take);
    if (found.size > 0) give(found);
    for (const lock of held) {
      if (lock === ownLock || !lock.startsWith(lockOf(owner, "")) || awaited.has(lock)) continue;
      awaited.add(lock);
      // Granted when the other page closes. A page that was closed a moment ago may hold its lock still.
      navigator.locks
        .request(lock, { signal: closing.signal }, () => undefined)
        .then(() => takeUp(give))
        .catch(unavailable);
    }
  };

  return {
    keep: (key, value) => {
      const write = async () => {
        const opened = await database;
        if (value === null) await opened.delete("unsaved", [assessment, seat, page, key]);
        else await opened.put("unsaved", { assessment, seat, page, key, value, at: Date.now() });
      };
      write().catch(unavailable);
    },
    takeUp: (give) => takeUp(give).catch(unavailable),
    close: () => {
      closing.abort();
      release();
    },
  };
}

/** Erases the texts of every seat in this browser, at sign-out. Open pages keep nothing more until they are loaded again. */
export const eraseBrowserStore = (): Promise<void> => deleteDB(NAME);
