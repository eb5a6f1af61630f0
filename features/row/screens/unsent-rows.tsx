import { useSyncExternalStore } from "react";
import {
  type CellAddress,
  fieldKey,
  isCell,
  placeKey,
  type RowPlace,
  UnsentPanel,
  useFieldStore,
  useRowStore,
} from "../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import { type Cells, type ClosedBecause, isWritten } from "../../../platform/pure/saving/index.ts";

/** A row's unsaved text. */
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
  /** Why nothing can be changed. */
  readonly because: ClosedBecause;
  readonly place: RowPlace;
  /** The name of the list of rows on the screen. */
  readonly list: string;
  readonly wordsOf: (cells: Cells) => string;
};

/** Unsaved text from when the assessment became read-only, also of rows that no longer exist. Users can read and copy it. */
export function UnsentRows({ because, place, list, wordsOf }: UnsentRowsProps) {
  const store = useRowStore();
  const read = () => store.draft(placeKey(place));
  const draft = useSyncExternalStore(store.subscribe, read, read);
  const unsent = useUnsentRows(place);
  const added = draft && isWritten(draft) ? [{ row: "new", cells: draft.cells }] : [];
  return [...added, ...unsent].map(({ row, cells }, at) => (
    <UnsentPanel key={row} because={because} field={savingTexts.numbered(list, at)} text={wordsOf(cells)} />
  ));
}
