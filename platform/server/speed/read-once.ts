/** Values that are read once, and read again after a change is announced. */
export type ReadOnce = {
  /**
   * The kept value of the key, or the one that `read` returns. Calls at the same time share a reading. A reading that fails is not kept, nor is one
   * that began before the last `forget`.
   * @param alone for a reader whose connection others must not wait for, as in a transaction: it shares its value when it has it, not its reading
   */
  of<T>(key: string, read: () => Promise<T>, alone?: "alone"): Promise<T>;
  /** Drops every value. Readings that are under way are returned to those who wait for them, and are not kept. */
  forget(): void;
};

type Entry = { readonly value: unknown } | { readonly reading: Promise<unknown> };

export function openReadOnce(): ReadOnce {
  let kept = new Map<string, Entry>();
  return {
    of: async <T>(key: string, read: () => Promise<T>, alone?: "alone"): Promise<T> => {
      const entries = kept;
      const entry = entries.get(key);
      // A key always has the same reader.
      if (entry && "value" in entry) return entry.value as T;
      if (entry && !alone) return (await entry.reading) as T;
      const reading = read();
      const own: Entry = { reading };
      if (!alone) entries.set(key, own);
      try {
        const value = await reading;
        entries.set(key, { value });
        return value;
      } catch (fault) {
        if (entries.get(key) === own) entries.delete(key);
        throw fault;
      }
    },
    forget: () => {
      kept = new Map();
    },
  };
}
