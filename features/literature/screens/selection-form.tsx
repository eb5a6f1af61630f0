import { useEffect, useRef, useState } from "react";
import { ONLY_ROW, UnsentPanel, useSavedField } from "../../../platform/editing/saving/index.ts";
import { norwegianNumber } from "../../../platform/pure/norwegian-number/index.ts";
import { Alert, Button, CheckmarkCircleIcon } from "../../../platform/ui/index.ts";
import { PlaceLink, useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { cellOf, focusIn, type LoadedRow, SavedCell, useRowCells } from "../../row/screens/index.ts";
import { studiesInTables } from "../../warning/rules/index.ts";
import {
  doubtsOfFlow,
  editionBefore,
  exclusionColumn,
  exclusionPlaces,
  firstFlowOf,
  identifiedSince,
  includedIn,
  PREVIOUS_COLUMN,
  type PrismaFlow,
  prismaFlowOf,
  SELECTION_PART,
  type SelectedSearch,
  type Selection,
  selectionColumns,
  selectionFields,
  selectionOf,
  sumOfFullText,
  updateColumn,
  updateFlowOf,
} from "../rules/index.ts";
import { selectionTexts, selectionAuthorTexts as texts } from "../texts-selection.ts";
import { PrismaFlowView } from "../views/prisma-flow/index.ts";
import styles from "./literature-search.module.css";
import { selectionLabel } from "./selection-label.ts";

type Block = AuthorBlock<"LiteratureSearch">;
type SelectionProps = {
  readonly block: Block;
  readonly searches: readonly SelectedSearch[];
};

const placeOf = ({ contentGuid }: Block) => ({ block: contentGuid, of: "selection", part: SELECTION_PART }) as const;
/** The selection as a row that has every column. */
const rowOf = ({ selection: { rev, cells } }: Block): LoadedRow => ({
  id: ONLY_ROW,
  rev,
  cells: Object.fromEntries(selectionColumns().map((column) => [column, cells[column] ?? ""])),
});

/** From hits to included studies: each number saves by itself, and the flow is drawn of what stands here. */
export function SelectionForm({ block, searches }: SelectionProps) {
  const row = rowOf(block);
  const place = placeOf(block);
  const cells = useRowCells(place, row);
  const [isUpdate, setUpdate] = useState(false);
  const begun = useRef<HTMLElement>(null);
  const edition = editionBefore(block.selection, searches);
  const selection = selectionOf(cells, edition);
  const known = selection ?? NOTHING;
  const previous = edition?.included ?? known.included;
  const newer = updateFlowOf(searches, known);
  const mayUpdate = searches.some(({ hitsSince }) => hitsSince !== undefined);
  useEffect(() => {
    if (isUpdate) focusIn(begun, `[data-column="${PREVIOUS_COLUMN}"]`);
  }, [isUpdate]);
  return (
    <section className={styles.section} aria-labelledby={`${block.contentGuid}-selection`}>
      <h4 id={`${block.contentGuid}-selection`}>{selectionTexts.title}</h4>
      <p className={styles.help}>{texts.lead}</p>
      <SelectionNumbers
        place={place}
        row={row}
        cells={cells}
        columnOf={(column) => column}
        flow={firstFlowOf(searches, known)}
        identified={selectionTexts.identified}
      />
      {newer || isUpdate ? (
        <section ref={begun} className={styles.update} aria-labelledby={`${block.contentGuid}-update`}>
          <h5 id={`${block.contentGuid}-update`}>{texts.update.heading}</h5>
          <p className={styles.help}>{texts.update.lead}</p>
          <SelectionCell
            place={place}
            row={row}
            column={PREVIOUS_COLUMN}
            label={selectionTexts.update.previous}
            hint={(cells[PREVIOUS_COLUMN] ?? "") === "" && previous !== null ? follows(previous) : undefined}
          />
          <SelectionNumbers
            place={place}
            row={row}
            cells={cells}
            columnOf={updateColumn}
            flow={newer ?? prismaFlowOf(identifiedSince(searches, { since: edition?.searchedOn ?? null }), NOTHING)}
            identified={selectionTexts.update.identified}
          />
        </section>
      ) : mayUpdate ? (
        <div>
          <p className={styles.help}>{texts.update.lead}</p>
          <Button variant="secondary" onClick={() => setUpdate(true)}>
            {texts.update.begin}
          </Button>
        </div>
      ) : null}
      <StudiesOfTables block={block} row={row} selection={known} />
      {selection ? <PrismaFlowView searches={searches} selection={selection} /> : null}
    </section>
  );
}

const NOTHING: Selection = { duplicatesRemoved: null, screened: null, fullText: null, included: null, excluded: [] };

const follows = (number: number): string => texts.follows(norwegianNumber(number));

type SelectionCellProps = {
  readonly place: ReturnType<typeof placeOf>;
  readonly row: LoadedRow;
  readonly column: string;
  readonly label?: string;
  readonly hint?: string | undefined;
};

const SelectionCell = ({ place, row, column, label = selectionLabel(column), hint }: SelectionCellProps) => (
  <SavedCell
    place={place}
    row={row}
    readOnly={false}
    column={{ key: column, label, type: "number", maxLength: 20, isNarrow: true, ...(hint ? { hint } : {}) }}
  />
);

type SelectionNumbersProps = {
  readonly place: ReturnType<typeof placeOf>;
  readonly row: LoadedRow;
  readonly cells: Readonly<Record<string, string>>;
  /** The column of these numbers that has the meaning of one of the first selection. */
  readonly columnOf: (column: string) => string;
  readonly flow: PrismaFlow;
  /** The label of the number that follows from the searches. */
  readonly identified: string;
};

/** The numbers of one selection, with the reasons for leaving studies out, and whether they add up. */
function SelectionNumbers({ place, row, cells, columnOf, flow, identified }: SelectionNumbersProps) {
  const [opened, setOpened] = useState<number>(1);
  const isEmpty = (column: string) => (cells[columnOf(column)] ?? "") === "";
  const written = exclusionPlaces.findLast((each) =>
    (["reason", "number"] as const).some((of) => !isEmpty(exclusionColumn(each, of))),
  );
  const shown = exclusionPlaces.slice(0, Math.max(opened, written ?? 0));
  const doubts = doubtsOfFlow(flow);
  return (
    <>
      <p>
        {identified}: <strong>{norwegianNumber(flow.identified)}</strong>
      </p>
      <div className={styles.counts}>
        {selectionFields.map((field) => (
          <SelectionCell
            key={field}
            place={place}
            row={row}
            column={columnOf(field)}
            hint={field === "screened" && flow.screened !== null && isEmpty(field) ? follows(flow.screened) : undefined}
          />
        ))}
      </div>
      <fieldset className={styles.exclusions}>
        <legend>{texts.exclusions}</legend>
        {shown.map((each) => {
          const reason = columnOf(exclusionColumn(each, "reason"));
          return (
            <div key={each} className={styles.exclusion}>
              <SavedCell
                place={place}
                row={row}
                readOnly={false}
                column={{ key: reason, label: selectionLabel(reason), type: "line", maxLength: 500 }}
              />
              <SelectionCell place={place} row={row} column={columnOf(exclusionColumn(each, "number"))} />
            </div>
          );
        })}
        {shown.length < exclusionPlaces.length ? (
          <div>
            <Button variant="tertiary" onClick={() => setOpened(shown.length + 1)}>
              {texts.addReason}
            </Button>
          </div>
        ) : null}
      </fieldset>
      <AddsUp flow={flow} />
      {doubts.length > 0 ? (
        <Alert tone="warning" heading={texts.doubts} headingLevel={5} role="status">
          <ul className={styles.doubts}>
            {doubts.map((doubt) => (
              <li key={doubt.kind}>{texts.doubt(doubt)}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}

/** Says that the numbers after full text add up, with the sum. */
function AddsUp({ flow }: { readonly flow: PrismaFlow }) {
  const sum = sumOfFullText(flow);
  if (!sum) return null;
  const [included = "", left = "", read = ""] = sum.map(norwegianNumber);
  return (
    <p className={styles.addsUp}>
      <CheckmarkCircleIcon aria-hidden /> {texts.addsUp(included, left, read)}
    </p>
  );
}

type StudiesOfTablesProps = { readonly block: Block; readonly row: LoadedRow; readonly selection: Selection };

/** Where the evidence tables describe another number of studies than what stands as included: their number, to take or to mend. */
function StudiesOfTables({ block, row, selection }: StudiesOfTablesProps) {
  const inTables = studiesInTables(useEditing().assessment.sections);
  // Of an update, what is not from the edition before is new.
  const before = updateFlowOf([], selection)?.before;
  const column = before ? updateColumn("included") : "included";
  const saved = { rev: row.rev, value: row.cells[column] ?? "" };
  const { choose } = useSavedField(cellOf(placeOf(block), row, column), saved);
  if (inTables === null || inTables.count === (includedIn(selection) ?? 0)) return null;
  const missing = inTables.count - (before?.previous ?? 0);
  const take = (button: HTMLElement) => {
    choose(String(missing));
    focusIn({ current: button.closest("section") }, `[data-column="${column}"]`);
  };
  return (
    <div className={styles.inTables}>
      <span>{texts.inTables(inTables.count)}</span>
      {missing > 0 ? (
        <Button variant="secondary" size="sm" onClick={({ currentTarget }) => take(currentTarget)}>
          {before ? texts.update.takeFromTables(missing) : texts.takeFromTables(missing)}
        </Button>
      ) : null}
      <PlaceLink place={inTables.place}>{texts.toTables}</PlaceLink>
    </div>
  );
}

/** Unsent values of the selection, when it has become read-only. */
export function UnsentSelection({ block }: { readonly block: Block }) {
  const { readOnly } = useEditing();
  const row = rowOf(block);
  const cells = useRowCells(placeOf(block), row);
  const unsent = selectionColumns().filter((column) => cells[column] !== row.cells[column]);
  if (!readOnly || unsent.length === 0) return null;
  const text = unsent.map((column) => `${selectionLabel(column)}: ${cells[column] ?? ""}`).join("\n");
  return <UnsentPanel because={readOnly} field={texts.row} text={text} />;
}
