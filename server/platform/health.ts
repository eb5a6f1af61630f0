import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import { unavailable } from "./http/problem.ts";
import type { Tables } from "./tables.ts";

/** `/health/live`: the process answers. `/health/ready`: it also reaches its database, else 503. */
export function healthRoutes(app: FastifyInstance, { db }: { readonly db: Kysely<Tables> }): void {
  app.get("/health/live", { logLevel: "silent" }, () => ({ ok: true }));
  app.get("/health/ready", { logLevel: "silent" }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { ok: true };
    } catch {
      return reply.code(503).type("application/problem+json").send(JSON.stringify(unavailable()));
    }
  });
}
