import { appendAudit } from "../../server/audit/index.ts";
import { openForAccount, openForSeat } from "../../server/session/index.ts";
import { addDevelopmentAccount, developmentAccounts } from "../../server/sign-in/index.ts";
import type { TestServer } from "../server.ts";
import { aBrowser, type Browser } from "./browser.ts";

/** A browser that holds the seats: as if it had redeemed their links. `cookie` is its header; writes need an `origin` too. */
export async function seatedAs(
  server: Pick<TestServer, "db" | "url">,
  ...contributorIds: readonly string[]
): Promise<Browser> {
  let secret: string | null = null;
  for (const id of contributorIds) {
    const opened = await server.db
      .transaction()
      .execute((tx): ReturnType<typeof openForSeat> => openForSeat(tx, secret, id, new Date()));
    secret = opened.secret;
  }
  return aBrowser(server, secret ? [["minimetode", secret]] : []);
}

type AccountName = "redaktor" | "admin" | "forfatter" | "fagfelle";

/** Tokens of a provider that gave none to renew with. */
const tokensOf = (subject: string): string => JSON.stringify({ subject, refresh: null, idToken: "", renewAt: 0 });

/**
 * A browser with the session that signing in with the development provider leaves: its account, roles, cookie and line in the log. The seats that
 * `before` holds are in it too; `before` itself is signed out. The provider is not asked, whose redirects and signatures take thirty times as long.
 */
export async function signedInAs(
  server: Pick<TestServer, "db" | "url">,
  account: AccountName,
  before: Browser = aBrowser(server),
): Promise<Browser> {
  const { name = "", roles = [] } = developmentAccounts.find(({ id }) => id === account) ?? {};
  const at = new Date();
  const { secret } = await server.db.transaction().execute(async (tx) => {
    const id = await addDevelopmentAccount(tx, server.url, account);
    await tx.updateTable("account").set({ signed_in_at: at }).where("id", "=", id).execute();
    await tx.deleteFrom("account_role").where("account_id", "=", id).execute();
    if (roles.length > 0)
      await tx
        .insertInto("account_role")
        .values(roles.map((role) => ({ account_id: id, role })))
        .execute();
    const presented = before.cookies.get("minimetode") ?? null;
    const opened = await openForAccount(tx, presented, { id, tokens: tokensOf(account) }, at);
    await appendAudit(tx, { action: "sign-in", by: { kind: "account", accountId: id, name }, at, detail: { roles } });
    return opened;
  });
  return aBrowser(server, [...before.cookies, ["minimetode", secret]]);
}

/** A browser that has signed in with the development provider, the way a script would: by following redirects. For tests of signing in and out. */
export async function signedInByProvider(
  server: TestServer,
  account: AccountName,
  browser: Browser = aBrowser(server),
): Promise<Browser> {
  const { response } = await browser.visit(`/login?login_hint=${account}`);
  if (!browser.cookies.has("minimetode")) throw new Error(`signing in as ${account} ended with ${response.status}`);
  return browser;
}
