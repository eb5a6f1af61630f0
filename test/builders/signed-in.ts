import { openForSeat } from "../../server/session/index.ts";
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

/** A browser that has signed in with the development provider, the way a script would: by following redirects. */
export async function signedInAs(
  server: TestServer,
  account: "redaktor" | "admin" | "forfatter" | "fagfelle",
  browser: Browser = aBrowser(server),
): Promise<Browser> {
  const { response } = await browser.visit(`/login?login_hint=${account}`);
  if (!browser.cookies.has("minimetode")) throw new Error(`signing in as ${account} ended with ${response.status}`);
  return browser;
}
