import type { Cell, CellStyle } from "hucre";
import { type LayoutCell, layout, numberField, sheetKeys, sheetNames } from "../../rules/index.ts";

const GREY = { type: "pattern", pattern: "solid", fgColor: { rgb: "EEEBE6" } } as const;
const AMOUNT = "#,##0;[Red]-#,##0";
const thin = { style: "thin", color: { rgb: "8A8580" } } as const;
const frame = { top: thin, right: thin, bottom: thin, left: thin };

const styles: Readonly<Record<LayoutCell["kind"], CellStyle>> = {
  title: { font: { bold: true, size: 16 } },
  heading: { font: { bold: true } },
  label: { alignment: { wrapText: true } },
  note: { font: { italic: true } },
  number: { numFmt: AMOUNT, border: frame, protection: { locked: false } },
  comment: { border: frame, alignment: { wrapText: true }, protection: { locked: false } },
  derived: { numFmt: AMOUNT, fill: GREY, font: { bold: true } },
};

/** A cell of the layout as it is written. No result stands at a formula: some programs would keep it as the sum. */
const written = (each: LayoutCell): Partial<Cell> => {
  const style = styles[each.kind];
  if ("text" in each) return { value: each.text, type: "string", style };
  const formula = each.kind === "comment" ? undefined : each.formula;
  return formula ? { formula, style } : { value: null, style };
};

/** Where the writer wants a cell: "row,column", counted from 0. */
const place = (cell: string): string => `${Number(cell.slice(1)) - 1},${cell.charCodeAt(0) - "a".charCodeAt(0)}`;

/** The workbook to fill in: our layout with nothing written. Only the cells for numbers and comments can be written in. */
export async function writeWorkbook(): Promise<Uint8Array> {
  // Loaded when somebody asks for the workbook: it is large, and most days nobody does.
  const { writeXlsx } = await import("hucre");
  return writeXlsx({
    properties: { title: "Økonomisk vurdering", creator: "Minimetode" },
    sheets: sheetKeys.map((sheet) => ({
      name: sheetNames[sheet],
      columns: [
        { width: 58 },
        ...["b", "c", "d", "e"].map((column) => ({ width: column === "d" && sheet === "budget" ? 50 : 22 })),
      ],
      cells: new Map(layout[sheet].map((each) => [place(each.cell), written(each)])),
      protection: { sheet: true },
    })),
    namedRanges: sheetKeys.flatMap((sheet) =>
      layout[sheet].flatMap((each) =>
        each.kind === "number" && numberField(each.field)
          ? [
              {
                name: each.field,
                range: `${sheetNames[sheet]}!$${each.cell.charAt(0).toUpperCase()}$${each.cell.slice(1)}`,
              },
            ]
          : [],
      ),
    ),
  });
}
