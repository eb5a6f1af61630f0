import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type LiveAuthor, type LiveHouse, type LiveLine, openLiveHouse, openLiveLine } from "./live-house.ts";
import { atMostFinding, type Finding, median } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

const ASSESSMENTS = 40;
/** Saves a second: an ordinary day, the most that is promised, and what is only reported. */
const RATES = [70, 340, 400] as const;
const PROMISED = { rate: 340, yards: 40 };
const SECONDS = 5;
/** Highest ratio of a save's answer time with presence moving to the time without it, for each percentile. */
const MOST_BESIDE_PRESENCE = [
  { share: 0.5, ratio: 1.25 },
  { share: 0.95, ratio: 1.5 },
] as const;
/** Saves with presence moving and without, in turn. In each assessment one author types and reports a place twice a second. */
const PRESENCE = { rate: 70, rounds: 6, moveMs: 500 };
/** How long to wait for changes that are still on their way when the last save was answered. */
const LAST_MS = 2_000;
/** Streams of each author in the storm. */
const TABS = 2;
/** Number of changes that each of them has missed. */
const BEHIND = 20;
const STORM_MS = 15_000;

const TICK = 10;

/**
 * Authors in shared assessments, over HTTP with a stream each: what a colleague waits for a save, through one instance and through two on one
 * database; what it costs a save that colleagues say where they are; the memory of a stream; and a storm of browsers that come back at once.
 */
export async function live(): Promise<readonly Finding[]> {
  await using house = await openLiveHouse(ASSESSMENTS);
  const findings: Finding[] = [];
  for (const instances of [1, 2]) {
    await using opened = new AsyncDisposableStack();
    const urls: string[] = [];
    while (urls.length < instances) urls.push(opened.use(await house.launch()).url);
    findings.push(...(await through(house, urls)));
  }
  return findings;
}

const urlOf = (urls: readonly string[], at: number): string => urls[at % urls.length] ?? "";

async function through({ authors }: LiveHouse, urls: readonly string[]): Promise<readonly Finding[]> {
  const named = urls.length === 1 ? "one instance" : `${urls.length} instances`;
  const sent = new Map<string, number>();
  const seen: number[] = [];
  const onChange = ({ value }: { readonly value?: unknown }) => {
    const from = sent.get(String(value));
    if (from !== undefined) seen.push(performance.now() - from);
  };
  const before = await memoryOf(urls);
  const lines = await openedAll(
    authors.map((author, at) => [author, urlOf(urls, at), null]),
    onChange,
  );
  const memory = ((await memoryOf(urls)) - before) / authors.length / 1024;
  const findings: Finding[] = [];
  for (const rate of RATES) {
    seen.length = 0;
    const answered = await saveAt(rate, authors, urls, sent);
    await wait(LAST_MS);
    const isPromised = rate === PROMISED.rate;
    findings.push(
      timeFinding(
        `Save to a colleague's stream at ${rate}/s through ${named}, p95`,
        Number(at(seen, 0.95)),
        isPromised ? PROMISED.yards : null,
        `p50 ${at(seen, 0.5)} ms; the answer p50 ${at(answered, 0.5)} ms, p95 ${at(answered, 0.95)} ms; ${answered.length} saves of ${authors.length} authors, seen ${seen.length} times`,
        answered.length > 0,
      ),
    );
  }
  findings.push(...(await besidePresence(authors, urls, named, sent)));
  findings.push({
    what: `Memory of a connected author, ${named}`,
    measured: `${memory.toFixed(0)} KB`,
    limit: null,
    holds: true,
    absolutes: `resident, ${authors.length} streams`,
  });
  findings.push(await storm(authors, urls, named, lines));
  return findings;
}

/** Every author's tabs come back in one moment, each some changes behind. */
async function storm(
  authors: readonly LiveAuthor[],
  urls: readonly string[],
  named: string,
  before: readonly LiveLine[],
): Promise<Finding> {
  const places = before.map((line) => line.last() ?? 0);
  for (const line of before) line.close();
  await wait(500);
  const from = performance.now();
  const taken: number[] = [];
  const lines = Array.from({ length: TABS }, () => authors)
    .flat()
    .map((author, index) => {
      const newest = places[index % authors.length] ?? 0;
      const line: LiveLine = openLiveLine(urlOf(urls, index), author, Math.max(0, newest - BEHIND), {
        onChange: ({ no }) => no === newest && taken.push(performance.now() - from),
      });
      return line;
    });
  while (taken.length < lines.length && performance.now() - from < STORM_MS) await wait(TICK);
  for (const line of lines) line.close();
  return {
    what: `${lines.length} streams that come back at once, each ${BEHIND} changes behind, ${named}, p95`,
    measured: `${at(taken, 0.95)} ms`,
    limit: "all of them",
    holds: taken.length === lines.length,
    absolutes: `p50 ${at(taken, 0.5)} ms; ${lines.length - taken.length} behind after ${STORM_MS / 1000} s`,
  };
}

async function openedAll(
  asked: readonly (readonly [LiveAuthor, string, number | null])[],
  onChange: (change: { readonly value?: unknown }) => void,
): Promise<readonly LiveLine[]> {
  return Promise.all(
    asked.map(
      ([author, url, since]) =>
        new Promise<LiveLine>((resolve) => {
          const line: LiveLine = openLiveLine(url, author, since, { onChange, onOpen: () => resolve(line) });
        }),
    ),
  );
}

