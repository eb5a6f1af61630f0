import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../../../platform/server/http/accept-encoding.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes that are sent again and again: compressed once for each encoding that somebody asks for. */
export type EncodedBody = {
  /** Strong, and another for each encoding: they are different bytes. */
  etag(encoding: Encoding): string;
  bytes(encoding: Encoding): Promise<Buffer>;
  /** Of the uncompressed body. */
  readonly size: number;
};

/** @param quality of brotli, 1 to 11: pages that are kept long may cost more to compress */
export function encodedBody(body: Buffer, quality: number): EncodedBody {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const made = new Map<Encoding, Promise<Buffer>>([["identity", Promise.resolve(body)]]);
  const make = (encoding: Encoding): Promise<Buffer> =>
    encoding === "br" ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : zip(body);
  return {
    size: body.length,
    etag: (encoding) => `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`,
    bytes: (encoding) => {
      const bytes = made.get(encoding) ?? make(encoding);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** True when the client already has these bytes. */
export const hasEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch === etag ||
  (ifNoneMatch ?? "").split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === etag);
