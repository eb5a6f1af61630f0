import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Config } from "./config.ts";
import { hasRoom } from "./disk-room.ts";
import type { Drain } from "./http/drain.ts";
import { languageOf } from "./http/language.ts";
import type { Tables } from "./tables.ts";

type Needs = {
  readonly config: Config;
  readonly db: Kysely<Tables>;
  readonly drain: Pick<Drain, "hasBegun">;
  readonly warmUp: { readonly isOver: boolean };
};

/** `/health/live`: the process answers. `/health/ready`: it also reaches its database, has room on its disk is not stopping, and has rendered what readers ask for most, else 503. */
export function healthRoutes(app: FastifyInstance, { config, db, drain, warmUp }: Needs): void {
  app.get("/health/live", { logLevel: "silent" }, () => ({ ok: true }));
  app.get("/health/ready", { logLevel: "silent" }, async (request, reply) => {
    if (!drain.hasBegun && warmUp.isOver && (await reaches(db)) && (await hasRoom(config))) return { ok: true };
    return reply
      .code(503)
      .type("application/problem+json")
      .send(JSON.stringify(app.problems(languageOf(request)).unavailable()));
  });
}

/** The readiness check must not wait long either. */
const PATIENCE_MS = 3_000;

const reaches = (db: Kysely<Tables>): Promise<boolean> =>
  Promise.race([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    wait(PATIENCE_MS, false, { ref: false }),
  ]);
