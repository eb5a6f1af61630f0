import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";

/** The owner of the texts. They are never shown to another seat, in this browser or another. */
export type Owner = {
  readonly assessment: number;
  readonly seat: string;
  /** The name under which an earlier version kept the same person's texts. */
  readonly formerly?: string;
};

type Row = Pick<Owner, "assessment" | "seat"> & {
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

/** A value that a closed page left here. `isReload`: this tab showed that page until a moment ago. */
export type LeftValue = { readonly value: unknown; readonly isReload: boolean };

/** Texts that an open page keeps in this browser until the server has them. */
export type BrowserStore = {
  /** Keeps a value under the key, or forgets it (null). Values must be cloneable. Never throws. */
  readonly keep: (key: string, value: unknown) => void;
  /**
   * Gives the values that closed pages of the same owner left here, by key: now, and again when a page closes that is still
   * open. They belong to this page from then on. Of several under one key the newest is given; the others, and what stands
   * under a key that this page keeps something under, wait for a later page. Never throws. Resolves when the first are given, and
   * the page that this tab showed before has put down what it had; a browser that does not answer is not waited for.
   */
  readonly takeUp: (give: (kept: ReadonlyMap<string, LeftValue>) => void) => Promise<void>;
  /** Closes the page: the next one may take over its rows. */
  readonly close: () => void;
};

const NAME = "minimetode-unsaved";
/** Older texts are erased: a seat's session lasts 30 days. Milliseconds. */
const KEPT_FOR = 30 * 24 * 3_600_000;
/** A page that was left no longer ago than this is the one that was loaded again. Milliseconds. */
const RELOADED_WITHIN = 30_000;
/** How long a page waits for the store before it opens without it. Milliseconds. */
const PATIENCE = 2_000;

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

/** Notes in this tab which page it shows no longer. A page that crashed says nothing. */
const noteLeft = (page: string): void => {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ page, at: Date.now() }));
  } catch {
    // A browser that keeps nothing.
  }
};

/** The page that this tab showed until a moment ago. */
const takeLeft = (): string | null => {
  try {
    const { page, at } = JSON.parse(sessionStorage.getItem(NAME) ?? "{}");
    sessionStorage.removeItem(NAME);
    return Date.now() - at < RELOADED_WITHIN ? page : null;
  } catch {
    return null;
  }
};

/** The lock that an open page holds. Web Locks need a secure context; without them every other page counts as closed. */
const lockOf = ({ assessment, seat }: Pick<Owner, "assessment" | "seat">, page: string): string =>
  `${NAME} ${assessment} ${seat} ${page}`;

const heldLocks = async (): Promise<readonly string[]> => {
  if (!("locks" in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => name ?? []);
};

/**
 * Holds the lock until it is released, or the tab is closed. WebKit breaks the locks of a page that goes away (`AbortError`), also when
 * the page comes back from its memory of pages: then the lock is requested again.
 */
const holdLock = (lock: string, signal: AbortSignal): (() => void) => {
  if (!("locks" in navigator)) return () => undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = () => void navigator.locks.request(lock, () => promise).catch(() => undefined);
  window.addEventListener("pageshow", ({ persisted }) => persisted && hold(), { signal });
  hold();
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
  const { assessment, seat, formerly } = owner;
  const database = open();
  const ownLock = lockOf(owner, page);
  const closing = new AbortController();
  const release = holdLock(ownLock, closing.signal);
  const before = takeLeft();
  window.addEventListener("pagehide", () => noteLeft(page), { signal: closing.signal });
  const awaited = new Set<string>();
  const unavailable = (fault: unknown) => {
    if (!closing.signal.aborted) console.warn("nothing is kept in this browser", fault);
  };

  const take = async () => {
    const held = await heldLocks();
    const { store, done } = (await database).transaction("unsaved", "readwrite");
    const oldest = Date.now() - KEPT_FOR;
    const rows = await store.getAll();
    const isMine = (row: Row) => row.assessment === assessment && (row.seat === seat || row.seat === formerly);
    const mine = rows.filter((row) => row.at >= oldest && isMine(row));
    const own = new Set(mine.filter((row) => row.page === page).map(({ key }) => key));
    const found = new Map<string, LeftValue>();
    for (const row of mine.toSorted((a, b) => b.at - a.at)) {
      if (own.has(row.key) || found.has(row.key) || held.includes(lockOf(row, row.page))) continue;
      found.set(row.key, { value: row.value, isReload: row.page === before });
      void store.delete([assessment, row.seat, row.page, row.key]);
      void store.put({ ...row, seat, page });
    }
    for (const row of rows) if (row.at < oldest) void store.delete([row.assessment, row.seat, row.page, row.key]);
    await done;
    return { found, held };
  };

  /** The page before lets go of its lock when what it wrote last is in the store. */
  const pageBeforeIsClosed = async () => {
    if (before === null || !("locks" in navigator)) return;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE)]);
    await navigator.locks.request(lockOf(owner, before), { signal }, () => undefined).catch(() => undefined);
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
        const transaction = opened.transaction("unsaved", "readwrite");
        const { store, done } = transaction;
        const written =
          value === null
            ? store.delete([assessment, seat, page, key])
            : store.put({ assessment, seat, page, key, value, at: Date.now() });
        // Without waiting for the answer: a page that goes away in between would take an open transaction with it.
        transaction.commit();
        await Promise.all([written, done]);
      };
      write().catch(unavailable);
    },
    takeUp: (give) => {
      const given = pageBeforeIsClosed()
        .then(() => takeUp(give))
        .catch(unavailable);
      return Promise.race([given, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
    },
    close: () => {
      noteLeft(page);
      closing.abort();
      release();
    },
  };
}

/** The seats of an assessment whose texts are kept here, for who cannot have them back yet. Takes none of them. None where the browser has no store. */
export async function seatsWithTexts(assessment: number): Promise<readonly string[]> {
  const oldest = Date.now() - KEPT_FOR;
  try {
    const database = await open();
    const rows = await database.getAll("unsaved");
    database.close();
    const kept = rows.filter((row) => row.assessment === assessment && row.at >= oldest);
    return [...new Set(kept.map(({ seat }) => seat))];
  } catch {
    return [];
  }
}

/** Erases the texts of every seat in this browser, at sign-out. Open pages keep nothing more until they are loaded again. */
export const eraseBrowserStore = (): Promise<void> => deleteDB(NAME);
