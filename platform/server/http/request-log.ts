import { randomUUID } from "node:crypto";
import { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { isInjection } from "light-my-request";
import type { Log } from "../log.ts";

/** Fastify options: our log, a random id for each request, and none of Fastify's own lines (they hold whole addresses). */
export const requestLogOptions = (log: Log) => {
  const loggerInstance: FastifyBaseLogger = log;
  return {
    loggerInstance,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request" }),
  };
};

/** One line for each answer: method, the route's pattern (never the address itself), status and milliseconds. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    // The application asks itself for pages to keep ready.
    if (isInjection(request.raw)) return done();
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route: routeOptions.url ?? "(none)", status: reply.statusCode, ms }, "answered");
    done();
  });
}
