import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../platform/server/embedded-database.ts";
import { startServer } from "./child.ts";
import { ENTRY } from "./house.ts";
import type { Finding } from "./result.ts";

const REST_MS = 5_000;
/** Of the second start; the first one also makes a database. */
const LIMITS = { seconds: 2, megabytes: 150 };

/** From the command to the first page, on a new data folder and on one that is there; and memory when nothing is asked. */
export async function start(): Promise<readonly Finding[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  try {
    const first = await startOnce(dataDir);
    const second = await startOnce(dataDir);
    const seconds = `${(second.ms / 1000).toFixed(1)} s`;
    return [
      {
        what: "Start to first page",
        measured: seconds,
        limit: `at most ${LIMITS.seconds} s`,
        holds: second.ms <= LIMITS.seconds * 1000,
        absolutes: `first start with a new database and demo content ${(first.ms / 1000).toFixed(1)} s, later ${seconds} (built before)`,
      },
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
