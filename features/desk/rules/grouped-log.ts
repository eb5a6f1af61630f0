/** One thing that was done, as the desk's log has it. */
type Entry = { readonly at: string; readonly who: string; readonly action: string; readonly what: string };

/** The same thing done by the same person several times in a row: `from` is the first time, `to` the last, `count` how often. */
export type LogGroup<T extends Entry> = {
  readonly entry: T;
  readonly from: string;
  readonly to: string;
  readonly count: number;
};

/** Fields save themselves while somebody writes: a row of saves of one field becomes one line. Newest first, as given. */
export function groupLog<T extends Entry>(log: readonly T[]): readonly LogGroup<T>[] {
  const groups: LogGroup<T>[] = [];
  for (const entry of log) {
    const last = groups.at(-1);
    const isSame =
      last && last.entry.who === entry.who && last.entry.action === entry.action && last.entry.what === entry.what;
    if (isSame) groups[groups.length - 1] = { ...last, from: entry.at, count: last.count + 1 };
    else groups.push({ entry, from: entry.at, to: entry.at, count: 1 });
  }
  return groups;
}
