import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { seedDatabase } from "../apps/server/compose.ts";
import { openForSeat } from "../features/session/server/index.ts";
import { placedBlocks } from "../features/template/rules/index.ts";
import { newestTemplate } from "../features/template/server/index.ts";
import { type Database, openDatabase } from "../platform/server/database.ts";
import { freePort, startEmbeddedDatabase } from "../platform/server/embedded-database.ts";
import { createLog } from "../platform/server/log.ts";
import { migrate } from "../platform/server/migrate.ts";
import { anAssessment } from "../test/builders/an-assessment.ts";
import { type RunningChild, startServer } from "./child.ts";
import { ENTRY } from "./house.ts";

/** Somebody who writes in an assessment that others have open too: a rich text of their own, and one of all. */
export type LiveAuthor = {
  readonly assessment: number;
  readonly cookie: string;
  readonly seat: string;
  readonly own: string;
  readonly shared: string;
  /** The number of the shared one. */
  readonly sharedNumber: number;
};

export type LiveHouse = AsyncDisposable & {
  readonly database: Database;
  readonly authors: readonly LiveAuthor[];
  /** Another instance on the same database. */
  readonly launch: () => Promise<RunningChild & { readonly url: string }>;
};

const ROLES = ["initiator", "librarian", "economist", "other", "other"] as const;

/** A database that lasts, with this many assessments of five authors each; no instance runs yet. */
export async function openLiveHouse(assessments: number): Promise<LiveHouse> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-live-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const log = createLog({ level: "silent" });
  const embedded = await startEmbeddedDatabase(path.join(folder, "data"), log);
  opened.defer(embedded.stop);
  await migrate(embedded.url);
  const database = openDatabase(embedded.url, { max: 4 });
  opened.defer(() => database.db.destroy());
  await seedDatabase({ db: database.db, log }, "none");
  const authors: LiveAuthor[] = [];
  for (let count = 0; count < assessments; count++) authors.push(...(await authorsIn(database)));
  const whole = opened.move();
  return {
    database,
    authors,
    launch: async () => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const dataDir = await mkdtemp(path.join(folder, "app-"));
      const env = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: embedded.url, SEED: "none" };
      const child = await startServer(ENTRY, `${url}/health/ready`, env);
      return { url, pid: child.pid, [Symbol.asyncDispose]: () => child[Symbol.asyncDispose]() };
    },
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  };
}

async function authorsIn({ db }: Database): Promise<readonly LiveAuthor[]> {
  const { number, seats } = await anAssessment(db, { opened: true, seats: ROLES.map((role) => ({ role })) });
  const { template } = await newestTemplate(db, "1");
  const keys = placedBlocks(template).flatMap(({ block }) => (block.kind === "TextEditor" ? [block.key] : []));
  const texts = await db
    .selectFrom("schema_item")
    .select(["guid", "number"])
    .where("assessment", "=", number)
    .where("reviewer", "is", null)
    .where("key", "in", keys)
    .orderBy("number")
    .limit(ROLES.length + 1)
    .execute();
  const authors: LiveAuthor[] = [];
  for (const [at, { id }] of seats.entries()) {
    const { secret } = await db.transaction().execute((tx) => openForSeat(tx, null, id, new Date()));
    const [shared, own] = [texts[0], texts[at + 1]];
    if (!shared || !own) throw new Error("the template has too few rich texts");
    const written = { own: own.guid, shared: shared.guid, sharedNumber: shared.number };
    authors.push({ assessment: number, cookie: `minimetode=${secret}`, seat: id, ...written });
  }
  return authors;
}

export type LiveLine = {
  /** The number of the newest change that came; null before the first news. */
  readonly last: () => number | null;
  readonly close: () => void;
};

type Heard = {
  readonly onChange?: (change: { readonly no: number; readonly value?: unknown }) => void;
  readonly onOpen?: () => void;
  readonly onEnd?: () => void;
};

/** A browser's stream. @param since where it goes on; null for a new one */
export function openLiveLine(url: string, author: LiveAuthor, since: number | null, heard: Heard): LiveLine {
  let last = since;
  let rest = "";
  const asked = get(
    `${url}/api/live/${author.assessment}${since === null ? "" : `?since=${since}`}`,
    { agent: false, headers: { cookie: author.cookie } },
    (answer) => {
      answer.on("error", () => undefined);
      answer.setEncoding("utf8").on("data", (text: string) => {
        const blocks = (rest + text).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) take(block);
      });
      answer.on("close", () => heard.onEnd?.());
    },
  );
  asked.on("error", () => heard.onEnd?.());
  const take = (block: string) => {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) return;
    if (block.includes("event: hello")) {
      last ??= Number(JSON.parse(data).no);
      heard.onOpen?.();
    } else if (block.includes("event: change")) {
      const change = JSON.parse(data);
      last = change.no;
      heard.onChange?.(change);
    }
  };
  return { last: () => last, close: () => void asked.destroy() };
}
