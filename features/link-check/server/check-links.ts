import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Db } from "../../../platform/server/http/work.ts";
import { defineTask, type Job, job } from "../../../platform/server/jobs.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { type LinkOutcome, nextCheck, sayNothing } from "../rules/index.ts";
import { askAddress } from "./ask-address.ts";
import * as store from "./store.ts";

/** Limits of one night: number of addresses, one at a time, and total time in milliseconds. The rest waits for the next night. */
const MOST_ADDRESSES = 500;
const MOST_MS = 20 * 60_000;
/** Between two questions to anybody, and to the same host, in milliseconds. */
const PAUSE = 200;
const PAUSE_OF_HOST = 2_000;

type Means = {
  readonly at: Date;
  readonly ask: (address: string) => Promise<LinkOutcome>;
  /** Milliseconds between two questions to the same host. */
  readonly pause?: number;
};

/**
 * Asks for the addresses of other sites whose time has come, and writes down what came of it. When nobody at all answered, nothing is written:
 * then it is this machine that reaches nobody.
 */
export async function checkLinks(db: Db, { at, ask, pause = PAUSE_OF_HOST }: Means): Promise<void> {
  const until = Date.now() + MOST_MS;
  const lastAsked = new Map<string, number>();
  const outcomes = new Map<string, LinkOutcome>();
  for (const address of await store.dueAddresses(db, at, MOST_ADDRESSES)) {
    if (Date.now() > until) break;
    const host = URL.canParse(address) ? new URL(address).host : address;
    const since = Date.now() - (lastAsked.get(host) ?? 0);
    await wait(Math.max(Math.min(pause, PAUSE), pause - since));
    outcomes.set(address, await ask(address));
    lastAsked.set(host, Date.now());
  }
  await store.forgetUnused(db);
  if (sayNothing([...outcomes.values()])) return;
  for (const [address, outcome] of outcomes)
    await store.putCheck(db, { address, outcome, at, nextAt: new Date(nextCheck(outcome, at.getTime())) });
}

const check = defineTask("check-links", z.object({}));

/** Each night at 02:37 UTC. */
export const linkCheckJob = ({ db, config }: Pick<Platform, "db" | "config">): Job => {
  const agent = `Minimetode-lenkesjekk/1 (+${config.publicUrl})`;
  return job(
    check,
    () => checkLinks(db, { at: new Date(), ask: (address) => askAddress(address, { agent }) }),
    "37 2 * * *",
  );
};
