import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";
import { expect } from "vitest";
import { freePort } from "../platform/server/embedded-database.ts";
import { eventually } from "./patience.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

export type AppProcess = {
  readonly pid: number;
  readonly url: string;
  /** Everything written so far. */
  output(): string;
  /** The address of the database, from inside: only a test on the same machine can read the password. */
  databaseUrl(): string;
  postmasterPid(): number;
  /** The status of `/health/ready`, 0 when nothing answers. Throws with the output when the process has ended. */
  answersReady(): Promise<number>;
  /** Sends a signal and resolves with the exit code, which is null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<{ readonly code: number | null }>;
};

type Options = {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs it as another user than this one: only root may. */
  readonly uid?: number;
};

const ENTRY = [
  "--max-semi-space-size=16",
  "--expose-gc",
  "--import",
  "./apps/server/require-node.mjs",
  "apps/server/main.ts",
];

async function launch({ dataDir, env, uid }: Options): Promise<{ child: ChildProcess; port: string; lines: string[] }> {
  const port = env?.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ENTRY, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: port, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid ? { uid, gid: uid } : {}),
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => lines.push(text));
  return { child, port, lines };
}

/** Starts the app as `npm start` does, in a process of its own, and waits until it answers. */
export async function startAppProcess(options: Options): Promise<AppProcess> {
  const { child, port, lines } = await launch(options);
  const url = `http://localhost:${port}`;
  const output = () => lines.join("");
  // Over a connection of its own: one that stays open is waited for when the app is told to stop.
  const answersReady = () =>
    new Promise<number>((resolve, reject) => {
      if (child.exitCode !== null || child.signalCode !== null)
        return reject(new Error(`it ended (${child.exitCode ?? child.signalCode}): ${output()}`));
      get(`${url}/health/ready`, { agent: false }, (answer) => {
        answer.resume().once("close", () => resolve(answer.statusCode ?? 0));
      }).once("error", () => resolve(0));
    });
  await eventually(async () => {
    if ((await answersReady()) !== 200) throw new Error(`not ready: ${output()}`);
  });
  const pidFile = () => readFileSync(path.join(options.dataDir, "pg/postmaster.pid"), "utf8").split("\n");
  return {
    pid: child.pid ?? 0,
    url,
    output,
    answersReady,
    databaseUrl: () => {
      const password = readFileSync(path.join(options.dataDir, "database-password"), "utf8");
      return `postgres://minimetode:${password}@127.0.0.1:${pidFile()[3]}/minimetode`;
    },
    postmasterPid: () => Number(pidFile()[0]),
    end: async (signal) => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      return { code: child.exitCode };
    },
  };
}

/**
 * Runs the app when its start is expected to fail, and resolves with its exit code and output. With `signalAfter` it gets a signal as
 * soon as that file is in its data folder.
 */
export async function refusedStart(
  options: Options & { readonly signalAfter?: string },
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { child, lines } = await launch(options);
  const file = options.signalAfter && path.join(options.dataDir, options.signalAfter);
  if (file) {
    await eventually(() => expect(existsSync(file)).toBe(true));
    child.kill("SIGTERM");
  }
  await once(child, "close");
  return { code: child.exitCode, output: lines.join("") };
}

/** The number of an ordinary user, when this process is root and may act as one, else undefined. */
export function ordinaryUid(): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const uid = Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" }));
  try {
    execFileSync(process.execPath, ["--version"], { uid, gid: uid, cwd: ROOT, stdio: "ignore" });
    return uid;
  } catch {
    return undefined; // the checkout is in a folder that other users may not read
  }
}
