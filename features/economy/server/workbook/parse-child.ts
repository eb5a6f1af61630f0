import * as spreadsheet from "@e965/xlsx";
import { type FoundCell, layout, type SheetKey, sheetKeys, sheetNames } from "../../rules/index.ts";

// Run as a process of its own: what a workbook can do to its reader ends with this process. Gets the bytes, answers the cells of our
// layout or null, and ends.

const types: Readonly<Record<string, FoundCell["type"]>> = { n: "number", s: "text", e: "error" };

function foundIn(sheet: spreadsheet.WorkSheet | undefined, key: SheetKey): Record<string, FoundCell> {
  const found: Record<string, FoundCell> = {};
  for (const { cell } of layout[key]) {
    const there: spreadsheet.CellObject | undefined = sheet?.[cell.toUpperCase()];
    if (!there || there.t === "z") continue;
    const { t, v, f } = there;
    const value = typeof v === "number" ? v : String(v ?? "").slice(0, 10_000);
    found[cell] = { type: types[t] ?? "other", value, formula: f ?? null };
  }
  return found;
}

function parse(bytes: Uint8Array) {
  const book = spreadsheet.read(bytes, {
    type: "array",
    sheets: Object.values(sheetNames),
    sheetRows: 40,
    cellHTML: false,
    cellText: false,
    cellStyles: false,
    cellDates: false,
    bookVBA: false,
    bookDeps: false,
  });
  return Object.fromEntries(sheetKeys.map((key) => [key, foundIn(book.Sheets[sheetNames[key]], key)]));
}

process.once("message", (bytes: Uint8Array) => {
  let answer: ReturnType<typeof parse> | null = null;
  try {
    answer = parse(bytes);
  } catch {
    // A file that the reader cannot read is an answer, not a fault.
  }
  process.send?.(answer, () => process.exit(0));
});
