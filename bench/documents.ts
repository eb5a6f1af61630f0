import { getDocumentProxy } from "unpdf";
import type { DocumentPart } from "../features/document/rules/index.ts";
import { writeDocument } from "../features/document/server/write-document.ts";
import { aDocument, anAverageBody } from "../test/builders/a-document.ts";
import { type Finding, median } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

/** The first document that is written, and one of those after it: yards. */
const COLD = 200;
const WARM = 60;
const ROUNDS = 7;

const LONG_PAGES = 400;
/** Yards. */
const LONG = 2_000;
/** Megabytes that the server's own process may keep of what its children did. */
const KEPT_MB = 40;

async function timed(format: "pdf" | "docx", body: readonly DocumentPart[]) {
  const from = performance.now();
  const written = await writeDocument({ format, document: aDocument(body), pictures: [], missing: "" });
  if (written.kind === "failed") throw new Error(written.because);
  return { ms: performance.now() - from, bytes: written.bytes };
}

const pagesOf = async (bytes: Uint8Array): Promise<number> => (await getDocumentProxy(bytes)).numPages;
const resident = (): number => {
  globalThis.gc?.();
  return process.memoryUsage.rss() / 1_000_000;
};

/** The average body, repeated `times` times. Its headings get different ids. */
function longBody(times: number): readonly DocumentPart[] {
  return Array.from({ length: times }).flatMap((_, at) =>
    anAverageBody.map((part) => (part.kind === "heading" ? { ...part, id: `${part.id}-${at}` } : part)),
  );
}

/** How long documents take, each in a process that is started for it, and whether their memory comes back. */
export async function documents(): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const format of ["pdf", "docx"] as const) {
    const cold = await timed(format, anAverageBody);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push((await timed(format, anAverageBody)).ms);
    const slowest = Math.max(cold.ms, ...times);
    findings.push(
      timeFinding(
        `document written (.${format})`,
        slowest,
        COLD,
        `slowest of ${ROUNDS + 1}, a new process each; the first ${cold.ms.toFixed(0)} ms`,
      ),
      timeFinding(
        `document written (.${format}), once its files are in memory`,
        median(times),
        format === "pdf" ? WARM : null,
        `middle of ${ROUNDS}, the process's start included`,
      ),
    );
  }
  const before = resident();
  const pages = await pagesOf((await timed("pdf", anAverageBody)).bytes);
  const long = await timed("pdf", longBody(Math.ceil(LONG_PAGES / (pages - 2)) + 1));
  const [kept, set] = [resident() - before, await pagesOf(long.bytes)];
  findings.push(
    timeFinding(
      `document of ${set} pages (.pdf)`,
      long.ms,
      LONG,
      `${(long.bytes.length / 1_000_000).toFixed(1)} MB, a new process`,
      set >= LONG_PAGES,
    ),
    {
      what: "Memory kept of it",
      measured: `${kept.toFixed(0)} MB`,
      limit: `at most ${KEPT_MB} MB`,
      holds: kept <= KEPT_MB,
      absolutes: "resident, the process that asked for it; the one that wrote it is gone",
    },
  );
  return findings;
}
