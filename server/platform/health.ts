import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Drain } from "./http/drain.ts";
import { unavailable } from "./http/problem.ts";
import type { Tables } from "./tables.ts";

type Needs = { readonly db: Kysely<Tables>; readonly drain: Pick<Drain, "hasBegun"> };

/** `/health/live`: the process answers. `/health/ready`: it also reaches its database and is not stopping, else 503. */
export function healthRoutes(app: FastifyInstance, { db, drain }: Needs): void {
  app.get("/health/live", { logLevel: "silent" }, () => ({ ok: true }));
  app.get("/health/ready", { logLevel: "silent" }, async (_request, reply) => {
    if (!drain.hasBegun && (await reaches(db))) return { ok: true };
    return reply.code(503).type("application/problem+json").send(JSON.stringify(unavailable()));
  });
}

const reaches = (db: Kysely<Tables>): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
