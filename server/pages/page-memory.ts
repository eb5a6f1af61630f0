/** What a page memory keeps: anything whose size in bytes is known. */
type Sized = { readonly size: number };

/** What making a page ended in. Only what is worth keeping is kept; the rest is for those who are waiting for it now. */
export type Made<Page extends Sized, Other> =
  | { readonly keep: true; readonly page: Page; readonly until: number | null }
  | { readonly keep: false; readonly other: Other };

export type PageMemory<Page extends Sized, Other> = {
  /** The kept page, or a new one. Any number of callers at once for one address wait for one making. `now` is in milliseconds. */
  get(address: string, now: number, make: () => Promise<Made<Page, Other>>): Promise<Made<Page, Other>>;
  /** Drops everything, also what is being made just now from what has changed since. */
  clear(): void;
  readonly bytes: number;
};

type Kept<Page> = { readonly page: Page; readonly until: number | null };

/** Pages in memory by address, at most `limit` bytes of them; those that nobody has asked for longest go first. */
export function createPageMemory<Page extends Sized, Other>(limit: number): PageMemory<Page, Other> {
  const kept = new Map<string, Kept<Page>>();
  const making = new Map<string, Promise<Made<Page, Other>>>();
  let generation = 0;
  let bytes = 0;

  const drop = (address: string) => {
    const before = kept.get(address);
    if (!before) return;
    kept.delete(address);
    bytes -= before.page.size;
  };
  const keep = (address: string, page: Kept<Page>) => {
    drop(address);
    kept.set(address, page);
    bytes += page.page.size;
    for (const oldest of kept.keys()) {
      if (bytes <= limit) break;
      drop(oldest);
    }
  };
  const makeOnce = (address: string, make: () => Promise<Made<Page, Other>>) => {
    const startedIn = generation;
    const promise = make()
      .then((made) => {
        if (made.keep && generation === startedIn) keep(address, made);
        return made;
      })
      .finally(() => {
        if (making.get(address) === promise) making.delete(address);
      });
    making.set(address, promise);
    return promise;
  };

  return {
    get: async (address, now, make) => {
      const found = kept.get(address);
      if (found && (found.until === null || now < found.until)) {
        kept.delete(address);
        kept.set(address, found);
        return { keep: true, ...found };
      }
      drop(address);
      return making.get(address) ?? makeOnce(address, make);
    },
    clear: () => {
      generation += 1;
      kept.clear();
      making.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
  };
}
