import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { seedDatabase } from "../apps/server/compose.ts";
import { openForSeat } from "../features/session/server/index.ts";
import { blocksFeeding } from "../features/template/rules/index.ts";
import { newestTemplate } from "../features/template/server/index.ts";
import { type Database, openDatabase } from "../platform/server/database.ts";
import { freePort, startEmbeddedDatabase } from "../platform/server/embedded-database.ts";
import { createLog } from "../platform/server/log.ts";
import { migrate } from "../platform/server/migrate.ts";
import { anAssessment } from "../test/builders/an-assessment.ts";
import { startServer } from "./child.ts";

/** PDF and Word. */
const FORMATS = 2;
const DOCUMENTS_MS = 240_000;

export const ENTRY = [
  "--max-semi-space-size=16",
  "--expose-gc",
  "--import",
  "./apps/server/require-node.mjs",
  "apps/server/main.ts",
];

/** The product as `npm start` runs it, in a process of its own, on a database that lasts (fsync on) with the demo content. */
export type House = AsyncDisposable & {
  readonly url: string;
  readonly databaseUrl: string;
  readonly database: Database;
  /** The number of a published example. */
  readonly published: number;
  readonly draft: Draft;
  /** As many as authors who write at once. */
  readonly drafts: readonly Draft[];
};

/** A draft with nothing written, its plain text blocks, the block that its public card shows, and a cookie that may write in it. */
type Draft = {
  readonly number: number;
  readonly texts: readonly string[];
  readonly card: string;
  readonly cookie: string;
};

const DRAFTS = 120;

export async function openHouse(): Promise<House> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const log = createLog({ level: "silent" });
  const embedded = await startEmbeddedDatabase(dataDir, log);
  opened.defer(embedded.stop);
  await migrate(embedded.url);
  const database = openDatabase(embedded.url);
  opened.defer(() => database.db.destroy());
  await seedDatabase({ db: database.db, log }, "demo");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const appFolder = await mkdtemp(path.join(tmpdir(), "minimetode-bench-app-"));
  opened.defer(() => rm(appFolder, { recursive: true, force: true }));
  const env = { PORT: String(port), DATA_DIR: appFolder, DATABASE_URL: embedded.url };
  opened.use(await startServer(ENTRY, `${url}/health/ready`, env));
  await documentsOf(database);
  const published = await publishedExample(database);
  const draft = await aDraft(database);
  const drafts = [draft];
  while (drafts.length < DRAFTS) drafts.push(await aDraft(database));
  const whole = opened.move();
  const dispose = () => whole.disposeAsync();
  return { url, databaseUrl: embedded.url, database, published, draft, drafts, [Symbol.asyncDispose]: dispose };
}

/** Waits for the examples' documents, which the server makes soon after its start: a page that is measured must not change meanwhile. */
async function documentsOf({ db }: Database): Promise<void> {
  const until = Date.now() + DOCUMENTS_MS;
  for (;;) {
    const made = db
      .selectFrom("document_file")
      .select(db.fn.countAll<number>().filterWhere("publication", "is not", null).as("ofEditions"))
      .select(db.fn.countAll<number>().filterWhere("state", "=", "waiting").as("waiting"));
    const published = db.selectFrom("publication").select(db.fn.countAll<number>().as("count"));
    const [files, editions] = await Promise.all([made.executeTakeFirstOrThrow(), published.executeTakeFirstOrThrow()]);
    if (files.ofEditions >= editions.count * FORMATS && files.waiting === 0) return;
    if (Date.now() > until) throw new Error(`${files.waiting} documents are still being made`);
    await wait(500);
  }
}

const publishedExample = async ({ db }: Database): Promise<number> => {
  const row = await db.selectFrom("publication").select("assessment").orderBy("id").executeTakeFirstOrThrow();
  return row.assessment;
};

async function aDraft({ db }: Database): Promise<Draft> {
  const { number, seats } = await anAssessment(db, { name: "Eksempel: målt utkast", opened: true });
  const [seat] = seats;
  if (!seat) throw new Error("an assessment without a seat");
  const { secret } = await db.transaction().execute((tx) => openForSeat(tx, null, seat.id, new Date()));
  const cookie = `minimetode=${secret}`;
  return { number, texts: await plainTexts(db, number), card: await cardText(db, number), cookie };
}

/** Guids of blocks that take a text and feed nothing outside themselves. */
async function plainTexts(db: Database["db"], number: number): Promise<readonly string[]> {
  const keys = [
    "bestiller",
    "beslutning",
    "forankring",
    "interne-merknader",
    "avsatt-tid",
    "indikasjon",
    "antall-kilde",
  ];
  const rows = await db
    .selectFrom("schema_item")
    .select("guid")
    .where("assessment", "=", number)
    .where("key", "in", keys)
    .execute();
  return rows.map(({ guid }) => guid);
}

async function cardText(db: Database["db"], number: number): Promise<string> {
  const { template } = await newestTemplate(db, "1");
  const [summary] = blocksFeeding(template, "card-summary");
  const { guid } = await db
    .selectFrom("schema_item")
    .select("guid")
    .where("assessment", "=", number)
    .where("key", "=", summary?.block.key ?? "")
    .executeTakeFirstOrThrow();
  return guid;
}
