import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Problem } from "../../pure/contract/problem.ts";
import type { Language } from "../../pure/language/index.ts";
import { isDatabaseUnavailable } from "../database.ts";
import { sendProblem } from "./call-route.ts";
import { languageOf } from "./language.ts";
import type { ProblemAnswers, ProblemsIn } from "./problem.ts";
import { Unavailable } from "./unavailable.ts";

/** The problem for a thrown error, without its message, stack or SQL. */
export function problemOfError(
  error: Error & Partial<Pick<FastifyError, "code" | "statusCode">>,
  problems: ProblemAnswers,
): Problem {
  if (hasZodFastifySchemaValidationErrors(error))
    return problems.malformed(
      error.validation.map((issue) => ({
        path: issue.instancePath.replace(/^\//, "").replaceAll("/", "."),
        kind: issue.keyword,
        message: problems.malformed().title,
      })),
    );
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return problems.of({ kind: "TooLarge", limit: 1_000_000 });
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return problems.of({ kind: "WrongContent", expects: "JSON" });
  }
  if (error.statusCode === 401) return problems.of({ kind: "NotSignedIn" });
  if (error.statusCode === 429) return problems.of({ kind: "TooMany", retryAfter: 60 });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return problems.malformed();
  return error instanceof Unavailable || isDatabaseUnavailable(error) ? problems.unavailable() : problems.fault();
}

type Headers = readonly (readonly [string, string])[];

/**
 * For Fastify's `frameworkErrors`: an address that its router cannot read (a stray %), before any hook has run.
 * A call gets a problem; a page leads to /not-found, like every address without content. features/content/README.md
 */
export const answerUnreadable =
  (headers: Headers, problems: ProblemsIn, notFoundPage: string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    if (request.url.startsWith("/api/")) void sendError(reply, problemOfError(error, problems(languageOf(request))));
    else void reply.redirect(notFoundPage, 307);
  };

/**
 * The language of whoever gets the answer to an error. A request that is refused before its caller was looked up, because its values are
 * malformed, has one all the same. After a fault, and for those who ask too often, nothing is looked up.
 */
async function languageOfRefused(request: FastifyRequest, { statusCode = 500 }: FastifyError): Promise<Language> {
  if (statusCode >= 500 || statusCode === 429) return languageOf(request);
  return request.server.languageOfCaller(request).catch(() => languageOf(request));
}

const sendError = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply.code(problem.status).type("application/problem+json").send(JSON.stringify(problem));

/** Every answer to a fault, a malformed request under /api or an address without a route is application/problem+json. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, { kind: "NotFound" }));
  app.setErrorHandler(async (error: FastifyError, request, reply): Promise<FastifyReply> => {
    const problem = problemOfError(error, app.problems(await languageOfRefused(request, error)));
    if (problem.status >= 500)
      request.log.error({ err: { message: error.message, code: error.code, stack: error.stack } }, "fault");
    if (problem.retryAfter) reply.header("retry-after", problem.retryAfter);
    return sendError(reply, problem);
  });
}
