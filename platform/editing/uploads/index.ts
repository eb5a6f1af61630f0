export { UploadList } from "./upload-list.tsx";
export { createUploadQueue, type ImageUpload, type UploadQueue } from "./upload-queue.ts";
