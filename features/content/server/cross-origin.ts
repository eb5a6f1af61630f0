import type { FastifyInstance } from "fastify";

const API = "/api/episerver/v3.0/";
const EXPOSED = [
  "x-epi-continuation",
  "x-epi-branch",
  "x-epi-contentguid",
  "x-epi-siteid",
  "x-epi-startpageguid",
  "x-epi-remainingroute",
  "x-epi-contextmode",
].join(", ");
const SENT = "authorization, accept-language, x-epi-continuation, content-type";

/** Seconds for which a browser need not ask again. */
const REMEMBERED = 600;

/**
 * Lets pages of the configured origins read the content API in a browser, as their visitor: the client sends credentials always. To any
 * other origin nothing is said, so its browser keeps the answer from it.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.url.startsWith(API)) return done();
    reply.header("vary", "origin");
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return done();
    reply
      .header("access-control-allow-origin", origin)
      .header("access-control-allow-credentials", "true")
      .header("access-control-expose-headers", EXPOSED);
    if (request.method !== "OPTIONS") return done();
    reply
      .code(204)
      .header("access-control-allow-methods", "GET")
      .header("access-control-allow-headers", SENT)
      .header("access-control-max-age", String(REMEMBERED))
      .send();
  });
}
