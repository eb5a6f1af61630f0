import type { FastifyInstance } from "fastify";
import { sendProblem } from "../../../platform/server/http/call-route.ts";
import { networkOf } from "../../../platform/server/rate-limit/index.ts";
import { acceptForms } from "./form-body.ts";

/** The limit for one network address. These pages are made for each request and never cached. */
const MOST = { max: 200, timeWindow: 10_000 };

/** Prepares the pages that mails link to: accepts posted HTML forms, and limits the requests of a network address. Applies to this plugin only. */
export function acceptFormsOfMails(app: FastifyInstance): void {
  acceptForms(app);
  const count = app.createRateLimit({ ...MOST, keyGenerator: ({ ip }) => networkOf(ip), allowList: () => false });
  app.addHook("onRequest", async (request, reply) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      return sendProblem(reply, { kind: "TooMany", retryAfter: counted.ttlInSeconds });
  });
}
