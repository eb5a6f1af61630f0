import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ok, refuse } from "../../../platform/pure/refusal/index.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import { type Upload, uploadCall } from "../../../platform/server/http/upload-route.ts";
import type { Caller, Db, Read } from "../../../platform/server/http/work.ts";
import { defineTask, type Job, job } from "../../../platform/server/jobs.ts";
import { countedBy, type Limits } from "../../../platform/server/rate-limit/index.ts";
import { TRASH_DAYS } from "../../content/rules/index.ts";
import { DOCUMENT_LIMIT } from "../rules/index.ts";
import { documentTextJobs, type OnDocument, type TextParts } from "./document-texts.ts";
import { addFolder, removeFolder, renameFolder } from "./folders.ts";
import { forgetFormer, restoreFormer } from "./former.ts";
import { discardMedia, type KeptMedia, keepMedia } from "./keep-media.ts";
import {
  addMedia,
  deskOnly,
  getMedia,
  listMedia,
  replaceMedia,
  saveMedia,
  trashMedia,
  untrashMedia,
} from "./library.ts";
import * as store from "./store.ts";

type Parts = {
  readonly house: House;
  readonly files: FileStore;
  readonly limits: Limits;
  readonly onDocument: OnDocument;
};

/** The calls of the desk about the media library. docs/spec/media.md */
export function mediaRoutes(app: FastifyInstance, { house, files, limits, onDocument }: Parts): void {
  const mayUpload = limits.bySession("upload-image");
  const steps = {
    limit: DOCUMENT_LIMIT,
    allow: async (read: Read) => {
      const refusal = deskOnly(read) ?? (await mayUpload(read));
      return refusal ? refuse(refusal) : ok(null);
    },
    keep: (upload: Upload, caller: Caller) => keepMedia(files, upload, countedBy(caller)),
    discard: (kept: KeptMedia) => discardMedia(files, kept),
  };
  uploadCall(app, house, "deskUploadMedia", {
    ...steps,
    use: (work, { query }, kept) => addMedia(work, query.folder, kept),
  });
  uploadCall(app, house, "deskReplaceMedia", {
    ...steps,
    use: (work, input, kept) => replaceMedia(work, input, kept, onDocument),
  });
  readingCall(app, house, "deskMedia", (read, input) => listMedia(read, input));
  readingCall(app, house, "deskMediaFile", (read, { params }) => getMedia(read, params.id));
  writingCall(app, house, "deskSaveMedia", (work, { params, body }) => saveMedia(work, params.id, body));
  writingCall(app, house, "deskRestoreMedia", (work, { params, body }) =>
    restoreFormer(work, params.id, body, onDocument),
  );
  writingCall(app, house, "deskForgetMedia", (work, { params, body }) => forgetFormer(work, params.id, body));
  writingCall(app, house, "deskTrashMedia", (work, { params, body }) => trashMedia(work, params.id, body.rev));
  writingCall(app, house, "deskUntrashMedia", (work, { params }) => untrashMedia(work, params.id));
  writingCall(app, house, "deskAddMediaFolder", (work, { body }) => addFolder(work, body));
  writingCall(app, house, "deskRenameMediaFolder", (work, { params, body }) => renameFolder(work, params.id, body));
  writingCall(app, house, "deskRemoveMediaFolder", (work, { params }) => removeFolder(work, params.id));
}

const upkeepTask = defineTask("media-upkeep", z.object({}));
const DAY_MS = 86_400_000;

type UpkeepParts = { readonly db: Db; readonly files: FileStore };

/** Deletes for good what has been in the trash, or was replaced, 30 days before `at`. docs/spec/media.md, Deleting */
export async function emptyMediaTrash({ db, files }: UpkeepParts, at = new Date()): Promise<void> {
  const keys = await store.takeOld(db, new Date(at.getTime() - TRASH_DAYS * DAY_MS));
  for (const key of keys) await files.delete(key);
}

const upkeepJob = (parts: UpkeepParts): Job => job(upkeepTask, () => emptyMediaTrash(parts), "37 2 * * *");

export const mediaJobs = (parts: TextParts): readonly Job[] => [upkeepJob(parts), ...documentTextJobs(parts)];
