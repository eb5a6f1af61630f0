import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { sql } from "kysely";
import { SearchRequest } from "../features/api/index.ts";
import { recommendations } from "../features/block/rules/index.ts";
import { assessmentRoute } from "../features/search/rules/index.ts";
import { indexOf, keepSearchIndex } from "../features/search/server/index-keeper.ts";
import { keepSearchRules } from "../features/search/server/rules.ts";
import { search } from "../features/search/server/search.ts";
import { keepTerms } from "../features/term/server/index.ts";
import { defaultLanguage } from "../platform/pure/language/index.ts";
import type { Db } from "../platform/server/http/work.ts";
import { openOwnDatabase } from "./own-database.ts";
import { type Draw, realWords, someWords } from "./real-words.ts";
import { drawn } from "./relevance-queries.ts";
import { type Finding, median } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

const WORDS_IN_A_BODY = 200;
const QUERIES = 300;
const SEED = 7;
/** The limits for each number of documents, in yards: for the 95th percentile, and for the first index. */
const LIMITS = [
  { documents: 10_000, p95: 1, firstIndex: 800 },
  { documents: 100_000, p95: 3, firstIndex: 8_000 },
];
const DELAY = 5;
const HOSTILE = 10;

/**
 * `npm run bench -- search <documents>`: the whole call in this process, with all groups counted and 20 hits with excerpts, on made up
 * documents of real words that are drawn as often as words are used (the second word half as often as the first, and so on).
 */
export async function searchSpeed(documents: number): Promise<readonly Finding[]> {
  await using opened = new AsyncDisposableStack();
  const { db, log } = opened.use(await openOwnDatabase());
  const draw = realWords();
  await fill(db, documents, draw);

  const heap = () => process.memoryUsage().rss / 1_048_576;
  globalThis.gc?.();
  const before = heap();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const from = performance.now();
  const notifications = { onChange: () => () => undefined };
  keepSearchRules({ db, notifications });
  keepTerms({ db, notifications });
  const kept = keepSearchIndex({ db, log, notifications });
  opened.defer(kept.stop);
  const index = await indexOf(db);
  const made = performance.now() - from;
  delay.disable();
  const memory = heap() - before;

  const queries = Array.from({ length: QUERIES }, (_, at) => queryOf(draw, at % 4));
  const times: number[] = [];
  for (const q of queries.slice(0, 50)) await timed(db, q);
  const idle = process.cpuUsage();
  for (const q of queries) times.push(await timed(db, q));
  const used = process.cpuUsage(idle);
  const processor = (used.user + used.system) / 1_000 / QUERIES;
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  const hostile: { readonly q: string; readonly ms: number }[] = [];
  for (const q of hostileQueries) hostile.push({ q, ms: await slowest(db, q) });
  const worst = hostile.toSorted((a, b) => b.ms - a.ms);
  const limit = LIMITS.findLast((each) => documents >= each.documents) ?? LIMITS[0];
  const named = `${documents} documents`;
  const finding = (what: string, ms: number, most: number, absolutes: string): Finding =>
    timeFinding(`Search, ${named}: ${what}`, ms, most, absolutes);
  const size = index.of(assessmentRoute).size();
  return [
    finding(
      "p95 of a call",
      p95,
      limit?.p95 ?? 0,
      `p50 ${median(sorted).toFixed(1)} ms, of ${QUERIES} queries; ${processor.toFixed(1)} ms processor of this process each`,
    ),
    finding(
      "first index",
      made,
      limit?.firstIndex ?? 0,
      `${memory.toFixed(0)} MB more of the process, ${JSON.stringify(size)}`,
    ),
    finding(
      "what a request waits while it is made, p95",
      delay.percentile(95) / 1e6,
      DELAY,
      `longest ${(delay.max / 1e6).toFixed(0)} ms`,
    ),
    finding("the slowest hostile query", worst[0]?.ms ?? 0, HOSTILE, slowestOf(worst)),
  ];
}

const slowestOf = (worst: readonly { readonly q: string; readonly ms: number }[]): string =>
  worst
    .slice(0, 4)
    .map(({ q, ms }) => `${JSON.stringify(q.slice(0, 30))} ${ms.toFixed(0)} ms`)
    .join(", ");

