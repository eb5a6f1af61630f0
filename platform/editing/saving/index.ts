export { ConflictPanel } from "./conflict-panel.tsx";
export {
  type CellAddress,
  type FieldAddress,
  fieldKey,
  type HeadingAddress,
  isCell,
  isHeading,
  ONLY_ROW,
} from "./field-address.ts";
export { createFieldStore, type FieldStore, type FoundField, type KeptField } from "./field-store.ts";
export { LeaveGuard } from "./leave-guard.ts";
export {
  type CreateAnswer,
  createRowStore,
  type DeletedPlace,
  type DeletedRow,
  type DraftPlace,
  type KeptDraft,
  placeKey,
  type RowPlace,
  type RowStore,
} from "./row-store.ts";
export { SaveAnnouncer } from "./save-announcer.tsx";
export { SaveIndicator } from "./save-indicator.tsx";
export {
  FieldStoreContext,
  RowStoreContext,
  type SavedField,
  SharedTextsContext,
  useFieldStore,
  useIsUnsent,
  useKnownField,
  useRowStore,
  useSavedField,
} from "./saving-context.tsx";
export type { TextLibrary } from "./text-of-field.ts";
export {
  createSharedTexts,
  type OpenText,
  type SharedTexts,
  type SharedTextsParts,
  type TextMoves,
} from "./text-sharing.ts";
export { UnsentPanel } from "./unsent-panel.tsx";
export { usePageEvents } from "./use-page-events.ts";
export { WritersContext } from "./writers-context.ts";
