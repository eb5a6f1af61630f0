/** Sort keys of the work list. `waiting` puts assessments that wait for the editors first, the longest waiting at the top. */
export const deskSorts = ["waiting", "changed", "title", "status", "type", "organization", "initiator"] as const;
export type DeskSort = (typeof deskSorts)[number];
export type SortDirection = "asc" | "desc";

/** The way a column is sorted when it is first asked for. */
const firstDirection: Readonly<Record<DeskSort, SortDirection>> = {
  waiting: "asc",
  changed: "desc",
  title: "asc",
  status: "asc",
  type: "asc",
  organization: "asc",
  initiator: "asc",
};

const numbers = ["", "1", "2", "3"] as const;
type NumberOrAll = (typeof numbers)[number];

/** The filter of the work list, as in its address. `status` and `type` are empty for all; `page` counts from 1. */
/** Published assessments that are late: the review day, or the day of a decision's follow-up, has passed. */
export const lateKinds = ["review", "follow-up"] as const;
export type LateKind = (typeof lateKinds)[number];

export type WorkListFilter = {
  readonly q: string;
  readonly status: NumberOrAll;
  readonly type: NumberOrAll;
  /** Only those that are late in this way. */
  readonly late: LateKind | "";
  readonly sort: DeskSort;
  readonly direction: SortDirection;
  readonly page: number;
};
/** The same without the default values: the query of the address. */
export type WorkListAddress = { readonly [K in keyof WorkListFilter]?: WorkListFilter[K] };

const MAX_QUERY = 200;
const MAX_PAGE = 10_000;

const among = <T extends string>(allowed: readonly T[], given: unknown): T | undefined =>
  allowed.find((each) => each === given);

const pageOf = (given: unknown): number => {
  const page = typeof given === "string" || typeof given === "number" ? Number(given) : Number.NaN;
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
};

/** Reads the query of an address. Invalid values are replaced by the defaults. */
export const readWorkList = (search: Readonly<Record<string, unknown>>): WorkListFilter => {
  const sort = among(deskSorts, search.sort) ?? "waiting";
  return {
    q: typeof search.q === "string" ? search.q.trim().slice(0, MAX_QUERY).trim() : "",
    status: among(numbers, search.status) ?? "",
    type: among(numbers, search.type) ?? "",
    late: among(lateKinds, search.late) ?? "",
    sort,
    direction: among(["asc", "desc"], search.direction) ?? firstDirection[sort],
    page: pageOf(search.page),
  };
};

/** The shortest query that means the same. */
export const writeWorkList = (filter: WorkListFilter): WorkListAddress => ({
  ...(filter.q ? { q: filter.q } : {}),
  ...(filter.status ? { status: filter.status } : {}),
  ...(filter.type ? { type: filter.type } : {}),
  ...(filter.late ? { late: filter.late } : {}),
  ...(filter.sort !== "waiting" ? { sort: filter.sort } : {}),
  ...(filter.direction !== firstDirection[filter.sort] ? { direction: filter.direction } : {}),
  ...(filter.page > 1 ? { page: filter.page } : {}),
});

/** The filter after a choice: every choice but a page starts from the first page again. */
export const chooseInWorkList = (filter: WorkListFilter, choice: WorkListAddress): WorkListFilter => ({
  ...filter,
  page: 1,
  ...choice,
});

/** The filter after a press on a column's header: sorted by it, or the other way round when it is already. */
export const sortWorkList = (filter: WorkListFilter, sort: DeskSort): WorkListFilter => {
  const other = filter.direction === "asc" ? "desc" : "asc";
  return chooseInWorkList(filter, { sort, direction: filter.sort === sort ? other : firstDirection[sort] });
};
