import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import { languageOf } from "../../../platform/server/http/language.ts";
import { documentFilesIn } from "../texts-files.ts";
import { type Format, mediaTypes } from "./formats.ts";
import type * as store from "./store.ts";

/** The dependencies for sending documents. */
export type Sending = {
  /** A page by itself, in the tab where the document will stand. */
  readonly page: (message: { readonly heading: string; readonly description: string }, language: Language) => string;
  readonly files: FileStore;
};

/** How long to wait before asking again for what is being made. */
const SECONDS = 2;

/** The title as the name of a file: `hjemmebasert-dialyse-utgave-2.pdf`. */
export const fileNameOf = (title: string, more: string, ending: string): string => {
  const words = `${title} ${more}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${Array.from(words.join("-")).slice(0, 80).join("").replace(/-$/, "")}.${ending}`;
};

type Found = NonNullable<Awaited<ReturnType<typeof store.ofSource>> | Awaited<ReturnType<typeof store.ofDraft>>>;

export const disposition = (format: string, name: string): string =>
  `${["docx", "xlsx", "csv"].includes(format) ? "attachment" : "inline"}; filename*=UTF-8''${encodeURIComponent(name)}`;

/** A text that is written each time, with its own ETag. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: "plain" | "csv",
  text: string,
  name: string,
) {
  const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  reply.header("etag", etag).header("content-disposition", disposition(kind, name));
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type(`text/${kind}; charset=utf-8`).send(text);
}

/** A kept file; while it is being made, a page that asks again by itself. */
export async function sendDocument(
  { files, page }: Sending,
  request: FastifyRequest,
  reply: FastifyReply,
  format: Format,
  file: Found | undefined,
  name: string,
) {
  if (file?.state === "failed")
    return reply
      .code(500)
      .type("text/html; charset=utf-8")
      .send(page(documentFilesIn(languageOf(request)).failed[format], languageOf(request)));
  if (!file?.storage_key)
    return reply
      .code(202)
      .header("cache-control", "no-store")
      .header("retry-after", SECONDS)
      .header("refresh", SECONDS)
      .type("text/html; charset=utf-8")
      .send(page(documentFilesIn(languageOf(request)).making[format], languageOf(request)));
  const etag = `"${file.sha256}"`;
  reply
    .header("etag", etag)
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .header("content-disposition", disposition(format, name));
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply
    .type(mediaTypes[format])
    .header("content-length", file.size ?? 0)
    .send(await files.getStream(file.storage_key));
}
