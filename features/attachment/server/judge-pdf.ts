import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { askChild, GIVEN_FILE } from "../../../platform/server/child.ts";
import { createQueue } from "../../../platform/server/queue.ts";
import type { ReceivedFile } from "../../../platform/server/received-file.ts";
import type { PdfLack } from "../rules/pdf-lacks.ts";
import { JudgedPdf } from "./judged-pdf.ts";

/** Milliseconds of the processor and megabytes that one PDF may take: its pages are counted, not read. */
const LIMITS = { processorMs: 15_000, megabytes: 512, resident: 900 };
const inTurn = createQueue({ atOnce: 2, waiting: 20, ofOne: 4 });
/** Seconds until an upload that was turned away may come back. */
const RETRY_AFTER = 15;

const refusals: Readonly<Record<Exclude<JudgedPdf["kind"], "opens">, string>> = {
  locked: "PdfLocked",
  "cut-off": "PdfCutOff",
  damaged: "PdfDamaged",
  "without-pages": "PdfWithoutPages",
  xfa: "PdfIsXfa",
};
const refused = (kind: string) => invalid({ path: "file", kind });

export type JudgePdf = (file: ReceivedFile) => Promise<Result<readonly PdfLack[]>>;
/** For an import: what was published elsewhere is kept as it is. */
export const keptAsItIs: JudgePdf = async () => ok([]);

/**
 * Opens a PDF in a process of its own, with limits of time and memory, and says what it lacks for readers with a screen reader.
 * @param person whom it is counted as
 * @returns the refusal says why readers cannot open it; `TooMany` when too many wait, or too many of this person
 */
export async function judgePdf(file: ReceivedFile, person: string): Promise<Result<readonly PdfLack[]>> {
  const limits = { ...LIMITS, file: file.descriptor };
  const answer = await inTurn(person, () =>
    askChild(new URL("./judge-pdf-child.ts", import.meta.url), GIVEN_FILE, limits),
  );
  if (answer === "full") return refuse({ kind: "TooMany", retryAfter: RETRY_AFTER });
  if (answer.kind === "not-started") throw new Error("the process that opens PDFs did not start");
  if (answer.kind === "ended") return refused("PdfTooHeavy");
  const judged = JudgedPdf.parse(answer.answer);
  return judged.kind === "opens" ? ok(judged.lacks) : refused(refusals[judged.kind]);
}
