import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import { type Upload, uploadCall } from "../../../platform/server/http/upload-route.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { countedBy, type Limits } from "../../../platform/server/rate-limit/index.ts";
import { addresses } from "../../address/rules/index.ts";
import type { KeptFile } from "../../attachment/server/index.ts";
import { WORKBOOK_LIMIT } from "../rules/index.ts";
import { getCustomNumbers, saveCustomNumbers } from "./custom-numbers.ts";
import { getEconomyData, keepWorkbook, mayUploadWorkbook, removeWorkbook, saveWorkbook } from "./evaluation.ts";
import { getFiles, mayAddFile, removeFile, saveFile } from "./files.ts";
import { checkFile, writeWorkbook } from "./workbook/index.ts";

type Parts = { readonly house: House; readonly files: FileStore; readonly limits: Limits };

/** The calls of the economy blocks: docs/spec/calls.md, Economy. */
export function economyRoutes(app: FastifyInstance, { house, files, limits }: Parts): void {
  const mayUpload = limits.bySession("upload-workbook");
  const unlessTooMany = async (read: Read, allowed: Result<unknown>): Promise<Result<unknown>> => {
    const refusal = allowed.ok ? await mayUpload(read) : null;
    return refusal ? refuse(refusal) : allowed;
  };
  readingCall(app, house, "getCustomNumbers", (read, { params }) => getCustomNumbers(read, params.contentId));
  writingCall(app, house, "saveCustomNumbers", (work, { params, body }) =>
    saveCustomNumbers(work, params.contentId, body),
  );
  readingCall(app, house, "getEconomyData", (read, { params }) => getEconomyData(read, params.contentId));
  uploadCall(app, house, "uploadEconomyEvaluation", {
    limit: WORKBOOK_LIMIT,
    allow: async (read, { contentId }) => unlessTooMany(read, await mayUploadWorkbook(read, contentId)),
    keep: (upload, caller) => keepWorkbook(files, upload, countedBy(caller)),
    use: (work, { params, query }, kept) => saveWorkbook(work, params.contentId, kept, query.rev),
    discard: async (kept) => (kept.kind === "kept" ? files.delete(kept.file.key) : undefined),
  });
  writingCall(app, house, "removeEconomyEvaluation", (work, { params, query }) =>
    removeWorkbook(work, params.contentId, query.rev),
  );
  fileRoutes(app, { house, files, unlessTooMany });
  workbookRoute(app);
}

type FileParts = Omit<Parts, "limits"> & {
  readonly unlessTooMany: (read: Read, allowed: Result<unknown>) => Promise<Result<unknown>>;
};

function fileRoutes(app: FastifyInstance, { house, files, unlessTooMany }: FileParts): void {
  const keep = async (upload: Upload): Promise<Result<KeptFile>> => {
    const bytes = await upload.file.bytes();
    const file = await checkFile(upload.name, bytes);
    return file.ok ? ok({ ...(await files.put(bytes)), ...file.value }) : file;
  };
  const kept = { limit: WORKBOOK_LIMIT, keep, discard: (file: KeptFile) => files.delete(file.key) };
  readingCall(app, house, "getEconomyFiles", (read, { params }) => getFiles(read, params.contentId));

  const flow = "slots";
  // Pages that were opened before an upgrade use the second names.
  for (const name of ["uploadMunicipalityEconomyFile", "uploadEconomyFile"] as const)
    uploadCall(app, house, name, {
      ...kept,
      allow: async (read, { contentId, slot }) =>
        unlessTooMany(read, await mayAddFile(read, contentId, { flow, slot })),
      use: (work, { params, query }, file) => saveFile(work, { ...params, flow, seen: query.rev }, file),
    });
  for (const name of ["removeEconomyFileMunicipality", "removeEconomyFile"] as const)
    writingCall(app, house, name, (work, { params, query }) => removeFile(work, { ...params, flow, seen: query.rev }));
  const several = { flow: "several", slot: null } as const;
  uploadCall(app, house, "uploadMultipleEconomyFile", {
    ...kept,
    several: (first, files) => ({ ...first, files: [...files] }),
    allow: async (read, { contentId }) => unlessTooMany(read, await mayAddFile(read, contentId, several)),
    use: (work, { params, query }, file) => saveFile(work, { ...params, ...several, seen: query.rev }, file),
  });
  writingCall(app, house, "removeMultipleEconomyFile", async (work, { params: { contentId, fileId }, query }) => {
    const removed = await removeFile(work, { contentId, ...several, seen: query.rev }, fileId);
    return removed.ok ? ok({ ok: true as const }) : removed;
  });
}

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
