export { BlockSlot, focusBlock } from "./block-slot.tsx";
export type { BlockProps } from "./block-ui.ts";
export { ReviewBody } from "./peer-review/review-body.tsx";
export { blocks } from "./registry.tsx";
