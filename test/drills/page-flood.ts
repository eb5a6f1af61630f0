import path from "node:path";
import { z } from "zod";
import { beginChild } from "../../bench/child.ts";
import type { Finding } from "../../bench/result.ts";
import { type Desk, openStage, pause, type Stage } from "./stage.ts";
import { openLine, save } from "./writer.ts";

/** Alone and under the flood by turns, so that a noisy minute meets both. */
const ROUNDS = 5;
const SECONDS = 3;
const KEPT = "/om-oss/";
const CONNECTIONS = 12;
/** A save now and then, as somebody types: it measures, it does not load, and stays under the limit of 1200 calls a minute. */
const BETWEEN_MS = 60;
const MOST_MB = 400;

/** Each `*` is another number every time. */
const floods = [
  ["made-up query keys", "/?nr=*"],
  ["ever new searches", "/sok/?q=ord*"],
  ["addresses that do not exist", "/finnes-ikke-*"],
  ["one page that is kept", KEPT],
] as const;

/** What a normal user waits for a save while somebody else asks for pages as fast as they can, and how large the process gets. */
export async function pageFlood(): Promise<readonly Finding[]> {
  await using stage = await openStage();
  let most = 0;
  const findings = await savesUnderFloods(stage, async () => {
    most = Math.max(most, await megabytes(stage));
  });
  return [
    ...findings,
    {
      what: "Memory of the process after the floods",
      measured: `${most.toFixed(0)} MB`,
      limit: `at most ${MOST_MB} MB`,
      holds: most <= MOST_MB,
      absolutes: "resident, the largest seen",
    },
  ];
}

/** The saves alone: one finding for each kind of flood. */
export async function savesUnderFloods(
  stage: Stage,
  afterEach: () => Promise<void> = async () => undefined,
): Promise<readonly Finding[]> {
  const [desk] = await stage.desks(1);
  if (!desk) throw new Error("no desk");
  using reader = openLine(stage.url, "192.0.2.2");
  for (const address of ["/", KEPT]) await reader.get(address, { "accept-encoding": "br" });
  await saves(stage, desk, 2 * SECONDS);
  const findings: Finding[] = [];
  for (const [what, address] of floods) {
    const without: number[] = [];
    const under: number[] = [];
    const counts: Record<string, number> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      without.push(...(await saves(stage, desk, SECONDS)));
      const flooding = flood(stage.url, address.replace("*", `${round}-*`));
      await flooding.begun;
      under.push(...(await saves(stage, desk, SECONDS)));
      for (const [kind, count] of Object.entries(numbers.parse(JSON.parse(await flooding.output))))
        counts[kind] = (counts[kind] ?? 0) + count;
    }
    const during = p95(under);
    const alone = p95(without);
    await afterEach();
    findings.push({
      what: `Save, p95, while ${CONNECTIONS} connections ask for ${what}`,
      measured: `${(during / alone).toFixed(2)} times`,
      limit: "at most 2",
      holds: during <= 2 * alone,
      absolutes: `${during.toFixed(1)} ms, alone ${alone.toFixed(1)} ms; answered ${JSON.stringify(counts)}`,
    });
  }
  return findings;
}

const numbers = z.record(z.string(), z.number());

const flood = (url: string, address: string) =>
  beginChild(path.join(import.meta.dirname, "flood.ts"), {
    url,
    path: address,
    connections: CONNECTIONS,
    seconds: SECONDS,
  });

async function saves(stage: Stage, desk: Desk, seconds: number): Promise<readonly number[]> {
  using line = openLine(stage.url, "192.0.2.1");
  const taken: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const { asked } = await save(line, desk);
    if (asked.kind === "lost" || asked.status !== 200) throw new Error(`a save: ${JSON.stringify(asked)}`);
    taken.push(asked.ms);
    await pause(BETWEEN_MS);
  }
  return taken;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

async function megabytes({ url }: Stage): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 / 1024;
}
