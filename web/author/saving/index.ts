export { ConflictPanel } from "./conflict-panel.tsx";
export { createFieldStore, type FieldStore } from "./field-store.ts";
export { SaveAnnouncer } from "./save-announcer.tsx";
export { SaveIndicator } from "./save-indicator.tsx";
export { FieldStoreContext, type SavedField, useFieldStore, useSavedField, useUnsent } from "./saving-context.tsx";
export { UnsentPanel } from "./unsent-panel.tsx";
export { revisionOf, revisionsOf } from "./value-of-item.ts";
