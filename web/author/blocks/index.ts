export { BlockSlot } from "./block-slot.tsx";
export type { BlockProps } from "./block-ui.ts";
export { focusBlock } from "./field-ids.ts";
export { blocks } from "./registry.tsx";
