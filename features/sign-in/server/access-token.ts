import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { ok } from "../../../platform/pure/refusal/index.ts";
import { inTransaction } from "../../../platform/server/http/transaction.ts";
import type { Caller, Db } from "../../../platform/server/http/work.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import type { Account } from "../../access/rules/index.ts";
import { askWho } from "./person.ts";
import { CONTENT_DELIVERY_SCOPE, type Provider } from "./provider.ts";
import * as store from "./store.ts";

/** For how long what the provider said of a token is believed, in milliseconds, and of how many tokens it is kept. */
const BELIEVED = 60_000;
const MOST_KEPT = 1_000;
const LONGEST_TOKEN = 4_096;

/** The account of the token. Its rights are looked up at each call. */
type Owner = Pick<Account, "id" | "name">;

type Needs = {
  readonly db: Db;
  readonly provider: Provider | null;
  readonly limits: Pick<Limits, "byAddress">;
  readonly callerOf: (request: FastifyRequest) => Promise<Caller>;
};

const refusedWith = (statusCode: 401 | 429, message: string): Error =>
  Object.assign(new Error(message), { statusCode });

/**
 * The caller of a request that may carry an access token of the identity provider instead of a session: the account that the token is for.
 * Only for calls that read. Throws what is answered as 401 for a token that the provider does not know, that was not made for this
 * product, or that does not cover the content API, and as 429 where too many unknown ones come.
 */
export function acceptAccessTokens({ db, provider, limits, callerOf }: Needs): Needs["callerOf"] {
  const known = new Map<string, { readonly until: number; readonly account: Promise<Owner | null> }>();
  const tooMany = limits.byAddress("access-token");
  const accountOf = async (token: string, key: string, caller: Caller): Promise<Owner | null> => {
    const now = caller.at.getTime();
    const before = known.get(key);
    if (before && now < before.until) return before.account;
    if (await tooMany(caller)) throw refusedWith(429, "too many access tokens");
    const account = provider === null ? Promise.resolve(null) : ask(db, provider, token);
    known.delete(key);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= MOST_KEPT) known.delete(oldest);
    known.set(key, { until: now + BELIEVED, account });
    account.catch(() => known.delete(key));
    return account;
  };
  return async (request) => {
    const caller = await callerOf(request);
    const token = tokenIn(request);
    if (token === null) return caller;
    const key = createHash("sha256").update(token).digest("base64url");
    const account = token.length > LONGEST_TOKEN ? null : await accountOf(token, key, caller);
    if (!account) throw refusedWith(401, "an access token that opens nothing");
    const roles = await store.rolesOf(db, account.id);
    return {
      ...caller,
      actor: { kind: "known", sessionId: `token ${key}`, account: { ...account, roles }, seats: [] },
    };
  };
}

const tokenIn = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? null;

/** Asks the provider whose token it is. A token of another client of the same provider proves nothing here. */
async function ask(db: Db, provider: Provider, token: string): Promise<Owner | null> {
  const discovered = await provider.ready();
  const { config, openid } = discovered;
  const { introspection_endpoint, userinfo_endpoint } = config.serverMetadata();
  if (!introspection_endpoint || !userinfo_endpoint) return null;
  const { active, sub, scope = "", client_id, aud = [] } = await openid.tokenIntrospection(config, token);
  const ours = config.clientMetadata().client_id;
  const isForUs = client_id === ours || [aud].flat().includes(ours);
  if (!active || !sub || !isForUs || !scope.split(" ").includes(CONTENT_DELIVERY_SCOPE)) return null;
  const { roles, ...person } = await askWho(discovered, { access_token: token, token_type: "bearer" }, sub, {});
  const result = await inTransaction(db, async (tx) => {
    const { id } = await store.putAccount(tx, person);
    await store.putRoles(tx, id, roles);
    return ok({ id, name: person.name });
  });
  return result.ok ? result.value : null;
}
