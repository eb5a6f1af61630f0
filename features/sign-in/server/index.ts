import type { FastifyInstance } from "fastify";
import type { Config } from "../../../platform/server/config.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Sites } from "../../session/server/index.ts";
import { mountDevelopmentProvider } from "./development/index.ts";
import { openProvider, type Provider } from "./provider.ts";

export { acceptAccessTokens } from "./access-token.ts";
export { type DevelopmentAccount, developmentAccounts } from "./development/accounts.ts";
export { addDevelopmentAccount, developmentPerson } from "./development/add-account.ts";
export type { Provider } from "./provider.ts";
export { openSignedIn } from "./sign-in.ts";

type Needs = { readonly db: Db; readonly config: Pick<Config, "signIn" | "publicUrl">; readonly sites: Sites };

/** The configured identity provider, or null. The development provider is mounted here. */
export function openSignIn(app: FastifyInstance, { db, config, sites }: Needs): Provider | null {
  if (config.signIn.kind === "oidc") return openProvider(config.signIn);
  if (config.signIn.kind === "none") return null;
  return mountDevelopmentProvider(app, { db, publicUrl: config.publicUrl, sites });
}
