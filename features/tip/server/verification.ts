import { createHash, createHmac } from "node:crypto";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { CHALLENGE_VALID } from "../rules/index.ts";

/**
 * The work that a browser does before a tip is taken: keys derived one after the other until the one that the challenge names. One to
 * three thousand of them take a second or two on a laptop and a few on a telephone; making and checking a challenge takes one.
 */
const COST = 500;
const FEWEST = 1_000;
const MOST = 3_000;

/** A challenge that was answered, so that it is not taken a second time. */
export type Spent = { readonly signatureHash: Buffer; readonly expiresAt: Date };

/** Shows that somebody's browser did some work for each tip. Nothing is asked of anybody else, and nothing is said about the visitor. */
export type Verification = {
  challenge(at: Date): Promise<z.output<typeof SignedChallenge>>;
  /** The challenge that the token answers, or null when it does not, or not in time. */
  verify(token: string, at: Date): Promise<Spent | null>;
};

const Parameters = z.strictObject({
  algorithm: z.literal("PBKDF2/SHA-256"),
  cost: z.literal(COST),
  expiresAt: z.int(),
  keyLength: z.literal(32),
  keyPrefix: z.string().regex(/^[0-9a-f]{32}$/),
  keySignature: z.string(),
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
  salt: z.string().regex(/^[0-9a-f]{32}$/),
});
const SignedChallenge = z.strictObject({ parameters: Parameters, signature: z.string().max(200) });
const Token = z.object({
  challenge: SignedChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(200) }),
});

/** @param secret of the whole installation: an instance takes the challenges of another */
export function openVerification(secret: Buffer): Verification {
  const secretFor = (purpose: string) => createHmac("sha256", secret).update(`tips ${purpose}`).digest("base64url");
  const secrets = { hmacSignatureSecret: secretFor("challenge"), hmacKeySignatureSecret: secretFor("key") };
  return {
    challenge: async (at) => {
      const made: Challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: COST,
        counter: randomInt(MOST, FEWEST),
        deriveKey,
        expiresAt: new Date(at.getTime() + CHALLENGE_VALID),
        ...secrets,
      });
      return SignedChallenge.parse(made);
    },
    verify: async (token, at) => {
      const { challenge, solution } = readToken(token) ?? {};
      if (!challenge || !solution) return null;
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      if (expiresAt <= at) return null;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      if (!verified) return null;
      return { signatureHash: createHash("sha256").update(challenge.signature).digest(), expiresAt };
    },
  };
}

function readToken(token: string): z.output<typeof Token> | null {
  try {
    return Token.parse(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
  } catch {
    return null;
  }
}
