export { BlockSlot, focusBlock } from "./block-slot.tsx";
export type { BlockProps } from "./block-ui.ts";
export { blocks } from "./registry.tsx";
