import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { CallAnswer } from "../../../platform/pure/contract/call.ts";

/** Milliseconds. Slow telephones take some seconds. */
const PATIENCE = 60_000;

/**
 * Does the work that the challenge asks for; null when it was not done in time. The browser derives each key beside the page's own
 * thread, so typing is not held up.
 */
export async function answerTo(challenge: CallAnswer<"getTipsChallenge">): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
