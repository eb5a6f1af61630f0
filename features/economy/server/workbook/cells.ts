import * as spreadsheet from "@e965/xlsx";
import { type FoundCell, type FoundCells, layout, type SheetKey, sheetKeys, sheetNames } from "../../rules/index.ts";

const types: Readonly<Record<string, FoundCell["type"]>> = { n: "number", s: "text", e: "error", d: "date" };

function foundIn(sheet: spreadsheet.WorkSheet | undefined, key: SheetKey): Record<string, FoundCell> {
  const found: Record<string, FoundCell> = {};
  const merges = sheet?.["!merges"] ?? [];
  for (const { cell } of layout[key]) {
    const there: spreadsheet.CellObject | undefined = sheet?.[cell.toUpperCase()];
    if (isCovered(cell, merges)) found[cell] = { type: "covered", value: "", formula: null, format: null };
    if (found[cell] || !there || (there.t === "z" && there.f === undefined)) continue;
    const { t, f, z } = there;
    found[cell] = {
      type: types[t] ?? "other",
      value: writtenIn(there),
      formula: f?.slice(0, 2_000) ?? null,
      format: z === undefined ? null : String(z).slice(0, 500),
    };
  }
  return found;
}

function writtenIn({ v }: spreadsheet.CellObject): number | string {
  if (v instanceof Date) return Number.isNaN(v.getTime()) ? "" : v.toISOString();
  return typeof v === "number" ? v : String(v ?? "").slice(0, 10_000);
}

/** Whether a cell is merged into another one: it shows nothing, and what it holds was lost or hidden. */
function isCovered(cell: string, merges: readonly spreadsheet.Range[]): boolean {
  const { r, c } = spreadsheet.utils.decode_cell(cell.toUpperCase());
  return merges.some(({ s, e }) => s.r <= r && r <= e.r && s.c <= c && c <= e.c && (s.r !== r || s.c !== c));
}

/** The sheet's name in this workbook. Numbers, the program, makes a sheet «Oppstart - Tabell 1» of each table. */
function nameIn(names: readonly string[], key: SheetKey): string | undefined {
  const ours = sheetNames[key].toLowerCase();
  const plain = (name: string) => name.trim().toLowerCase();
  return names.find((name) => plain(name) === ours) ?? names.find((name) => plain(name).startsWith(`${ours} - `));
}

/** The cells of our layout in a workbook. Throws for one that it cannot read. Called in a process of its own, for what a workbook can do to its reader. */
export function cellsIn(bytes: Uint8Array): FoundCells {
  const names = spreadsheet.read(bytes, { type: "array", bookSheets: true }).SheetNames;
  const book = spreadsheet.read(bytes, {
    type: "array",
    sheets: sheetKeys.flatMap((key) => nameIn(names, key) ?? []),
    sheetRows: 40,
    cellHTML: false,
    cellText: false,
    cellStyles: false,
    // A cell may say that it is a date without a format that says so.
    cellDates: true,
    cellNF: true,
    // Without it the library drops a formula that no program has computed yet.
    sheetStubs: true,
    bookVBA: false,
    bookDeps: false,
  });
  const found = (sheet: SheetKey) => foundIn(book.Sheets[nameIn(names, sheet) ?? ""], sheet);
  return { startup: found("startup"), operational: found("operational"), budget: found("budget") };
}
