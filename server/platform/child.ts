import { type ChildProcess, fork } from "node:child_process";

type Limits = {
  /** Time until it is killed. */
  readonly milliseconds: number;
  /** Memory of its heap; what native code takes is outside it. */
  readonly megabytes: number;
  /** It loads native code. */
  readonly addons?: boolean;
};

/** `ended` without an answer: by itself with a code, or killed (null). `not-started`: the server's fault, not the message's. */
export type ChildAnswer =
  | { readonly kind: "answered"; readonly answer: unknown }
  | { readonly kind: "not-started" }
  | { readonly kind: "ended"; readonly code: number | null };

/**
 * Gives a script one message in a process of its own, and takes one answer from it: for what strangers send and what may take a process
 * down with it. The process has none of the server's environment and options, may neither write nor start anything, says nothing, and
 * is killed when it has answered or its time is up. Never rejects; the answer is not to be believed before it is parsed.
 */
export const askChild = (
  script: URL,
  message: Uint8Array,
  { milliseconds, megabytes, addons = false }: Limits,
): Promise<ChildAnswer> =>
  new Promise((resolve) => {
    const permissions = ["--permission", "--allow-fs-read=*", ...(addons ? ["--allow-addons"] : [])];
    let child: ChildProcess | undefined;
    const done = (answer: ChildAnswer) => {
      clearTimeout(timer);
      child?.kill("SIGKILL");
      resolve(answer);
    };
    const timer = setTimeout(() => done({ kind: "ended", code: null }), milliseconds);
    try {
      child = fork(script, {
        execArgv: [`--max-old-space-size=${megabytes}`, ...permissions, "--no-warnings"],
        env: {},
        serialization: "advanced",
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      child.on("error", () => done({ kind: "not-started" }));
      child.once("message", (answer) => done({ kind: "answered", answer }));
      child.once("exit", (code) => done({ kind: "ended", code }));
      // A child that is gone before it was told is heard of by its exit.
      child.send(message, () => undefined);
    } catch {
      done({ kind: "not-started" });
    }
  });
