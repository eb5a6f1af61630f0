import { createContext, use } from "react";
import { type FieldAddress, useFieldStore } from "../../../platform/editing/saving/index.ts";
import type { FieldValue } from "../../../platform/pure/saving/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { loadedRevision } from "../../editor/screens/loaded-revision.ts";

/** The scope of a history: one block by its contentGuid, the title, or the whole assessment. */
export type HistoryOf = { readonly block: string } | "title" | "all";

/** Something that was written again from the history, and what stood in its field before. */
export type Restored = {
  readonly address: FieldAddress;
  readonly value: FieldValue;
  readonly before: FieldValue;
  readonly column: string;
  readonly when: string;
};

export type History = {
  /** Opens the panel about it, or the one with the versions of the whole assessment. */
  readonly show: (of: HistoryOf | "versions") => void;
  /** The last restored value on this page in a block or in the title. The person can undo it until they leave the page. */
  readonly restoredIn: (of: HistoryOf) => Restored | undefined;
  readonly forget: (of: HistoryOf) => void;
  /** Writes an earlier value as a new save. False when the field is not there any more. */
  readonly restore: (what: Omit<Restored, "before">) => boolean;
};

export const HistoryContext = createContext<History | null>(null);

/** The history of an editing page. */
export const useHistory = (): History => {
  const history = use(HistoryContext);
  if (!history) throw new Error("useHistory needs a HistoryProvider above it");
  return history;
};

/** Writes back what stood in the field before the restoring. */
export function useUndoRestoring(): (restored: Restored) => void {
  const store = useFieldStore();
  const { assessment } = useEditing();
  return ({ address, before }) => {
    const loaded = loadedRevision(assessment, address);
    if (!loaded) return;
    store.type(address, loaded, before);
    store.tell(address, { kind: "left" });
  };
}
