import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type DeletedPlace, type DeletedRow, placeKey, useRowStore } from "../../../platform/editing/saving/index.ts";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { Button, UndoIcon, useToast } from "../../../platform/ui/index.ts";
import { rowsTexts } from "../texts.ts";
import { focusRow } from "./move-focus.ts";
import { NotDone } from "./not-done.tsx";
import type { LoadedRow } from "./row-kind.ts";
import styles from "./rows.module.css";

/** An entry of a list: a row, or the place of a deleted row. */
export type ListEntry<R> =
  | { readonly kind: "row"; readonly row: R }
  | { readonly kind: "deleted"; readonly deleted: DeletedRow };

/** The rows with the deleted ones where they stood. One whose neighbour is gone as well stands last. */
export function withDeleted<R extends LoadedRow>(
  rows: readonly R[],
  deleted: readonly DeletedRow[],
): readonly ListEntry<R>[] {
  const left = new Map(deleted.filter(({ row }) => !rows.some(({ id }) => id === row)).map((each) => [each.row, each]));
  const after = (place: number | null): ListEntry<R>[] =>
    [...left.values()]
      .filter((each) => each.after === place)
      .flatMap((each) => {
        if (!left.delete(each.row)) return [];
        return [{ kind: "deleted" as const, deleted: each }, ...after(each.row)];
      });
  const listed = [...after(null), ...rows.flatMap((row) => [{ kind: "row" as const, row }, ...after(row.id)])];
  return [...listed, ...[...left.values()].map((each) => ({ kind: "deleted" as const, deleted: each }))];
}

export const useDeletedHere = (place: DeletedPlace): readonly DeletedRow[] => {
  const rows = useRowStore();
  const read = () => rows.deleted(placeKey(place));
  return useSyncExternalStore(rows.subscribe, read, read);
};

type DeletedHereProps = {
  readonly place: DeletedPlace;
  readonly deleted: DeletedRow;
  /** Brings the row back; null when it is done. */
  readonly restore: (row: number) => Promise<Problem | null>;
};

/** 'Angre' where the row stood, until one leaves the page. It takes the focus of the button that deleted. */
export function DeletedHere({ place, deleted, restore }: DeletedHereProps) {
  const rows = useRowStore();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ at: "idle" } | { at: "restoring" } | { at: "failed"; because: string }>({
    at: "idle",
  });
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>("button")?.focus();
  }, []);
  const undo = async () => {
    setState({ at: "restoring" });
    const problem = await restore(deleted.row);
    if (problem) return setState({ at: "failed", because: problem.title });
    toast(rowsTexts.done(deleted.name));
    rows.forgetDeleted(place, deleted.row);
    focusRow(deleted.row);
  };
  return (
    <div ref={box} className={styles.deleted}>
      <span>{deleted.isReplaced ? rowsTexts.replaced(deleted.name) : rowsTexts.gone(deleted.name)}</span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={rowsTexts.undoNamed(deleted.name)}
        loading={state.at === "restoring"}
        onClick={undo}
      >
        <UndoIcon aria-hidden />
        {rowsTexts.undo}
      </Button>
      <NotDone because={state.at === "failed" ? state.because : null} />
    </div>
  );
}
