import { type FormEvent, type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { fieldKey, isCell, type RowPlace, useFieldStore, useRowStore } from "../../../platform/editing/saving/index.ts";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import { Button, PencilIcon, TrashIcon, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { cellOf, SavedCell, useRowCells } from "./cells.tsx";
import { ColumnGroups } from "./column-groups.tsx";
import { focusIn, isFocusHere } from "./move-focus.ts";
import { NotDone } from "./not-done.tsx";
import { keepSpinning, type LoadedRow, type RowKind } from "./row-kind.ts";
import styles from "./rows.module.css";

type RowItemProps = {
  readonly kind: RowKind;
  readonly place: RowPlace;
  readonly row: LoadedRow;
  /** More that can be done with the row: move, duplicate. */
  readonly more?: ReactNode;
  readonly deleteButton: ReactNode;
};

/** One row of a list: shown, open for change, or being deleted. */
export function RowItem({ kind, place, row, more, deleteButton }: RowItemProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useRowStore();
  const opened = useSyncExternalStore(
    rows.subscribe,
    () => rows.opened(row.id),
    () => rows.opened(row.id),
  );
  const needsCare = useNeedsCare(place, row);
  const cells = useRowCells(place, row);
  const name = kind.nameOf(cells);

  const close = () => {
    const isHere = isFocusHere(box);
    rows.close(row.id);
    if (isHere) focusIn(box, "button[data-edit]");
  };

  return (
    <div ref={box} className={styles.row} data-row={row.id}>
      {kind.Mark ? <kind.Mark rowId={row.id} /> : null}
      {opened || needsCare ? (
        <RowForm kind={kind} place={place} row={row} opened={opened ?? row.cells} onClose={close} />
      ) : (
        <>
          <kind.View cells={cells} />
          <div className={styles.buttons}>
            <Button
              variant="tertiary"
              size="sm"
              data-edit
              aria-label={kind.texts.editNamed(name)}
              onClick={() => {
                rows.open(row.id, cells);
                focusIn(box, "input, textarea, select");
              }}
            >
              <PencilIcon aria-hidden />
              {kind.texts.edit}
            </Button>
            {more}
            {deleteButton}
          </div>
        </>
      )}
    </div>
  );
}

type DeleteButtonProps = Pick<RowItemProps, "kind" | "place" | "row"> & {
  /** Takes the row away; null when it is done. */
  readonly remove: () => Promise<Problem | null>;
  readonly onDeleted: () => Promise<void>;
};

/** Deletes a row when the person has confirmed it. */
export function DeleteButton({ kind, place, row, remove, onDeleted }: DeleteButtonProps) {
  const { texts, spins } = kind;
  const name = kind.nameOf(useRowCells(place, row));
  const confirm = useConfirm();
  const toast = useToast();
  const { reload } = useEditing();
  const [state, setState] = useState<{ at: "idle" } | { at: "deleting" } | { at: "failed"; because: string }>({
    at: "idle",
  });
  const ask = async () => {
    if (!(await confirm(texts.confirmDelete, { deletes: true }))) return;
    setState({ at: "deleting" });
    const [problem] = await Promise.all([remove(), keepSpinning(spins.delete)]);
    toast(problem ? texts.notDeleted : texts.deleted, problem ? "error" : "success");
    if (!problem) return onDeleted();
    // It may have been refused because a colleague was first: what they wrote is there before one can try again.
    await reload();
    setState({ at: "failed", because: problem.title });
  };
  return (
    <>
      <Button
        variant="tertiary"
        color="danger"
        size="sm"
        aria-label={texts.removeNamed(name)}
        loading={state.at === "deleting"}
        onClick={ask}
      >
        <TrashIcon aria-hidden />
        {texts.remove}
      </Button>
      <NotDone because={state.at === "failed" ? state.because : null} />
    </>
  );
}

/** Whether something written in the row waits for the person: it is shown open, also after the page was closed. */
function useNeedsCare(place: RowPlace, row: LoadedRow): boolean {
  const store = useFieldStore();
  const read = () =>
    store.unsent().some((address) => isCell(address) && address.row === row.id && address.block === place.block);
  return useSyncExternalStore(store.subscribeUnsent, read, read);
}

/**
 * The new questions to ask about a changed row. Questions that applied when
 * the row was opened, and questions about column marks, count as answered.
 */
function newDoubts({ columns, doubts }: RowKind, opened: Cells, now: Cells): readonly string[] {
  const marks = columns(now).flatMap(({ marks }) => (marks ? [[marks, "true"] as const] : []));
  const asked = (cells: Cells) =>
    doubts?.({ ...cells, ...Object.fromEntries(marks) }).map(({ question }) => question) ?? [];
  const before = asked(opened);
  return asked(now).filter((question) => !before.includes(question));
}

type RowFormProps = {
  readonly kind: RowKind;
  readonly place: RowPlace;
  readonly row: LoadedRow;
  /** The cells as they stood when the row was opened. */
  readonly opened: Cells;
  readonly onClose: () => void;
};

/** A row that is open for change. Each field saves by itself; 'Lagre' waits until all is acknowledged. */
function RowForm({ kind, place, row, opened, onClose }: RowFormProps) {
  const fields = useFieldStore();
  const toast = useToast();
  const confirm = useConfirm();
  const { reload } = useEditing();
  const form = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const { texts } = kind;
  const cells = useRowCells(place, row);
  const columns = kind.columns(cells);
  const fixed = kind.fixed?.(cells);
  // Also those that have no field of their own: what stands below one may write in them.
  const addresses = [...new Set([...columns.map(({ key }) => key), ...Object.keys(row.cells)])].map((key) =>
    cellOf(place, row, key),
  );
  const write = (written: Cells) => {
    for (const [column, text] of Object.entries(written)) {
      const address = cellOf(place, row, column);
      fields.type(address, { rev: row.rev, value: row.cells[column] ?? "" }, text);
      fields.tell(address, { kind: "left" });
    }
  };

  /** A cell without a field cannot show a conflict: the stored one stays, and the mark can be set again. */
  const keepTheirs = () => {
    const shown = columns.map(({ key }) => key);
    for (const address of addresses)
      if (!shown.includes(address.column) && fields.peek(fieldKey(address))?.state.at === "conflict")
        fields.tell(address, { kind: "chose", choice: { keep: "theirs" } });
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    for (const question of newDoubts(kind, opened, cells)) if (!(await confirm(question))) return;
    setSaving(true);
    keepTheirs();
    const isSaved = await fields.flush(addresses);
    if (isSaved) await Promise.all([reload(), keepSpinning(kind.spins.update)]);
    setSaving(false);
    toast(isSaved ? texts.updated : texts.notUpdated, isSaved ? "success" : "error");
    if (isSaved) onClose();
    else focusIn(form, "[aria-invalid=true], [role=alert] button");
  };

  const cancel = async () => {
    for (const address of addresses) fields.revert(address, opened[address.column] ?? "");
    setSaving(true);
    const isFlushed = await fields.flush(addresses);
    if (isFlushed) await reload();
    setSaving(false);
    if (isFlushed) onClose();
  };

  return (
    <form ref={form} className={styles.form} aria-label={texts.change(kind.nameOf(opened))} noValidate onSubmit={save}>
      {fixed ? <p className={styles.fixed}>{fixed}</p> : null}
      <ColumnGroups
        columns={columns}
        field={(column) => (
          <SavedCell
            key={column.key}
            place={place}
            row={row}
            column={column}
            readOnly={saving}
            below={kind.BelowField ? <kind.BelowField column={column.key} cells={cells} write={write} /> : null}
          />
        )}
      />
      {kind.Preview ? <kind.Preview cells={cells} /> : null}
      <div className={styles.buttons}>
        <Button type="submit" loading={saving}>
          {texts.save}
        </Button>
        <Button variant="secondary" aria-disabled={saving} onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
