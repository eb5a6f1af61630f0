import type { FastifyInstance } from "fastify";
import { isNestedAtMost } from "../../pure/contract/nesting.ts";

/** No call needs half of it. Checks, keys of repeated calls and the database go through a body by recursion. */
const DEEPEST = 500;

/**
 * Calls take JSON, and a call without a body is one with an empty body, also under the JSON header, as the specification's
 * `POST /api/logout`. Plain text, which Fastify would read as well, is the wrong content.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain");
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = body.toString();
    if (text === "") return done(null, undefined);
    parse(request, text, (error, value) => {
      const isTooDeep = text.length > 2 * DEEPEST && !isNestedAtMost(DEEPEST, value);
      done(isTooDeep ? Object.assign(new Error("nested too deeply"), { statusCode: 400 }) : error, value);
    });
  });
  app.addHook("preValidation", async (request) => {
    if (request.method !== "GET" && request.body === undefined) request.body = {};
  });
}
