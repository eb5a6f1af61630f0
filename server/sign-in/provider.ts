import { createPrivateKey } from "node:crypto";
import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  type DiscoveryRequestOptions,
  discovery,
  PrivateKeyJwt,
} from "openid-client";
import type { SignInConfig } from "../platform/config.ts";

/** Optimizely's name for the scope that lets a token read the content delivery API. */
export const CONTENT_DELIVERY_SCOPE = "epi_content_delivery";
/** P section 6. */
export const SCOPES = `openid profile offline_access email roles ${CONTENT_DELIVERY_SCOPE}`;

const TIMEOUT_SECONDS = 8;

type Oidc = Extract<SignInConfig, { kind: "oidc" }> & {
  /** How ID tokens are signed, when it is not the RS256 that the standard assumes. */
  readonly algorithm?: string;
};

/** The identity provider as discovered. `ready` discovers it the first time, and again for as long as that fails. */
export type Provider = {
  ready(): Promise<Configuration>;
  /** What is known of it without asking. */
  known(): Configuration | null;
};

/** @param through how to reach it, when it is not over the network */
export function openProvider(oidc: Oidc, through?: CustomFetch): Provider {
  let known: Configuration | null = null;
  let asking: Promise<Configuration> | null = null;
  const ask = async (): Promise<Configuration> => {
    const insecure = oidc.issuer.startsWith("http:") ? [allowInsecureRequests] : [];
    const options: DiscoveryRequestOptions = { execute: insecure, timeout: TIMEOUT_SECONDS };
    if (through) options[customFetch] = through;
    const found = await discovery(
      new URL(oidc.issuer),
      oidc.clientId,
      oidc.algorithm ? { id_token_signed_response_alg: oidc.algorithm } : {},
      await authenticationOf(oidc.credential),
      options,
    );
    known = found;
    return found;
  };
  return {
    known: () => known,
    ready: () => {
      asking ??= ask().catch((fault) => {
        asking = null;
        throw fault;
      });
      return asking;
    },
  };
}

/** A shared secret, or a private key of which the provider has the public half: PEM, or JSON Web Key. */
async function authenticationOf({ kind, value }: Oidc["credential"]) {
  if (kind === "secret") return ClientSecretPost(value);
  const jwk = value.trimStart().startsWith("{") ? JSON.parse(value) : null;
  const key = jwk ? createPrivateKey({ key: jwk, format: "jwk" }) : createPrivateKey(value.replaceAll("\\n", "\n"));
  const pkcs8 = key.export({ type: "pkcs8", format: "der" });
  const algorithm =
    key.asymmetricKeyType === "ec"
      ? { name: "ECDSA", namedCurve: "P-256" }
      : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("pkcs8", pkcs8, algorithm, false, ["sign"]);
  const kid = jwk?.kid;
  return PrivateKeyJwt(typeof kid === "string" ? { key: imported, kid } : imported);
}
