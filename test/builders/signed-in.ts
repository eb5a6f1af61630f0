import { openForSeat } from "../../features/session/server/index.ts";
import { developmentPerson, openSignedIn } from "../../features/sign-in/server/index.ts";
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

/**
 * A browser with the session that signing in with the development provider leaves, without asking the provider, whose redirects and
 * signatures take thirty times as long: its tokens are not renewed, and name nobody to it at signing out. The seats that `before` holds are
 * in it too; `before` itself is signed out.
 */
export async function signedInAs(
  server: Pick<TestServer, "db" | "url">,
  account: AccountName,
  before: Browser = aBrowser(server),
): Promise<Browser> {
  const person = developmentPerson(server.url, account);
  const tokens = { subject: account, refresh: null, idToken: "", renewAt: 0 };
  const presented = before.cookies.get("minimetode") ?? null;
  const { secret } = await server.db
    .transaction()
    .execute((tx) => openSignedIn(tx, person, { tokens, presented, at: new Date() }));
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
