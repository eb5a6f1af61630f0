import { z } from "zod";
import { askChild } from "../../../platform/server/child.ts";
import { type DocumentTextState, documentTextStates } from "../rules/index.ts";

export const PdfText = z.object({ state: z.enum(documentTextStates), text: z.string() });
export type PdfText = { readonly state: DocumentTextState; readonly text: string };

/** Milliseconds of the processor and megabytes that one document may take. */
const LIMITS = { processorMs: 30_000, megabytes: 512, resident: 900 };

/**
 * Reads the text of a PDF in a child process, with limits of time and memory. The answer says when a file is damaged, locked or over
 * the limits. Throws when the process could not start, which is the server's fault and not the document's.
 */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const told = await askChild(new URL("./pdf-text-child.ts", import.meta.url), bytes, LIMITS);
  if (told.kind === "not-started") throw new Error("the process that reads documents did not start");
  const read = told.kind === "answered" ? PdfText.safeParse(told.answer) : null;
  return read?.success ? read.data : { state: "too-heavy", text: "" };
}
