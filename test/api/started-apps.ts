import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type AppProcess, startAppProcess } from "../app-process.ts";

/** Starts the product as `npm start` does, for the tests of one file, which share a data folder: the first start makes it. What a test started ends with it. */
export function startedApps() {
  let folder: string;
  const running: AppProcess[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "minimetode-start-"));
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((app) => app.end("SIGTERM")));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const dataDir = () => path.join(folder, "var");
  return {
    folder: () => folder,
    dataDir,
    started: async (options: Partial<Parameters<typeof startAppProcess>[0]> = {}): Promise<AppProcess> => {
      const app = await startAppProcess({ dataDir: dataDir(), ...options });
      running.push(app);
      return app;
    },
  };
}

/** The rows of a statement in the database of a running product. */
export async function query(app: AppProcess, text: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl() });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Leaves a word in the database, which `writtenDown` finds. */
export const writeDown = (app: AppProcess, what: string) =>
  query(app, `drop table if exists written; create table written (what text); insert into written values ('${what}')`);

export const writtenDown = (app: AppProcess) => query(app, "select what from written");

export function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
