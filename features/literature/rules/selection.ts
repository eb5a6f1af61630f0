import type { SearchedEdition } from "./editions.ts";
import { repeatsAmong } from "./repeat.ts";
import { type CountedSearch, recordsFound } from "./search.ts";

/** The numbers that people type, in the order of the form. How many records were identified follows from the searches. */
export const selectionFields = ["duplicatesRemoved", "screened", "fullText", "included"] as const;
export type SelectionField = (typeof selectionFields)[number];

/** The places of reasons for excluding studies after full text. Their number is the maximum number of reasons. */
export const exclusionPlaces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The part of the block in which the selection's one row stands: no section has this name. */
export const SELECTION_PART = "selection";

/** The column of one reason, or of its number. @param place of `exclusionPlaces` */
export const exclusionColumn = (place: number, of: "reason" | "number"): string => `excluded.${place}.${of}`;

/** The column of the number of studies that the edition before had included. */
export const PREVIOUS_COLUMN = "update.previous";

/** The column of an update that has the same meaning as one of the first selection. */
export const updateColumn = (column: string): string => `update.${column}`;

const countedColumns = [
  ...selectionFields,
  ...exclusionPlaces.flatMap((place) => [exclusionColumn(place, "reason"), exclusionColumn(place, "number")]),
];

/** Every column of the selection's row: of the first selection, and of an update. */
export const selectionColumns = (): readonly string[] => [
  ...countedColumns,
  PREVIOUS_COLUMN,
  ...countedColumns.map(updateColumn),
];

/** The numbers of one selection as authors wrote them; null where nobody has. */
export type SelectionNumbers = Readonly<Record<SelectionField, number | null>> & {
  readonly excluded: readonly { readonly reason: string; readonly number: number | null }[];
};

/** From hits to included studies. */
export type Selection = SelectionNumbers & {
  /** The selection from the hits of the repeated searches, when it is counted by itself. `previous`: null means `included` of the first. */
  readonly update?: (SelectionNumbers & { readonly previous: number | null } & Since) | undefined;
};

/**
 * The ISO day of the newest search in the edition before. An update counts the repetitions after this day.
 * Null without an edition before: an update counts every repetition.
 * Absent in older publications, which did not store the day: an update counts the newest repetition of each search.
 */
type Since = { readonly since?: string | null | undefined };

type Cells = Readonly<Record<string, string>>;

const numberIn = (cells: Cells, column: string): number | null => {
  const text = (cells[column] ?? "").trim();
  return /^\d+$/.test(text) ? Number(text) : null;
};

const numbersOf = (cells: Cells, column: (column: string) => string): SelectionNumbers => {
  const excluded = exclusionPlaces.flatMap((place) => {
    const reason = (cells[column(exclusionColumn(place, "reason"))] ?? "").trim();
    const number = numberIn(cells, column(exclusionColumn(place, "number")));
    return reason === "" && number === null ? [] : [{ reason, number }];
  });
  const of = (field: SelectionField) => numberIn(cells, column(field));
  return {
    duplicatesRemoved: of("duplicatesRemoved"),
    screened: of("screened"),
    fullText: of("fullText"),
    included: of("included"),
    excluded,
  };
};

const isUnknown = (numbers: SelectionNumbers): boolean =>
  numbers.excluded.length === 0 && selectionFields.every((field) => numbers[field] === null);

/**
 * The selection that stands in its row's cells; null when they are all empty.
 * @param edition the one that is updated: it says which searches are the update's, and how many studies there were, unless authors do
 */
export function selectionOf(cells: Cells, edition: SearchedEdition | null): Selection | null {
  const first = numbersOf(cells, (column) => column);
  const written = numberIn(cells, PREVIOUS_COLUMN);
  const newer = numbersOf(cells, updateColumn);
  if (written === null && isUnknown(newer)) return isUnknown(first) ? null : first;
  const previous = written ?? edition?.included ?? null;
  return { ...first, update: { previous, since: edition?.searchedOn ?? null, ...newer } };
}

/** How many records the database searches found: the sum of their hits, each record once. */
export const identifiedIn = (searches: readonly CountedSearch[]): number =>
  searches.reduce((sum, search) => sum + (search.searchType === "DB" ? recordsFound(search) : 0), 0);

