import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { encodingFor } from "./accept-encoding.ts";

/** From this many bytes on an answer is worth compressing. */
const THRESHOLD = 2048;

const JSON_TYPE = /^application\/(problem\+)?json/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * An answer is made for one caller and compressed once, so the quickest way wins: brotli 1 takes a third of gzip's time. In a thread, so
 * that nobody waits for it.
 */
const compressed = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => zip(bytes, { level: 1 }),
};

/**
 * Compresses JSON answers. Pages and assets are compressed once and kept that way; files are compressed already. Every JSON answer says
 * that it depends on `Accept-Encoding`, also the ones too small to be compressed.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    if (!JSON_TYPE.test(String(reply.getHeader("content-type") ?? "")) || reply.hasHeader("content-encoding"))
      return payload;
    const vary = reply.getHeader("vary");
    reply.header("vary", vary === undefined ? "Accept-Encoding" : `${vary}, Accept-Encoding`);
    if (payload.length < THRESHOLD) return payload;
    const encoding = encodingFor(request.headers["accept-encoding"]);
    if (encoding === "identity") return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return compressed[encoding](typeof payload === "string" ? Buffer.from(payload) : payload);
  });
}
