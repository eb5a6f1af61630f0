import type { Changed, Subject } from "../../../platform/server/subject.ts";

/** A value with its size in bytes. */
type Sized = { readonly size: number };

/** A page, until when it holds (milliseconds since 1970; null: until something that it shows changes), and what it shows. */
export type KeptPage<Page> = {
  readonly page: Page;
  readonly until: number | null;
  readonly shows: ReadonlySet<Subject>;
};

/** The result of making a page: one to keep, or an answer only for the callers that wait for it now. */
export type Made<Page extends Sized, Other> =
  | ({ readonly keep: true } & KeptPage<Page>)
  | { readonly keep: false; readonly other: Other };

export type PageMemory<Page extends Sized, Other> = {
  /** The page kept under the address, or null. `now` is in milliseconds. */
  find(address: string, now: number): Page | null;
  /** Whether a page is kept under the address. Does not count as a use. */
  has(address: string, now: number): boolean;
  /** Whether a page is kept under the address. Does not count as a use. */
  has(address: string, now: number): boolean;
  /** The kept page, or a new one. Any number of callers at once for one address wait for one making. */
  get(address: string, now: number, make: () => Promise<Made<Page, Other>>): Promise<Made<Page, Other>>;
  /** Drops the pages that show what changed. Such a page that is being made just now is not kept either. */
  drop(changed: Changed): void;
  readonly bytes: number;
  readonly count: number;
};

type Entry<Page> = KeptPage<Page> & { used: boolean };

/** Changes remembered while pages are being made. Beyond this many, none of those pages is kept. */
const MOST_CHANGES = 10_000;

/** Pages in memory by address, at most `limit` bytes. The least recently used go first. */
export function createPageMemory<Page extends Sized, Other>(limit: number): PageMemory<Page, Other> {
  const kept = new Map<string, Entry<Page>>();
  const showing = new Map<Subject, Set<string>>();
  const making = new Map<string, { readonly begunAt: number; readonly promise: Promise<Made<Page, Other>> }>();
  const changes = changesWhileMaking();
  let bytes = 0;

  const forget = (address: string) => {
    const entry = kept.get(address);
    if (!entry) return;
    kept.delete(address);
    bytes -= entry.page.size;
    for (const subject of entry.shows) {
      const addresses = showing.get(subject);
      addresses?.delete(address);
      if (addresses?.size === 0) showing.delete(subject);
    }
  };
  const keep = (address: string, { page, until, shows }: KeptPage<Page>) => {
    forget(address);
    kept.set(address, { page, until, shows, used: false });
    bytes += page.size;
    for (const subject of shows) {
      const addresses = showing.get(subject) ?? new Set();
      showing.set(subject, addresses.add(address));
    }
    makeRoom();
  };
  /** Second chance: an entry that was used since the last round moves to the end instead of being dropped. */
  const makeRoom = () => {
    for (const [address, entry] of kept) {
      if (bytes <= limit) break;
      if (!entry.used) {
        forget(address);
        continue;
      }
      entry.used = false;
      kept.delete(address);
      kept.set(address, entry);
    }
  };
  const live = (address: string, now: number): Entry<Page> | null => {
    const entry = kept.get(address);
    return entry && (entry.until === null || now < entry.until) ? entry : null;
  };
  const used = (address: string, now: number): Entry<Page> | null => {
    const entry = live(address, now);
    if (entry) entry.used = true;
    return entry;
  };
  const makeOnce = (address: string, make: () => Promise<Made<Page, Other>>) => {
    const begunAt = changes.begin();
    const promise = make()
      .then((made) => {
        if (made.keep && !changes.touched(made.shows, begunAt)) keep(address, made);
        return made;
      })
      .finally(() => {
        changes.end();
        if (making.get(address)?.promise === promise) making.delete(address);
      });
    making.set(address, { begunAt, promise });
    return promise;
  };

  return {
    find: (address, now) => used(address, now)?.page ?? null,
    has: (address, now) => live(address, now) !== null,
    get: async (address, now, make) => {
      const entry = used(address, now);
      if (entry) return { keep: true, ...entry };
      forget(address);
      const underway = making.get(address);
      // A page whose making began before a change may be out of date, and its subjects are not known yet.
      return underway?.begunAt === changes.count ? underway.promise : makeOnce(address, make);
    },
    drop: (changed) => {
      changes.add(changed);
      const addresses =
        changed === "everything" ? kept.keys() : [...changed].flatMap((each) => [...(showing.get(each) ?? [])]);
      for (const address of [...addresses]) forget(address);
    },
    get bytes() {
      return bytes;
    },
    get count() {
      return kept.size;
    },
  };
}

/** Counts changes, and remembers which subject changed last at which count for as long as a page is being made. */
function changesWhileMaking() {
  const changedAt = new Map<Subject, number>();
  let everythingAt = 0;
  let count = 0;
  let underway = 0;
  return {
    get count() {
      return count;
    },
    begin: () => {
      underway += 1;
      return count;
    },
    end: () => {
      underway -= 1;
      if (underway === 0) changedAt.clear();
    },
    add: (changed: Changed) => {
      count += 1;
      if (changed === "everything" || changedAt.size > MOST_CHANGES) everythingAt = count;
      else if (underway > 0) for (const subject of changed) changedAt.set(subject, count);
    },
    /** True when any of the subjects changed after the count was `since`. */
    touched: (subjects: ReadonlySet<Subject>, since: number): boolean =>
      everythingAt > since || [...subjects].some((subject) => (changedAt.get(subject) ?? 0) > since),
  };
}
