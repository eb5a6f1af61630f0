import type { FastifyInstance } from "fastify";
import { refuse } from "../../../platform/pure/refusal/index.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import { uploadCall } from "../../../platform/server/http/upload-route.ts";
import { countedBy, type Limits } from "../../../platform/server/rate-limit/index.ts";
import { imageRows, mayAddRow } from "../../row/server/index.ts";
import { IMAGE_LIMIT } from "../rules/index.ts";
import { getImages, removeImage, saveImage, saveImageText } from "./images.ts";
import { discardImage, keepImage } from "./keep-image.ts";

type Parts = { readonly house: House; readonly files: FileStore; readonly limits: Limits };

/** The calls for images: docs/spec/attachments.md, Images. Their bytes are read at the file address, as those of every file. */
export function imageRoutes(app: FastifyInstance, { house, files, limits }: Parts): void {
  const mayUpload = limits.bySession("upload-image");
  uploadCall(app, house, "uploadImages", {
    limit: IMAGE_LIMIT,
    several: (first, files) => ({ ...first, files: [...files] }),
    allow: async (read, { contentId }) => {
      const allowed = await mayAddRow(read, imageRows, contentId);
      const refusal = allowed.ok ? await mayUpload(read) : null;
      return refusal ? refuse(refusal) : allowed;
    },
    keep: (upload, caller) => keepImage(files, upload, countedBy(caller)),
    use: (work, { params }, kept) => saveImage(work, params.contentId, kept),
    discard: (kept) => discardImage(files, kept),
  });
  writingCall(app, house, "deleteImage", (work, { params, body }) => removeImage(work, params.contentId, body));
  writingCall(app, house, "saveImageText", (work, { params, body }) => saveImageText(work, params.contentId, body));
  readingCall(app, house, "getImages", (read, { params }) => getImages(read, params.contentId));
}
