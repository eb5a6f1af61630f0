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
      const counts = columns.map(({ names }) => new Int32Array(names.length));
      const read = columns.map((column) => ({ starts: column.starts(), values: column.values() }));
      const chosen = columns.flatMap((_, at) => (wanted[at] ? [at] : []));
      const passes = (at: number, place: number): boolean => {
        const { starts, values } = read[at] ?? { starts: [], values: [] };
        const ids = wanted[at];
        const to = starts[place + 1] ?? 0;
        for (let index = starts[place] ?? 0; index < to; index++) if (ids?.has(values[index])) return true;
        return false;
      };
      const countIn = (at: number, place: number): void => {
        const { starts, values } = read[at] ?? { starts: [], values: [] };
        const to = starts[place + 1] ?? 0;
        const tally = counts[at];
        if (tally === undefined) return;
        for (let index = starts[place] ?? 0; index < to; index++) {
          const value = values[index] ?? 0;
          tally[value] = (tally[value] ?? 0) + 1;
        }
      };
      const passed = new Int32Array(places.length);
      let all = 0;
      for (const place of places) {
        let failed = -1;
        let failures = 0;
        for (const at of chosen)
          if (!passes(at, place)) {
            failed = at;
            failures += 1;
            if (failures > 1) break;
          }
        if (failures === 0) {
          passed[all++] = place;
          for (let at = 0; at < columns.length; at++) countIn(at, place);
        } else if (failures === 1) countIn(failed, place);
      }
      return {
        passed: passed.subarray(0, all),
        counts: columns.flatMap(({ key, names }, at) =>
          names.flatMap((id, number) => {
            const count = counts[at]?.[number] ?? 0;
            return count > 0 ? [{ column: key, id, count }] : [];
          }),
        ),
      };
    },
  };
}
