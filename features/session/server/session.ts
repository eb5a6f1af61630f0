import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { seal, unseal } from "../../../platform/server/sealed.ts";
import { type BrowserKind, type EndedBy, unknownBrowser } from "../../contributor/rules/index.ts";
import { sayEnded } from "./ended.ts";
import { after, lifetimes } from "./lifetimes.ts";
import { derivedKey, hashOf, newSecret } from "./secret.ts";
import * as store from "./store.ts";

/** A session with the secret that its browser must get in a cookie when the transaction has committed. */
export type Opened = { readonly sessionId: string; readonly secret: string; readonly expires: Date };

/** A session that was added to by somebody who does not get its secret. */
export type Joined = { readonly sessionId: string; readonly secret: null };

const PURPOSE = "tokens";
const sealTokens = (secret: string, tokens: string): Buffer =>
  Buffer.from(seal(derivedKey(secret, PURPOSE), PURPOSE, tokens), "base64");
const unsealTokens = (secret: string, sealed: Buffer): string =>
  unseal(derivedKey(secret, PURPOSE), PURPOSE, sealed.toString("base64"));

/**
 * Gives the browser's session a new secret, or makes a session when the presented secret has none. Every call that gains
 * rights does this, so that a cookie which somebody else planted or saw stops working.
 * @param presented the secret in the browser's cookie, if any
 */
async function open(tx: Tx, presented: string | null, until: Date): Promise<Opened> {
  const secret = newSecret();
  const before = presented ? await store.lockSession(tx, hashOf(presented)) : undefined;
  if (!before || !presented) {
    const { id } = await store.insertSession(tx, hashOf(secret), until);
    return { sessionId: id, secret, expires: until };
  }
  const expires = before.expires_at > until ? before.expires_at : until;
  const tokens = before.sealed_tokens && unsealTokens(presented, before.sealed_tokens);
  const sealedTokens = tokens === null ? null : sealTokens(secret, tokens);
  await store.rotate(tx, before.id, { tokenHash: hashOf(secret), sealedTokens, expiresAt: expires });
  return { sessionId: before.id, secret, expires };
}

/**
 * Opens the browser's session for a seat: 30 days from now, beside what it held before. Of two links that one browser opens at the same
 * moment the second finds the secret replaced by the first: it adds to the same session, whose new secret the browser has got already.
 */
export async function openForSeat(
  tx: Tx,
  presented: string | null,
  contributorId: string,
  at: Date,
  browser: BrowserKind = unknownBrowser,
): Promise<Opened | Joined> {
  const until = after(at, lifetimes.seat);
  const opened = (await join(tx, presented, until)) ?? (await open(tx, presented, until));
  await store.putSeat(tx, opened.sessionId, { contributorId, ...browser }, until);
  return opened;
}

async function join(tx: Tx, presented: string | null, until: Date): Promise<Joined | null> {
  if (!presented || (await store.lockSession(tx, hashOf(presented)))) return null;
  const replaced = await store.lockReplaced(tx, hashOf(presented));
  if (!replaced) return null;
  if (replaced.expires_at < until) await store.prolong(tx, replaced.id, until);
  return { sessionId: replaced.id, secret: null };
}

/** Opens the browser's session for an account: 12 hours from now, 8 of them idle, beside the seats it held before. */
export async function openForAccount(
  tx: Tx,
  presented: string | null,
  account: { readonly id: string; readonly tokens: string },
  at: Date,
): Promise<Opened> {
  const until = after(at, lifetimes.account);
  const opened = await open(tx, presented, until);
  const sealedTokens = sealTokens(opened.secret, account.tokens);
  await store.setAccountOfSession(tx, opened.sessionId, { id: account.id, expiresAt: until, sealedTokens, at });
  return opened;
}

/**
 * Ends the whole session, its seats too, because computers on a ward are shared. A seat is opened again by signing in, if it
 * is attached to the account, or by a new link.
 * @returns what was sealed with the session, for the provider's own sign-out
 */
export async function endSession(tx: Tx, presented: string): Promise<{ readonly tokens: string | null } | null> {
  const session = await store.lockSession(tx, hashOf(presented));
  if (!session) return null;
  await store.remove(tx, session.id);
  await sayEnded(tx, [session.id]);
  return { tokens: session.sealed_tokens && unsealTokens(presented, session.sealed_tokens) };
}

/**
 * Ends every session of the account, in every browser, with the seats in it, and the seats that are attached to the account wherever
 * else they are open.
 * @returns what was sealed with this browser's session; the others' is sealed under secrets that only those browsers have
 */
export async function endAccountSessions(
  tx: Tx,
  presented: string,
  account: string,
): Promise<{ readonly tokens: string | null } | null> {
  await store.lockOfAccount(tx, account);
  const here = await endSession(tx, presented);
  await sayEnded(tx, await store.emptyOfAccount(tx, account));
  return here;
}

/** The tokens of a signed-in session as they stand. `sealed`: what must still stand there when they are replaced. */
export type Renewable = { readonly id: string; readonly sealed: Buffer; readonly tokens: string };

/** The tokens of a session whose sign-in lasts, or null. Locks nothing. */
export async function renewableOf(db: Db, presented: string): Promise<Renewable | null> {
  const session = await store.signedInSession(db, hashOf(presented));
  if (!session?.sealed_tokens) return null;
  const sealed = session.sealed_tokens;
  return { id: session.id, sealed, tokens: unsealTokens(presented, sealed) };
}

/** Replaces tokens that are still those that were read; null, and nothing is written, when they are not. */
export async function replaceTokensOf(
  db: Db,
  presented: string,
  before: Renewable,
  tokens: string,
): Promise<Renewable | null> {
  const sealed = sealTokens(presented, tokens);
  const { numUpdatedRows } = await store.replaceTokens(db, hashOf(presented), before.sealed, sealed);
  return numUpdatedRows > 0n ? { id: before.id, sealed, tokens } : null;
}

/** Ends the account part of a session that still has these tokens. */
export async function dropRenewed(db: Db, presented: string, { id, sealed }: Renewable): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const session = await store.lockSession(tx, hashOf(presented));
    if (!session?.sealed_tokens?.equals(sealed)) return;
    await store.dropAccount(tx, id);
    await sayEnded(tx, [id]);
  });
}

/** Ends a seat in every browser that holds it, or in every one but the session `save`, at their next call. */
export async function endSeat(tx: Tx, contributorId: string, by: EndedBy, save?: string): Promise<void> {
  await sayEnded(tx, await store.dropSeat(tx, contributorId, by, save));
}
