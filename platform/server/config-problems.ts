import type { Environment } from "./config.ts";
import { isLocalhost } from "./loopback.ts";

/** Missing variables of an external database. */
export const databaseProblems = (env: Environment): string[] =>
  (["DATABASE_DIRECT_URL", "DATABASE_MIGRATION_URL"] as const)
    .filter((name) => env[name] && !env.DATABASE_URL)
    .map((name) => `DATABASE_URL is missing: ${name} stands beside it`);

/** Missing variables of the identity provider. */
export function oidcProblems(env: Environment): string[] {
  if (!env.OIDC_ISSUER) {
    return env.OIDC_CLIENT_ID || env.OIDC_CLIENT_SECRET || env.OIDC_CLIENT_KEY
      ? ["OIDC_ISSUER is missing: set it together with the other OIDC_ variables, or remove them"]
      : [];
  }
  return [
    ...(env.OIDC_CLIENT_ID ? [] : ["OIDC_CLIENT_ID is missing: OIDC_ISSUER needs it"]),
    ...(env.OIDC_CLIENT_SECRET || env.OIDC_CLIENT_KEY
      ? []
      : ["OIDC_CLIENT_SECRET or OIDC_CLIENT_KEY is missing: OIDC_ISSUER needs one of them"]),
  ];
}

/** The variables that production needs, and those that it must not have. */
export function productionProblems(env: Environment): string[] {
  const localhost = env.PUBLIC_URL ? isLocalhost(new URL(env.PUBLIC_URL).hostname) : true;
  return [
    ...(env.PUBLIC_URL ? [] : ["PUBLIC_URL is missing: production needs the address that people use"]),
    ...(env.OIDC_ISSUER ? [] : ["OIDC_ISSUER is missing: production does not run the development identity provider"]),
    ...(env.SMTP_URL ? [] : ["SMTP_URL is missing: production sends its mail, it does not write it to a folder"]),
    ...(env.TRUST_PROXY
      ? []
      : [
          "TRUST_PROXY is missing: name the proxies in front, or none; otherwise all callers count as one behind a proxy",
        ]),
    ...(env.OIDC_ISSUER && !isSafe(env.OIDC_ISSUER)
      ? ["OIDC_ISSUER must begin with https:// in production, unless it is on this machine"]
      : []),
    ...(env.PUBLIC_URL && !localhost && !env.PUBLIC_URL.startsWith("https:")
      ? ["PUBLIC_URL must begin with https:// in production"]
      : []),
    ...(env.NOTIFICATION_URL && !isSafe(env.NOTIFICATION_URL)
      ? ["NOTIFICATION_URL must begin with https:// in production"]
      : []),
    ...(env.NOTIFICATION_URL && env.NOTIFICATION_URL === env.PUBLIC_URL
      ? ["NOTIFICATION_URL must be another address than PUBLIC_URL"]
      : []),
    ...(env.DATABASE_URL && !env.OUTBOX_KEY
      ? ["OUTBOX_KEY is missing: machines that share a DATABASE_URL need the same key (openssl rand -base64 32)"]
      : []),
  ];
}

const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || isLocalhost(hostname);
};
