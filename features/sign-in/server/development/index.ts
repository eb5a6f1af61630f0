import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type OidcProvider from "oidc-provider";
import type { CustomFetch } from "openid-client";
import type { Db } from "../../../../platform/server/http/work.ts";
import type { Sites } from "../../../session/server/index.ts";
import { openProvider, type Provider } from "../provider.ts";
import { CLIENT_ID, issuerAt } from "./mount.ts";
import { developmentRoutes } from "./routes.ts";

type Needs = { readonly db: Db; readonly publicUrl: string; readonly sites: Pick<Sites, "origins"> };

/**
 * Mounts the development provider and returns the client that signs in with it. The library is loaded at the first request.
 * The client calls it within the process, so it works whatever host names and ports the machine has.
 */
export function mountDevelopmentProvider(app: FastifyInstance, { db, publicUrl, sites }: Needs): Provider {
  const clientSecret = randomBytes(24).toString("base64url");
  const make = async (): Promise<OidcProvider> => {
    const { developmentProvider } = await import("./provider.ts");
    return developmentProvider({ db, publicUrl, clientSecret, origins: await sites.origins() });
  };
  let made: Promise<OidcProvider> | null = null;
  developmentRoutes(app, publicUrl, () => {
    made ??= make();
    return made;
  });
  const credential = { kind: "secret", value: clientSecret } as const;
  const issuer = issuerAt(publicUrl);
  return openProvider({ kind: "oidc", issuer, clientId: CLIENT_ID, credential, algorithm: "ES256" }, within(app));
}

const METHODS = ["GET", "POST"] as const;
const WITHOUT_BODY = new Set([204, 304]);

/** Calls this server without going over the network. */
const within =
  (app: FastifyInstance): CustomFetch =>
  async (address, { method, headers, body }) => {
    const url = new URL(address);
    const answer = await app.inject({
      method: METHODS.find((each) => each === method.toUpperCase()) ?? "GET",
      url: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host },
      ...(body instanceof URLSearchParams || typeof body === "string" ? { payload: body.toString() } : {}),
    });
    const given = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const payload = WITHOUT_BODY.has(answer.statusCode) ? null : answer.payload;
    return new Response(payload, { status: answer.statusCode, headers: given });
  };
