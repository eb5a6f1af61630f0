import path from "node:path";
import { describe, expect, test } from "vitest";
import { type Config, readConfig } from "./config.ts";

function accepted(env: Record<string, string>): Config {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.config;
}

function problems(env: Record<string, string>): readonly string[] {
  const read = readConfig(env);
  return read.ok ? [] : read.problems;
}

const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://minimetode.example.no",
  SMTP_URL: "smtp://mail.example.no:587",
  OIDC_ISSUER: "https://id.example.no",
  OIDC_CLIENT_ID: "minimetode",
  OIDC_CLIENT_SECRET: "hemmelig",
  TRUST_PROXY: "none",
};

describe("without any variable", () => {
  const config = accepted({});

  test("it runs on this machine alone, embedded, with the demo", () => {
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      dataDir: path.resolve("var"),
      database: { kind: "embedded" },
      storage: { kind: "disk", folder: path.resolve("var/files") },
      mail: { kind: "outbox", folder: path.resolve("var/outbox") },
      signIn: { kind: "development" },
      seed: "demo",
      migrates: true,
      preparesStatements: true,
      runningRole: null,
      drainMs: 1_000,
      logsAlways: false,
      production: false,
      development: true,
    });
  });

  test("an empty variable counts as absent", () => {
    expect(accepted({ PORT: "", DATABASE_URL: "", SEED: "" })).toEqual(config);
  });

  test("the public address follows the port", () => {
    expect(accepted({ PORT: "4000" }).publicUrl).toBe("http://localhost:4000");
  });

  test("the notification site has a name of this machine; elsewhere only the address that somebody gives it", () => {
    expect(accepted({ PORT: "4000" }).notificationUrl).toBe("http://metodevarsel.localhost:4000");
    expect(accepted({ PUBLIC_URL: "https://minimetode.no" }).notificationUrl).toBeNull();
    expect(accepted({ NOTIFICATION_URL: "https://varsel.no/" }).notificationUrl).toBe("https://varsel.no");
  });
});

describe("a wrong value gives one line that names its variable", () => {
  test.each([
    [{ PORT: "http" }, /^PORT must be a number from 1 to 65535$/],
    [{ PORT: "0" }, /^PORT must be a number/],
    [{ PORT: "70000" }, /^PORT must be a number/],
    [{ HISTORY_DAYS: "29" }, /^HISTORY_DAYS must be a number of days, at least 30$/],
    [{ RETRACTIONS_URL: "file:/a.csv" }, /^RETRACTIONS_URL must be the address/],
    [{ HISTORY_DAYS: "ever" }, /^HISTORY_DAYS must be/],
    [{ HOST: "a b" }, /^HOST must be/],
    [{ PUBLIC_URL: "minimetode.no" }, /^PUBLIC_URL must be an address/],
    [{ PUBLIC_URL: "https://x.no/app" }, /^PUBLIC_URL must be an origin/],
    [{ CONTENT_API_ORIGINS: "https://x.no, https://y.no/app" }, /^CONTENT_API_ORIGINS must be origins/],
    [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL must look like postgres:/],
    [{ DATABASE_URL: "postgres://x/y", DATABASE_DIRECT_URL: "x" }, /^DATABASE_DIRECT_URL must look like postgres:/],
    [{ DATABASE_DIRECT_URL: "postgres://x/y" }, /^DATABASE_URL is missing: DATABASE_DIRECT_URL stands beside it$/],
    [{ DATABASE_MIGRATION_URL: "postgres://x/y" }, /^DATABASE_URL is missing: DATABASE_MIGRATION_URL stands/],
    [{ MIGRATE: "later" }, /^MIGRATE must be start or never$/],
    [{ PREPARED_STATEMENTS: "yes" }, /^PREPARED_STATEMENTS must be on or off$/],
    [{ DRAIN_SECONDS: "61" }, /^DRAIN_SECONDS must be a number of seconds, at most 60$/],
    [{ DRAIN_SECONDS: "long" }, /^DRAIN_SECONDS must be/],
    [{ LOG: "text" }, /^LOG must be json or auto$/],
    [{ STORAGE_URL: "/var/files" }, /^STORAGE_URL must be file:/],
    [{ SMTP_URL: "mail.example.no" }, /^SMTP_URL must look like/],
    [{ SEED: "all" }, /^SEED must be demo or none$/],
    [{ NODE_ENV: "prod" }, /^NODE_ENV must be/],
    [{ OUTBOX_KEY: "short" }, /^OUTBOX_KEY must be 32 random bytes/],
    [{ OIDC_CLIENT_ID: "x" }, /^OIDC_ISSUER is missing/],
    [{ OIDC_ISSUER: "https://id.no", OIDC_CLIENT_SECRET: "x" }, /^OIDC_CLIENT_ID is missing/],
    [{ OIDC_ISSUER: "https://id.no", OIDC_CLIENT_ID: "x" }, /^OIDC_CLIENT_SECRET or OIDC_CLIENT_KEY is missing/],
  ])("%o", (env, line) => {
    expect(problems(env)).toEqual([expect.stringMatching(line)]);
  });

  test("several wrong values are all named at once", () => {
    expect(problems({ PORT: "x", SEED: "x" })).toHaveLength(2);
  });

  test("a value is never repeated in its problem", () => {
    expect(problems({ DATABASE_URL: "mysql://per:hemmelig@x" }).join()).not.toContain("hemmelig");
  });
});

