import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Guid, optional } from "../../platform/pure/contract/values.ts";
import type { tipPaths } from "./paths.ts";

const written = (most: number) => optional(z.string().max(most), "");

/** `recipient` is read and not believed: the block says who gets the tip. */
export const tipCalls = {
  getTipsChallenge: {
    summary: "A challenge of the tips form, version 2 of ALTCHA: signed, good once, for ten minutes",
    answer: z.object({
      parameters: z.object({
        algorithm: z.string(),
        cost: z.int(),
        expiresAt: z.int(),
        keyLength: z.int(),
        keyPrefix: z.string(),
        keySignature: z.string(),
        nonce: z.string(),
        salt: z.string(),
      }),
      signature: z.string(),
    }),
  },
  sendTips: {
    summary: "Send a tip about a method",
    body: z.object({
      methodDescription: written(10_000),
      name: written(500),
      senderEmail: written(500),
      link: written(5_000),
      employer: written(1_000),
      recipient: z.unknown().optional(),
      block: Guid.nullish().describe("the tips block that it was written in; without one the site gets the tip"),
      copyToSender: optional(z.boolean(), false),
      recaptchaToken: written(8_000).describe("base64 of the JSON {challenge, solution}"),
    }),
    answer: z.object({ ok: z.literal(true) }),
  },
} as const satisfies SchemasOf<typeof tipPaths>;
