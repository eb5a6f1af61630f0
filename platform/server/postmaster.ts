import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CannotStart } from "./cannot-start.ts";
import type { RunAs } from "./embedded-user.ts";
import { isCode } from "./private-file.ts";
import { commandOf } from "./process-identity.ts";

/** One run of the database server, from ready to ended. */
export type Postmaster = { readonly pid: number; readonly ended: Promise<void>; stop(): Promise<void> };

export type PostmasterOptions = {
  readonly binaries: string;
  readonly folder: string;
  readonly port: number;
  /** The folder of the Unix socket; null where there is none. */
  readonly socketFolder: string | null;
  readonly runAs: RunAs;
  readonly settings: readonly string[];
};

const STOP_PATIENCE_MS = 10_000;
const LOG_LINES_KEPT = 40;

const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "timezone=UTC",
  // Texts that people wrote must not end in a server log.
  "log_min_error_statement=panic",
  "log_error_verbosity=terse",
];

/** Starts the server and waits until it takes connections (recovery after a crash included). Throws with its last log lines. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const socket = `unix_socket_directories=${options.socketFolder ?? ""}`;
  const settings = [...SETTINGS, socket, ...options.settings].flatMap((setting) => ["-c", setting]);
  const [program, args, ids] = options.runAs.command(path.join(options.binaries, "postgres"), [
    ...["-D", options.folder, "-p", String(options.port)],
    ...settings,
  ]);
  const server = spawn(program, args, {
    ...ids,
    cwd: "/",
    env: { LC_MESSAGES: "C" },
    stdio: ["ignore", "ignore", "pipe"],
    detached: true, // Ctrl-C in a terminal reaches the app alone, which then stops the server last
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const pid = server.pid ?? 0;
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended (${code}): ${lines.join(" ").slice(-1500)}`)));
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      lines.push(...text.split("\n"));
      lines.splice(0, Math.max(0, lines.length - LOG_LINES_KEPT));
      if (text.includes("ready to accept connections")) resolve();
    });
  });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  return { pid, ended, stop: () => (hasEnded() ? Promise.resolve() : stopProcess(pid, ended)) };
}

/**
 * Stops a server that a killed app left running on the folder, so that every server is a child of the app that uses it.
 * Does nothing when there is none. Throws CannotStart when it belongs to somebody else.
 */
export async function stopLeftover(folder: string): Promise<void> {
  const left = readPidFile(folder);
  if (!left) return;
  const command = commandOf(left.pid);
  if (!isServer(command, left)) {
    // The number may belong to another program now, which PostgreSQL would take for a server and refuse to start.
    if (command && !command.includes("postgres")) rmSync(path.join(folder, "postmaster.pid"));
    return;
  }
  try {
    await stopProcess(left.pid, untilGone(left));
  } catch (fault) {
    if (!isCode(fault, "EPERM")) throw fault;
    throw new CannotStart(`The database in ${folder} is run by another user (process ${left.pid}): start as that user`);
  }
}

type Left = { readonly pid: number; readonly folder: string };

function readPidFile(folder: string): Left | undefined {
  try {
    const [pid, dataFolder = ""] = readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(pid), folder: dataFolder };
  } catch (fault) {
    if (isCode(fault, "ENOENT")) return undefined;
    throw fault;
  }
}

/** The file names the folder as the server knew it, whatever symbolic link leads there now. */
const isServer = (command: string | undefined, { folder }: Left) => command?.includes(`-D ${folder} `) ?? false;

async function untilGone(left: Left): Promise<void> {
  while (isServer(commandOf(left.pid), left)) await wait(25);
}

/** SIGINT ends sessions and writes everything; SIGQUIT, if that takes too long, leaves the rest to recovery at next start. */
async function stopProcess(pid: number, ended: Promise<void>): Promise<void> {
  signal(pid, "SIGINT");
  const patience = new AbortController();
  const hurry = wait(STOP_PATIENCE_MS, undefined, { signal: patience.signal }).then(
    () => signal(pid, "SIGQUIT"),
    () => undefined,
  );
  await ended;
  patience.abort();
  await hurry;
}

function signal(pid: number, name: "SIGINT" | "SIGQUIT"): void {
  try {
    process.kill(pid, name);
  } catch (fault) {
    if (!isCode(fault, "ESRCH")) throw fault;
  }
}
