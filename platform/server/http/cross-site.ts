import type { FastifyInstance, FastifyRequest } from "fastify";
import { languageOf } from "./language.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site's page sends with our visitor's cookies. Browsers send `Sec-Fetch-Site`, or at least `Origin`. A
 * caller that sends neither is not a browser and may write, but not with a cookie. features/sign-in/README.md
 */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: string): void {
  const secure = publicUrl.startsWith("https:");
  app.addHook("onRequest", (request, reply, done) => {
    if (READING.has(request.method) || isOwn(request, secure)) return done();
    reply
      .code(403)
      .type("application/problem+json")
      .send(JSON.stringify(app.problems(languageOf(request)).crossSite()));
  });
}

function isOwn({ headers }: FastifyRequest, secure: boolean): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (headers.origin === undefined) return headers.cookie === undefined;
  if (!URL.canParse(headers.origin)) return false;
  const origin = new URL(headers.origin);
  return origin.host === headers.host?.toLowerCase() && (!secure || origin.protocol === "https:");
}
