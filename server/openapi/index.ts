import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

/**
 * `GET /api/openapi.json`: the calls as OpenAPI 3.1, made from the same schemas that parse them. Must be registered before
 * the routes it describes. Pages, files and health are not calls and are left out.
 */
export async function describeCalls(app: FastifyInstance): Promise<void> {
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
    transform: (route) => {
      const hidden = !route.url.startsWith("/api/") || route.schema === undefined;
      return jsonSchemaTransform(hidden ? { ...route, schema: { ...route.schema, hide: true } } : route);
    },
    transformObject: jsonSchemaTransformObject,
  });
  let written: string | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, (_request, reply) => {
    written ??= JSON.stringify(app.swagger());
    return reply.type("application/json; charset=utf-8").header("cache-control", "public, max-age=300").send(written);
  });
}
