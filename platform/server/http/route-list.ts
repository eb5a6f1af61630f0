import type { FastifyInstance } from "fastify";

/** Lists the app's routes from here on, as `GET /api/session`, with `ALL` where one handler answers every method. */
export function listRoutes(app: FastifyInstance): ReadonlySet<string> {
  const listed = new Set<string>();
  app.addHook("onRoute", ({ method, url }) => {
    // Every GET answers HEAD too.
    if (method !== "HEAD") listed.add(`${Array.isArray(method) ? "ALL" : method} ${url}`);
  });
  return listed;
}
