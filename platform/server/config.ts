import path from "node:path";
import { z } from "zod";
import { databaseProblems, oidcProblems, productionProblems } from "./config-problems.ts";
import { isLocalhost, isLoopback } from "./loopback.ts";

/** Everything the environment decides, checked once at start. Folders are absolute. Source: README, "Configuration". */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** The address of the assessment site, and of the notification site when it has one; both without a slash at the end. */
  readonly publicUrl: string;
  readonly notificationUrl: string | null;
  /** Origins of other sites whose pages may read the content API in a browser. */
  readonly contentApiOrigins: readonly string[];
  readonly dataDir: string;
  readonly database: { readonly kind: "embedded" } | ExternalDatabase;
  /** False behind a connection pooler that hands one session's prepared statements to another: an older PgBouncer. */
  readonly preparesStatements: boolean;
  /** False where `npm run migrate` does it: a start on an older schema then says so and ends. */
  readonly migrates: boolean;
  /** The role that `npm run migrate` gives the rights of a running instance to. */
  readonly runningRole: string | null;
  readonly storage:
    | { readonly kind: "disk"; readonly folder: string }
    | { readonly kind: "s3"; readonly bucket: string; readonly region?: string; readonly endpoint?: string };
  readonly mail:
    | { readonly kind: "outbox"; readonly folder: string }
    | { readonly kind: "smtp"; readonly url: string; readonly from: string };
  /** Alerts by e-mail that may leave in a second, of all instances together. */
  readonly mailsPerSecond: number;
  /** How long the history keeps what was written over; null: for ever. */
  readonly historyDays: number | null;
  /** Where the list of retracted studies is fetched from each night; null: administrators upload it. */
  readonly retractionsUrl: string | null;
  readonly signIn: SignInConfig;
  readonly seed: "demo" | "none";
  /** The proxies whose word on the caller's address is taken; none: the address that connects is the caller's. */
  readonly trustProxy: readonly string[] | false;
  readonly production: boolean;
  /** `/dev/*` and the development identity provider exist only when this is true. */
  readonly development: boolean;
  /** How long an instance that is stopping says that it is not ready before it stops listening, in milliseconds. */
  readonly drainMs: number;
  /** Lines of JSON for each request, on a terminal too. */
  readonly logsAlways: boolean;
  /** 32 bytes, base64. Without it a key file in `dataDir` is made and used. */
  readonly outboxKey?: string;
};

export type ExternalDatabase = {
  readonly kind: "external";
  /** Where requests go. It may be a pooler in transaction mode when there is a `directUrl`. */
  readonly url: string;
  /** The PostgreSQL itself, for what needs a session of its own: listening, jobs, locks, migration. Null: `url` is. */
  readonly directUrl: string | null;
};

export type SignInConfig =
  | { readonly kind: "development" }
  | {
      readonly kind: "oidc";
      readonly issuer: string;
      readonly clientId: string;
      readonly credential: { readonly kind: "secret" | "key"; readonly value: string };
    }
  /** Reachable from outside without a provider: reading works, nobody can sign in. */
  | { readonly kind: "none" };

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

const url = (protocols: readonly string[], message: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message);

const origin = (example: string) =>
  url(["http:", "https:"], `must be an address such as ${example}`).refine(
    (text) => !URL.canParse(text) || new URL(text).pathname === "/",
    "must be an origin without a path",
  );

const HISTORY_DAYS_ARE = "must be a number of days, at least 30";

const databaseUrl = url(
  ["postgres:", "postgresql:"],
  "must look like postgres://user:password@host:5432/name",
).optional();

const DRAIN_SECONDS_ARE = "must be a number of seconds, at most 60";

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a number from 1 to 65535")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, "must be a number from 1 to 65535")
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be a host name or an address, for example 127.0.0.1")
    .default("127.0.0.1"),
  PUBLIC_URL: origin("https://minimetode.example.no").optional(),
  NOTIFICATION_URL: origin("https://metodevarsel.example.no").optional(),
  CONTENT_API_ORIGINS: z
    .string()
    .transform((text) => text.split(",").map((each) => each.trim()))
    .refine(
      (origins) => origins.every((each) => URL.canParse(each) && new URL(each).origin === each),
      "must be origins with commas between, for example https://nettsted.example.no",
    )
    .default([]),
  DATA_DIR: z.string().default("./var"),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  /** Read by `npm run migrate`; here so that a wrong one is found at each start. */
  DATABASE_MIGRATION_URL: databaseUrl,
  DATABASE_RUNNING_ROLE: z.string().optional(),
  MIGRATE: z.enum(["start", "never"], "must be start or never").default("start"),
  PREPARED_STATEMENTS: z.enum(["on", "off"], "must be on or off").optional(),
  STORAGE_URL: url(["file:", "s3:"], "must be file:/a/folder or s3://bucket?region=eu-north-1").optional(),
  SMTP_URL: url(["smtp:", "smtps:"], "must look like smtp://user:password@host:587").optional(),
  MAIL_FROM: z.string().regex(/@/, "must hold an e-mail address").optional(),
  MAIL_RATE: z
    .string()
    .regex(/^\d{1,3}$/, "must be a number from 1 to 500: alerts by e-mail in a second")
    .transform(Number)
    .refine((rate) => rate >= 1 && rate <= 500, "must be a number from 1 to 500: alerts by e-mail in a second")
    .default(10),
  HISTORY_DAYS: z
    .string()
    .regex(/^\d{2,5}$/, HISTORY_DAYS_ARE)
    .transform(Number)
    .refine((days) => days >= 30, HISTORY_DAYS_ARE)
    .optional(),
  RETRACTIONS_URL: url(["https:", "http:"], "must be the address of the CSV file of Retraction Watch").optional(),
  OIDC_ISSUER: url(["https:", "http:"], "must be the address of the identity provider").optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_CLIENT_KEY: z.string().optional(),
  SEED: z.enum(["demo", "none"], "must be demo or none").optional(),
  LOG: z.enum(["json", "auto"], "must be json or auto").default("auto"),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, DRAIN_SECONDS_ARE)
    .transform(Number)
    .refine((seconds) => seconds <= 60, DRAIN_SECONDS_ARE)
    .optional(),
  NODE_ENV: z.enum(["production", "development", "test"], "must be production, development or test").optional(),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(none|[\da-fA-F:./]+(\s*,\s*[\da-fA-F:./]+)*)$/,
      "must be the addresses of the proxies, for example 10.0.0.0/8,127.0.0.1, or none",
    )
    .optional(),
  OUTBOX_KEY: z
    .string()
    .refine(
      (text) => Buffer.from(text, "base64").length === 32,
      "must be 32 random bytes in base64: openssl rand -base64 32",
    )
    .optional(),
});

