import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { CHROMIUM_FLAGS } from "./browser.ts";
import { findChromium } from "./chromium.ts";
import { eventually } from "./patience.ts";

/** A browser with a profile on disk, as a person has one: it can be killed, and started again on what the profile kept. */
export type ChromiumProfile = AsyncDisposable & {
  start(): Promise<BrowserContext>;
  /** Ends every process of the browser at once, as a crash or a power cut does. */
  kill(): Promise<void>;
};

/**
 * A browser in a group of its own outlives a test run that is killed. This shell leads the group, and ends it when its standard input
 * does: with the run.
 */
const ENDS_WITH_US = '"$0" "$@" < /dev/null & cat > /dev/null; kill -KILL 0';

/** One try to reach a browser that has just been started. Milliseconds: a try that hangs makes room for the next. */
const TRY = 10_000;

/** Chromium writes down the port that it chose and the path of its control socket. */
const connected = (profile: string): Promise<Browser> =>
  eventually(async () => {
    const [port, socket] = (await readFile(path.join(profile, "DevToolsActivePort"), "utf8")).split("\n");
    if (!port || !socket) throw new Error("not written yet");
    return chromium.connectOverCDP(`ws://127.0.0.1:${port}${socket}`, { timeout: TRY });
  });

/** Starts the browser in a process group of its own, which ends with this process. */
export function startChromium(file: string, profile: string): ChildProcess {
  const flags = [...CHROMIUM_FLAGS, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  return spawn("sh", ["-c", ENDS_WITH_US, file, ...flags], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
}

export async function chromiumProfile(): Promise<ChromiumProfile> {
  const found = findChromium();
  if (!found) throw new Error("No Chromium here: npm test installs one, or set CHROMIUM_PATH");
  const profile = await mkdtemp(path.join(tmpdir(), "minimetode-profile-"));
  let running: ChildProcess | null = null;

  const kill = async () => {
    const child = running;
    running = null;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const ended = once(child, "exit");
    // It was started as the leader of a group of its own.
    process.kill(-child.pid, "SIGKILL");
    await ended;
  };

  return {
    start: async () => {
      await rm(path.join(profile, "DevToolsActivePort"), { force: true });
      running = startChromium(found.path, profile);
      const [context] = (await connected(profile)).contexts();
      if (!context) throw new Error("a browser without a default context");
      return context;
    },
    kill,
    [Symbol.asyncDispose]: async () => {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