/** A search as it counts in a selection. */
export type SelectedSearch = CountedSearch & { readonly id: number; readonly date: string };

/**
 * How many records the searches of an update found that are newer than the searches before them. A database that was first searched after
 * the edition before, or on the day of the first repetition or later where there is none, counts with all its hits.
 */
export function identifiedSince(searches: readonly SelectedSearch[], { since }: Since): number {
  const databases = searches.filter(({ searchType }) => searchType === "DB");
  const { isPrevious } = repeatsAmong(databases);
  const counted = since === undefined ? databases.filter(({ id }) => !isPrevious(id)) : databases;
  const [from] = counted.flatMap(({ hitsSince, date }) => (hitsSince === undefined ? [] : [date])).toSorted();
  const isOfUpdate = ({ date }: SelectedSearch) => (since ? date > since : from !== undefined && date >= from);
  return counted
    .filter(isOfUpdate)
    .reduce((sum, { hits, hitsSince }) => sum + ((hitsSince === undefined ? hits : hitsSince) ?? 0), 0);
}

/** The numbers of a PRISMA 2020 flow; null where they are not known. Those that are not typed follow from the others. */
export type PrismaFlow = SelectionNumbers & {
  readonly identified: number;
  readonly excludedOnTitle: number | null;
  readonly excludedInFullText: number | null;
  /** Of an update: how many studies were included before, and with the new ones. */
  readonly before?: { readonly previous: number | null; readonly total: number | null };
};

const less = (from: number | null, taken: number | null): number | null =>
  from === null || taken === null || taken > from ? null : from - taken;

const withReasons = ({ excluded }: Pick<SelectionNumbers, "excluded">): number =>
  excluded.reduce((sum, { number }) => sum + (number ?? 0), 0);

/** The flow of one selection. `screened` that nobody has typed is what is left when duplicates are removed. */
export function prismaFlowOf(identified: number, selection: SelectionNumbers): PrismaFlow {
  const { duplicatesRemoved, fullText, included, excluded } = selection;
  const screened = selection.screened ?? less(identified, duplicatesRemoved);
  return {
    duplicatesRemoved,
    screened,
    fullText,
    included,
    excluded,
    identified,
    excludedOnTitle: less(screened, fullText),
    excludedInFullText: excluded.length > 0 ? withReasons(selection) : less(fullText, included),
  };
}

/** The flow of the first selection: of everything that was found before the update, while there is one. */
export const firstFlowOf = (searches: readonly SelectedSearch[], selection: Selection): PrismaFlow => {
  const newer = selection.update ? identifiedSince(searches, selection.update) : 0;
  return prismaFlowOf(Math.max(0, identifiedIn(searches) - newer), selection);
};

/** The flow of the update; null where there is none. */
export function updateFlowOf(searches: readonly SelectedSearch[], { update, included }: Selection): PrismaFlow | null {
  if (!update) return null;
  const previous = update.previous ?? included;
  const total = previous === null || update.included === null ? null : previous + update.included;
  return { ...prismaFlowOf(identifiedSince(searches, update), update), before: { previous, total } };
}

/** The flow that readers get: of an update, as PRISMA 2020 draws it for updated reviews, where there is one. */
export const flowOf = (searches: readonly SelectedSearch[], selection: Selection): PrismaFlow =>
  updateFlowOf(searches, selection) ?? firstFlowOf(searches, selection);

/** How many studies an assessment rests on; null when it is not known. */
export const includedIn = (selection: Selection): number | null => {
  const update = updateFlowOf([], selection);
  return update?.before ? update.before.total : selection.included;
};

/** Where the numbers of a flow do not add up. Studies may have several reports, so none of them is a mistake for certain. */
export type FlowDoubt =
  | { readonly kind: "ScreenedDiffers"; readonly expected: number; readonly is: number }
  | { readonly kind: "FullTextAboveScreened"; readonly most: number; readonly is: number }
  | { readonly kind: "IncludedDiffers"; readonly expected: number; readonly is: number };

