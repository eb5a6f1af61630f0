import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopback } from "../loopback.ts";
import { refuseCrossSiteWrites } from "./cross-site.ts";
import { acceptEmptyJson } from "./empty-json.ts";
import { hideFromOthers } from "./own-machine.ts";
import { draftHeaders, securityHeaders } from "./security-headers.ts";

type Options = {
  readonly publicUrl: string;
  /** True under `npm run dev`: Vite's reload needs inline script and a web socket. */
  readonly dev: boolean;
  /** True on a developer's own machine, whose own calls are not counted. */
  readonly development: boolean;
  /** The key under which a request is counted. */
  readonly countedAs: (request: FastifyRequest) => Promise<string>;
  /** Which addresses show drafts, and which must not follow a person to another site. */
  readonly isDraftPlace: (url: string) => boolean;
  readonly isPrivatePlace: (url: string) => boolean;
};

const CALLS_PER_MINUTE = 1200;

/**
 * Installs what applies to every request and answer: security headers, cookies, refusal of writes from other sites, places
 * that only this machine sees, and a generous limit on calls for each session, or network address without one.
 */
export async function secure(app: FastifyInstance, options: Options): Promise<void> {
  acceptEmptyJson(app);
  await app.register(cookie);
  const headers = securityHeaders(options);
  const ofDrafts = draftHeaders(options);
  app.addHook("onRequest", (request, reply, done) => {
    // On the raw answer, so that an answer which somebody else writes has them too.
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    if (options.isDraftPlace(request.url)) for (const [name, value] of ofDrafts) reply.raw.setHeader(name, value);
    if (options.isPrivatePlace(request.url)) reply.raw.setHeader("referrer-policy", "no-referrer");
    done();
  });
  hideFromOthers(app);
  refuseCrossSiteWrites(app, options.publicUrl);
  // By the route: an address can be spelled in many ways that lead to it.
  const isCounted = ({ routeOptions, ip }: FastifyRequest) =>
    routeOptions.url?.startsWith("/api/") && !(options.development && isLoopback(ip));
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: "1 minute",
    keyGenerator: (request) => (isCounted(request) ? options.countedAs(request) : ""),
    allowList: (request) => !isCounted(request),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
  });
}
