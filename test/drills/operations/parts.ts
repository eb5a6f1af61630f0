import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { ENTRY } from "../../../bench/house.ts";
import type { Finding } from "../../../bench/result.ts";
import { freePort, startEmbeddedDatabase } from "../../../platform/server/embedded-database.ts";
import { createLog } from "../../../platform/server/log.ts";
import { pause, untilTrue } from "../stage.ts";

/** Where a program of the system is; also where a user's PATH does not lead. */
export const programAt = (name: string): string | undefined =>
  [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Says in one sentence that a drill is left out, and finds nothing. */
export function skipped(program: string, packageName = program): readonly Finding[] {
  process.stdout.write(`skipped: ${program} is not installed (apt-get install ${packageName})\n`);
  return [];
}

/** A temporary folder that other users may enter, since PostgreSQL and balancers do not run as root. */
export async function ownFolder(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-operations-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export type Cluster = {
  readonly url: URL;
  /** Runs statements in a database as a role that may do everything. */
  run(statements: readonly string[], database?: string): Promise<void>;
  /** The address of a database, over TCP, as a role. */
  at(database: string, role?: string): string;
};

/** A PostgreSQL of its own. Each role that a drill makes has the password `x`. */
export async function ownCluster(opened: AsyncDisposableStack): Promise<Cluster> {
  const embedded = await startEmbeddedDatabase(
    path.join(await ownFolder(opened), "var"),
    createLog({ level: "silent" }),
  );
  opened.defer(embedded.stop);
  // Without the query, which names the Unix socket: a pooler stands on TCP.
  const url = Object.assign(new URL(embedded.url), { search: "" });
  const at = (database: string, role?: string) =>
    Object.assign(new URL(url), { pathname: `/${database}`, ...(role ? { username: role, password: "x" } : {}) }).href;
  return {
    url,
    at,
    run: async (statements, database = "postgres") => {
      const client = new pg.Client({ connectionString: at(database) });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    },
  };
}

/** A process that a drill started. It is ended by its number. */
export type Launched = {
  readonly child: ChildProcess;
  output(): string;
  /** Resolves with the exit code, null when it was ended by a signal, or undefined when it still runs after so many seconds. */
  ends(seconds: number): Promise<number | null | undefined>;
};

export function launch(
  opened: AsyncDisposableStack,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  uid?: number,
): Launched {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => written.push(text));
  const ended = once(child, "close").then(() => child.exitCode);
  const ends = (seconds: number) => Promise.race([ended, pause(seconds * 1_000).then(() => undefined)]);
  opened.defer(async () => {
    child.kill("SIGTERM");
    if ((await ends(20)) === undefined) child.kill("SIGKILL");
  });
  return { child, output: () => written.join(""), ends };
}

export type App = Launched & {
  readonly url: string;
  /** How many milliseconds until it was ready, or null. */
  isReady(seconds?: number): Promise<number | null>;
};

/** The product as `npm start` runs it, in a process of its own. */
export async function launchApp(opened: AsyncDisposableStack, env: Readonly<Record<string, string>>): Promise<App> {
  const port = env.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const launched = launch(opened, process.execPath, ENTRY, { PORT: port, DATA_DIR: await ownFolder(opened), ...env });
  const isReady = (seconds = 60) => untilTrue(async () => (await statusOf(`${url}/health/ready`)) === 200, seconds);
  return { ...launched, url, isReady };
}

/** The status of an answer over a connection of its own; 0 when there is none. */
export const statusOf = (url: string): Promise<number> =>
  new Promise((resolve) => {
    get(url, { agent: false }, (answer) => answer.resume().once("close", () => resolve(answer.statusCode ?? 0))).once(
      "error",
      () => resolve(0),
    );
  });

/** The lines with which a start says that it cannot. */
export const complaintOf = (output: string): readonly string[] =>
  output.split("\n").filter((line) => line.startsWith("Minimetode cannot start"));
