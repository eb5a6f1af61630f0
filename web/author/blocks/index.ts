export { BlockSlot, focusBlock } from "./block-slot.tsx";
export type { BlockProps } from "./block-ui.ts";
export { ImageUploadsProvider, useUploadQueue } from "./image-upload/uploads-context.tsx";
export { ReviewBody } from "./peer-review/review-body.tsx";
export { blocks } from "./registry.tsx";
