import { anAssessment } from "../test/builders/an-assessment.ts";
import { seatedAs } from "../test/builders/signed-in.ts";
import { openClient } from "./client.ts";
import type { House } from "./house.ts";
import { type Finding, median } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

const TIMES = 30;
const WARM = 15;

/** «Mine vurderinger» of somebody with a few seats, and of a librarian with two hundred. */
export async function myAssessments({ url, database }: House): Promise<readonly Finding[]> {
  const { db } = database;
  const seats: string[] = [];
  const findings: Finding[] = [];
  for (const { count, limit } of [
    { count: 20, limit: 6 },
    { count: 200, limit: null },
  ]) {
    while (seats.length < count) {
      const made = await anAssessment(db, { opened: true, seats: [{ role: "initiator" }, { role: "librarian" }] });
      seats.push(...made.seats.filter(({ role }) => role === "librarian").map(({ id }) => id));
    }
    const { cookies } = await seatedAs({ db, url }, ...seats);
    using client = openClient(url, `minimetode=${cookies.get("minimetode") ?? ""}`);
    const taken: number[] = [];
    for (let time = 0; time < WARM + TIMES; time++) {
      const { status, ms } = await client.get("/api/session/assessments");
      if (status !== 200) throw new Error(`my assessments: ${status}`);
      if (time >= WARM) taken.push(ms);
    }
    const sorted = taken.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    const what = `«Mine vurderinger» with ${count} seats, p50`;
    findings.push(timeFinding(what, median(sorted), limit, `p95 ${p95.toFixed(1)} ms`));
  }
  return findings;
}
