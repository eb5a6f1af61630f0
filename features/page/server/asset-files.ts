import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { encodingFor } from "../../../platform/server/http/accept-encoding.ts";
import { type EncodedBody, encodedBody, hasEtag } from "./encoded-body.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
};
const compressed = new Set([".js", ".css", ".svg"]);
/** A file with a fingerprint in its name never changes. */
const fingerprinted = /-[\w-]{8}\.\w+$/;

const ICON = "minimetode/favicon.svg";

/** Serves the built files under /assets/. The list of files is read once, so no other file can be asked for. */
export function assetFiles(app: FastifyInstance, folder: string): void {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = new Set(
    entries
      .filter((entry) => entry.isFile() && path.extname(entry.name) in types)
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")),
  );
  const bodies = new Map<string, Promise<EncodedBody>>();
  const bodyOf = (file: string): Promise<EncodedBody> => {
    const body = bodies.get(file) ?? readFile(path.join(folder, file)).then((bytes) => encodedBody(bytes, 9));
    bodies.set(file, body);
    return body;
  };
  // Browsers ask for this at pages that name no icon (mails of development, signing in); answering with a page would render one each time.
  app.get("/favicon.ico", (_request, reply) =>
    reply.header("cache-control", "public, max-age=86400").redirect(`/assets/${ICON}`, 301),
  );
  app.get<{ Params: { "*": string } }>("/assets/*", async (request, reply) => {
    const file = request.params["*"];
    if (!files.has(file)) return reply.code(404).type("text/plain; charset=utf-8").send("");
    const extension = path.extname(file);
    const encoding = compressed.has(extension) ? encodingFor(request.headers["accept-encoding"]) : "identity";
    const body = await bodyOf(file);
    const etag = body.etag(encoding);
    reply
      .header("etag", etag)
      .header(
        "cache-control",
        fingerprinted.test(file) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      )
      .header("vary", "Accept-Encoding");
    if (hasEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type(types[extension] ?? "application/octet-stream").send(await body.bytes(encoding));
  });
}
