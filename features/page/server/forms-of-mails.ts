import type { FastifyInstance } from "fastify";
import { sendProblem } from "../../../platform/server/http/call-route.ts";
import { networkOf } from "../../../platform/server/rate-limit/index.ts";
import { acceptForms } from "./form-body.ts";

/** What stands at these addresses is made again each time: at most so many for one network address. */
const MOST = { max: 200, timeWindow: 10_000 };

/** Pages that mails lead to: they take what an HTML form posts, and a network address asks for so many at most. Holds within this plugin only. */
export function acceptFormsOfMails(app: FastifyInstance): void {
  acceptForms(app);
  const count = app.createRateLimit({ ...MOST, keyGenerator: ({ ip }) => networkOf(ip), allowList: () => false });
  app.addHook("onRequest", async (request, reply) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      return sendProblem(reply, { kind: "TooMany", retryAfter: counted.ttlInSeconds });
  });
}
