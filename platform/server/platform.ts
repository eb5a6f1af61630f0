import type { Kysely } from "kysely";
import type pg from "pg";
import type { Config } from "./config.ts";
import { openDatabase, openShortReads } from "./database.ts";
import { type FileStore, openFileStore } from "./files.ts";
import type { Log } from "./log.ts";
import { createMailer, type Mailer } from "./mail.ts";
import { type Notifications, startNotifications } from "./notifications.ts";
import type { Tables } from "./tables.ts";

/** The services that all features share. */
export type Platform = {
  readonly config: Config;
  /** True under `npm run dev`: Vite serves the browser's code and reloads it. */
  readonly dev: boolean;
  readonly db: Kysely<Tables>;
  /** The same database, for reads of a few rows by their keys: many callers' over one connection. Not for transactions. */
  readonly shortReads: Kysely<Tables>;
  /** Connections with sessions of their own, for the queue of work: behind a pooler it is not the one that requests use. */
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly notifications: Notifications;
  readonly log: Log;
};

export type PlatformOptions = {
  readonly config: Config;
  readonly databaseUrl: string;
  /** The PostgreSQL itself, where `databaseUrl` is a pooler in transaction mode. */
  readonly directUrl?: string | null;
  readonly dev: boolean;
  readonly log: Log;
  /** Aborted when the process must stop during the start. */
  readonly signal?: AbortSignal;
};

/** Two workers, what keeps their locks, and what the queue itself asks. */
const MOST_DIRECT = 4;

/** Opens database, files, mail and notifications on a migrated database. `close` ends what it opened. */
export async function openPlatform(options: PlatformOptions): Promise<Platform & { close(): Promise<void> }> {
  const { config, databaseUrl, directUrl = null, dev, log } = options;
  await using opened = new AsyncDisposableStack();
  const files = await openFileStore(config.storage);
  const mailer = await createMailer(config, log);
  const how = { prepares: config.preparesStatements, isPooled: directUrl !== null };
  const { db, pool: requests } = openDatabase(databaseUrl, how);
  opened.defer(() => db.destroy());
  // A pooler that hands connections around between statements gains nothing from it.
  const shortReads = config.preparesStatements && directUrl === null ? openShortReads(databaseUrl, how) : db;
  if (shortReads !== db) opened.defer(() => shortReads.destroy());
  const direct = directUrl === null ? null : openDatabase(directUrl, { max: MOST_DIRECT });
  if (direct) opened.defer(() => direct.db.destroy());
  const notifications = await startNotifications(directUrl ?? databaseUrl, log);
  opened.defer(notifications.stop);
  const whole = opened.move();
  const pool = direct?.pool ?? requests;
  const close = () => whole.disposeAsync();
  return { config, dev, db, shortReads, pool, files, mailer, notifications, log, close };
}
