import type { ToWrite } from "./formats.ts";
import type { WriterAnswer } from "./written.ts";

// Runs as a process of its own for each document, without the server's environment: docs/adr/0061-documents-in-a-child-process.md.

async function write(given: ToWrite): Promise<WriterAnswer> {
  if (given.format === "docx") return (await import("./write-docx.ts")).writeDocx(given);
  return (await import("./write-pdf.ts")).writePdf(given);
}

process.once("message", (given: ToWrite) => {
  write(given)
    .catch((fault: unknown): WriterAnswer => ({ kind: "failed", because: String(fault) }))
    .then((answer) => process.send?.(answer, () => process.disconnect()));
});
