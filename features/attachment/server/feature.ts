import { serverFeature } from "../../../platform/server/feature.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import { type House, reading, writing } from "../../../platform/server/http/call-route.ts";
import { uploading } from "../../../platform/server/http/upload-route.ts";
import { countedBy } from "../../../platform/server/rate-limit/index.ts";
import { PDF_LIMIT } from "../rules/index.ts";
import { fileRoute } from "./file-route.ts";
import { judgePdf } from "./judge-pdf.ts";
import { getPdf, keepPdf, mayChangePdf, removePdf, savePdf } from "./pdf.ts";

/** The calls for PDFs, and the address that files are read at. */
export const attachmentFeature = serverFeature({
  serves: ({ house, files }: { readonly house: House; readonly files: FileStore }) => ({
    answers: {
      uploadPdf: uploading({
        limit: PDF_LIMIT,
        allow: (read, { contentId }) => mayChangePdf(read, contentId),
        keep: (upload, caller) => keepPdf(files, upload, (file) => judgePdf(file, countedBy(caller))),
        use: (work, { params, query }, kept) => savePdf(work, params.contentId, kept, query.rev),
        discard: (kept) => files.delete(kept.key),
      }),
      deletePdf: writing((work, { params, body }) => removePdf(work, params.contentId, body)),
      getPdf: reading((read, { params }) => getPdf(read, params.contentId)),
    },
    pages: (app) => fileRoute(app, house, files),
  }),
});
