import type { FastifyInstance } from "fastify";

/**
 * Calls take JSON, and a call without a body is one with an empty body, also under the JSON header, as the specification's
 * `POST /api/logout`. Plain text, which Fastify would read as well, is the wrong content.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain");
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body.toString(), done);
  });
  app.addHook("preValidation", async (request) => {
    if (request.method !== "GET" && request.body === undefined) request.body = {};
  });
}
