import { createHash } from "node:crypto";
import { type Finding, median } from "./result.ts";

/** Rows as a page of the desk has them. */
const rows = Array.from({ length: 3_000 }, (_, id) => ({
  id,
  title: `Metode nummer ${id} for hjemmebehandling`,
  at: new Date(id * 86_400_000).toISOString(),
  topics: [`emne ${id % 17}`, `emne ${id % 23}`],
}));

function fixedWork(): number {
  const from = performance.now();
  const text = JSON.stringify(rows);
  const read: typeof rows = JSON.parse(text);
  const sorted = read.toSorted((a, b) => b.title.localeCompare(a.title, "nb"));
  createHash("sha256")
    .update(text)
    .update(sorted[0]?.title ?? "")
    .digest();
  return performance.now() - from;
}

const ROUNDS = 25;
/** Until the work is compiled. */
const WARM = 60;

/**
 * One yard in milliseconds: the time of a fixed piece of work on this machine at this moment, about 5 ms where the limits were set.
 * A limit in yards holds on a machine that is five times slower as it does here.
 */
function yard(): number {
  for (; warm < WARM; warm++) fixedWork();
  return median(Array.from({ length: ROUNDS }, fixedWork));
}
let warm = 0;

/**
 * A finding on a time.
 * @param most the limit in yards; null where the time is only reported
 * @param holds another condition of the finding
 */
export function timeFinding(what: string, ms: number, most: number | null, absolutes: string, holds = true): Finding {
  const length = yard();
  const yards = ms / length;
  return {
    what,
    measured: `${yards.toFixed(yards < 10 ? 1 : 0)} yards`,
    limit: most === null ? null : `at most ${most} yards`,
    holds: holds && (most === null || yards <= most),
    absolutes: `${shownTime(ms)}; ${absolutes}; a yard ${length.toFixed(1)} ms`,
  };
}

const shownTime = (ms: number): string => (ms < 1_000 ? `${ms.toFixed(1)} ms` : `${(ms / 1_000).toFixed(1)} s`);
