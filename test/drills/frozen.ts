import { readdirSync, readFileSync } from "node:fs";
import type { Finding } from "../../bench/result.ts";
import { openStage, untilTrue } from "./stage.ts";
import { type Asked, inHistory, openLine, save } from "./writer.ts";

const MOST_SECONDS = 15;
const SEARCHES = 15;

/** PostgreSQL stopped by SIGSTOP: nothing waits for ever, kept pages go on, and all is well when it goes on. */
export async function frozenDatabase(): Promise<readonly Finding[]> {
  await using stage = await openStage();
  const [desk] = await stage.desks(1);
  if (!desk) throw new Error("no desk");
  using line = openLine(stage.url, "192.0.2.1");
  await line.get("/");
  const before = await save(line, desk);
  const processes = familyOf(stage.postmasterPid());
  const each = (signal: NodeJS.Signals) => {
    for (const pid of processes) process.kill(pid, signal);
  };
  const answers: Asked[] = [];
  let kept: Asked;
  each("SIGSTOP");
  try {
    kept = await line.get("/");
    const asked = (path: string) => {
      const own = openLine(stage.url, "192.0.2.2");
      return own.get(path).finally(() => own[Symbol.dispose]());
    };
    answers.push(
      ...(await Promise.all([
        save(line, desk).then((saved) => saved.asked),
        asked("/health/ready"),
        asked("/api/schema/GetContactAddress"),
        ...Array.from({ length: SEARCHES }, (_, nth) => asked(`/sok/?q=frost${nth}`)),
      ])),
    );
  } finally {
    each("SIGCONT");
  }
  const well = await untilTrue(async () => {
    const { asked } = await save(line, desk);
    return asked.kind === "answered" && asked.status === 200;
  }, 30);
  const slowest = Math.max(...answers.map((asked) => (asked.kind === "lost" ? Number.POSITIVE_INFINITY : asked.ms)));
  const honest = answers.every((asked) => asked.kind === "answered" && asked.status === 503);
  const { lost } = await inHistory(stage, [before.value]);
  return [
    {
      what: "Slowest answer while PostgreSQL is frozen",
      measured: `${(slowest / 1000).toFixed(1)} s`,
      limit: `at most ${MOST_SECONDS} s, all 503`,
      holds: honest && slowest <= MOST_SECONDS * 1000,
      absolutes: `${answers.length} asked at once; a kept page ${kept.kind === "answered" ? `${kept.status} in ${kept.ms.toFixed(1)} ms` : kept.code}`,
    },
    {
      what: "Until a save works again",
      measured: well === null ? "never" : `${(well / 1000).toFixed(1)} s`,
      limit: "at most 30 s",
      holds: well !== null && lost === 0,
      absolutes: `acknowledged saves lost: ${lost}`,
    },
  ];
}

/** A server that the product started, and its children: no other process has that parent. */
function familyOf(postmaster: number): readonly number[] {
  const parentOf = (pid: string): number => {
    try {
      return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
    } catch {
      return 0; // it has ended meanwhile
    }
  };
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return [postmaster, ...children.map(Number)];
}
