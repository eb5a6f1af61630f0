import { getDocumentProxy } from "unpdf";
import type { Part } from "../features/document/rules/index.ts";
import { writeDocument } from "../features/document/server/write-document.ts";
import { aDocument, anAverageBody } from "../test/builders/a-document.ts";
import { type Finding, median } from "./result.ts";

/** The first document that is written, and one of those after it. */
const COLD_MS = 1_000;
const WARM_MS = 300;
const ROUNDS = 7;

const LONG_PAGES = 400;
const LONG_MS = 10_000;
/** Megabytes that the server's own process may keep of what its children did. */
const KEPT_MB = 40;

async function timed(format: "pdf" | "docx", body: readonly Part[]) {
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
function longBody(times: number): readonly Part[] {
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
      {
        what: `document written (.${format})`,
        measured: `${slowest.toFixed(0)} ms`,
        limit: `at most ${COLD_MS} ms`,
        holds: slowest <= COLD_MS,
        absolutes: `slowest of ${ROUNDS + 1}, a new process each; the first ${cold.ms.toFixed(0)} ms`,
      },
      {
        what: `document written (.${format}), once its files are in memory`,
        measured: `${median(times).toFixed(0)} ms`,
        limit: format === "pdf" ? `at most ${WARM_MS} ms` : null,
        holds: format !== "pdf" || median(times) <= WARM_MS,
        absolutes: `middle of ${ROUNDS}, the process's start included`,
      },
    );
  }
  const before = resident();
  const pages = await pagesOf((await timed("pdf", anAverageBody)).bytes);
  const long = await timed("pdf", longBody(Math.ceil(LONG_PAGES / (pages - 2)) + 1));
  const [kept, set] = [resident() - before, await pagesOf(long.bytes)];
  findings.push(
    {
      what: `document of ${set} pages (.pdf)`,
      measured: `${(long.ms / 1000).toFixed(1)} s`,
      limit: `${LONG_PAGES} pages in at most ${LONG_MS / 1000} s`,
      holds: set >= LONG_PAGES && long.ms <= LONG_MS,
      absolutes: `${(long.bytes.length / 1_000_000).toFixed(1)} MB, a new process`,
    },
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
