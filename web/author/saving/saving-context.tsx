import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { ConflictChoice, Field, FieldValue, Revision } from "../../../core/saving/index.ts";
import type { FieldStore } from "./field-store.ts";

export const FieldStoreContext = createContext<FieldStore | null>(null);

export const useFieldStore = (): FieldStore => {
  const store = use(FieldStoreContext);
  if (!store) throw new Error("useFieldStore needs an editing page above it");
  return store;
};

export type SavedField = {
  readonly field: Field;
  /** Something was written: it is saved when the typing pauses. */
  readonly type: (value: FieldValue) => void;
  /** The field has lost the focus: what is written is saved at once. */
  readonly leave: () => void;
  /** A choice is made: saved at once. */
  readonly choose: (value: FieldValue) => void;
  readonly settle: (choice: ConflictChoice) => void;
  /** Tries to save what was locked. */
  readonly unlock: () => void;
};

/** A field that saves itself. @param id the block's contentGuid @param loaded what the last load of the schema brought */
export function useSavedField(id: string, loaded: Revision): SavedField {
  const store = useFieldStore();
  const read = useCallback(() => store.field(id, loaded), [store, id, loaded]);
  const field = useSyncExternalStore(store.subscribe, read, read);
  return {
    field,
    type: (value) => store.tell(id, { kind: "typed", value }),
    leave: () => store.tell(id, { kind: "left" }),
    choose: (value) => {
      store.tell(id, { kind: "typed", value });
      store.tell(id, { kind: "left" });
    },
    settle: (choice) => store.tell(id, { kind: "chose", choice }),
    unlock: () => store.tell(id, { kind: "unlocked" }),
  };
}

/** The ids of the fields with something unsent, for the warning when leaving. */
export const useUnsent = (): readonly string[] => {
  const store = useFieldStore();
  return useSyncExternalStore(store.subscribe, store.unsent, store.unsent);
};
