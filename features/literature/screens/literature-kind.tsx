import { norwegianDay, norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import { Tag } from "../../../platform/ui/index.ts";
import type { RowColumn, RowKind } from "../../row/screens/index.ts";
import { checkSearch, hitsSinceLabel, numberOfHits, type Repeats, searchOfRow } from "../rules/index.ts";
import { literatureTexts as texts } from "../texts.ts";
import { searchesTexts } from "../texts-searches.ts";
import { ShownSearchView } from "../views/literature-search-view.tsx";
import { useRepeats } from "./repeats.tsx";

/** Milliseconds that the spinner stays after a save or an update. */
const SPINS = 500;

/** The cell of the form that says that somebody has written the number of hits, which starts as 0, or said that it is right. */
const HITS_TOUCHED = "hitsTouched";

/** The cell of the form that holds the day after today that somebody has said is right. */
const DATE_MEANT = "dateMeant";

const ifTrue = (condition: boolean, column: RowColumn): readonly RowColumn[] => (condition ? [column] : []);

/** The columns that people write for a search. The chosen source gives the rest. Empty until a source is chosen. */
const columns = (cells: Cells, { dayBefore }: Repeats): readonly RowColumn[] => {
  const { searchType = "", editableSource = "" } = cells;
  if (searchType === "") return [];
  const isDatabase = searchType === "DB";
  const source = isDatabase ? texts.databaseName : texts.webSourceName;
  return [
    ...ifTrue(editableSource === "true", {
      key: "source",
      type: "line",
      label: source,
      required: true,
      maxLength: 500,
    }),
    { key: "date", type: "date", label: texts.date, required: true, isNarrow: true },
    ...ifTrue(isDatabase, {
      key: "numberOfSearchHits",
      type: "number",
      label: texts.hits,
      required: true,
      marks: HITS_TOUCHED,
      maxLength: 20,
      isNarrow: true,
    }),
    ...ifTrue(searchOfRow(cells).hitsSince !== undefined, {
      key: "hitsSince",
      type: "number",
      label: hitsSinceLabel(dayBefore(searchOfRow(cells)), searchesTexts),
      maxLength: 20,
      isNarrow: true,
    }),
    { key: "url", type: "url", label: texts.link, hint: texts.linkHint, maxLength: 2000 },
    { key: "strategy", type: "rich-text", label: texts.strategy, hint: texts.strategyHint },
  ];
};

/** All that was written, to copy when it cannot be saved. Only the given cells are named. */
export const wordsOfSearch = (cells: Cells): string =>
  [
    cells.source ?? "",
    cells.url ?? "",
    cells.date ? `${texts.date}: ${norwegianDay(cells.date)}` : "",
    cells.numberOfSearchHits ? `${texts.hits}: ${cells.numberOfSearchHits}` : "",
    cells.hitsSince ? `${searchesTexts.hitsSinceBefore}: ${cells.hitsSince}` : "",
    plainTextOf(cells.strategy ?? ""),
  ]
    .filter((part) => part !== "")
    .join("\n");

function SearchView({ cells }: { readonly cells: Cells }) {
  const search = searchOfRow(cells);
  return <ShownSearchView search={search} dayBefore={useRepeats().dayBefore(search)} />;
}

function PreviousMark({ rowId }: { readonly rowId: number }) {
  return useRepeats().isPrevious(rowId) ? <Tag>{searchesTexts.previous}</Tag> : null;
}

/** Literature searches as a kind of row. @param repeats which of the section's searches repeat which */
export const literatureKind = (repeats: Repeats): RowKind => ({
  of: "literature",
  texts,
  spins: { create: SPINS, update: SPINS, delete: 0 },
  columns: (cells) => columns(cells, repeats),
  faultsOf: ({ searchType, source = "", url = "", date = "", numberOfSearchHits = "" }) =>
    searchType === "DB" || searchType === "Web"
      ? checkSearch({ searchType, source, url, date, numberOfSearchHits })
      : [{ path: "source", kind: "SourceChoiceRequired" }],
  doubts: ({ searchType, date = "", numberOfSearchHits = "", ...marks }) => [
    ...(date > norwegianIsoDay(new Date()) && marks[DATE_MEANT] !== date
      ? [{ question: texts.futureDate(norwegianDay(date)), answered: { [DATE_MEANT]: date } }]
      : []),
    ...(searchType === "DB" && numberOfHits(numberOfSearchHits) === 0 && marks[HITS_TOUCHED] === undefined
      ? [{ question: texts.noHits, answered: { [HITS_TOUCHED]: "true" } }]
      : []),
  ],
  nameOf: ({ source = "" }) => source,
  fixed: ({ source, editableSource }) => (editableSource === "true" ? null : source),
  View: SearchView,
  Mark: PreviousMark,
});
