import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from "react";
import { RichTextEditor } from "../../../platform/editing/rich-text-editor/index.ts";
import {
  type CellAddress,
  ConflictPanel,
  fieldKey,
  placeKey,
  type RowPlace,
  SaveIndicator,
  UnsentPanel,
  useFieldStore,
  useRowStore,
  useSavedField,
} from "../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { type Cells, type FieldValue, isClosed } from "../../../platform/pure/saving/index.ts";
import { TextArea } from "../../../platform/ui/index.ts";
import { RichText } from "../../../platform/ui/rich-text/rich-text.tsx";
import { ColumnField } from "./column-field.tsx";
import type { LoadedRow, RowColumn } from "./row-kind.ts";
import styles from "./rows.module.css";

/** Where rows are, of a list or of a block with just one. */
type CellPlace = Pick<CellAddress, "block" | "of" | "part">;

export const cellOf = ({ block, of, part }: CellPlace, row: LoadedRow, column: string): CellAddress => ({
  block,
  of,
  part,
  row: row.id,
  column,
});

const asText = (value: FieldValue): string => [value].flat().join("\n");

type SavedCellProps = {
  readonly place: RowPlace;
  readonly row: LoadedRow;
  readonly column: RowColumn;
  readonly readOnly: boolean;
  readonly below?: ReactNode;
};

const placeOf = ({ key, isNarrow, startsLine }: RowColumn) => ({
  "data-cell": key,
  "data-narrow": isNarrow || undefined,
  "data-starts": startsLine || undefined,
});

/** A cell of a row that the server has: it saves by itself, and a conflict is shown here. */
export function SavedCell({ place, row, column, readOnly, below }: SavedCellProps) {
  const loaded = { rev: row.rev, value: row.cells[column.key] ?? "" };
  const { field, type, leave, solve } = useSavedField(cellOf(place, row, column.key), loaded);
  const { state } = field;
  const text = asText(field.text);
  const shown = (stored: string): string => column.shown?.(stored) ?? stored;
  const isAsStored = column.type === "line" && text === loaded.value;
  const isRich = column.type === "rich-text";
  return (
    <div className={styles.cell} {...placeOf(column)}>
      {isClosed(state) ? (
        <UnsentPanel
          because={state.because}
          field={column.label}
          text={`${column.label}: ${isRich ? plainTextOf(text) : shown(text)}`}
        />
      ) : (
        <ColumnField
          column={column}
          value={isAsStored ? shown(text) : text}
          error={state.at === "rejected" ? state.rules.map(({ message }) => message).join(" ") : undefined}
          footer={<SaveIndicator field={field} />}
          readOnly={readOnly}
          onWrite={type}
          onLeave={leave}
        />
      )}
      <div className={styles.after}>
        {state.at === "conflict" ? (
          <ConflictPanel
            mine={field.text}
            theirs={state.theirs}
            show={(value) => <Shown text={shown(asText(value))} isRich={isRich} />}
            edit={
              column.type === "lines" || isRich
                ? (value, onChange) => <CombinedField text={asText(value)} isRich={isRich} onChange={onChange} />
                : undefined
            }
            combine={(mine, theirs) => [asText(mine), asText(theirs)].join(isRich ? "" : "\n\n")}
            onSolve={solve}
            level={5}
          />
        ) : null}
        {below}
      </div>
    </div>
  );
}

const Shown = ({ text, isRich }: { text: string; isRich: boolean }) => {
  if (text === "") return <p>{savingTexts.conflict.empty}</p>;
  return isRich ? <RichText html={text} /> : <p className={styles.lines}>{text}</p>;
};

type CombinedFieldProps = { text: string; isRich: boolean; onChange: (text: string) => void };

const CombinedField = ({ text, isRich, onChange }: CombinedFieldProps) =>
  isRich ? (
    <RichTextEditor label={savingTexts.conflict.combined} value={text} onChange={onChange} />
  ) : (
    <TextArea label={savingTexts.conflict.combined} value={text} onChange={({ target }) => onChange(target.value)} />
  );

type DraftCellProps = {
  readonly place: RowPlace;
  readonly column: RowColumn;
  readonly error: string | undefined;
  readonly onWrite: () => void;
  readonly below?: ReactNode;
};

/** A cell of a row that is not created yet: this browser keeps it. Drawn again only when this cell changes. */
export function DraftCell({ place, column, error, onWrite, below }: DraftCellProps) {
  const rows = useRowStore();
  const read = () => rows.draft(placeKey(place))?.cells[column.key] ?? "";
  const value = useSyncExternalStore(rows.subscribe, read, read);
  return (
    <div className={styles.cell} {...placeOf(column)}>
      <ColumnField
        column={column}
        value={value}
        error={error}
        readOnly={false}
        onWrite={(text) => {
          rows.write(place, { [column.key]: text, ...(column.marks ? { [column.marks]: "true" } : {}) });
          onWrite();
        }}
      />
      <div className={styles.after}>{below}</div>
    </div>
  );
}

/** The row's cells with what has been written in them here, saved or not. */
export function useRowCells(place: CellPlace, row: LoadedRow): Cells {
  const store = useFieldStore();
  const keys = Object.keys(row.cells)
    .map((column) => fieldKey(cellOf(place, row, column)))
    .join("\n");
  const subscribe = useCallback(
    (listener: () => void) => {
      const leaves = keys.split("\n").map((key) => store.subscribe(key, listener));
      return () => {
        for (const leave of leaves) leave();
      };
    },
    [store, keys],
  );
  const read = () => JSON.stringify(keys.split("\n").map((key) => store.peek(key)?.text ?? null));
  const written = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => {
    const texts: readonly (FieldValue | null)[] = JSON.parse(written);
    return Object.fromEntries(
      Object.entries(row.cells).map(([column, text], at) => [column, texts[at] == null ? text : asText(texts[at])]),
    );
  }, [row.cells, written]);
}
