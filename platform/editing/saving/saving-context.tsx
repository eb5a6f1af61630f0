import { createContext, use, useCallback, useSyncExternalStore } from "react";
import {
  type ConflictChoice,
  type Field,
  type FieldValue,
  loadedField,
  type Revision,
} from "../../pure/saving/index.ts";
import { type FieldAddress, fieldKey } from "./field-address.ts";
import type { FieldStore } from "./field-store.ts";
import type { RowStore } from "./row-store.ts";
import type { SharedTexts } from "./text-sharing.ts";

export const FieldStoreContext = createContext<FieldStore | null>(null);

export const useFieldStore = (): FieldStore => {
  const store = use(FieldStoreContext);
  if (!store) throw new Error("useFieldStore needs an editing page above it");
  return store;
};

export const RowStoreContext = createContext<RowStore | null>(null);

export const useRowStore = (): RowStore => {
  const store = use(RowStoreContext);
  if (!store) throw new Error("useRowStore needs an editing page above it");
  return store;
};

/** None where texts are saved as a whole: a review, which has one writer. */
export const SharedTextsContext = createContext<SharedTexts | null>(null);

export type SavedField = {
  readonly field: Field;
  /** Something was written: it is saved when the typing pauses. */
  readonly type: (value: FieldValue) => void;
  /** The field has lost the focus: its text is saved at once. */
  readonly leave: () => void;
  /** A choice is made: saved at once. */
  readonly choose: (value: FieldValue) => void;
  readonly solve: (choice: ConflictChoice) => void;
};

/**
 * A field that saves itself. Renders again only when this field changes.
 * @param loaded the last loaded value, shown until somebody writes in the field
 */
export function useSavedField(address: FieldAddress, loaded: Revision): SavedField {
  const store = useFieldStore();
  const field = useKnownField(address) ?? loadedField(loaded, "");
  const type = (value: FieldValue) => store.type(address, loaded, value);
  return {
    field,
    type,
    leave: () => store.tell(address, { kind: "left" }),
    choose: (value) => {
      type(value);
      store.tell(address, { kind: "left" });
    },
    solve: (choice) => store.tell(address, { kind: "chose", choice }),
  };
}

/** A field that may have been written in here; undefined when nobody has. */
export function useKnownField(address: FieldAddress): Field | undefined {
  const store = useFieldStore();
  const key = fieldKey(address);
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  const read = () => store.peek(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the page holds something that the server does not: in a field, or in an add form. */
export const useIsUnsent = (): boolean => {
  const fields = useFieldStore();
  const rows = useRowStore();
  const isInField = useSyncExternalStore(fields.subscribeUnsent, fields.unsent, fields.unsent).length > 0;
  return useSyncExternalStore(rows.subscribe, rows.unsent, rows.unsent).length > 0 || isInField;
};
