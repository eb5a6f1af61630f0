import { useSyncExternalStore } from "react";
import { type Cells, isWritten } from "../../../core/saving/index.ts";
import { useEditing } from "../editing.tsx";
import {
  type CellAddress,
  fieldKey,
  isCell,
  placeKey,
  type RowPlace,
  UnsentPanel,
  useFieldStore,
  useRowStore,
} from "../saving/index.ts";
import type { LoadedRow } from "./rows-kind.ts";

/** What is written in a row and not saved. */
export type UnsentRow = { readonly row: number; readonly cells: Cells; readonly addresses: readonly CellAddress[] };

/** The rows of a place with unsent cells. */
export function useUnsentRows({ block, of, part }: RowPlace): readonly UnsentRow[] {
  const store = useFieldStore();
  const unsent = useSyncExternalStore(store.subscribeUnsent, store.unsent, store.unsent);
  const byRow = Map.groupBy(
    unsent
      .filter((address) => isCell(address))
      .filter((cell) => cell.block === block && cell.of === of && cell.part === part),
    ({ row }) => row,
  );
  return [...byRow].map(([row, addresses]) => ({
    row,
    addresses,
    cells: Object.fromEntries(
      addresses.map((address) => [address.column, [store.peek(fieldKey(address))?.text ?? ""].flat().join("\n")]),
    ),
  }));
}

type UnsentRowsProps = {
  readonly place: RowPlace;
  readonly rows: readonly LoadedRow[];
  readonly wordsOf: (cells: Cells) => string;
};

/** What stood unsaved when the assessment became read-only: it can still be read and copied. */
export function UnsentRows({ place, rows, wordsOf }: UnsentRowsProps) {
  const { reload } = useEditing();
  const store = useRowStore();
  const read = () => store.draft(placeKey(place));
  const draft = useSyncExternalStore(store.subscribe, read, read);
  const mine = new Set(rows.map(({ id }) => id));
  const unsent = useUnsentRows(place).filter(({ row }) => mine.has(row));
  return (
    <>
      {draft && isWritten(draft) ? (
        <UnsentPanel because="read-only" text={wordsOf(draft.cells)} onTryAgain={reload} />
      ) : null}
      {unsent.map(({ row, cells }) => (
        <UnsentPanel key={row} because="read-only" text={wordsOf(cells)} onTryAgain={reload} />
      ))}
    </>
  );
}
