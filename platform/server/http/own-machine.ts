import type { FastifyInstance, FastifyRequest } from "fastify";
import { hostnameOf, isLocalhost, isLoopback } from "../loopback.ts";

/** The routes for the people and programs of this machine only. An address can be spelled in many ways that lead to one route. */
const PLACES = /^\/(dev\/|metrics$)/;
const FORWARDED = ["forwarded", "x-real-ip", "via"];

/**
 * Hides `/dev/*` and `/metrics` (404) from every caller but those on this machine who ask for it by its own name. Another name means
 * that a page has pointed its own domain here, and a forwarded header that a proxy passes strangers on. features/sign-in/README.md
 */
export function hideFromOthers(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (PLACES.test(request.routeOptions.url ?? "") && !isFromThisMachine(request)) return void reply.callNotFound();
    done();
  });
}

const isFromThisMachine = ({ raw: { socket, headers } }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? "") &&
  isLocalhost(hostnameOf(headers.host ?? "")) &&
  !Object.keys(headers).some((name) => FORWARDED.includes(name) || name.startsWith("x-forwarded-"));
