import type { FastifyInstance } from "fastify";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { ok } from "../../../platform/pure/refusal/index.ts";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { sendTip } from "./send-tip.ts";
import { openVerification, type Verification } from "./verification.ts";

export { forgetOld as forgetOldTips } from "./store.ts";

type Needs = { readonly house: House; readonly limits: Limits; readonly secret: Buffer };

/**
 * Tips about methods, from anybody. A client of the earlier portal takes a truthy answer for success, so a refusal is `false`, with its status;
 * a request that accepts `application/problem+json` gets the reason. docs/spec/site.md, Tips
 */
export function tipRoutes(app: FastifyInstance, { house, limits, secret }: Needs): void {
  const verification = openVerification(secret);
  app.register(async (scope) => {
    scope.addHook("onSend", async (request, reply, payload) => {
      if (reply.statusCode < 400 || /application\/problem\+json/i.test(request.headers.accept ?? "")) return payload;
      reply.type("application/json; charset=utf-8");
      return "false";
    });
    sendTips(scope, { house, limits, verification });
  });
  readingCall(app, house, "getTipsChallenge", async ({ at }) => ok(await verification.challenge(at)), {
    limits: [limits.byAddress("tip-challenge")],
  });
}

function sendTips(
  app: FastifyInstance,
  { house, limits, verification }: Pick<Needs, "house" | "limits"> & { readonly verification: Verification },
): void {
  const byAddress = limits.by<"sendTips">("tip-receipt", ({ body }) => mailAddressIn(body.senderEmail).toLowerCase());
  writingCall(
    app,
    house,
    "sendTips",
    (work, input) => sendTip(work, input.body, { verification, receipts: () => byAddress(work, input) }),
    { limits: [limits.byAddress("tip")] },
  );
}
