import type { CallName } from "../../../platform/pure/contract/call.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { ok } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { type Answered, reading, writing } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { sendTip } from "./send-tip.ts";
import { forgetOldTips } from "./store.ts";
import { openVerification } from "./verification.ts";

type Needs = {
  readonly limits: Limits;
  /** The product's own key, which challenges are signed with. */
  readonly secret: Buffer;
};

/** A client of the earlier portal takes a truthy answer for success: a refusal is `false`, unless the request accepts a problem. */
const falseWhenRefused = <K extends CallName>(answer: Answered<K>): Answered<K> => ({
  register: (app, house, name) =>
    void app.register(async (scope) => {
      scope.addHook("onSend", async (request, reply, payload) => {
        if (reply.statusCode < 400 || /application\/problem\+json/i.test(request.headers.accept ?? "")) return payload;
        reply.type("application/json; charset=utf-8");
        return "false";
      });
      answer.register(scope, house, name);
    }),
});

/** Tips about methods, from anybody. */
export const tipFeature = serverFeature({
  serves: ({ limits, secret }: Needs) => {
    const verification = openVerification(secret);
    const byAddress = limits.by<"sendTips">("tip-receipt", ({ body }) => mailAddressIn(body.senderEmail).toLowerCase());
    return {
      answers: {
        sendTips: falseWhenRefused(
          writing<"sendTips">(
            (work, input) => sendTip(work, input.body, { verification, receipts: () => byAddress(work, input) }),
            { limits: [limits.byAddress("tip")] },
          ),
        ),
        getTipsChallenge: reading(async ({ at }) => ok(await verification.challenge(at)), {
          limits: [limits.byAddress("tip-challenge")],
        }),
      },
    };
  },
  hourly: [forgetOldTips],
});
