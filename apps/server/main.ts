import { createServer } from "node:net";
import path from "node:path";
import { buildWhenStale } from "../../platform/server/browser-build.ts";
import { CannotStart } from "../../platform/server/cannot-start.ts";
import { type Config, readConfig } from "../../platform/server/config.ts";
import { requireFolders } from "../../platform/server/data-folder.ts";
import { openDatabase } from "../../platform/server/database.ts";
import { startEmbeddedDatabase } from "../../platform/server/embedded-database.ts";
import { requireDatabase } from "../../platform/server/external-database.ts";
import { openFileStore } from "../../platform/server/files.ts";
import { giveBackSoon } from "../../platform/server/give-back.ts";
import { createLog, type Log, withoutSecrets } from "../../platform/server/log.ts";
import { migrate, requireMigrated } from "../../platform/server/migrate.ts";
import { isCode } from "../../platform/server/private-file.ts";
import { requireRights } from "../../platform/server/running-role.ts";
import { type Starting, unlessAborted } from "../../platform/server/starting.ts";
import { welcome } from "./welcome.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const STOP_PATIENCE_MS = 15_000;
/** How long what was taken is answered after that, at most. */
const ENOUGH_MS = { production: 30_000, otherwise: 5_000 };

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Everything that was started, in the order it was: stopping goes the other way. */
const started = new AsyncDisposableStack();

/** Finishes the requests of the running app. Does nothing until the app runs. */
let drain = async (): Promise<void> => undefined;

const stopping = new AbortController();
const starting: Starting = { signal: stopping.signal, say };

async function start(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) throw new CannotStart(read.problems.join("\n"));
  const { config } = read;
  const dev = process.argv.includes("--dev");
  await requireFreePort(config);
  requireFolders(config);
  if (!dev) await buildWhenStale(ROOT, starting);
  const log = createLog({ level: isQuiet(config) ? "warn" : "info" });
  // After a signal a server that starts now would never be stopped.
  starting.signal.throwIfAborted();
  const { databaseUrl, directUrl, features } = await startDatabase(config, log);
  const { seedDatabase, startApp, askForUpkeep, developmentAccounts } = features;
  await bringUp(config, databaseUrl, directUrl);
  await seed(seedDatabase, directUrl ?? databaseUrl, config, log);
  const app = startApp({ config, databaseUrl, directUrl, dev, log, signal: starting.signal });
  started.defer(async () => (await app.catch(() => null))?.stop());
  const { platform, drain: begin } = await app;
  await askForUpkeep(platform.db);
  const enoughMs = config.production ? ENOUGH_MS.production : ENOUGH_MS.otherwise;
  drain = () => begin(config.drainMs, { enoughMs, isWhole: config.production });
  say(welcome(config, developmentAccounts, process.uptime()));
  giveBackSoon();
}

/** A person at a terminal reads the banner, and what goes wrong. */
const isQuiet = ({ logsAlways }: Config): boolean => process.stdout.isTTY && !logsAlways;

/** The features are many files. */
async function loadFeatures() {
  const [composed, { askForUpkeep }, { developmentAccounts }] = await Promise.all([
    import("./compose.ts"),
    import("../../features/document/server/index.ts"),
    import("../../features/sign-in/server/index.ts"),
  ]);
  return { ...composed, askForUpkeep, developmentAccounts };
}

type Features = Awaited<ReturnType<typeof loadFeatures>>;

async function startDatabase(config: Config, log: Log) {
  if (config.database.kind === "external") {
    await requireDatabase(config.database, { ...starting, warn: (line) => log.warn(line) });
    // Not while it connects: on a busy machine its patience would be over before the files are compiled.
    return { databaseUrl: config.database.url, directUrl: config.database.directUrl, features: await loadFeatures() };
  }
  const features = loadFeatures();
  // Awaited below. A fault of the database that comes first is the one to report.
  features.catch(() => undefined);
  const embedded = startEmbeddedDatabase(config.dataDir, log);
  started.defer(async () => (await embedded.catch(() => null))?.stop());
  return { databaseUrl: (await embedded).url, directUrl: null, features: await features };
}

/** The newest schema, and the rights that an instance needs. */
async function bringUp({ database, migrates }: Config, databaseUrl: string, directUrl: string | null): Promise<void> {
  if (migrates) await migrate(directUrl ?? databaseUrl, { starting });
  if (database.kind === "embedded") return;
  const running = openDatabase(databaseUrl, { max: 1, isPooled: directUrl !== null });
  try {
    if (!migrates) await requireMigrated(running);
    await requireRights(running.db);
  } finally {
    await running.db.destroy();
  }
}

async function seed(
  seedDatabase: Features["seedDatabase"],
  databaseUrl: string,
  config: Config,
  log: Log,
): Promise<void> {
  const { db } = openDatabase(databaseUrl, { max: 4, statementMs: 0 });
  try {
    const files = await openFileStore(config.storage);
    const development = config.signIn.kind === "development" ? { developmentUrl: config.publicUrl } : {};
    await seedDatabase({ db, log, files, ...development }, config.seed, starting);
  } finally {
    await db.destroy();
  }
}

/** Says that the port is taken before anything is built or started. */
async function requireFreePort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe
      .once("error", (fault) => reject(portProblem(fault, host, port)))
      .listen(port, host, () => {
        probe.close(() => resolve());
      });
  });
}

function portProblem(fault: unknown, host: string, port: number): unknown {
  if (isCode(fault, "EADDRINUSE")) {
    return new CannotStart(
      `Port ${port} on ${host} is taken: stop the program that uses it, or set PORT to another number`,
    );
  }
  if (isCode(fault, "EACCES")) return new CannotStart(`Port ${port} may not be used by this user: set PORT above 1023`);
  if (isCode(fault, "EADDRNOTAVAIL", "ENOTFOUND")) {
    return new CannotStart(`HOST ${host} is not an address of this machine: set HOST to 127.0.0.1 or 0.0.0.0`);
  }
  return fault;
}

function reportFailure(fault: unknown): void {
  const text =
    fault instanceof CannotStart ? fault.message : fault instanceof Error ? (fault.stack ?? fault.message) : "?";
  for (const line of withoutSecrets(text).split("\n")) process.stderr.write(`Minimetode cannot start: ${line}\n`);
}

async function stopAndExit(code: number): Promise<void> {
  setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
  await started.disposeAsync();
  process.exit(code);
}

// A part of the start that still waits at the signal is abandoned: it receives the signal too, or ends with the process.
const running = unlessAborted(stopping.signal, start()).catch(async (fault: unknown) => {
  if (stopping.signal.aborted) return stopAndExit(0);
  reportFailure(fault);
  await stopAndExit(1);
});

// npm passes the terminal's own Ctrl-C on once more: the second one must not cut the first one's work short.
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.on(name, () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    void running.then(() => drain()).then(() => stopAndExit(0));
  });
}
