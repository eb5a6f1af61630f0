export { BlockSlot } from "./block-slot.tsx";
export type { BlockFieldProps, BlockUi, ValueForm } from "./block-ui.ts";
export { focusBlock } from "./field-ids.ts";
export { blocks } from "./registry.ts";