export type Environment = z.infer<typeof environment>;

/**
 * Reads the configuration from environment variables. An empty variable counts as absent. Every problem is one line that names its
 * variable and the remedy; in production missing variables are problems too.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`) };
  }
  const config = toConfig(parsed.data);
  const problems = [
    ...databaseProblems(parsed.data),
    ...oidcProblems(parsed.data),
    ...(config.production ? productionProblems(parsed.data) : []),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}

function toConfig(env: Environment): Config {
  const dataDir = path.resolve(env.DATA_DIR);
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin;
  const production = env.NODE_ENV === "production";
  const development = !production && isLoopback(env.HOST) && isLocalhost(new URL(publicUrl).hostname);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    notificationUrl: toNotificationUrl(env.NOTIFICATION_URL, new URL(publicUrl)),
    contentApiOrigins: env.CONTENT_API_ORIGINS,
    dataDir,
    database: env.DATABASE_URL
      ? { kind: "external", url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL ?? null }
      : { kind: "embedded" },
    // Poolers that keep prepared statements are newer than most that run.
    preparesStatements: (env.PREPARED_STATEMENTS ?? (env.DATABASE_DIRECT_URL ? "off" : "on")) === "on",
    migrates: env.MIGRATE === "start",
    runningRole: env.DATABASE_RUNNING_ROLE ?? null,
    storage: toStorage(env.STORAGE_URL, dataDir),
    mail: env.SMTP_URL
      ? { kind: "smtp", url: env.SMTP_URL, from: env.MAIL_FROM ?? `ikke-svar@${new URL(publicUrl).hostname}` }
      : { kind: "outbox", folder: path.join(dataDir, "outbox") },
    mailsPerSecond: env.MAIL_RATE,
    historyDays: env.HISTORY_DAYS ?? null,
    retractionsUrl: env.RETRACTIONS_URL ?? null,
    signIn: toSignIn(env, development),
    // Example assessments do not belong on a public site unless somebody asks for them.
    seed: env.SEED ?? (production ? "none" : "demo"),
    drainMs: (env.DRAIN_SECONDS ?? (production ? 5 : 1)) * 1_000,
    logsAlways: env.LOG === "json",
    trustProxy:
      env.TRUST_PROXY && env.TRUST_PROXY !== "none"
        ? env.TRUST_PROXY.split(",").map((address) => address.trim())
        : false,
    production,
    development,
    ...(env.OUTBOX_KEY ? { outboxKey: env.OUTBOX_KEY } : {}),
  };
}

/** On a developer's machine both sites have a name. Elsewhere there is a notification site when somebody says where. */
function toNotificationUrl(given: string | undefined, publicUrl: URL): string | null {
  if (given) return new URL(given).origin;
  if (!isLocalhost(publicUrl.hostname)) return null;
  return Object.assign(new URL(publicUrl), { hostname: "metodevarsel.localhost" }).origin;
}

function toStorage(storageUrl: string | undefined, dataDir: string): Config["storage"] {
  if (!storageUrl) return { kind: "disk", folder: path.join(dataDir, "files") };
  // `file:./files` is relative to the working folder, which the URL class would not allow.
  if (storageUrl.startsWith("file:"))
    return { kind: "disk", folder: path.resolve(storageUrl.replace(/^file:(\/\/)?/, "")) };
  const { hostname, searchParams } = new URL(storageUrl);
  const region = searchParams.get("region");
  const endpoint = searchParams.get("endpoint");
  return { kind: "s3", bucket: hostname, ...(region ? { region } : {}), ...(endpoint ? { endpoint } : {}) };
}

function toSignIn(env: Environment, development: boolean): SignInConfig {
  if (!env.OIDC_ISSUER) return { kind: development ? "development" : "none" };
  return {
    kind: "oidc",
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID ?? "",
    credential: env.OIDC_CLIENT_KEY
      ? { kind: "key", value: env.OIDC_CLIENT_KEY }
      : { kind: "secret", value: env.OIDC_CLIENT_SECRET ?? "" },
  };
}