let written = 0;

/** Saves at a rate, whoever has answered or not. @returns what each answer took, in ms */
async function saveAt(
  rate: number,
  authors: readonly LiveAuthor[],
  urls: readonly string[],
  sent: Map<string, number>,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const answered: number[] = [];
  const asked: Promise<void>[] = [];
  const from = performance.now();
  for (let count = 0; count < rate * SECONDS; ) {
    const due = Math.min(rate * SECONDS, ((performance.now() - from) / 1000) * rate);
    for (; count < due; count++) {
      const author = authors[count % authors.length];
      if (author) asked.push(awaitedLater(save(agent, urlOf(urls, count % authors.length), author, sent, answered)));
    }
    await wait(TICK);
  }
  await Promise.all(asked);
  agent.destroy();
  return answered;
}

async function save(
  agent: Agent,
  url: string,
  author: LiveAuthor,
  sent: Map<string, number>,
  answered: number[],
): Promise<void> {
  const value = `<p>Målt tekst ${++written}</p>`;
  const from = performance.now();
  sent.set(value, from);
  await post(agent, url, author, "/api/schema/SaveSchemaItem", { id: author.own, pageId: author.assessment, value });
  answered.push(performance.now() - from);
}

/** A call that the caller awaits later and whose fault it handles then. Until then an unhandled fault would end the process. */
function awaitedLater(asked: Promise<void>): Promise<void> {
  asked.catch(() => undefined);
  return asked;
}

function post(agent: Agent, url: string, { cookie }: LiveAuthor, path: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json", origin: url, cookie };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { agent, method: "POST", headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
      answer.resume().on("end", resolve);
    });
    asked.on("error", reject);
    asked.end(JSON.stringify(body));
  });
}

/**
 * The answer time of a save with presence moving and without, in turn, so that a noisy minute affects both. The result
 * is the median of the rounds' ratios.
 */
async function besidePresence(
  authors: readonly LiveAuthor[],
  urls: readonly string[],
  named: string,
  sent: Map<string, number>,
): Promise<readonly Finding[]> {
  const saves = () => saveAt(PRESENCE.rate, authors, urls, sent);
  const rounds: { readonly without: readonly number[]; readonly moving: readonly number[]; readonly told: number }[] =
    [];
  const without = () => saves();
  const moving = async () => {
    const stop = movePresence(authors, urls);
    return { took: await saves(), told: await stop() };
  };
  while (rounds.length < PRESENCE.rounds) {
    // First without and first with, in turn: the database grows.
    const first = rounds.length % 2 === 0 ? await without() : null;
    const { took, told } = await moving();
    rounds.push({ without: first ?? (await without()), moving: took, told });
  }
  const told = rounds.reduce((sum, round) => sum + round.told, 0) / PRESENCE.rounds / SECONDS;
  return MOST_BESIDE_PRESENCE.map(({ share, ratio }) => {
    const pairs = rounds.map((round) => ({
      ours: percentile(round.moving, share),
      bare: percentile(round.without, share),
    }));
    const measured = {
      ours: median(pairs.map(({ ours }) => ours)),
      bare: median(pairs.map(({ bare }) => bare)),
      ratio: median(pairs.map(({ ours, bare }) => ours / bare)),
    };
    const what = `Save at ${PRESENCE.rate}/s while presence moves, ${named}, p${share * 100}`;
    return atMostFinding(what, ratio, measured, `${told.toFixed(0)} told a second; without`);
  });
}

/**
 * Says for authors where they are, as their browsers do, until it is stopped: each for itself, so that the calls are spread over the time
 * between two of the same author. @returns how to stop it, which answers how often it was said
 */
function movePresence(authors: readonly LiveAuthor[], urls: readonly string[]): () => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const asked: Promise<void>[] = [];
  const say = (at: number, body: object) => {
    const author = authors[at];
    if (!author) return;
    const path = `/api/live/${author.assessment}/here`;
    asked.push(awaitedLater(post(agent, urlOf(urls, at), author, path, { seat: author.seat, ...body })));
  };
  const isTyping = (at: number) => authors[at - 1]?.assessment !== authors[at]?.assessment;
  const typing = [...authors.keys()].filter(isTyping);
  const from = performance.now();
  let moves = 0;
  const timer = setInterval(() => {
    const since = performance.now() - from;
    for (; moves < (since / PRESENCE.moveMs) * typing.length; moves++) {
      const at = typing[moves % typing.length] ?? 0;
      const place = 1 + (Math.floor(moves / typing.length) % 2);
      say(at, { item: authors[at]?.sharedNumber, at: { rev: 0, anchor: place, head: place } });
    }
  }, TICK);
  return async () => {
    clearInterval(timer);
    await Promise.all(asked);
    agent.destroy();
    return asked.length;
  };
}

/** Bytes that the instances hold together. */
async function memoryOf(urls: readonly string[]): Promise<number> {
  const all = urls.map(async (url) => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  });
  return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0);
}

const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
};
const at = (numbers: readonly number[], share: number): string => percentile(numbers, share).toFixed(0);
