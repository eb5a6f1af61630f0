import type { FastifyInstance } from "fastify";
import type { FileStore } from "../../../platform/server/files.ts";
import { type House, sendProblem } from "../../../platform/server/http/call-route.ts";
import { sendFile } from "../../../platform/server/http/send-file.ts";
import { routePaths } from "../../address/rules/index.ts";
import { FileAddress, FileWidth } from "../../api/index.ts";
import { openForReading } from "../../assessment/server/index.ts";
import * as store from "./store.ts";

/**
 * `/filer/<guid>/<name>`: the bytes of a file. Anybody may read a file that a publication shows. Other files need the right to read the
 * working copy; without it the answer is 410 with a message for a withdrawn file. The bytes never change, so the hash is the ETag.
 */
export function fileRoute(app: FastifyInstance, house: House, files: FileStore): void {
  app.get(
    routePaths.file.replaceAll("$", ":"),
    { schema: { params: FileAddress, querystring: FileWidth, hide: true } },
    async (request, reply) => {
      const { guid } = FileAddress.parse(request.params);
      const file = await store.file(house.db, guid);
      if (!file) return sendProblem(reply, { kind: "NotFound" });
      if (!file.is_public) {
        const read = { ...(await house.callerOf(request)), db: house.db };
        const allowed = await openForReading(read, "read-working-copy", file.deleted_at ? undefined : file.assessment);
        const told = file.withdrawn === null ? null : ({ kind: "Withdrawn", message: file.withdrawn } as const);
        if (!allowed.ok) return sendProblem(reply, told ?? allowed.because);
      }
      const { bredde } = FileWidth.parse(request.query);
      const sized = bredde === undefined ? undefined : await store.inWidth(house.db, file.id, bredde);
      const { storage_key: storageKey, size, sha256 } = sized ?? file;
      const { name, media_type: mediaType } = file;
      const isPublic = Boolean(file.is_public);
      return sendFile(files, request, reply, { name, mediaType, storageKey, size, sha256, isPublic });
    },
  );
}
