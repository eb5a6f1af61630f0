import * as spreadsheet from "@e965/xlsx";
import { numberField, sheetNames } from "../../features/economy/rules/index.ts";
import { writeWorkbook } from "../../features/economy/server/workbook/index.ts";

type Written = number | string | { readonly formula: string; readonly value?: number } | { readonly error: true };

const cellOf = (written: Written): spreadsheet.CellObject => {
  if (typeof written === "number") return { t: "n", v: written };
  if (typeof written === "string") return { t: "s", v: written };
  return "formula" in written ? { t: "n", v: written.value ?? 0, f: written.formula } : { t: "e", v: 0x07 };
};

/**
 * Our workbook as somebody fills it in and saves it with another program.
 * @param cells by field (`startup_1`) or by sheet and cell (`Budsjett!D17`)
 */
export async function aWorkbook(
  cells: Readonly<Record<string, Written>> = { startup_1: 1000 },
  bookType: "xlsx" | "biff8" = "xlsx",
): Promise<Uint8Array<ArrayBuffer>> {
  const book = spreadsheet.read(await writeWorkbook(), { type: "array" });
  for (const [name, written] of Object.entries(cells)) {
    const field = numberField(name);
    const [sheet = "", cell = ""] = field ? [sheetNames[field.sheet], field.cell.toUpperCase()] : name.split("!");
    const place = book.Sheets[sheet];
    if (!place) throw new Error(`no sheet for ${name}`);
    place[cell] = cellOf(written);
  }
  return new Uint8Array(spreadsheet.write(book, { type: "buffer", bookType }));
}

/** The same archive with one more file in it. */
export const withEntry = (workbook: Uint8Array, name: string, content: string | Buffer): Uint8Array<ArrayBuffer> =>
  withEntries(workbook, { [name]: content });

/** The same archive with more files in it, by their names. */
export function withEntries(
  workbook: Uint8Array,
  entries: Readonly<Record<string, string | Buffer>>,
): Uint8Array<ArrayBuffer> {
  const archive = spreadsheet.CFB.read(Buffer.from(workbook), { type: "buffer" });
  for (const [name, content] of Object.entries(entries))
    spreadsheet.CFB.utils.cfb_add(archive, name, Buffer.from(content));
  return new Uint8Array(
    spreadsheet.CFB.write(archive, { fileType: "zip", type: "buffer", compression: true }) as Buffer,
  );
}
