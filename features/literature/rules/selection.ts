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

/** Every column of the selection's row. */
export const selectionColumns = (): readonly string[] => [
  ...selectionFields,
  ...exclusionPlaces.flatMap((place) => [exclusionColumn(place, "reason"), exclusionColumn(place, "number")]),
];

/** From hits to included studies, as authors wrote it; null where nobody has. */
export type Selection = Readonly<Record<SelectionField, number | null>> & {
  readonly excluded: readonly { readonly reason: string; readonly number: number | null }[];
};

type Cells = Readonly<Record<string, string>>;

const numberIn = (cells: Cells, column: string): number | null => {
  const text = (cells[column] ?? "").trim();
  return /^\d+$/.test(text) ? Number(text) : null;
};

/** The selection that stands in its row's cells; null when they are all empty. */
export function selectionOf(cells: Cells): Selection | null {
  const excluded = exclusionPlaces.flatMap((place) => {
    const reason = (cells[exclusionColumn(place, "reason")] ?? "").trim();
    const number = numberIn(cells, exclusionColumn(place, "number"));
    return reason === "" && number === null ? [] : [{ reason, number }];
  });
  const [duplicatesRemoved, screened, fullText, included] = selectionFields.map((field) => numberIn(cells, field));
  const selection = {
    duplicatesRemoved: duplicatesRemoved ?? null,
    screened: screened ?? null,
    fullText: fullText ?? null,
    included: included ?? null,
    excluded,
  };
  return excluded.length === 0 && selectionFields.every((field) => selection[field] === null) ? null : selection;
}

/** How many records the database searches found: the sum of their hits, each record once. */
export const identifiedIn = (searches: readonly CountedSearch[]): number =>
  searches.reduce((sum, search) => sum + (search.searchType === "DB" ? recordsFound(search) : 0), 0);

/** The numbers of a PRISMA 2020 flow; null where they are not known. Those that are not typed follow from the others. */
export type PrismaFlow = Selection & {
  readonly identified: number;
  readonly excludedOnTitle: number | null;
  readonly excludedInFullText: number | null;
};

const less = (from: number | null, taken: number | null): number | null =>
  from === null || taken === null || taken > from ? null : from - taken;

const withReasons = ({ excluded }: Pick<Selection, "excluded">): number =>
  excluded.reduce((sum, { number }) => sum + (number ?? 0), 0);

/** The flow of a selection. `screened` that nobody has typed is what is left when duplicates are removed. */
export function prismaFlowOf(identified: number, selection: Selection): PrismaFlow {
  const { duplicatesRemoved, fullText, included, excluded } = selection;
  const screened = selection.screened ?? less(identified, duplicatesRemoved);
  return {
    ...selection,
    identified,
    screened,
    excludedOnTitle: less(screened, fullText),
    excludedInFullText: excluded.length > 0 ? withReasons(selection) : less(fullText, included),
  };
}

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
  const { duplicatesRemoved, screened, fullText, included, excluded } = flow;
  if (duplicatesRemoved === null || screened === null || fullText === null || included === null) return false;
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
};

type Counted = { readonly label: string; readonly said: string };
/** One step of a flow in words, and what left it there. */
export type FlowStep = Counted & { readonly out: (Counted & { readonly reasons: readonly Counted[] }) | null };

/** A flow in words, the same for the figure and its table. @param say a number as it is written */
export function flowSteps(flow: PrismaFlow, words: FlowWords, say: (number: number) => string): readonly FlowStep[] {
  const count = (label: string, number: number | null): Counted => ({
    label,
    said: number === null ? words.unknown : say(number),
  });
  const reasons = flow.excluded.map(({ reason, number }) => count(reason || words.noReason, number));
  return [
    {
      ...count(words.identified, flow.identified),
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
    { ...count(words.included, flow.included), out: null },
  ];
}
