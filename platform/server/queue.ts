export type QueueSize = {
  /** Things done at a time. */
  readonly atOnce: number;
  /** Things that may wait. */
  readonly waiting: number;
  /** Things of one person, under way and waiting together, so that nobody takes every place. */
  readonly ofOne: number;
};

/** Runs the given work in turn; `full` when the queue, or this person's share of it, is full. */
export type Queue = <T>(person: string, work: () => Promise<T>) => Promise<T | "full">;

export function createQueue({ atOnce, waiting: most, ofOne }: QueueSize): Queue {
  const waiting: (() => void)[] = [];
  const places = new Map<string, number>();
  let running = 0;
  return async (person, work) => {
    const own = places.get(person) ?? 0;
    const mustWait = running >= atOnce;
    if (own >= ofOne || (mustWait && waiting.length >= most)) return "full";
    places.set(person, own + 1);
    if (mustWait) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const left = (places.get(person) ?? 1) - 1;
      if (left > 0) places.set(person, left);
      else places.delete(person);
      // The place under way is handed over, so nobody who comes now gets it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
