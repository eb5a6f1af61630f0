import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Discovered, Provider } from "./provider.ts";
import { codeOf } from "./sign-in-fault.ts";
import type { KeptTokens } from "./tokens.ts";

/** How long somebody who signs out waits until the provider has said where its own sign-out is. */
const PATIENCE_MS = 2_000;

type Asked = {
  readonly provider: Provider | null;
  readonly origin: string;
  readonly log: Pick<FastifyBaseLogger, "warn">;
};

/**
 * The provider's metadata. Discovers it now if this instance has not done
 * so. Null without a provider, after a failure, and after the timeout.
 */
async function meet({ provider, log }: Asked): Promise<Discovered | null> {
  if (provider === null) return null;
  try {
    const tooLate = wait(PATIENCE_MS, null, { ref: false });
    const met = await Promise.race([provider.ready(), tooLate]);
    if (met === null) log.warn({ sign_in: { name: "timeout" } }, "the identity provider was not signed out of");
    return met;
  } catch (fault) {
    log.warn({ sign_in: codeOf(fault) }, "the identity provider was not signed out of");
    return null;
  }
}

/**
 * The address that a browser goes to after signing out here: the provider's sign-out, which leads back to the front page. The front page
 * itself where the provider has none, or does not answer within two seconds. Not in a transaction: it may ask the provider.
 */
export async function logoutUrl(asked: Asked, idToken?: string): Promise<string> {
  const home = `${asked.origin}/`;
  const met = await meet(asked);
  if (!met?.config.serverMetadata().end_session_endpoint) return home;
  return met.openid.buildEndSessionUrl(met.config, {
    post_logout_redirect_uri: home,
    ...(idToken ? { id_token_hint: idToken } : {}),
  }).href;
}

/** Ends the session at the provider: its refresh token is revoked, and the address of its sign-out is answered. */
export async function signOutThere(asked: Asked, tokens: KeptTokens | null): Promise<string> {
  const url = await logoutUrl(asked, tokens?.idToken);
  const known = asked.provider?.known();
  if (known?.config.serverMetadata().revocation_endpoint && tokens?.refresh)
    known.openid
      .tokenRevocation(known.config, tokens.refresh)
      .catch((fault: unknown) => asked.log.warn({ sign_in: codeOf(fault) }, "a refresh token was not revoked"));
  return url;
}
