import { type ReactNode, useState } from "react";
import { type RowPlace, useFieldStore, useRowStore } from "../../../platform/editing/saving/index.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import { Alert, Button, CopyButton } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { rowsTexts } from "../texts.ts";
import { DeletedHere, useDeletedHere, withDeleted } from "./deleted-here.tsx";
import { DeleteButton, RowItem } from "./row-item.tsx";
import type { LoadedRow, RowKind } from "./row-kind.ts";
import styles from "./rows.module.css";
import { type UnsentRow, useUnsentRows } from "./unsent-rows.tsx";
import type { RowActions } from "./use-row-actions.ts";
import type { ItemProps } from "./use-row-order.tsx";

type RowListProps<R extends LoadedRow> = {
  readonly kind: RowKind;
  readonly place: RowPlace;
  readonly rows: readonly R[];
  readonly actions: RowActions;
  readonly wordsOf: (cells: Cells) => string;
  readonly label?: string;
  /** True where the template offers no deleting. */
  readonly hideDelete?: boolean;
  readonly more?: (row: R) => ReactNode;
  readonly itemProps?: (row: R) => ItemProps;
  /** How a row is drawn; without it, as cells that are shown until the row is opened for change. */
  readonly item?: (row: R, deleteButton: ReactNode) => ReactNode;
};

/** The rows of a place, with 'Angre' where a deleted one stood. */
export function RowList<R extends LoadedRow>({
  kind,
  place,
  rows,
  actions,
  wordsOf,
  label,
  hideDelete = false,
  more,
  itemProps,
  item = (row, deleteButton) => (
    <RowItem kind={kind} place={place} row={row} more={more?.(row)} deleteButton={deleteButton} />
  ),
}: RowListProps<R>) {
  const { reload } = useEditing();
  const store = useRowStore();
  const deleted = useDeletedHere(place);
  const gone = useUnsentRows(place).filter(({ row }) => !rows.some(({ id }) => id === row));
  const onDeleted = async (row: R, at: number) => {
    store.noteDeleted(place, { row: row.id, name: kind.nameOf(row.cells), after: rows[at - 1]?.id ?? null });
    await reload();
  };
  const deleteButton = (row: R) =>
    hideDelete ? null : (
      <DeleteButton
        kind={kind}
        place={place}
        row={row}
        remove={() => actions.remove(row)}
        onDeleted={() => onDeleted(row, rows.indexOf(row))}
      />
    );
  const listed = withDeleted(rows, deleted);
  return (
    <>
      {listed.length === 0 ? null : (
        <ul className={styles.list} aria-label={label}>
          {listed.map((entry) =>
            entry.kind === "row" ? (
              <li key={entry.row.id} {...itemProps?.(entry.row)}>
                {item(entry.row, deleteButton(entry.row))}
              </li>
            ) : (
              <li key={entry.deleted.row}>
                <DeletedHere place={place} deleted={entry.deleted} restore={actions.restore} />
              </li>
            ),
          )}
        </ul>
      )}
      {gone.map((each) => (
        <GoneRow key={each.row} kind={kind} unsent={each} words={wordsOf(each.cells)} actions={actions} />
      ))}
    </>
  );
}

type GoneRowProps = {
  readonly kind: RowKind;
  readonly unsent: UnsentRow;
  readonly words: string;
  readonly actions: RowActions;
};

/** A colleague has deleted the row that is being written in: it can be brought back, or the text copied. */
function GoneRow({ kind, unsent, words, actions }: GoneRowProps) {
  const fields = useFieldStore();
  const rows = useRowStore();
  const { title, explain, restore, close } = rowsTexts.deletedByOther;
  // Only a row that was opened on this page is known by name once it is gone.
  const opened = rows.opened(unsent.row);
  const name = opened ? kind.nameOf({ ...opened, ...unsent.cells }) : null;
  const [refusal, setRefusal] = useState<string | null>(null);
  const bringBack = async () => {
    const problem = await actions.restore(unsent.row);
    setRefusal(problem?.title ?? null);
    if (problem) return;
    for (const address of unsent.addresses) fields.tell(address, { kind: "unlocked" });
  };
  const giveUp = () => {
    rows.close(unsent.row);
    for (const address of unsent.addresses) fields.drop(address);
  };
  return (
    <Alert tone="warning" heading={title(name)} headingLevel={4} role="alert">
      <p>{explain}</p>
      <p className={styles.lines}>{words}</p>
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => void bringBack()}>
          {restore}
        </Button>
        <CopyButton text={words} />
        <Button variant="tertiary" size="sm" onClick={giveUp}>
          {close}
        </Button>
      </div>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
    </Alert>
  );
}
