/** The most streams of one session on one instance: a browser opens one for each assessment that it has open. */
const OF_SESSION = 20;
/** The same of one network. A whole hospital may share one address. */
const OF_NETWORK = 1_000;

/** Counts the open streams of this instance. */
export function countStreams() {
  const open = new Map<string, number>();
  const isFull = (key: string) => (open.get(key) ?? 0) >= (key.startsWith("session ") ? OF_SESSION : OF_NETWORK);
  return {
    /** @returns what gives the place back, once; null when there is none */
    take: (keys: readonly string[]): (() => void) | null => {
      if (keys.some(isFull)) return null;
      for (const key of keys) open.set(key, (open.get(key) ?? 0) + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        for (const key of keys) {
          const left = (open.get(key) ?? 1) - 1;
          if (left > 0) open.set(key, left);
          else open.delete(key);
        }
      };
    },
  };
}
