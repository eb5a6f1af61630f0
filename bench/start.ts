import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../platform/server/embedded-database.ts";
import { startServer } from "./child.ts";
import { ENTRY } from "./house.ts";
import type { Finding } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

const REST_MS = 5_000;
/** Of the second start; the first one also makes a database. */
const LIMITS = { yards: 400, megabytes: 150 };

/** From the command to the first page, on a new data folder and on one that is there; and memory when nothing is asked. */
export async function start(): Promise<readonly Finding[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  try {
    const first = await startOnce(dataDir);
    const second = await startOnce(dataDir);
    return [
      timeFinding(
        "Start to first page",
        second.ms,
        LIMITS.yards,
        `first start with a new database and demo content ${(first.ms / 1000).toFixed(1)} s (built before)`,
      ),
      {
        what: "Memory at rest",
        measured: `${second.mb.toFixed(0)} MB`,
        limit: `at most ${LIMITS.megabytes} MB`,
        holds: second.mb <= LIMITS.megabytes,
        absolutes: "resident, the Node process without its PostgreSQL",
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(dataDir: string): Promise<{ readonly ms: number; readonly mb: number }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const from = performance.now();
  await using _app = await startServer(ENTRY, `${url}/`, { PORT: String(port), DATA_DIR: dataDir });
  const ms = performance.now() - from;
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  return { ms, mb: bytes / 1024 / 1024 };
}
