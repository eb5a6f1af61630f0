import { useState } from "react";
import { ONLY_ROW, UnsentPanel, useSavedField } from "../../../platform/editing/saving/index.ts";
import { norwegianNumber } from "../../../platform/pure/norwegian-number/index.ts";
import { Alert, Button, CheckmarkCircleIcon } from "../../../platform/ui/index.ts";
import { PlaceLink, useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { cellOf, focusIn, type LoadedRow, SavedCell, useRowCells } from "../../row/screens/index.ts";
import { studiesInTables } from "../../warning/rules/index.ts";
import {
  doubtsOfFlow,
  exclusionColumn,
  exclusionPlaces,
  identifiedIn,
  type LiteratureSearch,
  type PrismaFlow,
  prismaFlowOf,
  SELECTION_PART,
  selectionColumns,
  selectionFields,
  selectionOf,
  sumOfFullText,
} from "../rules/index.ts";
import { selectionTexts, selectionAuthorTexts as texts } from "../texts-selection.ts";
import { PrismaFlowView } from "../views/prisma-flow/index.ts";
import styles from "./literature-search.module.css";
import { selectionLabel } from "./selection-label.ts";

type Block = AuthorBlock<"LiteratureSearch">;
type SelectionProps = {
  readonly block: Block;
  readonly searches: readonly Pick<LiteratureSearch, "searchType" | "hits">[];
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
  const [opened, setOpened] = useState<number>(1);
  const identified = identifiedIn(searches);
  const selection = selectionOf(cells);
  const flow = selection && prismaFlowOf(identified, selection);
  const written = exclusionPlaces.findLast((each) =>
    (["reason", "number"] as const).some((of) => (cells[exclusionColumn(each, of)] ?? "") !== ""),
  );
  const shown = exclusionPlaces.slice(0, Math.max(opened, written ?? 0));
  const number = (key: string, label: string, hint?: string) => (
    <SavedCell
      key={key}
      place={place}
      row={row}
      readOnly={false}
      column={{ key, label, type: "number", maxLength: 20, isNarrow: true, ...(hint ? { hint } : {}) }}
    />
  );
  return (
    <section className={styles.section} aria-labelledby={`${block.contentGuid}-selection`}>
      <h4 id={`${block.contentGuid}-selection`}>{selectionTexts.title}</h4>
      <p className={styles.help}>{texts.lead}</p>
      <p>
        {selectionTexts.identified}: <strong>{norwegianNumber(identified)}</strong>
      </p>
      <div className={styles.counts}>
        {selectionFields.map((field) =>
          number(
            field,
            texts.fields[field],
            field === "screened" && flow?.screened != null && (cells.screened ?? "") === ""
              ? texts.follows(norwegianNumber(flow.screened))
              : undefined,
          ),
        )}
      </div>
      <StudiesOfTables block={block} row={row} included={selection?.included ?? null} />
      <fieldset className={styles.exclusions}>
        <legend>{texts.exclusions}</legend>
        {shown.map((each) => (
          <div key={each} className={styles.exclusion}>
            <SavedCell
              place={place}
              row={row}
              readOnly={false}
              column={{ key: exclusionColumn(each, "reason"), label: texts.reason(each), type: "line", maxLength: 500 }}
            />
            {number(exclusionColumn(each, "number"), texts.reasonNumber(each))}
          </div>
        ))}
        {shown.length < exclusionPlaces.length ? (
          <div>
            <Button variant="tertiary" onClick={() => setOpened(shown.length + 1)}>
              {texts.addReason}
            </Button>
          </div>
        ) : null}
      </fieldset>
      {flow ? <AddsUp flow={flow} /> : null}
      {flow && doubtsOfFlow(flow).length > 0 ? (
        <Alert tone="warning" heading={texts.doubts} headingLevel={5} role="status">
          <ul className={styles.doubts}>
            {doubtsOfFlow(flow).map((doubt) => (
              <li key={doubt.kind}>{texts.doubt(doubt)}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {selection ? <PrismaFlowView searches={searches} selection={selection} /> : null}
    </section>
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

type StudiesOfTablesProps = { readonly block: Block; readonly row: LoadedRow; readonly included: number | null };

/** Where the evidence tables describe another number of studies than what stands as included: their number, to take or to mend. */
function StudiesOfTables({ block, row, included }: StudiesOfTablesProps) {
  const inTables = studiesInTables(useEditing().assessment.sections);
  const saved = { rev: row.rev, value: row.cells.included ?? "" };
  const { choose } = useSavedField(cellOf(placeOf(block), row, "included"), saved);
  if (inTables === null || inTables.count === (included ?? 0)) return null;
  const take = (button: HTMLElement) => {
    choose(String(inTables.count));
    focusIn({ current: button.closest("section") }, '[data-column="included"]');
  };
  return (
    <div className={styles.inTables}>
      <span>{texts.inTables(inTables.count)}</span>
      {inTables.count > 0 ? (
        <Button variant="secondary" size="sm" onClick={({ currentTarget }) => take(currentTarget)}>
          {texts.takeFromTables(inTables.count)}
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
