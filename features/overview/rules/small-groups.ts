import type { AssessmentType } from "../../assessment/rules/index.ts";

/** A median or share says something about at least this many assessments. */
const FEWEST = 5;

/** How many assessments of an organisation and a type a figure is about. */
export type Group = { readonly organization: number; readonly type: AssessmentType; readonly count: number };

/** The chosen organisation and type; null: all. */
export type Within = { readonly organization: number | null; readonly type: AssessmentType | null };

const tooFew = (count: number): boolean => count > 0 && count < FEWEST;

/** Organisations or types in lines, with what each has in the lines of the other direction. */
type Lines<K> = ReadonlyMap<K, number>;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);

const totals = <K>(groups: readonly Group[], lineOf: (group: Group) => K): Lines<K> => {
  const lines = new Map<K, number>();
  for (const group of groups) lines.set(lineOf(group), (lines.get(lineOf(group)) ?? 0) + group.count);
  return lines;
};

/**
 * The lines that are not shown: those with too few, and the next smallest while the hidden ones together are too few, since the total less
 * the lines that are shown is about them.
 */
function hiddenLines<K extends number | string>(lines: Lines<K>): ReadonlySet<K> {
  const bySize = [...lines].toSorted(([a, one], [b, other]) => one - other || (a < b ? -1 : 1));
  const hidden = new Set<K>();
  let about = 0;
  for (const [line, count] of bySize) {
    if (!tooFew(count) && !tooFew(about)) break;
    hidden.add(line);
    about += count;
  }
  return hidden;
}

/** The groups with hidden lines joined: the sum of the hidden ones is known, as the total less the others. */
type Joined = { readonly row: string; readonly column: string; readonly count: number };

const REST = "rest";

function joinedOf(groups: readonly Group[], rows: ReadonlySet<number>, columns: ReadonlySet<string>): Joined[] {
  const joined = new Map<string, Joined>();
  for (const { organization, type, count } of groups) {
    const row = rows.has(organization) ? REST : String(organization);
    const column = columns.has(type) ? REST : type;
    const key = `${row} ${column}`;
    joined.set(key, { row, column, count: (joined.get(key)?.count ?? 0) + count });
  }
  return [...joined.values()];
}

/** The organisations whose every type can be shown by itself: none of their cells is too small. */
function splitRows(cells: readonly Joined[]): ReadonlySet<string> {
  const small = new Set(cells.flatMap(({ row, count }) => (tooFew(count) ? [row] : [])));
  return new Set(cells.map(({ row }) => row).filter((row) => row !== REST && !small.has(row)));
}

const subsets = <T>([first, ...others]: readonly T[]): readonly (readonly T[])[] => {
  if (first === undefined) return [[]];
  const without = subsets(others);
  return [...without, ...without.map((set) => [first, ...set])];
};

/**
 * Whether no sum or difference of figures by organisation, by type and by both of the split organisations is about too few assessments.
 * Sums of some organisations less sums of some types leave single cells only when all cells of those types lie in those organisations: so
 * for each set of types, what the organisations with one of them have of other types must be nothing, or enough. Organisations beyond
 * these add their whole line, which is enough.
 */
const isSafe = (cells: readonly Joined[], split: ReadonlySet<string>): boolean =>
  subsets([...new Set(cells.map(({ column }) => column))]).every((columns) => {
    const whole = cells.filter(({ row }) => !split.has(row));
    const rows = new Set(whole.filter(({ column }) => columns.includes(column)).map(({ row }) => row));
    return !tooFew(sum(whole.filter((c) => rows.has(c.row) && !columns.includes(c.column)).map(({ count }) => count)));
  });

/**
 * Says for each choice whether a median or share may be shown. It hides a figure about fewer than five assessments, and figures from which
 * such a one follows as a sum or difference, whichever choices are asked for one after another. By organisation is shown before by type.
 * @param counted every group, whatever is chosen now. A choice about no assessment hides nothing
 */
export function mayShow(counted: readonly Group[]): (within: Within) => boolean {
  const groups = counted.filter(({ count }) => count > 0);
  const rows = hiddenLines(totals(groups, ({ organization }) => organization));
  const columns = hiddenLines(totals(groups, ({ type }) => type));
  const cells = joinedOf(groups, rows, columns);
  const candidates = splitRows(cells);
  const split = isSafe(cells, candidates) ? candidates : new Set<string>();
  const showsTypes = isSafe(cells, split);
  const aboutOf = ({ organization, type }: Within) =>
    groups.filter(
      (group) =>
        (organization === null || group.organization === organization) && (type === null || group.type === type),
    );
  const sizeOf = (within: Within) => sum(aboutOf(within).map(({ count }) => count));
  return ({ organization, type }) => {
    const size = sizeOf({ organization, type });
    if (size === 0) return true;
    const isRow = organization !== null && size === sizeOf({ organization, type: null });
    const isColumn = type !== null && size === sizeOf({ organization: null, type });
    const isAll = size === sizeOf({ organization: null, type: null });
    if (isAll) return !tooFew(size);
    if (isRow) return !rows.has(organization);
    if (isColumn) return showsTypes && !columns.has(type);
    return (
      organization !== null && type !== null && showsTypes && !columns.has(type) && split.has(String(organization))
    );
  };
}
