import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import { type Upload, uploading } from "../../../platform/server/http/upload-route.ts";
import type { Read, Work } from "../../../platform/server/http/work.ts";
import { countedBy, type Limits } from "../../../platform/server/rate-limit/index.ts";
import { addresses } from "../../address/rules/index.ts";
import type { KeptFile } from "../../attachment/server/index.ts";
import { WORKBOOK_LIMIT } from "../rules/index.ts";
import { getCustomNumbers, saveCustomNumbers } from "./custom-numbers.ts";
import { getEconomyData, keepWorkbook, mayUploadWorkbook, removeWorkbook, saveWorkbook } from "./evaluation.ts";
import { getFiles, mayAddFile, removeFile, saveFile } from "./files.ts";
import { checkFile, writeWorkbook } from "./workbook/index.ts";

/** The calls of the economy blocks: features/api/README.md. */
export const economyFeature = serverFeature({
  serves: ({ files, limits }: { readonly files: FileStore; readonly limits: Limits }) => {
    const mayUpload = limits.bySession("upload-workbook");
    const unlessTooMany = async (read: Read, allowed: Result<unknown>): Promise<Result<unknown>> => {
      const refusal = allowed.ok ? await mayUpload(read) : null;
      return refusal ? refuse(refusal) : allowed;
    };
    const keptFile = {
      limit: WORKBOOK_LIMIT,
      keep: async (upload: Upload): Promise<Result<KeptFile>> => {
        const bytes = await upload.file.bytes();
        const file = await checkFile(upload.name, bytes);
        return file.ok ? ok({ ...(await files.put(bytes)), ...file.value }) : file;
      },
      discard: (file: KeptFile) => files.delete(file.key),
    };
    const flow = "slots";
    const toSlot = {
      ...keptFile,
      allow: async (read: Read, { contentId, slot }: Slot["params"]) =>
        unlessTooMany(read, await mayAddFile(read, contentId, { flow, slot })),
      use: (work: Work, { params, query }: Slot, file: KeptFile) =>
        saveFile(work, { ...params, flow, seen: query.rev }, file),
    };
    const fromSlot = (work: Work, { params, query }: Removal) => removeFile(work, { ...params, flow, seen: query.rev });
    const several = { flow: "several", slot: null } as const;
    return {
      answers: {
        getCustomNumbers: reading((read, { params }) => getCustomNumbers(read, params.contentId)),
        saveCustomNumbers: writing((work, { params, body }) => saveCustomNumbers(work, params.contentId, body)),
        getEconomyData: reading((read, { params }) => getEconomyData(read, params.contentId)),
        uploadEconomyEvaluation: uploading({
          limit: WORKBOOK_LIMIT,
          allow: async (read, { contentId }) => unlessTooMany(read, await mayUploadWorkbook(read, contentId)),
          keep: (upload, caller) => keepWorkbook(files, upload, countedBy(caller)),
          use: (work, { params, query }, kept) => saveWorkbook(work, params.contentId, kept, query.rev),
          discard: async (kept) => (kept.kind === "kept" ? files.delete(kept.file.key) : undefined),
        }),
        removeEconomyEvaluation: writing((work, { params, query }) =>
          removeWorkbook(work, params.contentId, query.rev),
        ),
        getEconomyFiles: reading((read, { params }) => getFiles(read, params.contentId)),
        uploadMunicipalityEconomyFile: uploading(toSlot),
        removeEconomyFileMunicipality: writing((work, input) => fromSlot(work, input)),
        // Pages that were opened before an upgrade use these names.
        uploadEconomyFile: uploading(toSlot),
        removeEconomyFile: writing(fromSlot),
        uploadMultipleEconomyFile: uploading({
          ...keptFile,
          several: (first, all) => ({ ...first, files: [...all] }),
          allow: async (read, { contentId }) => unlessTooMany(read, await mayAddFile(read, contentId, several)),
          use: (work, { params, query }, file) => saveFile(work, { ...params, ...several, seen: query.rev }, file),
        }),
        removeMultipleEconomyFile: writing(async (work, { params: { contentId, fileId }, query }) => {
          const removed = await removeFile(work, { contentId, ...several, seen: query.rev }, fileId);
          return removed.ok ? ok({ ok: true as const }) : removed;
        }),
      },
      pages: workbookRoute,
    };
  },
});

type Removal = Pick<CallInput<"removeEconomyFile">, "params" | "query">;
type Slot = Pick<CallInput<"uploadEconomyFile">, "params" | "query">;

/** The workbook to fill in, for anybody: it is the same for all. Made once. */
function workbookRoute(app: FastifyInstance): void {
  const made = async () => {
    const bytes = Buffer.from(await writeWorkbook());
    return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url")}"` };
  };
  let workbook: ReturnType<typeof made> | undefined;
  app.get(addresses.economyWorkbook, { schema: { hide: true } }, async (request, reply) => {
    workbook ??= made();
    const { bytes, etag } = await workbook;
    reply.header("etag", etag).header("cache-control", "public, no-cache");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply
      .type("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
      .header("content-disposition", 'attachment; filename="okonomi.xlsx"')
      .send(bytes);
  });
}
