import { ok, refuse } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import { type Upload, uploading } from "../../../platform/server/http/upload-route.ts";
import type { Caller, Read } from "../../../platform/server/http/work.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { countedBy, type Limits } from "../../../platform/server/rate-limit/index.ts";
import { DOCUMENT_LIMIT } from "../rules/index.ts";
import { documentTextJobs, type OnDocument } from "./document-texts.ts";
import { mediaUpkeepJob } from "./empty-trash.ts";
import { addFolder, dropFolder, giveFolderName } from "./folders.ts";
import { forgetFormer, restoreFormer } from "./former.ts";
import { discardMedia, type KeptMedia, keepMedia } from "./keep-media.ts";
import {
  addMedia,
  deskOfAnySite,
  getMedia,
  listMedia,
  replaceMedia,
  saveMedia,
  trashMedia,
  untrashMedia,
} from "./library.ts";

type Parts = {
  readonly files: FileStore;
  readonly limits: Limits;
  readonly onDocument: OnDocument;
};

/** The calls of the desk about the media library. */
export const mediaFeature = serverFeature({
  serves: ({ files, limits, onDocument }: Parts) => {
    const mayUpload = limits.bySession("upload-image");
    const steps = {
      limit: DOCUMENT_LIMIT,
      allow: async (read: Read) => {
        const refusal = deskOfAnySite(read) ?? (await mayUpload(read));
        return refusal ? refuse(refusal) : ok(null);
      },
      keep: (upload: Upload, caller: Caller) => keepMedia(files, upload, countedBy(caller)),
      discard: (kept: KeptMedia) => discardMedia(files, kept),
    };
    return {
      answers: {
        deskUploadMedia: uploading({
          ...steps,
          use: (work, { query }, kept) => addMedia(work, query.folder, kept),
        }),
        deskReplaceMedia: uploading({
          ...steps,
          use: (work, input, kept) => replaceMedia(work, input, kept, onDocument),
        }),
        deskMedia: reading((read, input) => listMedia(read, input)),
        deskMediaFile: reading((read, { params }) => getMedia(read, params.id)),
        deskSaveMedia: writing((work, { params, body }) => saveMedia(work, params.id, body)),
        deskRestoreMedia: writing((work, { params, body }) => restoreFormer(work, params.id, body, onDocument)),
        deskForgetMedia: writing((work, { params, body }) => forgetFormer(work, params.id, body)),
        deskTrashMedia: writing((work, { params, body }) => trashMedia(work, params.id, body.rev)),
        deskUntrashMedia: writing((work, { params }) => untrashMedia(work, params.id)),
        deskAddMediaFolder: writing((work, { body }) => addFolder(work, body)),
        deskRenameMediaFolder: writing((work, { params, body }) => giveFolderName(work, params.id, body)),
        deskRemoveMediaFolder: writing((work, { params }) => dropFolder(work, params.id)),
      },
    };
  },
  jobs: (platform: Platform & { readonly onDocument: OnDocument }) => [
    mediaUpkeepJob(platform),
    ...documentTextJobs(platform),
  ],
});
