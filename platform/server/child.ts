import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { availableParallelism, setPriority } from "node:os";

type Limits = {
  /** Time of the processor that it may take, all its threads together, in milliseconds. Waiting for the processor is not counted. */
  readonly processorMs: number;
  /** Memory of its heap. */
  readonly megabytes: number;
  /** Memory of the whole process, in megabytes, with what native code takes. Both are looked at every 20 ms, whatever it is busy with. */
  readonly resident: number;
  /** Milliseconds in which it may take next to nothing of the processor without answering: a minute unless it is given. */
  readonly restMs?: number;
  /** Milliseconds in which it works only while nobody else does, before it begins again with a share of its own. Not given: it has one from the start. */
  readonly idleMs?: number;
  /** It loads native code. */
  readonly addons?: boolean;
  /** A file that it may read, as its descriptor `GIVEN_FILE`. */
  readonly file?: number;
};

/** `ended` without an answer: by itself with a code, or killed (null). `not-started`: the server's fault, not the message's. */
export type ChildAnswer =
  | { readonly kind: "answered"; readonly answer: unknown }
  | { readonly kind: "not-started" }
  | { readonly kind: "ended"; readonly code: number | null };

/** The descriptor of the given file in the process. */
export const GIVEN_FILE = 4;

const WATCH = new URL("./watch-limits.ts", import.meta.url).href;
const REST_MS = 60_000;
/**
 * The last resort, by the clock, for a process whose watch hangs too. It also ends one that is at work on a machine so busy that half an
 * hour does not give it what it may take of the processor.
 */
const LAST_RESORT_MS = 1_800_000;

/**
 * Gives a script one message in a process of its own, and takes one answer from it: for what strangers send and what may take a process
 * down with it. The process has none of the server's environment and options, may neither write nor start anything, says nothing, and
 * is killed when it has answered or reached a limit. Never rejects; the answer is not to be believed before it is parsed.
 * With `idleMs` it first works while nobody else does, where the machine is not busy; if that is not enough it begins again. docs/adr/0041
 */
export async function askChild(script: URL, message: object | number, limits: Limits): Promise<ChildAnswer> {
  const { idleMs = 0 } = limits;
  if (SCHEDULER !== undefined && idleMs > 0 && !(await isBusy())) {
    const told = await askOnce(script, message, limits, { scheduler: SCHEDULER, patience: idleMs });
    const isFinal = told.kind === "answered" || (told.kind === "ended" && told.code === null);
    if (isFinal) return told;
  }
  const told = await askOnce(script, message, limits);
  return told.kind === "out-of-patience" ? { kind: "ended", code: null } : told;
}

/** Sets the policy "idle" for what it starts: Linux's own tool, where it is installed. */
const SCHEDULER = ["/usr/bin/chrt", "/bin/chrt"].find((file) => existsSync(file));
/**
 * Whether more threads want to run now than there are processors. Linux writes `1.00 0.90 0.80 3/250 4711` to
 * /proc/loadavg when 3 of them want to run.
 */
async function isBusy(): Promise<boolean> {
  const told = await readFile("/proc/loadavg", "utf8").catch(() => "");
  const running = / (\d+)\//.exec(told)?.[1];
  return running === undefined || Number(running) > availableParallelism();
}

type Told = ChildAnswer | { readonly kind: "out-of-patience" };

/** @param idle with it, the process works only while no other wants the processor, and so long at most */
const askOnce = (
  script: URL,
  message: object | number,
  { processorMs, megabytes, resident, restMs = REST_MS, addons = false, file }: Limits,
  idle?: { readonly scheduler: string; readonly patience: number },
): Promise<Told> =>
  new Promise((resolve) => {
    const permissions = ["--permission", "--allow-fs-read=*", "--allow-worker", ...(addons ? ["--allow-addons"] : [])];
    const options = [`--max-old-space-size=${megabytes}`, ...permissions, "--no-warnings", `--import=${WATCH}`];
    let child: ChildProcess | undefined;
    const done = (answer: Told) => {
      clearTimeout(timer);
      child?.kill("SIGKILL");
      resolve(answer);
    };
    const timer = setTimeout(() => done({ kind: "out-of-patience" }), idle?.patience ?? LAST_RESORT_MS);
    try {
      child = fork(script, [resident, processorMs, restMs].map(String), {
        ...(idle
          ? { execPath: idle.scheduler, execArgv: ["--idle", "0", process.execPath, ...options] }
          : { execArgv: options }),
        env: {},
        serialization: "advanced",
        stdio: ["ignore", "ignore", "ignore", "ipc", ...(file === undefined ? [] : [file])],
      });
      if (child.pid !== undefined) standBack(child.pid);
      child.on("error", () => done({ kind: "not-started" }));
      child.once("message", (answer) => done({ kind: "answered", answer }));
      child.once("exit", (code) => done({ kind: "ended", code }));
      // A child that ends before it gets the message is noticed by its exit.
      child.send(message, () => undefined);
    } catch {
      done({ kind: "not-started" });
    }
  });

/**
 * As `nice` counts: a reader's page goes first, and a busy machine still gives the file a third of what it gives to others. With the
 * lowest priority, 19, it is a seventieth: on a machine with three others at work a document took minutes.
 */
const STANDS_BACK = 5;

/** A process for a file gets a lower priority than the server, which answers readers, where both share a processor. */
function standBack(pid: number): void {
  try {
    setPriority(pid, STANDS_BACK);
  } catch {
    // It has ended already, or the system does not let it.
  }
}
