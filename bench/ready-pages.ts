import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../platform/server/embedded-database.ts";
import { announce } from "../platform/server/notifications.ts";
import { type RunningChild, startServer } from "./child.ts";
import { ENTRY, type House } from "./house.ts";
import { manyPages, withoutPages } from "./many-pages.ts";
import { realWords } from "./real-words.ts";
import { drawn } from "./relevance-queries.ts";
import type { Finding } from "./result.ts";

const PAGES = 200;
/** Of all readers together. */
const REQUESTS_A_SECOND = 20;
const SECONDS = 60;
const MOST_MS = 10;
const LEAST_SHARE = 0.99;
/** A first request is made this long after the start: nobody reads a page in the moment in which it is there. */
const AFTER_START_MS = 2_000;

/**
 * Readers after a start and after a publication: their requests that are answered from memory, and how long the first request of each
 * page takes. The pages that they ask for fall off as in a library: the second is asked for half as often as the first, the third a third.
 */
export async function readyPages({ databaseUrl, database, published }: House): Promise<readonly Finding[]> {
  const draw = drawn(7);
  const made = await manyPages(database, realWords(), PAGES);
  const addresses = ["/", "/sok/", `/vurdering/?id=${published}`, ...(await addressesOf(database, made))].slice(
    0,
    PAGES,
  );
  const total = addresses.reduce((sum, _, at) => sum + 1 / (at + 1), 0);
  const anAddress = () => {
    let left = draw() * total;
    return (
      addresses.find((_, at) => {
        left -= 1 / (at + 1);
        return left <= 0;
      }) ?? "/"
    );
  };
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-bench-app-"));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = { PORT: port, DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const started = (): Promise<RunningChild> => startServer(ENTRY, `${url}/health/ready`, env);
  try {
    {
      await using _before = await started();
      for (let asked = 0; asked < 20 * PAGES; asked++) await get(`${url}${anAddress()}`);
    }
    const times = await (async () => {
      await using _again = await started();
      await wait(AFTER_START_MS);
      return await firstRequests(addresses.map((address) => `${url}${address}`));
    })();
    await using _last = await started();
    const afterStart = await shareFromMemory(url, anAddress);
    await announce(database.db, [`assessment ${published}`, "search methodassessment", "related"]);
    const afterPublication = await shareFromMemory(url, anAddress);
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
    return [
      {
        what: `First request of a page after a start, ${addresses.length} pages, p95`,
        measured: `${p95.toFixed(1)} ms`,
        limit: `at most ${MOST_MS} ms`,
        holds: p95 <= MOST_MS,
        absolutes: `the slowest ${Math.max(...times).toFixed(1)} ms`,
      },
      shareFinding("a start", afterStart),
      shareFinding("a publication", afterPublication),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
    await withoutPages(database, made);
  }
}

const shareFinding = (after: string, share: number): Finding => ({
  what: `Readers' requests answered from memory in the minute after ${after}`,
  measured: share.toFixed(3),
  limit: `at least ${LEAST_SHARE}`,
  holds: share >= LEAST_SHARE,
  absolutes: `${REQUESTS_A_SECOND} a second`,
});

async function get(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}

async function firstRequests(addresses: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const address of addresses) {
    const from = performance.now();
    await get(address);
    times.push(performance.now() - from);
  }
  return times;
}

async function shareFromMemory(url: string, anAddress: () => string): Promise<number> {
  const before = await keptAnswers(url);
  const asked = REQUESTS_A_SECOND * SECONDS;
  const from = performance.now();
  const all: Promise<void>[] = [];
  for (let at = 0; at < asked; at++) {
    await wait(Math.max(0, from + (at * 1_000) / REQUESTS_A_SECOND - performance.now()));
    all.push(get(`${url}${anAddress()}`));
  }
  await Promise.all(all);
  return ((await keptAnswers(url)) - before) / asked;
}

async function keptAnswers(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^http_kept_answers_total\{status="200"\} (\S+)/m.exec(metrics)?.[1] ?? 0);
}

async function addressesOf({ db }: House["database"], numbers: readonly number[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("content")
    .select(["number", "parent", "url_segment"])
    .where("number", "in", numbers)
    .execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return rows.map(({ parent, url_segment }) => {
    const above = parent === null ? undefined : byNumber.get(parent);
    return `/${[above?.url_segment, url_segment].filter(Boolean).join("/")}/`;
  });
}
