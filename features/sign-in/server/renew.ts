import type { Tx } from "../../../platform/server/http/work.ts";
import { renewTokens } from "../../session/server/index.ts";
import { askWho } from "./person.ts";
import type { Provider } from "./provider.ts";
import * as store from "./store.ts";
import { keep, read, write } from "./tokens.ts";

/**
 * Renews the tokens of a signed-in session when half their life is over, and with them the person's name and roles. When the
 * provider has withdrawn the sign-in, its part of the session ends here too. Does not lengthen the session.
 */
export async function renewSignIn(tx: Tx, provider: Provider, presented: string, at: Date): Promise<void> {
  await renewTokens(tx, presented, async (sealed) => {
    const kept = read(sealed);
    if (kept.refresh === null || at.getTime() < kept.renewAt) return sealed;
    const discovered = await provider.ready();
    const { config, openid } = discovered;
    try {
      const answer = await openid.refreshTokenGrant(config, kept.refresh);
      const { roles, ...person } = await askWho(discovered, answer, kept.subject, answer.claims() ?? {});
      const { id } = await store.putAccount(tx, person);
      await store.putRoles(tx, id, roles);
      return write(keep(kept.subject, answer, at, kept));
    } catch (fault) {
      if (fault instanceof openid.ResponseBodyError && fault.error === "invalid_grant") return null;
      throw fault;
    }
  });
}
