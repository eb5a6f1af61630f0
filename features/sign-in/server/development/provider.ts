import { generateKeyPairSync, randomBytes } from "node:crypto";
import Provider, { type Configuration, interactionPolicy } from "oidc-provider";
import { escapeHtml } from "../../../../platform/pure/html/index.ts";
import { languageOf } from "../../../../platform/server/http/language.ts";
import type { Db } from "../../../../platform/server/http/work.ts";
import { routePaths } from "../../../address/rules/index.ts";
import { sessionTextsIn } from "../../../session/texts.ts";
import { pageOf } from "../pages.ts";
import { CONTENT_DELIVERY_SCOPE } from "../provider.ts";
import { accountOf } from "./accounts.ts";
import { CLIENT_ID, MOUNTED_AT } from "./mount.ts";
import { keptInDatabase } from "./store.ts";

const ALGORITHM = "ES256";

/** An OpenID provider for development: no passwords, the accounts of `accounts.ts`, keys that last as long as the process. */
export function developmentProvider(options: {
  readonly db: Db;
  readonly publicUrl: string;
  readonly clientSecret: string;
  readonly origins: readonly string[];
}): Provider {
  const { db, publicUrl, clientSecret, origins } = options;
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const key = {
    ...privateKey.export({ format: "jwk" }),
    use: "sig",
    alg: ALGORITHM,
    kid: randomBytes(8).toString("hex"),
  };
  const configuration: Configuration = {
    adapter: (model: string) => keptInDatabase(db, model),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        token_endpoint_auth_method: "client_secret_post",
        grant_types: ["authorization_code", "refresh_token"],
        redirect_uris: origins.map((origin) => `${origin}${routePaths.loginCallback}`),
        id_token_signed_response_alg: ALGORITHM,
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ["development"] },
    scopes: ["openid", "offline_access", "roles", CONTENT_DELIVERY_SCOPE],
    claims: { openid: ["sub"], profile: ["name"], email: ["email"], roles: ["roles"] },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
      introspection: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { policy: alwaysAsk(), url: (_ctx, { uid }) => `${MOUNTED_AT}/interaction/${uid}` },
    issueRefreshToken: async () => true,
    rotateRefreshToken: () => true,
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(`openid profile offline_access email roles ${CONTENT_DELIVERY_SCOPE}`);
      await grant.save();
      return grant;
    },
    findAccount: async (_ctx, id) => {
      const account = accountOf(id);
      if (!account) return undefined;
      const { name, email, roles } = account;
      return { accountId: id, claims: async () => ({ sub: id, name, email, roles: [...roles] }) };
    },
    renderError: async (ctx, { error }) => {
      const language = languageOf(ctx.req);
      const { failedTitle, development } = sessionTextsIn(language);
      ctx.type = "html";
      ctx.body = pageOf(failedTitle, `<p>${development.fault} (${escapeHtml(String(error))})</p>`, language);
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      RefreshToken: 86_400,
      Grant: 86_400,
      Session: 86_400,
      Interaction: 600,
    },
  };
  const provider = new Provider(`${publicUrl}${MOUNTED_AT}`, configuration);
  // Our own header says whether people reach us by https; the connection to this process does not.
  provider.proxy = true;
  return provider;
}

/** Ignores the provider's own session and asks at each sign-in, so that one developer can use several accounts. */
function alwaysAsk() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get("login")
    ?.checks.add(
      new Check("ask_each_time", "the account is chosen at each sign-in", "login_required", (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}
