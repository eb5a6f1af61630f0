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
import { migrate } from "../../platform/server/migrate.ts";
import { isCode } from "../../platform/server/private-file.ts";
import { welcome } from "../../platform/server/welcome.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const STOP_PATIENCE_MS = 15_000;
/** How long connections are waited for: in production long enough for a load balancer to ask whether we are ready. */
const DRAIN_MS = { production: 5_000, otherwise: 1_000 };

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Everything that was started, in the order it was: stopping goes the other way. */
const started = new AsyncDisposableStack();

/** How the running app is told to finish; nothing to do until it runs. */
let drain = async (): Promise<void> => undefined;

async function start(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) throw new CannotStart(read.problems.join("\n"));
  const { config } = read;
  const dev = process.argv.includes("--dev");
  await requireFreePort(config);
  requireFolders(config);
  if (!dev) await buildWhenStale(ROOT, say);
  const log = createLog({ level: "info" });
  const features = loadFeatures();
  // Awaited below. A fault of the database that comes first is the one to report.
  features.catch(() => undefined);
  const databaseUrl = await startDatabase(config, log);
  await migrate(databaseUrl);
  const { seedDatabase, startApp, askForUpkeep, developmentAccounts } = await features;
  await seed(seedDatabase, databaseUrl, config, log);
  const app = await startApp({ config, databaseUrl, dev, log });
  started.defer(app.stop);
  await askForUpkeep(app.platform.db);
  drain = () => app.drain(config.production ? DRAIN_MS.production : DRAIN_MS.otherwise);
  say(welcome(config, developmentAccounts, process.uptime()));
  giveBackSoon();
}

/** The features are many files: they are loaded while the database starts. */
async function loadFeatures() {
  const [composed, { askForUpkeep }, { developmentAccounts }] = await Promise.all([
    import("./compose.ts"),
    import("../../features/document/server/index.ts"),
    import("../../features/sign-in/server/index.ts"),
  ]);
  return { ...composed, askForUpkeep, developmentAccounts };
}

type Features = Awaited<ReturnType<typeof loadFeatures>>;

async function startDatabase(config: Config, log: Log): Promise<string> {
  if (config.database.kind === "external") {
    await requireDatabase(config.database.url);
    return config.database.url;
  }
  const embedded = await startEmbeddedDatabase(config.dataDir, log);
  started.defer(embedded.stop);
  return embedded.url;
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
    await seedDatabase({ db, log, files, ...development }, config.seed);
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

const starting = start().catch(async (fault: unknown) => {
  reportFailure(fault);
  await stopAndExit(1);
});

// npm passes the terminal's own Ctrl-C on once more: the second one must not cut the first one's work short.
let stopping = false;
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.on(name, () => {
    if (stopping) return;
    stopping = true;
    void starting.then(() => drain()).then(() => stopAndExit(0));
  });
}
