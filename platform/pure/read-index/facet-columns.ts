import type { Pair } from "./groups.ts";
import { integers } from "./growing.ts";

/** The chosen ids of one column; none: every document passes. */
export type ColumnChoice = { readonly column: string; readonly ids: readonly string[] };

export type ColumnCount = { readonly column: string; readonly id: string; readonly count: number };

/** The values of documents in some columns, by place. */
export type FacetColumns = {
  /** Adds the values of the document at a place higher than any before. */
  add(place: number, values: Readonly<Record<string, readonly string[]>>): void;
  /** Whether the document has any value in the column. */
  hasAny(column: string, place: number): boolean;
  /** Whether a document passes every choice. */
  passing(choices: readonly ColumnChoice[]): (place: number) => boolean;
  /**
   * Splits documents into those that pass every choice, and counts: each column counts what passes the choices of all other columns.
   * Zero counts are left out. Of a pair that passes, only the document above is left, and a value that both have counts once.
   */
  count(
    places: Int32Array,
    choices: readonly ColumnChoice[],
    pairs: readonly Pair[],
  ): { readonly passed: Int32Array; readonly counts: readonly ColumnCount[] };
};

/** One column: where each document's values begin, and the values as numbers of their texts. */
function createColumn() {
  const starts = integers();
  const values = integers();
  const numbers = new Map<string, number>();
  const names: string[] = [];
  let used = 0;
  return {
    names,
    starts: () => starts.data,
    values: () => values.data,
    numberOf: (id: string) => numbers.get(id),
    add: (place: number, ids: readonly string[]) => {
      for (const id of ids) {
        const number = numbers.get(id) ?? names.push(id) - 1;
        numbers.set(id, number);
        values.set(used++, number);
      }
      starts.set(place + 1, used);
    },
  };
}

export function createFacetColumns(keys: readonly string[]): FacetColumns {
  const columns = keys.map((key) => ({ key, ...createColumn() }));
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return {
    add: (place, values) => {
      for (const { key, add } of columns) add(place, values[key] ?? []);
    },
    hasAny: (key, place) => {
      const starts = byKey.get(key)?.starts();
      return starts !== undefined && (starts[place + 1] ?? 0) > (starts[place] ?? 0);
    },
    passing: (choices) => {
      const missed = missedBy(columns, choices);
      return (place) => missed(place).length === 0;
    },
    count: (places, choices, pairs) => {
      const missed = missedBy(columns, choices);
      const { passed, missedOnly } = split(
        places,
        columns.length,
        choices.some(({ ids }) => ids.length > 0) ? missed : null,
      );
      const missedByPair = pairs.map((pair) => ({ ...pair, missed: [...missed(pair.under), ...missed(pair.over)] }));
      const covered = new Set(missedByPair.flatMap((pair) => (pair.missed.length === 0 ? [pair.under] : [])));
      return {
        passed: covered.size === 0 ? passed : passed.filter((place) => !covered.has(place)),
        counts: columns.flatMap((column, at) => {
          const tally = new Int32Array(column.names.length);
          countIn(column, passed, tally);
          countIn(column, missedOnly[at] ?? [], tally);
          for (const { under, over, missed: columnsMissed } of missedByPair)
            if (columnsMissed.every((one) => one.at === at)) uncountShared(column, under, over, tally);
          return column.names.flatMap((id, number) => {
            const count = tally[number] ?? 0;
            return count > 0 ? [{ column: column.key, id, count }] : [];
          });
        }),
      };
    },
  };
}

type Column = ReturnType<typeof createColumn>;

type Missed = readonly { readonly at: number }[];

/** The columns whose choice a document fails. */
function missedBy(columns: readonly (Column & { readonly key: string })[], choices: readonly ColumnChoice[]) {
  const chosen = columns.flatMap((column, at) => {
    const ids = choices.filter((choice) => choice.column === column.key).flatMap((choice) => choice.ids);
    return ids.length === 0 ? [] : [{ at, column, wanted: new Set(ids.map(column.numberOf)) }];
  });
  return (place: number) => chosen.filter(({ column, wanted }) => !hasOne(column, wanted, place));
}

/** The documents that pass every choice, and for each column those that fail its choice alone. */
function split(places: Int32Array, columns: number, missed: ((place: number) => Missed) | null) {
  const missedOnly: number[][] = Array.from({ length: columns }, () => []);
  if (missed === null) return { passed: places, missedOnly };
  const passed = new Int32Array(places.length);
  let all = 0;
  for (const place of places) {
    const failed = missed(place);
    if (failed.length === 0) passed[all++] = place;
    else if (failed.length === 1) missedOnly[failed[0]?.at ?? 0]?.push(place);
  }
  return { passed: passed.subarray(0, all), missedOnly };
}

function hasOne(column: Column, ids: ReadonlySet<number | undefined>, place: number): boolean {
  const starts = column.starts();
  const values = column.values();
  const to = starts[place + 1] ?? 0;
  for (let index = starts[place] ?? 0; index < to; index++) if (ids.has(values[index])) return true;
  return false;
}

function countIn(column: Column, places: Int32Array | readonly number[], tally: Int32Array): void {
  const starts = column.starts();
  const values = column.values();
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    const to = starts[place + 1] ?? 0;
    for (let index = starts[place] ?? 0; index < to; index++) {
      const value = values[index] ?? 0;
      tally[value] = (tally[value] ?? 0) + 1;
    }
  }
}

/** Takes one document's values out of the counts, where another has them too. */
function uncountShared(column: Column, place: number, other: number, tally: Int32Array): void {
  const [starts, values] = [column.starts(), column.values()];
  const valuesOf = (each: number) => values.subarray(starts[each] ?? 0, starts[each + 1] ?? 0);
  const shared = valuesOf(other);
  for (const value of valuesOf(place)) if (shared.includes(value)) tally[value] = (tally[value] ?? 0) - 1;
}
