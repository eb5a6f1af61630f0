export { ImageUploadsProvider, useUploadQueue } from "../../image/screens/uploads-context.tsx";
export { ReviewBody } from "../../review/screens/review-body.tsx";
export { BlockSlot, focusBlock } from "./block-slot.tsx";
export { blocks } from "./registry.tsx";
