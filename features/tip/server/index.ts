import type { FastifyInstance } from "fastify";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { ok } from "../../../platform/pure/refusal/index.ts";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { sendTip } from "./send-tip.ts";
import { openVerification } from "./verification.ts";

export { forgetOld as forgetOldTips } from "./store.ts";

type Needs = { readonly house: House; readonly limits: Limits; readonly secret: Buffer };

/** Tips about methods, from anybody. docs/spec/site.md, Tips */
export function tipRoutes(app: FastifyInstance, { house, limits, secret }: Needs): void {
  const verification = openVerification(secret);
  const byAddress = limits.by<"sendTips">("tip-receipt", ({ body }) => mailAddressIn(body.senderEmail).toLowerCase());
  readingCall(app, house, "getTipsChallenge", async ({ at }) => ok(await verification.challenge(at)), {
    limits: [limits.byAddress("tip-challenge")],
  });
  writingCall(
    app,
    house,
    "sendTips",
    (work, input) => sendTip(work, input.body, { verification, receipts: () => byAddress(work, input) }),
    { limits: [limits.byAddress("tip")] },
  );
}
