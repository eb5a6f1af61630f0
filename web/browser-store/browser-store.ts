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
  /** The values that closed pages of the same owner left here, by key. They belong to this page from now on. */
  readonly takeUp: () => Promise<ReadonlyMap<string, unknown>>;
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

const lockOf = (page: string): string => `${NAME} ${page}`;

/** Pages that are open now. Web Locks need a secure context; without them every other page counts as closed. */
const openPages = async (): Promise<ReadonlySet<string>> => {
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
};

/** Holds the page's lock until it is released, or the tab is closed. */
const holdLock = (page: string): (() => void) => {
  if (!("locks" in navigator)) return () => undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(lockOf(page), () => promise);
  return resolve;
};

/** One page at a time takes up, so that two that open together do not take the same. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(`${NAME} take up`, work) : work();

/**
 * The browser's store (IndexedDB) for one open page. Where the browser has none, nothing is kept and the page works as before.
 * @param page unique to this load of the page
 */
export function openBrowserStore({ assessment, seat }: Owner, page: string): BrowserStore {
  const database = open();
  const release = holdLock(page);
  const unavailable = (fault: unknown) => console.warn("nothing is kept in this browser", fault);

  const takeUp = async (): Promise<ReadonlyMap<string, unknown>> => {
    const alive = await openPages();
    const transaction = (await database).transaction("unsaved", "readwrite");
    const found = new Map<string, unknown>();
    for (const row of await transaction.store.getAll()) {
      const place: [number, string, string, string] = [row.assessment, row.seat, row.page, row.key];
      const isTooOld = row.at < Date.now() - KEPT_FOR;
      const isMine = row.assessment === assessment && row.seat === seat && row.page !== page;
      if (!isTooOld && (!isMine || alive.has(lockOf(row.page)))) continue;
      void transaction.store.delete(place);
      if (isTooOld) continue;
      found.set(row.key, row.value);
      void transaction.store.put({ ...row, page });
    }
    await transaction.done;
    return found;
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
    takeUp: () =>
      alone(takeUp).catch((fault: unknown) => {
        unavailable(fault);
        return new Map();
      }),
    close: release,
  };
}

/** Erases the texts of every seat in this browser, at sign-out. Open pages keep nothing more until they are loaded again. */
export const eraseBrowserStore = (): Promise<void> => deleteDB(NAME);
