import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Provider, { interactionPolicy } from "oidc-provider";
import { keptInDatabase } from "../../features/sign-in/server/development/store.ts";
import { freePort } from "../../platform/server/embedded-database.ts";
import type { Clone } from "../clone.ts";

const SCOPE = "openid profile offline_access email roles epi_content_delivery";

/**
 * An identity provider on a port of its own, as a health authority's would be: reached over the network, with a client that
 * signs its requests with a key, and a sign-out of its own. Everybody who comes is signed in as `kari`.
 */
export async function anIdentityProvider(
  { db }: Pick<Clone, "db">,
  redirectTo: readonly string[],
  roles: readonly string[],
  /** Called with each request; answers true when it has answered it, or never will. */
  answers: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
  /** How long an access token lives: after half of it the session's tokens are renewed. */
  tokenSeconds = 600,
) {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const client = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const signing = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  const shown = async (ctx: { body: unknown }, what: unknown) => {
    ctx.body = what;
  };
  const provider = new Provider(issuer, {
    adapter: (model: string) => keptInDatabase(db, model),
    clients: [
      {
        client_id: "minimetode",
        token_endpoint_auth_method: "private_key_jwt",
        token_endpoint_auth_signing_alg: "ES256",
        grant_types: ["authorization_code", "refresh_token"],
        redirect_uris: redirectTo.map((origin) => `${origin}/login-callback`),
        post_logout_redirect_uris: redirectTo.map((origin) => `${origin}/`),
        jwks: { keys: [{ ...client.publicKey.export({ format: "jwk" }), kid: "client", alg: "ES256", use: "sig" }] },
      },
      { client_id: "et annet system", client_secret: "annet", redirect_uris: ["https://annet.example/tilbake"] },
    ],
    jwks: { keys: [{ ...signing.privateKey.export({ format: "jwk" }), kid: "provider", alg: "RS256", use: "sig" }] },
    cookies: { keys: ["test"] },
    scopes: ["openid", "offline_access", "roles", "epi_content_delivery"],
    claims: { openid: ["sub"], profile: ["name"], email: ["email"], roles: ["roles"] },
    features: {
      devInteractions: { enabled: false },
      introspection: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: shown },
    },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: "minimetode", accountId: "kari" });
      if (oidc.session?.accountId) grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    findAccount: async (_ctx, id) => ({
      accountId: id,
      claims: async () => ({
        ...{ sub: id, name: "Kari \u202eUtenfra", email: "kari@utenfra.no" },
        roles: id === "kari" ? [...roles] : [],
      }),
    }),
    renderError: shown,
    issueRefreshToken: async () => true,
    ttl: { AccessToken: tokenSeconds, Grant: 600, IdToken: 600, Interaction: 600, RefreshToken: 600, Session: 600 },
  });
  const handle = provider.callback();
  const server = createServer(async (request, response) => {
    if (answers(request, response)) return;
    if (request.url?.startsWith("/interaction/"))
      await provider.interactionFinished(request, response, { login: { accountId: "kari" } });
    else await handle(request, response);
  });
  server.listen(port, "localhost");
  await once(server, "listening");
  return {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: "minimetode",
      OIDC_CLIENT_KEY: client.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    },
    issuer,
    /** An access token for an account: `kari` has the roles, everybody else none. */
    accessToken: async (accountId: string, { scope = SCOPE, clientId = "minimetode" } = {}): Promise<string> => {
      const holder = await provider.Client.find(clientId);
      if (!holder) throw new Error(`no client ${clientId}`);
      const grant = new provider.Grant({ clientId, accountId });
      grant.addOIDCScope(scope);
      const grantId = await grant.save();
      return new provider.AccessToken({ accountId, client: holder, grantId, scope, gty: "authorization_code" }).save();
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
