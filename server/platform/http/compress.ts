import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** From this many bytes on an answer is worth compressing. */
const THRESHOLD = 2048;

/** Compresses JSON answers. Pages and assets are compressed once and kept that way; files are compressed already. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: ["gzip"],
    customTypes: /^application\/(problem\+)?json/,
    globalDecompression: false,
  });
}
