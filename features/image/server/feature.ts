import { refuse } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import { uploading } from "../../../platform/server/http/upload-route.ts";
import { countedBy, type Limits } from "../../../platform/server/rate-limit/index.ts";
import { imageRows, mayAddRow } from "../../row/server/index.ts";
import { IMAGE_LIMIT } from "../rules/index.ts";
import { getImages, removeImage, saveImage, saveImageText } from "./images.ts";
import { discardImage, keepImage } from "./keep-image.ts";

type Parts = { readonly files: FileStore; readonly limits: Limits };

/** The calls for images. Their bytes are read at the file address, as those of every file. */
export const imageFeature = serverFeature({
  serves: ({ files, limits }: Parts) => {
    const mayUpload = limits.bySession("upload-image");
    return {
      answers: {
        uploadImages: uploading({
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
        }),
        deleteImage: writing((work, { params, body }) => removeImage(work, params.contentId, body)),
        saveImageText: writing((work, { params, body }) => saveImageText(work, params.contentId, body)),
        getImages: reading((read, { params }) => getImages(read, params.contentId)),
      },
    };
  },
});
