export { DraftConflict, useDraftField } from "./draft-field.tsx";
export {
  addressOf,
  asJson,
  asLines,
  asText,
  type DraftValue,
  pathOf,
  revisionOf,
  type ValueFormat,
} from "./draft-form.ts";
export { DraftFrame } from "./draft-frame.tsx";
export { GoneTexts } from "./gone-texts.tsx";
export { useSharedDraft } from "./use-shared-draft.ts";
