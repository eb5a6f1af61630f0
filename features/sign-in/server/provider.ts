import { createPrivateKey } from "node:crypto";
import type { Configuration, CustomFetch, DiscoveryRequestOptions } from "openid-client";
import type { SignInConfig } from "../../../platform/server/config.ts";

/** Optimizely's name for the scope that lets a token read the content delivery API. */
export const CONTENT_DELIVERY_SCOPE = "epi_content_delivery";
export const SCOPES = `openid profile offline_access email roles ${CONTENT_DELIVERY_SCOPE}`;

const TIMEOUT_SECONDS = 8;

type Oidc = Extract<SignInConfig, { kind: "oidc" }> & {
  /** The algorithm that ID tokens are signed with, when it is not RS256. */
  readonly algorithm?: string;
};

type OpenidClient = typeof import("openid-client");

/** The provider's metadata, and the library that calls it. The library is loaded at the first sign-in (docs/adr/0079-new-space-of-16-mb.md). */
export type Discovered = { readonly config: Configuration; readonly openid: OpenidClient };

/** The identity provider. `ready` discovers it at the first call, and tries again at the next call when that failed. */
export type Provider = {
  ready(): Promise<Discovered>;
  /** The discovered metadata, or null before discovery. */
  known(): Discovered | null;
};

/** @param through replaces `fetch`, for a provider in this process */
export function openProvider(oidc: Oidc, through?: CustomFetch): Provider {
  let known: Discovered | null = null;
  let asking: Promise<Discovered> | null = null;
  const ask = async (): Promise<Discovered> => {
    const openid = await import("openid-client");
    const insecure = oidc.issuer.startsWith("http:") ? [openid.allowInsecureRequests] : [];
    // The library trusts the line that an ID token came by; its signature is looked at too.
    const execute = [openid.enableNonRepudiationChecks, ...insecure];
    const options: DiscoveryRequestOptions = { execute, timeout: TIMEOUT_SECONDS };
    if (through) options[openid.customFetch] = through;
    const config = await openid.discovery(
      new URL(oidc.issuer),
      oidc.clientId,
      oidc.algorithm ? { id_token_signed_response_alg: oidc.algorithm } : {},
      await authenticationOf(openid, oidc.credential),
      options,
    );
    known = { config, openid };
    return known;
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

/** Authenticates with a shared secret, or with a private key: PEM, or JSON Web Key. The provider has the public key. */
async function authenticationOf(
  { ClientSecretPost, PrivateKeyJwt }: OpenidClient,
  { kind, value }: Oidc["credential"],
) {
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
