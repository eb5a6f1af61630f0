import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Memory, garbage collection and event loop belong to the process: they are collected once, however many apps it runs. */
const processMetrics = new Registry();
let collecting = false;

type Answered = { readonly method: string; readonly route: string; readonly status: number };

/** How long answers take. Routes by pattern, never by address. */
export type AnswerTimes = { readonly registry: Registry; observe(answered: Answered, seconds: number): void };

export function measureAnswers(): AnswerTimes {
  const registry = new Registry();
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return { registry, observe: (answered, seconds) => duration.observe(answered, seconds) };
}

/** `/metrics` for Prometheus: the process, and how long each route takes. For callers on this machine: see `hideFromOthers`. */
export function metricsRoutes(app: FastifyInstance, { answerTimes }: { readonly answerTimes: AnswerTimes }): void {
  if (!collecting) collectDefaultMetrics({ register: processMetrics });
  collecting = true;
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "(none)";
    answerTimes.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", { logLevel: "silent" }, async (_request, reply) => {
    const all = Registry.merge([processMetrics, answerTimes.registry]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}
