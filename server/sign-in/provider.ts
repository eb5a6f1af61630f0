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
/** docs/spec/sign-in.md, Accounts */
export const SCOPES = `openid profile offline_access email roles ${CONTENT_DELIVERY_SCOPE}`;

const TIMEOUT_SECONDS = 8;

type Oidc = Extract<SignInConfig, { kind: "oidc" }> & {
  /** The algorithm that ID tokens are signed with, when it is not RS256. */
  readonly algorithm?: string;
};

/** The identity provider. `ready` discovers it at the first call, and tries again at the next call when that failed. */
export type Provider = {
  ready(): Promise<Configuration>;
  /** The discovered configuration, or null when it was not discovered yet. */
  known(): Configuration | null;
};

/** @param through replaces `fetch`, for a provider in this process */
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
