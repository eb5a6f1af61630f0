import type { FastifyInstance } from "fastify";
import type { FileStore } from "../../../platform/server/files.ts";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import { uploadCall } from "../../../platform/server/http/upload-route.ts";
import { countedBy } from "../../../platform/server/rate-limit/index.ts";
import { PDF_LIMIT } from "../rules/index.ts";
import { fileRoute } from "./file-route.ts";
import { judgePdf } from "./judge-pdf.ts";
import { getPdf, keepPdf, mayChangePdf, removePdf, savePdf } from "./pdf.ts";

/** The calls for PDFs, and the address that files are read at. docs/spec/attachments.md, File addresses */
export function attachmentRoutes(app: FastifyInstance, house: House, files: FileStore): void {
  uploadCall(app, house, "uploadPdf", {
    limit: PDF_LIMIT,
    allow: (read, { contentId }) => mayChangePdf(read, contentId),
    keep: (upload, caller) => keepPdf(files, upload, (file) => judgePdf(file, countedBy(caller))),
    use: (work, { params, query }, kept) => savePdf(work, params.contentId, kept, query.rev),
    discard: (kept) => files.delete(kept.key),
  });
  writingCall(app, house, "deletePdf", (work, { params, body }) => removePdf(work, params.contentId, body));
  readingCall(app, house, "getPdf", (read, { params }) => getPdf(read, params.contentId));
  fileRoute(app, house, files);
}
