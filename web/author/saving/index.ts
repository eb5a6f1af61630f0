export { ConflictPanel } from "./conflict-panel.tsx";
export { type FieldAddress, fieldKey, isCell } from "./field-address.ts";
export { createFieldStore, type FieldStore, type KeptField } from "./field-store.ts";
export { loadedRevision } from "./loaded-revision.ts";
export { SaveAnnouncer } from "./save-announcer.tsx";
export { SaveIndicator } from "./save-indicator.tsx";
export { FieldStoreContext, type SavedField, useFieldStore, useSavedField, useUnsent } from "./saving-context.tsx";
export { UnsentPanel } from "./unsent-panel.tsx";