async function fill(db: Db, documents: number, draw: Draw): Promise<void> {
  const { rows: terms } = await sql<{ kind: string; ids: number[] }>`
    select kind, array_agg(id) as ids from term group by kind`.execute(db);
  const random = drawn(SEED + 1);
  const one = (kind: string): number[] => {
    const ids = terms.find((each) => each.kind === kind)?.ids ?? [];
    const id = ids[Math.floor(random() * ids.length)];
    return id === undefined ? [] : [id];
  };
  const row = (ref: number) => {
    const published = random() < 0.8 ? new Date(Date.UTC(2015 + Math.floor(random() * 11), 3, 1 + (ref % 28))) : null;
    const title = someWords(draw, 8);
    const link = { text: "", link: "" };
    return {
      route: "methodassessment" as const,
      ref,
      title,
      ingress: someWords(draw, 25),
      body: published ? `${someWords(draw, WORDS_IN_A_BODY / 2)}. ${someWords(draw, WORDS_IN_A_BODY / 2)}.` : "",
      assessment_type: (["1", "2", "3"] as const)[ref % 3] ?? ("1" as const),
      assessment_status: published ? (3 as const) : (1 as const),
      published,
      published_year: published?.getUTCFullYear() ?? null,
      modified: published ?? new Date(),
      organizations: one("organization"),
      municipalities: one("municipality"),
      topics: [...one("topic"), ...one("topic")],
      method_types: one("method-type"),
      publishers: [],
      deciders: published && ref % 3 === 0 ? one("organization") : [],
      decisions: !published ? [] : ref % 3 === 0 ? ["introduced"] : ["not-registered"],
      source: null,
      recommendation: published ? (recommendations[ref % recommendations.length] ?? null) : null,
      result: JSON.stringify({
        ...{ title, sortName: title, url: `/${ref}`, unitTitle: "", sourceItemName: "", pageId: ref, statusText: "" },
        ...{ published, modified: new Date(), organizations: [], municipalities: [], assessmentType: link },
        ...{ topics: [], methodTypes: [], subjects: [] },
      }),
    };
  };
  for (let from = 1; from <= documents; from += 500)
    await db
      .insertInto("search_document")
      .values(Array.from({ length: Math.min(500, documents - from + 1) }, (_, at) => row(from + at)))
      .execute();
  await sql`analyze search_document`.execute(db);
}

/** A query without words, with one word, with two, or with three and the last one unfinished. */
const queryOf = (draw: Draw, kind: number): string =>
  kind === 0 ? "" : kind === 3 ? `${someWords(draw, 2)} ${draw().slice(0, 4)}` : someWords(draw, kind);

async function timed(db: Db, q: string): Promise<number> {
  const request = SearchRequest.parse({ q, ...(q === "" ? {} : { sort: "relevance" }) });
  const from = performance.now();
  await search({ db, language: defaultLanguage }, assessmentRoute, request, { grouped: true });
  return performance.now() - from;
}

const slowest = async (db: Db, q: string): Promise<number> =>
  Math.max(await timed(db, q.slice(0, 500)), await timed(db, q.slice(0, 500)));

const hostileQueries = [
  "x".repeat(10_000),
  "ord ".repeat(2_500),
  "og i på som til av",
  "'; drop table search_document; --",
  '"hjerte" or "lunge" or "hud"',
  '"pasienter med"',
  '"metoden er" or "med en" or pa',
  "a or ".repeat(100),
  "metoden er en or ".repeat(30),
  "er or av or på or som or til or i or og or en or det or med or for or ikke or kan or ved or om or har or den or de or fra or etter",
  Array.from("abcdefghijklmnopqrstuvwxyzæøå", (a) => `${a} or ${a}${a}`).join(" or "),
  Array.from("abcdefghijklmnoprst", (a) => `"${a} metoden" or "${a} er"`).join(" or "),
  '"'.repeat(500),
  '-"metoden er" or -pasienter',
  "👩‍⚕️ 漢字 \u202e\u0000",
  "sykehusbehandlingsundersøkelsesmetodevurderingsgruppen".repeat(8),
];
