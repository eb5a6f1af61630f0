import type { FastifyInstance } from "fastify";
import { routePaths } from "../../core/address/index.ts";
import { FileAddress, FileWidth } from "../../core/contract/index.ts";
import { openForReading } from "../assessment/index.ts";
import type { FileStore } from "../platform/files.ts";
import { type House, sendProblem } from "../platform/http/call-route.ts";
import * as store from "./store.ts";

/**
 * `/filer/<guid>/<name>`: the bytes of a file. Anybody may read a file that the newest publication shows; other files need the
 * right to read the working copy. The bytes never change, so the hash is the ETag. docs/spec/attachments.md, File addresses
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
        if (!allowed.ok) return sendProblem(reply, allowed.because);
      }
      const { bredde } = FileWidth.parse(request.query);
      const sized = bredde === undefined ? undefined : await store.inWidth(house.db, file.id, bredde);
      const { storage_key, size, sha256 } = sized ?? file;
      const etag = `"${sha256}"`;
      reply
        .header("etag", etag)
        .header("cache-control", file.is_public ? "public, no-cache" : "private, no-cache")
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
        .header("content-disposition", `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`);
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply
        .type(file.media_type)
        .header("content-length", size)
        .send(await files.getStream(storage_key));
    },
  );
}
