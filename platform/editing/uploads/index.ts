export { UploadList } from "./upload-list.tsx";
export { createUploadQueue, type QueuedUpload, type UploadQueue } from "./upload-queue.ts";
