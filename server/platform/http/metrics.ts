import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Memory, garbage collection and event loop belong to the process: they are collected once, however many apps it runs. */
const processMetrics = new Registry();
let collecting = false;

/**
 * `/metrics` for Prometheus: the process, and how long each route takes. Routes by pattern, never by address. Answers only
 * a caller on this machine that no proxy forwards for; to everybody else there is no such page.
 */
export function metricsRoutes(app: FastifyInstance): void {
  if (!collecting) collectDefaultMetrics({ register: processMetrics });
  collecting = true;
  const registry = new Registry();
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "(none)";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", { logLevel: "silent" }, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const all = Registry.merge([processMetrics, registry]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}

type Asked = {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, unknown>>;
};

const isFromThisMachine = ({ socket, headers }: Asked) =>
  /^(::1|(::ffff:)?127\..*)$/.test(socket.remoteAddress ?? "") && !headers.forwarded && !headers["x-forwarded-for"];
