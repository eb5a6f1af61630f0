import { execFile } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { CannotStart } from "./cannot-start.ts";
import { type DataLock, lockDataFolder } from "./data-lock.ts";
import { embeddedBinaries } from "./embedded-binaries.ts";
import { type RunAs, runAs } from "./embedded-user.ts";
import type { Log } from "./log.ts";
import { type Postmaster, type PostmasterOptions, startPostmaster, stopLeftover } from "./postmaster.ts";
import { isCode, keptSecret } from "./private-file.ts";

export const USER = "minimetode";
export const DATABASE = "minimetode";
const RESTART_WAIT_MS = 250;
const START_ATTEMPTS = 60;

/** A running embedded PostgreSQL. `url` stays the same for as long as the app lives, also when the server is restarted. */
export type EmbeddedDatabase = { readonly url: string; stop(): Promise<void> };

/**
 * Starts the PostgreSQL that lives in `dataDir/pg` and keeps it running: made the first time, recovered after any crash,
 * started again if it is killed. Locks the data folder. Throws CannotStart with one line when a person must act.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  log: Log,
  settings: readonly string[] = [],
): Promise<EmbeddedDatabase> {
  const lock = lockDataFolder(dataDir);
  try {
    return await startLocked(dataDir, lock, log, settings);
  } catch (fault) {
    lock.release();
    throw fault;
  }
}

async function startLocked(dataDir: string, lock: DataLock, log: Log, settings: readonly string[]) {
  const folder = path.join(dataDir, "pg");
  const passwordFile = path.join(dataDir, "database-password");
  const isNew = !existsSync(path.join(folder, "PG_VERSION"));
  if (!isNew && !existsSync(passwordFile)) {
    throw new CannotStart(
      `${passwordFile} is missing but ${folder} is there: put the file back from a backup of DATA_DIR`,
    );
  }
  const password = await keptSecret(passwordFile, () => randomBytes(24).toString("base64url"));
  await stopLeftover(folder);
  const binaries = embeddedBinaries();
  const user = runAs(folder, binaries);
  if (isNew) await createCluster(folder, binaries, user, password);
  const port = await freePort();
  const socketFolder = socketFolderIn(folder);
  const supervised = await supervise({ binaries, folder, port, socketFolder, runAs: user, settings }, log);
  const address = `postgres://${USER}:${password}@127.0.0.1:${port}`;
  const query = socketFolder === null ? "" : `?host=${encodeURIComponent(socketFolder)}`;
  const url = (database: string) => `${address}/${database}${query}`;
  await createDatabase(url("postgres"));
  return {
    url: url(DATABASE),
    stop: async () => {
      await supervised.stop();
      lock.release();
    },
  };
}

/** Bytes of a socket's path that every platform takes, `/.s.PGSQL.65535` included. */
const LONGEST_SOCKET_PATH = 103;

/**
 * Where the server puts its Unix socket: a call over it takes half the time of one over TCP. Its own folder, which nobody else
 * may enter. Null where the platform or the path does not allow one. Removes what a killed server left.
 */
function socketFolderIn(folder: string): string | null {
  const length = Buffer.byteLength(path.join(folder, ".s.PGSQL.65535"));
  if (process.platform === "win32" || length > LONGEST_SOCKET_PATH || /[\s,"']/.test(folder)) return null;
  for (const name of readdirSync(folder)) if (name.startsWith(".s.PGSQL.")) rmSync(path.join(folder, name));
  return folder;
}

/** Runs initdb beside the final folder and renames it when it is whole, so that a crash half way leaves nothing to trust. */
async function createCluster(folder: string, binaries: string, user: RunAs, password: string): Promise<void> {
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  for (const leftover of [draft, folder, passwordFile]) rmSync(leftover, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  await keptSecret(passwordFile, () => password);
  user.own(draft);
  user.own(passwordFile);
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=nb-NO"];
  const access = ["-U", USER, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const [program, args, ids] = user.command(path.join(binaries, "initdb"), ["-D", draft, ...access, ...locale]);
  try {
    await promisify(execFile)(program, [...args], { ...ids, cwd: "/", env: { LC_MESSAGES: "C" } });
    renameSync(draft, folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Starts the server and starts it again, on the same port, each time it ends without having been asked to. */
async function supervise(options: PostmasterOptions, log: Log): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let current: Postmaster = await startPatiently(options, () => stopping);
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (stopping) return;
      log.error("the embedded database ended by itself, starting it again");
      current = await startAgain();
      if (stopping) await current.stop();
      else log.info("the embedded database is back");
    }
  };
  const startAgain = async (): Promise<Postmaster> => {
    try {
      return await startPatiently(options, () => stopping);
    } catch (fault) {
      log.fatal({ err: fault }, "the embedded database does not start, trying again");
      await wait(RESTART_WAIT_MS * 8);
      return stopping ? current : startAgain();
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping = true;
      await current.stop();
      await watching;
    },
  };
}

/** After a kill, orphaned sessions hold the shared memory for a moment and the server refuses to start until they are gone. */
async function startPatiently(options: PostmasterOptions, givenUp: () => boolean): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startPostmaster(options);
    } catch (fault) {
      const passing = /shared memory|lock file|could not bind|Address already in use/i.test(String(fault));
      if (!passing || givenUp() || attempt >= START_ATTEMPTS) throw fault;
      await wait(RESTART_WAIT_MS);
    }
  }
}

async function createDatabase(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rowCount } = await admin.query("select from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await admin.query(`create database ${DATABASE}`);
  } finally {
    await admin.end();
  }
}

/**
 * A port on the loopback interface that nobody uses now. It lies below those that systems give to outgoing connections (from
 * 32768 on Linux, 49152 elsewhere), so that none of these takes it before its server does, or while its server is started again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once("error", (fault) => (isCode(fault, "EADDRINUSE") ? resolve(false) : reject(fault)));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
