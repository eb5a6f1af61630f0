import { setTimeout as wait } from "node:timers/promises";
import { ok } from "../../../platform/pure/refusal/index.ts";
import { inTransaction } from "../../../platform/server/http/transaction.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { dropRenewed, type Renewable, renewableOf, replaceTokensOf } from "../../session/server/index.ts";
import { askWho } from "./person.ts";
import type { Provider } from "./provider.ts";
import * as store from "./store.ts";
import { type KeptTokens, readTokens, tokensToKeep, writeTokens } from "./tokens.ts";

/** How many renewals an instance asks a provider for at once: a provider that hangs is not asked by everybody. */
const MOST_AT_ONCE = 2;
/** How long a page that asks for a renewal waits. The renewal goes on after that: its answer holds the only valid refresh token. */
const PATIENCE_MS = 4_000;
/** When it is tried again after the provider could not be asked. */
const AGAIN_MS = 30_000;

export type Renewals = {
  /**
   * Renews the tokens of a signed-in session when half their life is over, and with them the person's name and roles. When the
   * provider has withdrawn the sign-in, its part of the session ends here too. Does not lengthen the session. Resolves after four seconds
   * at the latest; a provider that cannot be asked changes nothing.
   */
  renew(presented: string, at: Date): Promise<void>;
  /** Resolves when no renewal is under way: what a provider answers must be stored, since the refresh token of before is spent. */
  settled(): Promise<void>;
};

/**
 * Nothing is locked and no connection is held while the provider is asked.
 * @param failed gets what the provider answered, also after the page no longer waits
 */
export function openRenewals(db: Db, provider: Provider, failed: (fault: unknown) => void): Renewals {
  const underWay = new Set<Promise<void>>();
  return {
    renew: async (presented, at) => {
      if (underWay.size >= MOST_AT_ONCE) return;
      const renewing = await claimRenewal(db, presented, at);
      if (renewing === null) return;
      const renewal = renewWith(db, provider, presented, renewing)
        .catch(failed)
        .finally(() => underWay.delete(renewal));
      underWay.add(renewal);
      await Promise.race([renewal, wait(PATIENCE_MS, undefined, { ref: false })]);
    },
    settled: async () => void (await Promise.all(underWay)),
  };
}

/** Claims a renewal that is due. Null when nothing is due or another request renews it. */
async function claimRenewal(db: Db, presented: string, at: Date): Promise<Renewing | null> {
  const found = await renewableOf(db, presented);
  if (found === null) return null;
  const kept = readTokens(found.tokens);
  if (kept.refresh === null || at.getTime() < kept.renewAt) return null;
  // Two tabs ask at once, perhaps of two instances: the one that writes the next time first goes on. A refresh token works once.
  const next = { ...kept, renewAt: at.getTime() + AGAIN_MS };
  const mine = await replaceTokensOf(db, presented, found, writeTokens(next));
  return mine && { refresh: kept.refresh, kept, mine, at };
}

type Renewing = {
  readonly refresh: string;
  readonly kept: KeptTokens;
  readonly mine: Renewable;
  readonly at: Date;
};

async function renewWith(
  db: Db,
  provider: Provider,
  presented: string,
  { refresh, kept, mine, at }: Renewing,
): Promise<void> {
  const discovered = await provider.ready();
  const { config, openid } = discovered;
  try {
    const answer = await openid.refreshTokenGrant(config, refresh);
    // Before anything else can fail: the token of before is spent.
    const stored = await replaceTokensOf(
      db,
      presented,
      mine,
      writeTokens(tokensToKeep(kept.subject, answer, at, kept)),
    );
    if (!stored) return;
    const { roles, ...person } = await askWho(discovered, answer, kept.subject, answer.claims() ?? {});
    await inTransaction(db, async (tx) => {
      const { id } = await store.putAccount(tx, person);
      await store.putRoles(tx, id, roles);
      return ok(null);
    });
  } catch (fault) {
    if (!(fault instanceof openid.ResponseBodyError && fault.error === "invalid_grant")) throw fault;
    await dropRenewed(db, presented, mine);
  }
}
