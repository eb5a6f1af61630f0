import * as spreadsheet from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import { aWorkbook } from "../../../../test/builders/a-workbook.ts";
import { amountCells, commentCells } from "../../../../test/world/workbooks/cells.ts";
import { formats } from "../../../../test/world/workbooks/formats.ts";
import { withCell } from "../../../../test/world/workbooks/with-cell.ts";
import { readWorkbook } from "../../rules/index.ts";
import { meaningOf } from "../../rules/number-format.ts";
import { cellsIn } from "./cells.ts";

test.each(formats)("%s: %s", (_, format, meaning) => expect(meaningOf(format)).toBe(meaning));

/** What is read of a cell: its number or comment, or why it is refused. */
function readAt(bytes: Uint8Array, field: string, cell: string): string | undefined {
  const read = readWorkbook(cellsIn(bytes));
  if (read.kind === "other-workbook" || read.kind === "nothing-written") return read.kind;
  const problem = read.problems.find((each) => each.cell === cell && each.kind !== "empty");
  return problem?.kind ?? (read.kind === "read" ? read.cells[field] : undefined);
}

describe("a cell for an amount", () => {
  test.each(amountCells)("$name is $becomes", async ({ becomes, ...given }) => {
    const read = readAt(await withCell("sheet1.xml", "B5", given), "startup_2", "B5");
    expect(read).toBe(becomes === "empty" ? "nothing-written" : becomes);
  });
});

describe("a cell for a comment", () => {
  test.each(commentCells)("$name", async ({ becomes, ...given }) => {
    const bytes = await withCell("sheet3.xml", "D17", given);
    const cells = cellsIn(bytes);
    const started = {
      ...cells,
      startup: { ...cells.startup, b4: { type: "number", value: 1, formula: null, format: null } },
    } as const;
    expect(readWorkbook(started)).toMatchObject({ kind: "read", cells: { budget_3: becomes } });
  });
});

describe("a workbook", () => {
  const changed = async (change: (book: spreadsheet.WorkBook) => void, bookType: "xlsx" | "biff8" = "xlsx") => {
    const book = spreadsheet.read(await aWorkbook({ startup_1: 12_000 }), {
      type: "array",
      cellNF: true,
      cellStyles: true,
    });
    change(book);
    return new Uint8Array(spreadsheet.write(book, { type: "buffer", bookType }));
  };
  const sheet = (book: spreadsheet.WorkBook) => book.Sheets.Oppstart ?? {};
  const dated = (book: spreadsheet.WorkBook) => {
    sheet(book).B4 = { t: "n", v: 46_082, z: "d\\-mmm" };
  };

  test.each<[string, (book: spreadsheet.WorkBook) => void, string]>([
    [
      "with hidden rows",
      (book) => {
        sheet(book)["!rows"] = [{}, {}, {}, { hidden: true }];
      },
      "12000",
    ],
    [
      "with a sheet of somebody's own in front",
      (book) => {
        book.SheetNames.unshift("Notater");
        book.Sheets.Notater = spreadsheet.utils.aoa_to_sheet([["B4"], [99]]);
      },
      "12000",
    ],
    [
      "with its sheets in another order",
      (book) => {
        book.SheetNames.reverse();
      },
      "12000",
    ],
    [
      "with the names of sheets in capitals",
      (book) => {
        book.SheetNames = book.SheetNames.map((name) => name.toUpperCase());
        book.Sheets = Object.fromEntries(Object.entries(book.Sheets).map(([name, each]) => [name.toUpperCase(), each]));
      },
      "12000",
    ],
    [
      "of Numbers, a sheet for each table",
      (book) => {
        const named = (name: string) => `${name} - Tabell 1`;
        book.SheetNames = book.SheetNames.map(named);
        book.Sheets = Object.fromEntries(Object.entries(book.Sheets).map(([name, each]) => [named(name), each]));
        for (const each of Object.values(book.Sheets))
          for (const cell of Object.values<spreadsheet.CellObject>(each))
            if (cell.f !== undefined) cell.f = cell.f.replace("Drift!", "'Drift - Tabell 1'!");
      },
      "12000",
    ],
    [
      "that counts its days from 1904",
      (book) => {
        book.Workbook = { ...book.Workbook, WBProps: { date1904: true } };
      },
      "12000",
    ],
    [
      "that counts its days from 1904, with a date",
      (book) => {
        dated(book);
        book.Workbook = { ...book.Workbook, WBProps: { date1904: true } };
      },
      "date",
    ],
    [
      "with two amounts merged",
      (book) => {
        sheet(book)["!merges"] = [{ s: { r: 2, c: 1 }, e: { r: 3, c: 1 } }];
      },
      "merged",
    ],
    [
      "with an amount merged with an empty cell beside it",
      (book) => {
        sheet(book)["!merges"] = [{ s: { r: 3, c: 1 }, e: { r: 3, c: 2 } }];
      },
      "12000",
    ],
  ])("%s: %#", async (_, change, expected) => expect(readAt(await changed(change), "startup_1", "B4")).toBe(expected));

  test("of the older format: amounts are taken, and dates are refused", async () => {
    expect(readAt(await changed(() => undefined, "biff8"), "startup_1", "B4")).toBe("12000");
    expect(readAt(await changed(dated, "biff8"), "startup_1", "B4")).toBe("date");
  });
});
