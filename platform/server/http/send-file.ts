import type { FastifyReply, FastifyRequest } from "fastify";
import type { FileStore } from "../files.ts";

type Sent = {
  readonly name: string;
  readonly mediaType: string;
  readonly storageKey: string;
  readonly size: number;
  readonly sha256: string;
  /** Anybody may have it. */
  readonly isPublic: boolean;
  /** Saved, and not opened in the browser. */
  readonly isSaved?: boolean;
};

/** Answers with the bytes of an uploaded file: as what the server found it to be, able to run nothing, asked for again each time by its hash. */
export async function sendFile(
  files: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, mediaType, storageKey, size, sha256, isPublic, isSaved = false }: Sent,
): Promise<FastifyReply> {
  const etag = `"${sha256}"`;
  reply
    .header("etag", etag)
    .header("cache-control", isPublic ? "public, no-cache" : "private, no-cache")
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .header(
      "content-disposition",
      `${isSaved ? "attachment" : "inline"}; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply
    .type(mediaType)
    .header("content-length", size)
    .send(await files.getStream(storageKey));
}
