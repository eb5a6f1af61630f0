import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** From this many bytes on an answer is worth compressing. */
const THRESHOLD = 2048;

/** From this many characters on a text is written as bytes: Node would go through it twice, to count its bytes and to write them. */
const LARGE = 16_384;

/** Compresses JSON answers. Pages and assets are compressed once and kept that way; files are compressed already. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook("onSend", (_request, _reply, payload, done) =>
    done(null, typeof payload === "string" && payload.length >= LARGE ? Buffer.from(payload) : payload),
  );
  await app.register(compress, {
    threshold: THRESHOLD,
    // An answer is made for one caller and compressed once, so the quickest way wins: brotli 1 takes a third of gzip's time.
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
    customTypes: /^application\/(problem\+)?json/,
    globalDecompression: false,
  });
}
