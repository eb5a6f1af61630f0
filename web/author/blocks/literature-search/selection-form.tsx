import { useState } from "react";
import type { AuthorBlock } from "../../../../core/block/index.ts";
import {
  doubtsOfFlow,
  exclusionColumn,
  exclusionPlaces,
  identifiedIn,
  type LiteratureSearch,
  prismaFlowOf,
  SELECTION_PART,
  selectionColumns,
  selectionFields,
  selectionOf,
} from "../../../../core/literature/index.ts";
import { norwegianNumber } from "../../../../core/norwegian-number/index.ts";
import { selectionTexts, selectionAuthorTexts as texts } from "../../../../texts/selection.ts";
import { PrismaFlowView } from "../../../content/blocks/prisma-flow/index.ts";
import { Alert, Button } from "../../../ui/index.ts";
import { useEditing } from "../../editing.tsx";
import { type LoadedRow, SavedCell, useRowCells } from "../../rows/index.ts";
import { ONLY_ROW, UnsentPanel } from "../../saving/index.ts";
import { selectionLabel } from "../../selection-label.ts";
import styles from "./literature-search.module.css";

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

/** From hits to included studies: each number saves by itself, and the flow is drawn of what stands here. docs/spec/literature.md, Selection */
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

/** What was written here and could not be sent, where nothing can be written any more. */
export function UnsentSelection({ block }: { readonly block: Block }) {
  const { readOnly } = useEditing();
  const row = rowOf(block);
  const cells = useRowCells(placeOf(block), row);
  const unsent = selectionColumns().filter((column) => cells[column] !== row.cells[column]);
  if (!readOnly || unsent.length === 0) return null;
  const text = unsent.map((column) => `${selectionLabel(column)}: ${cells[column] ?? ""}`).join("\n");
  return <UnsentPanel because={readOnly} text={text} />;
}
