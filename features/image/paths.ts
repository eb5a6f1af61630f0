import type { Paths } from "../../platform/pure/contract/paths.ts";

export const imagePaths = {
  getImages: ["GET", "/api/schema/getImages/:contentId"],
  uploadImages: ["POST", "/api/schema/UploadImages/:contentId"],
  deleteImage: ["POST", "/api/schema/DeleteImage/:contentId"],
  saveImageText: ["POST", "/api/schema/SaveImageText/:contentId"],
} as const satisfies Paths;
