import type { Paths } from "../../platform/pure/contract/paths.ts";

export const attachmentPaths = {
  uploadPdf: ["POST", "/api/schema/UploadPdf/:contentId"],
  deletePdf: ["POST", "/api/schema/DeletePdf/:contentId"],
  getPdf: ["GET", "/api/schema/getPdf/:contentId"],
} as const satisfies Paths;
