import * as spreadsheet from "@e965/xlsx";
import { writeWorkbook } from "../../../features/economy/server/workbook/index.ts";
import type { CellCase } from "./cells.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A style 1 with this number format, and nothing else. */
const stylesWith = (format: string): string =>
  `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="1"><numFmt numFmtId="164" formatCode="${escaped(format)}"/></numFmts>
<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/**
 * Our workbook, as a program writes it that puts this XML in one cell: a library that writes workbooks cannot write most of these forms.
 * @param sheet its file: `sheet1.xml` is Oppstart
 */
export async function withCell(
  sheet: "sheet1.xml" | "sheet3.xml",
  place: string,
  { xml, format, after = "" }: Pick<CellCase, "xml" | "format" | "after">,
): Promise<Uint8Array> {
  const archive = spreadsheet.CFB.read(Buffer.from(await writeWorkbook()), { type: "buffer" });
  const change = (name: string, to: (before: string) => string) => {
    const file = spreadsheet.CFB.find(archive, `/xl/${name}`);
    if (!file) throw new Error(`the workbook has no ${name}`);
    const content = Buffer.from(to(Buffer.from(file.content).toString("utf8")));
    Object.assign(file, { content, size: content.length });
  };
  const cell = new RegExp(`<c r="${place}"[^>]*?(?:/>|(?<!/)>.*?</c>)`, "s");
  change(`worksheets/${sheet}`, (before) =>
    before
      .replace(cell, xml === null ? "" : `<c r="${place}"${format === undefined ? "" : ' s="1"'}${xml}`)
      .replace("</sheetData>", `</sheetData>${after}`),
  );
  change("styles.xml", () => stylesWith(format ?? "General"));
  return new Uint8Array(spreadsheet.CFB.write(archive, { fileType: "zip", type: "buffer" }) as Buffer);
}
