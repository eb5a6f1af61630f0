import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { endingWhenFrozen } from "./frozen-database.ts";
import { isOutdated, namingClient } from "./speed/named-statements.ts";
import { sharedConnection } from "./speed/shared-connection.ts";
import type { Tables } from "./tables.ts";

export type Database = { readonly db: Kysely<Tables>; readonly pool: pg.Pool };

type Options = {
  readonly max?: number;
  readonly statementMs?: number;
  readonly prepares?: boolean;
  /** True through a pooler in transaction mode: it refuses what a session would be started with. */
  readonly isPooled?: boolean;
};

const INT8 = 20;
const DATE = 1082;

/** Counts and ids fit a JavaScript number; a date without a time must not become midnight in some zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
};

/** A server that answers at all cancels a statement first. */
const FROZEN_AFTER_MS = 2_000;

/**
 * Opens a pool on a PostgreSQL address. `int8` is read as number, `date` as `yyyy-mm-dd` text, `timestamptz` as `Date`.
 * Connecting waits at most 5 s and a statement at most `statementMs` (10 s; 0 for no limit), then throws; where the server says nothing
 * at all, 2 s later. `prepares`: statements that
 * are sent again and again are prepared once for each connection. `isPooled`: nothing is sent when a connection opens, so the server's
 * own limit is the role's. End it with `db.destroy()`.
 */
export function openDatabase(url: string, options: Options = {}): Database {
  const pool = new pg.Pool({ ...connectionOf(url, options), max: options.max ?? 10, Client: clientOf(options) });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("release", (_fault, client) => {
    if (isOutdated(client)) void client.end();
  });
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** The configuration of a connection of `openDatabase`. */
export const connectionOf = (url: string, { statementMs = 10_000, isPooled }: Options = {}): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 5_000,
  ...(isPooled ? {} : { statement_timeout: statementMs }),
  ...(statementMs > 0 ? { query_timeout: statementMs + FROZEN_AFTER_MS } : {}),
  types,
});

const clientOf = ({ prepares }: Options) => endingWhenFrozen(prepares ? namingClient() : pg.Client);

/** The configuration of the connection of `openShortReads`. */
export const shortReadsOf = (url: string, options: Options = {}): pg.ClientConfig => ({
  ...connectionOf(url, options),
  options: "-c default_transaction_read_only=on",
});

/**
 * Opens the same database for statements that only read a few rows by their keys and wait for no lock: they share one connection, which
 * refuses to write. End it with `destroy()`.
 */
export function openShortReads(url: string, options: Options = {}): Kysely<Tables> {
  const config = shortReadsOf(url, options);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sharedConnection(clientOf(options), config) }) });
}

const CONNECTION_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EHOSTUNREACH"]);
const CONNECTION_MESSAGES =
  /connection (terminated|ended|timeout|error)|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/** True when a fault means that the database cannot be reached just now (answer 503, retry), false for every other fault. */
export function isDatabaseUnavailable(fault: unknown): boolean {
  if (fault instanceof AggregateError) return fault.errors.some(isDatabaseUnavailable);
  if (!(fault instanceof Error)) return false;
  const code = "code" in fault && typeof fault.code === "string" ? fault.code : "";
  // Class 08: connection exception. 57P01..57P03: shutting down, crashed, starting up. 57014: it took too long.
  // 53100: the disk is full. 53300: too many connections.
  if (/^(08...|57P0[123]|57014|53100|53300)$/.test(code)) return true;
  return CONNECTION_CODES.has(code) || CONNECTION_MESSAGES.test(fault.message);
}
