import { spawn } from "node:child_process";

/** Apertium's mode from bokmål to nynorsk with infinitives in -e. */
const MODE = "nob-nno_e";
const LIST = "apertium -l";
// Apertium opens /dev/stdin by its name, which cannot be done with the socket that Node gives a child: `cat` gives it a pipe.
const TRANSLATE = `cat | apertium -u ${MODE}`;
const TIMEOUT_MS = 10_000;
const MOST_ANSWERED = 100_000;

/**
 * Runs a command with a text and answers its output; null when it fails, writes too much or takes too long. It gets nothing of the
 * server's environment. Apertium is a script that starts several programs: they are ended as a group.
 */
function run(command: typeof LIST | typeof TRANSLATE, text: string): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn("/bin/sh", ["-c", command], {
      detached: true,
      env: { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C.UTF-8" },
      stdio: ["pipe", "pipe", "ignore"],
    });
    const parts: Buffer[] = [];
    let length = 0;
    const done = (answer: string | null) => {
      clearTimeout(timer);
      resolve(answer);
    };
    const end = () => {
      if (child.pid !== undefined && child.exitCode === null) endGroup(child.pid);
      done(null);
    };
    const timer = setTimeout(end, TIMEOUT_MS);
    child.on("error", () => done(null));
    child.stdin.on("error", () => undefined);
    child.stdout.on("data", (part: Buffer) => {
      length += part.length;
      if (length > MOST_ANSWERED) end();
      else parts.push(part);
    });
    child.on("close", (code) => done(code === 0 ? Buffer.concat(parts).toString("utf8") : null));
    child.stdin.end(text);
  });
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

let isThere: Promise<boolean> | undefined;

/** Whether a translator is installed on this machine. Asked once. */
export function hasTranslator(): Promise<boolean> {
  isThere ??= run(LIST, "").then((modes) => modes?.split(/\s+/).includes(MODE) === true);
  return isThere;
}

// One at a time: each takes a second of a processor.
let before: Promise<unknown> = Promise.resolve();

/** The lines in nynorsk, one for each; null without an answer. */
export function translated(lines: readonly string[]): Promise<readonly string[] | null> {
  const mine = before.then(async () => {
    // An empty line keeps the machine from reading two sentences as one.
    const answer = await run(TRANSLATE, `${lines.join("\n\n")}\n`);
    return answer === null ? null : answer.trim().split(/\n\s*\n/);
  });
  before = mine;
  return mine;
}
