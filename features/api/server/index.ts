export { problemTextsOfAll } from "./problem-texts.ts";

import Fastify, { type FastifyInstance, type RouteOptions } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

/**
 * `GET /api/openapi.json`: the calls as OpenAPI 3.1, made from the same schemas that parse them, when it is first asked for. Must be
 * called before the routes that it describes. Pages, files and health are not calls and are left out.
 */
export function describeCalls(app: FastifyInstance): void {
  const calls: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    if (route.url.startsWith("/api/") && route.schema !== undefined && route.method !== "HEAD") calls.push(route);
  });
  let written: Promise<string> | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    written ??= describe(calls);
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", "public, max-age=300")
      .send(await written);
  });
}

/** Of an application with the same routes and nothing behind them: few ask for the description, and its library takes megabytes. */
async function describe(calls: readonly RouteOptions[]): Promise<string> {
  const { default: swagger } = await import("@fastify/swagger");
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Minimetode",
        version: "1",
        description:
          "Mini method assessments: writing, publishing, finding and reading them. Errors are application/problem+json.",
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  for (const { method, url, schema = {} } of calls) app.route({ method, url, schema, handler: () => undefined });
  await app.ready();
  return JSON.stringify(app.swagger());
}
