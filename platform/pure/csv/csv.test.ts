import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf } from "./index.ts";

/** Reads what was written, as a spreadsheet does. */
const read = (text: string): string[][] => {
  const rows: string[][] = [];
  for (const line of text
    .replace(/^\ufeff/, "")
    .matchAll(/((?:"(?:[^"]|"")*"|[^;\r\n]*)(?:;(?:"(?:[^"]|"")*"|[^;\r\n]*))*)\r\n/g))
    rows.push(
      [...(line[1] ?? "").matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
  return rows;
};

test.each(["=1+1", "+47 900", "-2", "@sum", "\t=1", " =1", "\u00a0=1", "\u200b=1", "＝1", "\n=1", "|cmd", "%x"])(
  "%j is text in a spreadsheet, and no formula",
  (text) => {
    expect(read(csvOf([[text]]))[0]?.[0]).toBe(`'${text}`);
  },
);

test("whatever is written is read again as the same cells, with nothing that begins as a formula", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "=", '"', ";", "\n", "\r", "æ", " ", "@", "\u0000") });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const again = read(csvOf(rows));
      expect(again.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [at, row] of again.entries())
        for (const [place, cell] of row.entries()) {
          expect(cell).not.toMatch(/^\s*[=+\-@]/);
          expect(cell.replace(/^'/, "")).toBe((rows[at]?.[place] ?? "").replace(/[\r\0]/g, "").replace(/^'/, ""));
        }
    }),
  );
});

test("a number is a number", () => {
  expect(csvOf([["Treff", -3]])).toBe('\ufeff"Treff";-3\r\n');
});
