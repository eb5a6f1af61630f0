import { z } from "zod";
import type { Db } from "../../../platform/server/http/work.ts";
import { seal, unseal } from "../../../platform/server/sealed.ts";
import { derivedKey, hashOf } from "../../session/server/index.ts";
import * as store from "./store.ts";

const attemptShape = z.object({ verifier: z.string(), nonce: z.string(), returnTo: z.string() });

/** A sign-in under way: kept between `/login` and `/login-callback`. */
export type SignInAttempt = z.infer<typeof attemptShape>;

const PURPOSE = "sign-in";
const MINUTES = 10;

/** Name of the cookie that ties an attempt to the browser that began it. Each tab has an attempt and a cookie of its own. */
export const attemptCookie = (state: string): string => `login-${hashOf(state).toString("hex").slice(0, 12)}`;

/** Keeps an attempt for ten minutes, sealed under the secret that only the browser's cookie holds. */
export async function keepAttempt(
  db: Db,
  keys: { readonly state: string; readonly secret: string },
  attempt: SignInAttempt,
  at: Date,
): Promise<{ readonly expires: Date }> {
  const expires = new Date(at.getTime() + MINUTES * 60_000);
  const sealed = seal(derivedKey(keys.secret, PURPOSE), PURPOSE, JSON.stringify(attempt));
  await store.insertAttempt(db, { state_hash: hashOf(keys.state), sealed, expires_at: expires });
  return { expires };
}

/** Takes the attempt: the second time it is gone. Null when there is none, when it is too old, or when another browser began it. */
export async function openAttempt(
  db: Db,
  keys: { readonly state: string; readonly secret: string },
): Promise<SignInAttempt | null> {
  const sealed = await store.takeAttempt(db, hashOf(keys.state));
  if (sealed === undefined) return null;
  try {
    return attemptShape.parse(JSON.parse(unseal(derivedKey(keys.secret, PURPOSE), PURPOSE, sealed)));
  } catch {
    return null; // Another secret than the one it was sealed under.
  }
}
