import { getDocumentProxy } from "unpdf";
import { documentText } from "../rules/index.ts";
import type { PdfText } from "./pdf-text.ts";

// Runs as a process of its own for each document, without the server's environment: docs/adr/0041-images-in-a-child-process.md.

const MOST_PAGES = 500;
/** More than is kept of any document. */
const ENOUGH = 300_000;

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** The lines of a page, or the first of them when there are more than anybody keeps. */
async function linesOf(page: Page): Promise<string> {
  const reader = page.streamTextContent().getReader();
  let lines = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return lines;
    for (const item of value.items) if ("str" in item) lines += `${item.str}${item.hasEOL ? "\n" : ""}`;
    if (lines.length < ENOUGH) continue;
    // The library wants an error for a reason, and says it again.
    await reader.cancel(new Error("enough")).catch(() => undefined);
    return lines;
  }
}

async function read(bytes: Uint8Array): Promise<PdfText> {
  const document = await getDocumentProxy(bytes, { verbosity: 0, useSystemFonts: false, disableFontFace: true });
  const pages: string[] = [];
  let length = 0;
  const last = Math.min(document.numPages, MOST_PAGES);
  for (let number = 1; number <= last && length < ENOUGH; number++) {
    const page = await document.getPage(number);
    const lines = await linesOf(page);
    pages.push(lines);
    length += lines.length;
    page.cleanup();
  }
  const found = documentText(pages);
  return found.state === "read" && pages.length < document.numPages ? { ...found, state: "cut" } : found;
}

const isLocked = (fault: unknown): boolean => fault instanceof Error && fault.name === "PasswordException";

process.once("message", (bytes: Uint8Array) => {
  read(bytes)
    .catch((fault: unknown): PdfText => ({ state: isLocked(fault) ? "locked" : "unreadable", text: "" }))
    .then((answer) => process.send?.(answer, () => process.disconnect()));
});
