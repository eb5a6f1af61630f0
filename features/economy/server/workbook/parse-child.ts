import type { FoundCells } from "../../rules/index.ts";
import { cellsIn } from "./cells.ts";

// Run as a process of its own: what a workbook can do to its reader ends with this process. Gets the bytes, answers the cells of our
// layout or null, and ends.

process.once("message", (bytes: Uint8Array) => {
  let answer: FoundCells | null = null;
  try {
    answer = cellsIn(bytes);
  } catch {
    // A file that the reader cannot read is an answer, not a fault.
  }
  process.send?.(answer, () => process.exit(0));
});
