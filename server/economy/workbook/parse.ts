import { fork } from "node:child_process";
import { z } from "zod";
import { type FoundCells, sheetKeys } from "../../../core/economy/index.ts";

/** What the child may use before it is ended: time in milliseconds, and memory of its heap in megabytes. */
const TIME_MAX = 8_000;
const MEMORY_MAX = 256;

const Found = z.record(
  z.enum(sheetKeys),
  z.record(
    z.string(),
    z.object({
      type: z.enum(["number", "text", "error", "other"]),
      value: z.union([z.number(), z.string()]),
      formula: z.string().nullable(),
    }),
  ),
);

/** One at a time on each instance: a workbook takes a processor for a moment, a hostile one for as long as it may. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads the cells of our layout out of a workbook that the gate let through, in a process of its own that may neither write nor start
 * anything. Null when it cannot be read in time and memory.
 */
export function parseWorkbook(bytes: Uint8Array): Promise<FoundCells | null> {
  const answer = last.then(() => parseInChild(bytes));
  last = answer;
  return answer;
}

const parseInChild = (bytes: Uint8Array): Promise<FoundCells | null> =>
  new Promise((resolve) => {
    const child = fork(new URL("./parse-child.ts", import.meta.url), {
      execArgv: [`--max-old-space-size=${MEMORY_MAX}`, "--permission", "--allow-fs-read=*", "--no-warnings"],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const done = (found: FoundCells | null) => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      resolve(found);
    };
    const timer = setTimeout(() => done(null), TIME_MAX);
    child.once("message", (answer) => {
      const found = Found.safeParse(answer);
      done(found.success ? found.data : null);
    });
    child.once("error", () => done(null));
    child.once("exit", () => done(null));
    child.send(bytes, (fault) => fault && done(null));
  });
