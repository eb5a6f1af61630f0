import { useSyncExternalStore } from "react";
import { type DraftPlace, placeKey, useRowStore } from "../../../platform/editing/saving/index.ts";
import type { RowDraft } from "../../../platform/pure/saving/index.ts";
import { placeOfWriting, type Writing } from "./writing.ts";

/** The draft at one place of a block; undefined when there is none. */
export function useDraft(block: string, writing: Writing): RowDraft | undefined {
  const rows = useRowStore();
  const read = () => rows.draft(placeKey(placeOfWriting(block, writing)));
  return useSyncExternalStore(rows.subscribe, read, read);
}

/** Where something is written about a block that is not saved. */
export function useUnsent(block: string): readonly DraftPlace[] {
  const rows = useRowStore();
  const unsent = useSyncExternalStore(rows.subscribe, rows.unsent, rows.unsent);
  return unsent.filter((place) => place.of === "comment" && place.block === block);
}