describe("what belongs to development", () => {
  test.each([
    [{}, true],
    [{ HOST: "::1" }, true],
    [{ PUBLIC_URL: "http://minimetode.localhost:3000" }, true],
    [{ HOST: "0.0.0.0" }, false],
    [{ PUBLIC_URL: "https://minimetode.no" }, false],
    [PRODUCTION, false],
  ])("%o -> %s", (env, development) => {
    expect(accepted(env).development).toBe(development);
  });

  test("an app that others can reach has no development sign-in", () => {
    expect(accepted({ HOST: "0.0.0.0" }).signIn).toEqual({ kind: "none" });
  });
});

describe("production", () => {
  test("starts when nothing is missing", () => {
    expect(accepted(PRODUCTION)).toMatchObject({
      production: true,
      signIn: { kind: "oidc", issuer: "https://id.example.no", credential: { kind: "secret", value: "hemmelig" } },
      mail: { kind: "smtp", from: "ikke-svar@minimetode.example.no" },
    });
  });

  test("names everything that is missing", () => {
    const lines = problems({ NODE_ENV: "production" }).join("\n");
    for (const name of ["PUBLIC_URL", "OIDC_ISSUER", "SMTP_URL", "TRUST_PROXY"])
      expect(lines).toContain(`${name} is missing`);
  });

  test("has no example assessments unless somebody asks for them", () => {
    expect(accepted(PRODUCTION).seed).toBe("none");
    expect(accepted({ ...PRODUCTION, SEED: "demo" }).seed).toBe("demo");
  });

  test("gives load balancers five seconds to see that it stops, or as many as are named", () => {
    expect(accepted(PRODUCTION).drainMs).toBe(5_000);
    expect(accepted({ ...PRODUCTION, DRAIN_SECONDS: "20" }).drainMs).toBe(20_000);
  });

  test("wants a key for mail that several machines share", () => {
    expect(problems({ ...PRODUCTION, DATABASE_URL: "postgres://db/x" })).toEqual([
      expect.stringContaining("OUTBOX_KEY is missing"),
    ]);
  });

  test("wants https", () => {
    expect(problems({ ...PRODUCTION, PUBLIC_URL: "http://minimetode.no" })).toEqual([
      expect.stringContaining("PUBLIC_URL must begin with https://"),
    ]);
  });
});

describe("who signs people in, in production", () => {
  test.each(["http://id.example.no", "http://127.0.0.1.example.no"])("not over %s", (OIDC_ISSUER) => {
    expect(problems({ ...PRODUCTION, OIDC_ISSUER })).toEqual([
      expect.stringContaining("OIDC_ISSUER must begin with https://"),
    ]);
  });

  test.each(["https://id.example.no", "http://localhost:8080", "http://[::1]:8080"])("over %s", (OIDC_ISSUER) => {
    expect(problems({ ...PRODUCTION, OIDC_ISSUER })).toEqual([]);
  });
});

describe("the proxies in front", () => {
  test("are those that are named", () => {
    expect(accepted({ ...PRODUCTION, TRUST_PROXY: "10.0.0.0/8, 127.0.0.1" }).trustProxy).toEqual([
      "10.0.0.0/8",
      "127.0.0.1",
    ]);
  });

  test("may be none, when that is said", () => {
    expect(accepted(PRODUCTION).trustProxy).toBe(false);
    expect(problems({ ...PRODUCTION, TRUST_PROXY: "none,10.0.0.1" })).toHaveLength(1);
  });
});

describe("a database of one's own", () => {
  const DATABASE_URL = "postgres://pooler/x";
  const DATABASE_DIRECT_URL = "postgres://db/x";

  test.each([
    [{ DATABASE_URL }, { url: DATABASE_URL, directUrl: null }, true],
    [{ DATABASE_URL, PREPARED_STATEMENTS: "off" }, { directUrl: null }, false],
    [{ DATABASE_URL, DATABASE_DIRECT_URL }, { url: DATABASE_URL, directUrl: DATABASE_DIRECT_URL }, false],
    [{ DATABASE_URL, DATABASE_DIRECT_URL, PREPARED_STATEMENTS: "on" }, { directUrl: DATABASE_DIRECT_URL }, true],
    [{ DATABASE_URL, DATABASE_MIGRATION_URL: "postgres://owner@db/x" }, { url: DATABASE_URL }, true],
  ])("%o", (env, database, preparesStatements) => {
    expect(accepted(env)).toMatchObject({ database: { kind: "external", ...database }, preparesStatements });
  });

  test("may be migrated by another role than the one that runs", () => {
    const env = { DATABASE_URL, MIGRATE: "never", DATABASE_RUNNING_ROLE: "mm_app" };
    expect(accepted(env)).toMatchObject({ migrates: false, runningRole: "mm_app" });
  });
});

describe("storage", () => {
  test.each([
    ["file:/srv/files", { kind: "disk", folder: "/srv/files" }],
    ["file:///srv/files", { kind: "disk", folder: "/srv/files" }],
    ["file:./files", { kind: "disk", folder: path.resolve("files") }],
    ["s3://bucket", { kind: "s3", bucket: "bucket" }],
    [
      "s3://bucket?region=eu-north-1&endpoint=https://s3.no",
      { kind: "s3", bucket: "bucket", region: "eu-north-1", endpoint: "https://s3.no" },
    ],
  ])("%s", (url, storage) => {
    expect(accepted({ STORAGE_URL: url }).storage).toEqual(storage);
  });
});
