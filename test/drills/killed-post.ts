import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { seedDatabase } from "../../apps/server/compose.ts";
import type { Finding } from "../../bench/result.ts";
import { type Database, openDatabase } from "../../platform/server/database.ts";
import { startEmbeddedDatabase } from "../../platform/server/embedded-database.ts";
import { createLog } from "../../platform/server/log.ts";
import { migrate } from "../../platform/server/migrate.ts";
import { publishInSearch } from "../builders/published-in-search.ts";
import { pause, untilTrue } from "./stage.ts";

const KILLS = 200;
const SUBSCRIBERS = 250;
/** Two machines at once, which are killed in turn. */
const INSTANCES = 2;
const RATE = "150";
/** How long an instance lives once it sends, at most. */
const LIFE_MS = 250;
/** How long the mail server thinks before it says that it has a mail, at most. */
const THINKS_MS = 12;
const ENTRY = path.join(import.meta.dirname, "alert-instance.ts");

/** What the mail server got: who was told of which assessment, under which Message-IDs, and how many copies there were. */
type Told = { readonly ids: Map<string, Set<string>>; mails: number; readonly messages: Set<string> };

async function startPost(told: Told) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, answer) => {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(async ({ to, text = "", messageId = "" }) => {
          told.mails += 1;
          told.messages.add(messageId);
          for (const [, ref] of text.matchAll(/\/vurdering\/\?id=(\d+)/g)) {
            const pair = `${to?.[0]?.address} ${ref}`;
            told.ids.set(pair, (told.ids.get(pair) ?? new Set()).add(messageId));
          }
          await pause(Math.random() * THINKS_MS);
          answer();
        })
        .catch(answer);
    },
  });
  // A sender that is killed takes its connections with it.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const at = server.server.address();
  if (!at || typeof at === "string") throw new Error("the mail server has no port");
  return { url: `smtp://127.0.0.1:${at.port}`, stop: () => new Promise<void>((done) => server.close(() => done())) };
}

async function startInstance(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [ENTRY], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`the sender ended with ${code}`))),
  ]);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

const subscribe = ({ db }: Database) =>
  sql`insert into subscription (site_id, email, route, search, every, asked_at, confirmed_at, told_at)
    select (select min(id) from site), 'leser' || n || '@example.no', 'methodassessment', '/sok/', 'instantly', now(), now(), now()
    from generate_series(1, ${SUBSCRIBERS}::integer) n`.execute(db);

/** Mails that wait, and subscribers who are not told of the newest yet. */
async function waiting({ db }: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select ((select count(*) from alert_mail) + (select count(*) from subscription
      where told_change < (select max(change) from search_document where route = 'methodassessment' and published is not null)))::integer as waiting`.execute(
    db,
  );
  return rows[0]?.waiting ?? 0;
}

/**
 * `kill -9` of the instances that queue and send alerts, at a random moment, two hundred times: every subscriber is told of everything, and
 * who gets a mail twice gets the same mail. features/subscription/README.md
 */
export async function killedPost(): Promise<readonly Finding[]> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), "minimetode-post-"));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const log = createLog({ level: "silent" });
  const embedded = await startEmbeddedDatabase(dataDir, log);
  opened.defer(embedded.stop);
  await migrate(embedded.url);
  const database = openDatabase(embedded.url, { max: 3 });
  opened.defer(() => database.db.destroy());
  await seedDatabase({ db: database.db, log }, "none");
  await subscribe(database);
  const told: Told = { ids: new Map(), mails: 0, messages: new Set() };
  const post = await startPost(told);
  opened.defer(post.stop);
  const env = { DATABASE_URL: embedded.url, DATA_DIR: dataDir, SMTP_URL: post.url, MAIL_RATE: RATE };

  let published = 0;
  const instances: ChildProcess[] = [];
  opened.defer(async () => void (await Promise.all(instances.map(end))));
  while (instances.length < INSTANCES) instances.push(await startInstance(env));
  for (let kills = 0; kills < KILLS; kills++) {
    if ((await waiting(database)) === 0) await publishInSearch(database.db, ++published);
    await pause(Math.random() * LIFE_MS);
    const [oldest] = instances.splice(0, 1);
    if (oldest) await end(oldest);
    instances.push(await startInstance(env));
  }
  const isEmpty = await untilTrue(async () => (await waiting(database)) === 0, 120);

  const pairs = Array.from({ length: published }, (_, at) => at + 1).flatMap((ref) =>
    Array.from({ length: SUBSCRIBERS }, (_, at) => `leser${at + 1}@example.no ${ref}`),
  );
  const skipped = pairs.filter((pair) => !told.ids.has(pair)).length;
  const twice = [...told.ids.values()].filter((ids) => ids.size > 1).length;
  const absolutes = `${SUBSCRIBERS} subscribers told of ${published} assessments in ${told.mails} mails, of which ${told.mails - told.messages.size} were sent once more under the same Message-ID`;
  return [
    {
      what: `Alerts skipped in ${KILLS} kills while they are queued and sent`,
      measured: isEmpty === null ? "still waiting" : String(skipped),
      limit: "0",
      holds: isEmpty !== null && skipped === 0 && published > 1,
      absolutes,
    },
    {
      what: "Told twice by two different mails",
      measured: String(twice),
      limit: "0",
      holds: twice === 0,
      absolutes: "the same drill",
    },
  ];
}
