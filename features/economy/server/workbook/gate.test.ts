import { expect, test } from "vitest";
import { aWorkbook, withEntries } from "../../../../test/builders/a-workbook.ts";
import { gate } from "./gate.ts";

const ours = await aWorkbook();
const withMore = (count: number): Buffer =>
  Buffer.from(
    withEntries(ours, Object.fromEntries(Array.from({ length: count }, (_, at) => [`xl/more${1000 + at}.txt`, "a"]))),
  );

test("a workbook of the older format with a sheet of macros is refused, and one without is not", async () => {
  const old = Buffer.from(await aWorkbook({ startup_1: 1 }, "biff8"));
  expect(await gate(old)).toEqual({ kind: "xls" });
  const record = old.indexOf(Buffer.from([0x85, 0x00]));
  const length = old.readUInt16LE(record + 2);
  expect(old.subarray(record + 12, record + 4 + length).toString("utf16le")).toBe("Oppstart");
  old[record + 9] = 1;
  expect(await gate(old)).toEqual({ kind: "has-macros" });
});

test("an archive that two programs could read differently is refused", async () => {
  const twice = withEntries(ours, { "xl/worksheets/sheet7.xml": "<a/>", "xl/worksheets/sheet8.xml": "<b/>" });
  expect(await gate(Buffer.from(twice))).toMatchObject({ kind: "xlsx" });
  const sameName = Buffer.from(twice).toString("latin1").replaceAll("sheet8.xml", "sheet7.xml");
  expect(await gate(Buffer.from(sameName, "latin1"))).toEqual({ kind: "damaged" });
  const commented = Buffer.concat([Buffer.from(ours), Buffer.from("ord")]);
  commented.writeUInt16LE(3, ours.length - 2);
  expect(await gate(commented)).toEqual({ kind: "damaged" });
});

test("files beyond the two hundredth are too many, by whatever names", async () => {
  expect(await gate(withMore(20))).toMatchObject({ kind: "xlsx" });
  const tooMany = withMore(201);
  expect(await gate(tooMany)).toEqual({ kind: "too-large-inside" });
  const sameName = tooMany.toString("latin1").replaceAll(/xl\/more\d{4}/g, "xl/more0000");
  expect(await gate(Buffer.from(sameName, "latin1"))).toEqual({ kind: "too-large-inside" });
});
