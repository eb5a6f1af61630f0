import type { Kysely } from "kysely";
import type pg from "pg";
import type { Tables } from "../../features/tables.ts";
import type { Config } from "./config.ts";
import { openDatabase, openShortReads } from "./database.ts";
import { type FileStore, openFileStore } from "./files.ts";
import type { Log } from "./log.ts";
import { createMailer, type Mailer } from "./mail.ts";
import { type Notifications, startNotifications } from "./notifications.ts";

/** The services that all features share. */
export type Platform = {
  readonly config: Config;
  /** True under `npm run dev`: Vite serves the browser's code and reloads it. */
  readonly dev: boolean;
  readonly db: Kysely<Tables>;
  /** The same database, for reads of a few rows by their keys: many callers' over one connection. Not for transactions. */
  readonly shortReads: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly notifications: Notifications;
  readonly log: Log;
};

export type PlatformOptions = {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly dev: boolean;
  readonly log: Log;
};

/** Opens database, files, mail and notifications on a migrated database. `close` ends what it opened. */
export async function openPlatform(options: PlatformOptions): Promise<Platform & { close(): Promise<void> }> {
  const { config, databaseUrl, dev, log } = options;
  const files = await openFileStore(config.storage);
  const mailer = await createMailer(config, log);
  const how = { prepares: config.preparesStatements };
  const { db, pool } = openDatabase(databaseUrl, how);
  // A pooler that hands connections around between statements gains nothing from it.
  const shortReads = config.preparesStatements ? openShortReads(databaseUrl, how) : db;
  const notifications = await startNotifications(databaseUrl, log);
  const close = async () => {
    await notifications.stop();
    if (shortReads !== db) await shortReads.destroy();
    await db.destroy();
  };
  return { config, dev, db, shortReads, pool, files, mailer, notifications, log, close };
}
