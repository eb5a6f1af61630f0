import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { CannotStart } from "./cannot-start.ts";
import type { ExternalDatabase } from "./config.ts";
import { connectionOf, shortReadsOf } from "./database.ts";
import { connectPatiently } from "./patient-connection.ts";
import { quietly, type Starting, unlessAborted } from "./starting.ts";

const OLDEST = 15;
const HEARD_WITHIN_MS = 2_000;
const ITSELF = "the PostgreSQL itself";

type Options = Starting & {
  /** Called with what works, but not as it should. */
  readonly warn?: (line: string) => void;
  readonly patienceMs?: number;
};

/** The address for what needs a session of its own. */
export const directUrlOf = ({ url, directUrl }: Pick<ExternalDatabase, "url" | "directUrl">): string =>
  directUrl ?? url;

/**
 * Waits for the database of the configuration and tries it, over connections with the parameters that the app sends: what would fail
 * later, or lose something in silence, is one line here. Throws CannotStart. docs/operations.md, What a start tries
 */
export async function requireDatabase(external: ExternalDatabase, options: Options = quietly): Promise<void> {
  const { signal, warn, patienceMs } = options;
  const isDirect = external.directUrl === null;
  const direct = isDirect ? "DATABASE_URL" : "DATABASE_DIRECT_URL";
  const patience = patienceMs === undefined ? {} : { patienceMs };
  await using opened = new AsyncDisposableStack();
  const open = async (variable: string, config: pg.ClientConfig) => {
    const client = await connectPatiently({ variable, config, ...patience }, options);
    opened.defer(() => client.end().catch(() => undefined));
    return client;
  };
  const directConfig = connectionOf(directUrlOf(external));
  const listening = await open(direct, directConfig);
  await requireServer(listening, direct);
  const beside = await open(direct, directConfig);
  const asking = isDirect ? beside : await open("DATABASE_URL", connectionOf(external.url, { isPooled: true }));
  if (isDirect) await open("DATABASE_URL", shortReadsOf(external.url));
  else await requireServer(asking, "DATABASE_URL");
  await unlessAborted(signal, requireNotifications(listening, asking, isDirect));
  await unlessAborted(signal, requireLocks(listening, beside, direct));
  if (warn) await warnOfNoLimit(asking, warn);
}

async function requireServer(client: pg.Client, variable: string): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num') as version, current_setting('transaction_read_only') as reads_only",
  );
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version < OLDEST) throw new CannotStart(`${variable} is PostgreSQL ${version}: use ${OLDEST} or newer`);
  if (rows[0]?.reads_only === "on")
    throw new CannotStart(`${variable} leads to a server that only reads: name the primary`);
}

/** Publishing on one instance clears the memory of the others by notification: a connection that loses notifications must not be used. */
async function requireNotifications(listening: pg.Client, asking: pg.Client, isDirect: boolean): Promise<void> {
  const channel = `self_test_${randomInt(2 ** 40)}`;
  const heard = new Promise<boolean>((resolve) => {
    listening.on("notification", (message) => message.channel === channel && resolve(true));
  });
  await listening.query(`listen ${pg.escapeIdentifier(channel)}`);
  await asking.query("select pg_notify($1, '')", [channel]);
  const isHeard = await Promise.race([heard, wait(HEARD_WITHIN_MS, false, { ref: false })]);
  await listening.query(`unlisten ${pg.escapeIdentifier(channel)}`);
  if (isHeard) return;
  throw new CannotStart(
    isDirect
      ? `DATABASE_URL goes through a pooler that loses notifications: set DATABASE_DIRECT_URL to ${ITSELF}`
      : `DATABASE_DIRECT_URL does not hear what is notified through DATABASE_URL: both must lead to one database, and DATABASE_DIRECT_URL to ${ITSELF} or a pooler in session mode`,
  );
}

async function requireLocks(one: pg.Client, other: pg.Client, variable: string): Promise<void> {
  const key = [randomInt(2 ** 31)];
  await one.query("select pg_advisory_lock($1::int)", key);
  const { rows } = await other.query("select pg_try_advisory_lock($1::int) as taken_twice", key);
  await one.query("select pg_advisory_unlock($1::int)", key);
  if (rows[0]?.taken_twice)
    throw new CannotStart(
      `${variable} goes through a pooler that does not keep locks: set DATABASE_DIRECT_URL to ${ITSELF}`,
    );
}

async function warnOfNoLimit(client: pg.Client, warn: (line: string) => void): Promise<void> {
  const { rows } = await client.query("select current_setting('statement_timeout') as limit, current_user as role");
  if (rows[0]?.limit === "0")
    warn(
      `statements through DATABASE_URL have no time limit: alter role ${rows[0].role} set statement_timeout = '10s'`,
    );
}