/** The numbers that do not add up, in the order of the flow. Unknown numbers are not compared. */
export function doubtsOfFlow(flow: PrismaFlow): readonly FlowDoubt[] {
  const { identified, duplicatesRemoved, screened, fullText, included, excluded } = flow;
  const doubts: FlowDoubt[] = [];
  const afterDuplicates = identified - (duplicatesRemoved ?? 0);
  if (duplicatesRemoved !== null && screened !== null && screened !== afterDuplicates)
    doubts.push({ kind: "ScreenedDiffers", expected: Math.max(0, afterDuplicates), is: screened });
  if (screened !== null && fullText !== null && fullText > screened)
    doubts.push({ kind: "FullTextAboveScreened", most: screened, is: fullText });
  const left = fullText === null ? null : fullText - withReasons(flow);
  if (left !== null && included !== null && excluded.length > 0 && included !== left)
    doubts.push({ kind: "IncludedDiffers", expected: Math.max(0, left), is: included });
  return doubts;
}

/** The sum of those that were included and those that were left out after full text, when it is as many as were read; null otherwise. */
export function sumOfFullText({ fullText, included, excluded }: PrismaFlow): readonly [number, number, number] | null {
  if (fullText === null || included === null || excluded.length === 0) return null;
  const left = withReasons({ excluded });
  return included + left === fullText ? [included, left, fullText] : null;
}

/** Whether readers can follow the way from hits to included studies: every number, and a reason for each study that was read in full and left out. */
export function isSelectionExplained(flow: PrismaFlow | null): boolean {
  if (flow === null) return false;
  const { duplicatesRemoved, screened, fullText, included, excluded, before } = flow;
  if (duplicatesRemoved === null || screened === null || fullText === null || included === null) return false;
  if (before && before.previous === null) return false;
  const hasReasons = excluded.every(({ reason, number }) => reason !== "" && number !== null);
  return hasReasons && withReasons(flow) >= fullText - included;
}

/** The words of a flow. `features/literature/texts-selection.ts` has them. */
export type FlowWords = {
  readonly title: string;
  /** Above the table of the same numbers. */
  readonly table: string;
  readonly step: string;
  readonly number: string;
  readonly identified: string;
  readonly duplicatesRemoved: string;
  readonly screened: string;
  readonly excludedOnTitle: string;
  readonly fullText: string;
  readonly excludedInFullText: string;
  readonly included: string;
  readonly unknown: string;
  readonly noReason: string;
  /** The steps that the flow of an update has besides, or has by another name. */
  readonly update: {
    readonly previous: string;
    readonly identified: string;
    readonly included: string;
    readonly total: string;
  };
};

type Counted = { readonly label: string; readonly said: string };
/** One step of a flow in words, and what left it there. `joinsLast`: what stands here does not go on to the next step, but to the last. */
export type FlowStep = Counted & {
  readonly out: (Counted & { readonly reasons: readonly Counted[] }) | null;
  readonly joinsLast?: true;
};

/** A flow in words, the same for the figure and its table. @param say a number as it is written */
export function flowSteps(flow: PrismaFlow, words: FlowWords, say: (number: number) => string): readonly FlowStep[] {
  const count = (label: string, number: number | null): Counted => ({
    label,
    said: number === null ? words.unknown : say(number),
  });
  const reasons = flow.excluded.map(({ reason, number }) => count(reason || words.noReason, number));
  const { before } = flow;
  const named = before ? words.update : words;
  return [
    ...(before ? [{ ...count(words.update.previous, before.previous), out: null, joinsLast: true as const }] : []),
    {
      ...count(named.identified, flow.identified),
      out: { ...count(words.duplicatesRemoved, flow.duplicatesRemoved), reasons: [] },
    },
    {
      ...count(words.screened, flow.screened),
      out: { ...count(words.excludedOnTitle, flow.excludedOnTitle), reasons: [] },
    },
    {
      ...count(words.fullText, flow.fullText),
      out: { ...count(words.excludedInFullText, flow.excludedInFullText), reasons },
    },
    { ...count(named.included, flow.included), out: null },
    ...(before ? [{ ...count(words.update.total, before.total), out: null }] : []),
  ];
}
