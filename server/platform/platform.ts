import type { Kysely } from "kysely";
import type pg from "pg";
import type { Config } from "./config.ts";
import { openDatabase } from "./database.ts";
import { type FileStore, openFileStore } from "./files.ts";
import type { Log } from "./log.ts";
import { createMailer, type Mailer } from "./mail.ts";
import { type Notifications, startNotifications } from "./notifications.ts";
import type { Tables } from "./tables.ts";

/** The shared services of all rooms. */
export type Platform = {
  readonly config: Config;
  /** True under `npm run dev`: Vite serves the browser's code and reloads it. */
  readonly dev: boolean;
  readonly db: Kysely<Tables>;
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
  const mailer = await createMailer(config);
  const { db, pool } = openDatabase(databaseUrl, { prepares: config.preparesStatements });
  const notifications = await startNotifications(databaseUrl, log);
  const close = async () => {
    await notifications.stop();
    await db.destroy();
  };
  return { config, dev, db, pool, files, mailer, notifications, log, close };
}
