import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRows } from "./read.ts";

test.each([
  [
    "a,b\r\nc,d\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["\ufeffa,\nb", [["a", ""], ["b"]]],
  ['"a ""b"",\nc",d\n', [['a "b",\nc', "d"]]],
  [
    "a,,\n,\n",
    [
      ["a", "", ""],
      ["", ""],
    ],
  ],
  ["a,", [["a", ""]]],
  ['a,"open', [["a", "open"]]],
  ["", []],
])("%j is read", (text, rows) => expect([...csvRows(text)]).toEqual(rows));

test("whatever is written in quotes is read back", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", " ", "æ") });
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.constantFrom("\n", "\r\n"), (given, lineEnd) => {
      const line = (row: string[]) => `${row.map((text) => `"${text.replaceAll('"', '""')}"`).join(",")}${lineEnd}`;
      expect([...csvRows(given.map(line).join(""))]).toEqual(given);
    }),
  );
});
