import path from "node:path";
import { sql } from "kysely";
import { startServer } from "../../bench/child.ts";
import { ENTRY } from "../../bench/house.ts";
import { realWords, someWords } from "../../bench/real-words.ts";
import type { Finding } from "../../bench/result.ts";
import type { SearchAnswer } from "../../features/api/index.ts";
import { removeDocument } from "../../features/search/server/index.ts";
import { runImport } from "../../features/transfer/server/index.ts";
import type { Database } from "../../platform/server/database.ts";
import { freePort } from "../../platform/server/embedded-database.ts";
import { openFileStore } from "../../platform/server/files.ts";
import { openStage, pause, type Stage, untilTrue } from "./stage.ts";

const IMPORTED = 4_000;
/** Milliseconds between two cuts of the lines on which instances hear of changes. */
const CUT_EACH = 400;
/** An instance starts when so many milliseconds of the import are over. */
const STARTS_AFTER = 2_000;
const WITHDRAWN = 60;
/** What the read index alone answers may be a second behind, when nothing has told of a change. */
const SECONDS_BEHIND = 3;
const ROUTE = "methodnotifications" as const;

/**
 * Two instances while notifications are imported: the lines that tell them of changes are cut again and again, a third instance starts
 * in the middle, and then some notifications are withdrawn with the lines cut. All three must find what the database has, and suggest
 * nothing that is withdrawn.
 */
export async function searchIndex(): Promise<readonly Finding[]> {
  await using stage = await openStage();
  const database = stage.database();
  try {
    return await cutWhileImporting(stage, database);
  } finally {
    await database.db.destroy();
  }
}

async function cutWhileImporting(stage: Stage, database: Database): Promise<readonly Finding[]> {
  await using second = await openInstance(stage);
  const urls = [stage.url, second.url];
  const files = await openFileStore({ kind: "disk", folder: path.join(stage.dataDir, "imported") });
  const draw = realWords();
  const lines = Array.from({ length: IMPORTED }, (_, at) => recordOf(at, someWords(draw, 60)));
  const lost = new Set<string>();
  let cuts = 0;
  let isOver = false;
  const cutting = (async () => {
    while (!isOver) {
      cuts += await cutLines(database);
      for (const url of urls) if (!(await answers(url))) lost.add(url);
      await pause(CUT_EACH);
    }
  })();
  const starting = pause(STARTS_AFTER).then(() => openInstance(stage));
  const report = await runImport({ db: database.db, files }, () => lines, { folder: stage.dataDir });
  isOver = true;
  await cutting;
  await using third = await starting;
  urls.push(third.url);

  const all = await inDatabase(database);
  const wrongAfter = await unlike(urls, all, IMPORTED);
  const withdrawn = Array.from({ length: WITHDRAWN }, (_, at) => at * 7);
  const found = await sql<{ ref: number }>`select ref from search_document where route = ${ROUTE}
    and title = any(${withdrawn.map((at) => headingOf(at))}::text[])`.execute(database.db);
  await cutLines(database);
  await database.db.transaction().execute(async (tx) => {
    for (const { ref } of found.rows) await removeDocument(tx, ROUTE, ref);
  });
  const wrongWithdrawn = await unlike(urls, all - WITHDRAWN, IMPORTED - WITHDRAWN);
  const still = () => suggestedOf(urls, withdrawn);
  const behind = await untilTrue(async () => (await still()).length === 0, SECONDS_BEHIND);
  const each = `${urls.length} instances, ${cuts} lines cut`;
  return [
    finding("Searches that were not answered while lines were cut and an import ran", lost.size, each),
    finding("Notifications that the import refused", report.refused.length, `${all} in the database`),
    finding(
      "Instances that find other than the database after the import",
      wrongAfter.length,
      wrongAfter.join("; ") || each,
    ),
    finding(
      "The same after a withdrawal that nothing told of",
      wrongWithdrawn.length,
      wrongWithdrawn.join("; ") || each,
    ),
    {
      what: "Until nothing that is withdrawn is suggested, though nothing told of it",
      measured: behind === null ? "never" : `${behind.toFixed(0)} ms`,
      limit: `at most ${SECONDS_BEHIND} s`,
      holds: behind !== null,
      absolutes: behind === null ? (await still()).join("; ") : `${WITHDRAWN} withdrawn`,
    },
  ];
}

const finding = (what: string, count: number, absolutes: string): Finding => ({
  what,
  measured: String(count),
  limit: "0",
  holds: count === 0,
  absolutes,
});

const WORD = "prøvesteinen";
const headingOf = (at: number): string => `Varsel nummer${at}ende om ${WORD}`;

const recordOf = (at: number, text: string): string =>
  JSON.stringify({
    record: "notification",
    id: at,
    heading: headingOf(at),
    published: new Date(Date.UTC(2015 + (at % 11), at % 12, 1 + (at % 28))).toISOString(),
    methodSummary: `<p>${text}.</p>`,
    sections: [],
    topics: [],
    methodTypes: ["Medisinsk utstyr"],
    oldPaths: [],
  });

/** Another instance of the product on the stage's database. */
async function openInstance(stage: Stage) {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = { PORT: port, DATA_DIR: stage.dataDir, DATABASE_URL: stage.databaseUrl(), SEED: "none" };
  const child = await startServer(ENTRY, `${url}/health/ready`, env);
  return { url, [Symbol.asyncDispose]: () => child[Symbol.asyncDispose]() };
}

/** Ends the connections on which instances hear of changes; answers how many there were. */
async function cutLines({ db }: Database): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen %' and pid <> pg_backend_pid()`.execute(db);
  return rows.length;
}

async function inDatabase({ db }: Database): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::integer as n from search_document where route = ${ROUTE}`.execute(db);
  return rows[0]?.n ?? 0;
}

async function search(url: string, q: string): Promise<SearchAnswer> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/search/${ROUTE}`, { method: "POST", headers, body: JSON.stringify({ q }) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as SearchAnswer;
}

const answers = (url: string): Promise<boolean> =>
  search(url, WORD).then(
    () => true,
    () => false,
  );

/** What each instance finds that is not what it should: of all, and of those with the word that every imported one has. */
async function unlike(urls: readonly string[], all: number, withWord: number): Promise<readonly string[]> {
  const found = await Promise.all(
    urls.map(async (url) => ({
      every: (await search(url, "")).totalMatching,
      word: (await search(url, WORD)).totalMatching,
    })),
  );
  return found.flatMap(({ every, word }, at) =>
    every === all && word === withWord ? [] : [`instance ${at + 1}: ${every} of ${all}, ${word} of ${withWord}`],
  );
}

/** The withdrawn that an instance still suggests. */
async function suggestedOf(urls: readonly string[], withdrawn: readonly number[]): Promise<readonly string[]> {
  const asked = urls.flatMap((url) => withdrawn.slice(0, 10).map((at) => [url, at] as const));
  const found = await Promise.all(
    asked.map(async ([url, at]) => {
      const answer = await fetch(`${url}/api/search/${ROUTE}/suggestions?q=nummer${at}ende`);
      const { suggestions } = (await answer.json()) as { readonly suggestions: readonly { readonly title?: string }[] };
      return JSON.stringify(suggestions).includes(headingOf(at)) ? [headingOf(at)] : [];
    }),
  );
  return found.flat();
}
