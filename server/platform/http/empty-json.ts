import type { FastifyInstance } from "fastify";

/** Lets a call without a body carry the JSON header, as the specification's `POST /api/logout` does. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body.toString(), done);
  });
}
