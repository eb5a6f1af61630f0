import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningChild, startServer } from "../../bench/child.ts";
import { ENTRY } from "../../bench/house.ts";
import { openForSeat } from "../../features/session/server/index.ts";
import { type Database, openDatabase } from "../../platform/server/database.ts";
import { freePort } from "../../platform/server/embedded-database.ts";
import { anAssessment } from "../builders/an-assessment.ts";

/** A block that somebody writes in: a text of their own draft, and the cookie of its seat. */
export type Desk = { readonly assessment: number; readonly block: string; readonly cookie: string };

/** The product as `npm start` runs it with the demo, in a process and on a data folder of its own, behind a "proxy" on this machine. */
export type Stage = AsyncDisposable & {
  readonly url: string;
  readonly dataDir: string;
  app: RunningChild;
  /** Starts the product again on the same folder, after it was killed or stopped. */
  restart(): Promise<void>;
  databaseUrl(): string;
  database(): Database;
  desks(count: number): Promise<readonly Desk[]>;
  postmasterPid(): number;
};

/** @param folder where the data folder is made; the system's temporary folder when none is given */
export async function openStage(folder = tmpdir()): Promise<Stage> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(folder, "minimetode-drill-"));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const launch = () =>
    startServer(ENTRY, `${url}/health/ready`, { PORT: port, DATA_DIR: dataDir, TRUST_PROXY: "127.0.0.1,::1" });
  const app = await launch();
  const whole = opened.move();
  const postmaster = () => readFileSync(path.join(dataDir, "pg/postmaster.pid"), "utf8").split("\n");
  const stage: Stage = {
    url,
    dataDir,
    app,
    restart: async () => {
      stage.app = await launch();
    },
    databaseUrl: () => {
      const password = readFileSync(path.join(dataDir, "database-password"), "utf8");
      return `postgres://minimetode:${password}@127.0.0.1:${postmaster()[3]}/minimetode`;
    },
    database: () => openDatabase(stage.databaseUrl(), { max: 2 }),
    desks: (count) => withDatabase(stage, (database) => desksIn(database, count)),
    postmasterPid: () => Number(postmaster()[0]),
    [Symbol.asyncDispose]: async () => {
      await stage.app[Symbol.asyncDispose]();
      await whole.disposeAsync();
    },
  };
  return stage;
}

/** Looks into the database from outside, for as long as `use` takes. */
export async function withDatabase<T>(stage: Stage, use: (database: Database) => Promise<T>): Promise<T> {
  const database = stage.database();
  try {
    return await use(database);
  } finally {
    await database.db.destroy();
  }
}

/** Drafts with a text of their own, each with the cookie of its seat. */
export async function desksIn({ db }: Database, count: number): Promise<readonly Desk[]> {
  const desks: Desk[] = [];
  while (desks.length < count) {
    const { number, seats } = await anAssessment(db, { opened: true });
    const { secret } = await db.transaction().execute((tx) => openForSeat(tx, null, seats[0]?.id ?? "", new Date()));
    const { guid } = await db
      .selectFrom("schema_item")
      .select("guid")
      .where("assessment", "=", number)
      .where("key", "=", "bestiller")
      .executeTakeFirstOrThrow();
    desks.push({ assessment: number, block: guid, cookie: `minimetode=${secret}` });
  }
  return desks;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks until it holds, at most so many seconds; how many milliseconds it took, or null when it never did. */
export async function untilTrue(check: () => Promise<boolean>, seconds: number): Promise<number | null> {
  const from = performance.now();
  while (performance.now() - from < seconds * 1000) {
    if (await check().catch(() => false)) return performance.now() - from;
    await pause(50);
  }
  return null;
}
