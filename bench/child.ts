import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a file of the bench to its end in a process of its own and returns its output. */
export const runChild = (file: string, asked: unknown): Promise<string> => beginChild(file, asked).output;

/**
 * The same for one that is measured beside: starting a process takes a core for a while, which is not what is measured.
 * `begun` resolves when it has written something.
 */
export function beginChild(file: string, asked: unknown) {
  const child = spawn(process.execPath, [file, JSON.stringify(asked)], { stdio: ["ignore", "pipe", "inherit"] });
  const written: string[] = [];
  child.stdout.setEncoding("utf8").on("data", (text) => written.push(text));
  const begun = once(child.stdout, "data");
  const output = once(child, "close").then(([code]) => {
    if (code !== 0) throw new Error(`${file} ended with ${code}`);
    return written.join("");
  });
  return { begun: Promise.race([begun, output]), output };
}

export type RunningChild = AsyncDisposable & { readonly pid: number };

/** Starts a server in a process of its own and waits until it answers. It writes its log, which is discarded. */
export async function startServer(
  args: readonly string[],
  url: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningChild> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilAnswered(child, url);
  return {
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

const PATIENCE_MS = 60_000;
const RETRY_MS = 10;

async function untilAnswered(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server for ${url} ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  throw new Error(`${url} did not answer`);
}
