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
  /**
   * Splits documents into those that pass every choice, and counts: each column counts what passes the choices of all other columns.
   * Zero counts are left out.
   */
  count(
    places: Int32Array,
    choices: readonly ColumnChoice[],
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
    count: (places, choices) => {
      const wanted = columns.map(({ key, numberOf }) => {
        const ids = choices.filter(({ column }) => column === key).flatMap((choice) => choice.ids);
        return ids.length === 0 ? null : new Set(ids.map(numberOf));
      });
      const { passed, missedOnly } = split(places, columns, wanted);
      return {
        passed,
        counts: columns.flatMap((column, at) => {
          const tally = new Int32Array(column.names.length);
          countIn(column, passed, tally);
          countIn(column, missedOnly[at] ?? [], tally);
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
type Wanted = ReadonlySet<number | undefined> | null;

/** The documents that pass every choice, and for each column those that fail its choice alone. */
function split(places: Int32Array, columns: readonly Column[], wanted: readonly Wanted[]) {
  const chosen = wanted.flatMap((ids, at) => (ids ? [at] : []));
  const missedOnly: number[][] = columns.map(() => []);
  if (chosen.length === 0) return { passed: places, missedOnly };
  const passed = new Int32Array(places.length);
  let all = 0;
  for (const place of places) {
    const failed = chosen.filter((at) => !hasOne(columns[at], wanted[at] ?? null, place));
    if (failed.length === 0) passed[all++] = place;
    else if (failed.length === 1) missedOnly[failed[0] ?? 0]?.push(place);
  }
  return { passed: passed.subarray(0, all), missedOnly };
}

function hasOne(column: Column | undefined, ids: Wanted, place: number): boolean {
  if (!column || !ids) return false;
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
