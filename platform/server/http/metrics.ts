import type { FastifyInstance } from "fastify";
import { isInjection } from "light-my-request";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Memory, garbage collection and event loop belong to the process: they are collected once, however many apps it runs. */
const processMetrics = new Registry();
let collecting = false;

type Answered = { readonly method: string; readonly route: string; readonly status: number };

export type AnswerMetrics = {
  readonly registry: Registry;
  /** How long an answer took. Routes by pattern, never by address. */
  observe(answered: Answered, seconds: number): void;
  /** An answer from memory, which takes no time worth measuring: measuring it would take longer. */
  countKept(status: number): void;
};

export function measureAnswers(): AnswerMetrics {
  const registry = new Registry();
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const kept = new Map<number, number>();
  const keptAnswers = new Counter({
    name: "http_kept_answers_total",
    help: "Answers from memory",
    labelNames: ["status"],
    registers: [registry],
    collect: () => {
      keptAnswers.reset();
      for (const [status, count] of kept) keptAnswers.inc({ status }, count);
    },
  });
  return {
    registry,
    observe: (answered, seconds) => duration.observe(answered, seconds),
    countKept: (status) => void kept.set(status, (kept.get(status) ?? 0) + 1),
  };
}

/** `/metrics` for Prometheus: the process, and how long each route takes. For callers on this machine: see `hideFromOthers`. */
export function metricsRoutes(app: FastifyInstance, { answers }: { readonly answers: AnswerMetrics }): void {
  if (!collecting) collectDefaultMetrics({ register: processMetrics });
  collecting = true;
  app.addHook("onResponse", (request, reply, done) => {
    if (isInjection(request.raw)) return done();
    const route = request.routeOptions.url ?? "(none)";
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", { logLevel: "silent" }, async (_request, reply) => {
    const all = Registry.merge([processMetrics, answers.registry]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}
