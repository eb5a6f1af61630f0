import type { Language } from "../../../platform/pure/language/index.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { inTransaction } from "../../../platform/server/http/transaction.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { routePaths } from "../../address/rules/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { newSecret, type Opened, openForAccount } from "../../session/server/index.ts";
import { attemptCookie, keepAttempt, openAttempt } from "./attempt.ts";
import { askWho, type Person } from "./person.ts";
import { type Provider, SCOPES } from "./provider.ts";
import * as store from "./store.ts";
import { type KeptTokens, tokensToKeep, writeTokens } from "./tokens.ts";

type Cookie = { readonly name: string; readonly value: string; readonly expires: Date };

/** Begins a sign-in by code flow with PKCE, state and nonce. Returns the address to send the browser to, and the cookie that ties the attempt to it. */
export async function beginSignIn(
  { db, provider }: { readonly db: Db; readonly provider: Provider },
  { origin, at, returnTo, loginHint }: { origin: string; at: Date; returnTo: string; loginHint: string | undefined },
): Promise<{ readonly url: string; readonly cookie: Cookie }> {
  const { config, openid } = await provider.ready();
  const [state, secret] = [openid.randomState(), newSecret()];
  const [nonce, verifier] = [openid.randomNonce(), openid.randomPKCECodeVerifier()];
  const { expires } = await keepAttempt(db, { state, secret }, { verifier, nonce, returnTo }, at);
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: `${origin}${routePaths.loginCallback}`,
    response_type: "code",
    scope: SCOPES,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ...(loginHint ? { login_hint: loginHint } : {}),
  });
  return { url: url.href, cookie: { name: attemptCookie(state), value: secret, expires } };
}

type Callback = {
  /** The whole address that the provider sent the browser to. */
  readonly address: URL;
  readonly state: string;
  /** The attempt's cookie. */
  readonly secret: string;
  /** The session's cookie, if any. */
  readonly presented: string | null;
  readonly at: Date;
  /** Of the interface, where somebody chose it: kept for an account that has none. */
  readonly language: Language | null;
};

export type Finished = { readonly kind: "signed-in"; readonly opened: Opened; readonly returnTo: string };

/**
 * Finishes a sign-in: exchanges the code for tokens, finds or makes the person's account, and opens the browser's session for
 * it under a new secret. `no-attempt` when the callback was used before, is too old, or belongs to another browser. Throws when
 * the provider refuses.
 */
export async function finishSignIn(
  { db, provider }: { readonly db: Db; readonly provider: Provider },
  { address, state, secret, presented, at, language }: Callback,
): Promise<Finished | { readonly kind: "no-attempt" }> {
  const attempt = await openAttempt(db, { state, secret });
  if (!attempt) return { kind: "no-attempt" };
  const discovered = await provider.ready();
  const { config, openid } = discovered;
  const answer = await openid.authorizationCodeGrant(config, address, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const claims = answer.claims();
  if (!claims) throw new Error("the provider sent no ID token");
  const person = await askWho(discovered, answer, claims.sub, claims);
  const tokens = tokensToKeep(claims.sub, answer, at);
  const result = await inTransaction(
    db,
    async (tx): Promise<Result<Opened>> => ok(await openSignedIn(tx, person, { tokens, presented, at, language })),
  );
  if (!result.ok) throw new Error(`the session was refused: ${result.because.kind}`);
  return { kind: "signed-in", opened: result.value, returnTo: attempt.returnTo };
}

type Opening = Pick<Callback, "presented" | "at"> &
  Partial<Pick<Callback, "language">> & { readonly tokens: KeptTokens };

/** Writes down who has signed in, with the roles that the provider gives, and opens the browser's session for them. */
export async function openSignedIn(
  tx: Tx,
  { roles, ...person }: Person,
  { tokens, presented, at, language = null }: Opening,
): Promise<Opened> {
  const { id } = await store.putAccount(tx, person, language);
  await store.putRoles(tx, id, roles);
  const opened = await openForAccount(tx, presented, { id, tokens: writeTokens(tokens) }, at);
  const by = { kind: "account", accountId: id, name: person.name } as const;
  await appendAudit(tx, { action: "sign-in", by, at, detail: { roles } });
  return opened;
}
