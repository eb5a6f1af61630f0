import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { seedDatabase } from "../apps/server/compose.ts";
import { sendAlerts } from "../features/subscription/server/send-alerts.ts";
import { type Database, openDatabase } from "../platform/server/database.ts";
import { freePort, startEmbeddedDatabase } from "../platform/server/embedded-database.ts";
import { createLog } from "../platform/server/log.ts";
import { migrate } from "../platform/server/migrate.ts";
import { publishInSearch } from "../test/builders/published-in-search.ts";
import { startServer } from "./child.ts";
import { ENTRY } from "./house.ts";
import { load } from "./load.ts";
import { type Finding, inTurn, ratioFinding } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

const SUBSCRIBERS = 100_000;
/** Number of different searches that the subscribers follow. All of them find the published document. */
const SEARCHES = 50;
/** Yards. */
const QUEUED = 6_000;
/** Alerts a second while readers read. */
const RATE = 50;
const LIMIT = 0.8;
const ROUNDS = 3;

const subscribe = ({ db }: Database) =>
  sql`insert into subscription (site_id, email, route, search, every, asked_at, confirmed_at, told_at)
    select (select min(id) from site), 'leser' || n || '@example.no', 'methodassessment',
      case when n % ${SEARCHES}::integer = 0 then '/sok/' else '/sok/?q=' || (array['eksempel', 'ovelse', '%C3%98velse', 'finnes'])[1 + n % 4]
        || '&from=' || (n % ${SEARCHES}::integer) end,
      'instantly', now(), now(), now()
    from generate_series(1, ${SUBSCRIBERS}::integer) n`.execute(db);

const queued = async ({ db }: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from alert_mail`.execute(db);
  return rows[0]?.n ?? 0;
};

/** A mail server that takes everything and counts it. */
async function startSink() {
  let mails = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, answer) => {
      stream.resume().once("end", () => {
        mails += 1;
        answer();
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const at = server.server.address();
  if (!at || typeof at === "string") throw new Error("the mail server has no port");
  return {
    url: `smtp://127.0.0.1:${at.port}`,
    mails: () => mails,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** Alerts about one change to 100,000 subscribers: the time to queue them, and the effect on readers while the mails leave. */
export async function alerts(): Promise<readonly Finding[]> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const log = createLog({ level: "silent" });
  const embedded = await startEmbeddedDatabase(dataDir, log);
  opened.defer(embedded.stop);
  await migrate(embedded.url);
  const database = openDatabase(embedded.url, { statementMs: 0 });
  opened.defer(() => database.db.destroy());
  await seedDatabase({ db: database.db, log }, "none");
  await publishInSearch(database.db, 1);
  await subscribe(database);
  const from = performance.now();
  await sendAlerts(database, ["instantly"], new Date());
  const took = performance.now() - from;
  const rows = await queued(database);
  const queueing = timeFinding(
    `Alerts to ${SUBSCRIBERS.toLocaleString("en")} subscribers queued`,
    took,
    QUEUED,
    `${rows} mails of ${SEARCHES} searches`,
    rows === SUBSCRIBERS,
  );

  const sink = await startSink();
  opened.defer(sink.stop);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: embedded.url,
    SMTP_URL: sink.url,
    MAIL_RATE: String(RATE),
  };
  opened.use(await startServer(ENTRY, `${url}/health/ready`, env));
  const asked = {
    connections: 8,
    seconds: 5,
    headers: { "accept-encoding": "br" },
    status: 200,
    url: `${url}/sok/?q=eksempel`,
    varies: "page",
  };
  // At addresses of its own each time: the product has kept those of the times before.
  let pageSize = 21;
  const searches = async () => (await load({ ...asked, url: `${asked.url}&pageSize=${pageSize++}` })).rate;
  await searches();
  const put = (due: string) => sql`update alert_mail set due_at = now() + ${due}::interval`.execute(database.db);
  let sent = 0;
  let seconds = 0;
  const found = await inTurn(
    ROUNDS,
    async () => {
      await put("0");
      await wait(2_000);
      const [before, at] = [sink.mails(), performance.now()];
      const rate = await searches();
      sent += sink.mails() - before;
      seconds += (performance.now() - at) / 1000;
      return rate;
    },
    async () => {
      await put("1 day");
      await wait(2_000);
      return searches();
    },
  );
  const perSecond = sent / seconds;
  return [
    queueing,
    {
      what: "Alerts that leave in a second while readers search",
      measured: perSecond.toFixed(0),
      limit: `at most ${RATE}`,
      holds: perSecond <= RATE * 1.02 && perSecond >= RATE / 2,
      absolutes: `${sent} mails in ${seconds.toFixed(0)} s`,
    },
    ratioFinding("Search page rendered anew while alerts leave", LIMIT, found, "without them"),
  ];
}
