import { writeDocument } from "../server/document/write-document.ts";
import { aDocument, anAverageBody } from "../test/builders/a-document.ts";
import { type Finding, median } from "./result.ts";

const LIMIT_MS = 1_000;
const ROUNDS = 7;

/** How long an average document takes, in a process that is started for it. */
export async function documents(): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const format of ["pdf", "docx"] as const) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now();
      const written = await writeDocument({ format, document: aDocument(anAverageBody), pictures: [], missing: "" });
      if (written.kind === "failed") throw new Error(written.because);
      times.push(performance.now() - from);
    }
    const slowest = Math.max(...times);
    findings.push({
      what: `document written (.${format})`,
      measured: `${slowest.toFixed(0)} ms`,
      limit: `at most ${LIMIT_MS} ms`,
      holds: slowest <= LIMIT_MS,
      absolutes: `slowest of ${ROUNDS}, a new process each; middle ${median(times).toFixed(0)} ms`,
    });
  }
  return findings;
}
