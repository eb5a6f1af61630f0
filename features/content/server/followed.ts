import type { Db } from "../../../platform/server/http/work.ts";
import type { Log } from "../../../platform/server/log.ts";
import { memoryOfDatabase } from "../../../platform/server/speed/database-memory.ts";
import { writeBehind } from "../../../platform/server/speed/write-behind.ts";
import { addHits } from "./followed-store.ts";

type Counts = Map<string, number>;
const waitingOf = memoryOfDatabase(() => new Map<number, Counts>());

/** Counts old addresses of a site that somebody was led on from. Only those that there are come here, so the memory has an end. */
export function noteFollowed(db: Db, siteId: number, paths: readonly string[]): void {
  const waiting = waitingOf(db);
  const counted: Counts = waiting.get(siteId) ?? new Map();
  waiting.set(siteId, counted);
  for (const path of paths) counted.set(path, (counted.get(path) ?? 0) + 1);
}

/** Writes what this instance has counted: a statement for each site. */
export async function writeFollowed(db: Db): Promise<void> {
  const waiting = waitingOf(db);
  const sites = [...waiting];
  waiting.clear();
  for (const [siteId, counted] of sites) await addHits(db, siteId, counted);
}

export const keepFollowed = ({ db, log }: { readonly db: Db; readonly log: Log }) =>
  writeBehind(() => writeFollowed(db), { log, lost: "old addresses that were followed were not counted" });
