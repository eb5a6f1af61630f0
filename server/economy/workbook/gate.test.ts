import { expect, test } from "vitest";
import { aWorkbook, withEntries } from "../../../test/builders/a-workbook.ts";
import { gate } from "./gate.ts";

const ours = await aWorkbook();
const withMore = (count: number): Buffer =>
  Buffer.from(
    withEntries(ours, Object.fromEntries(Array.from({ length: count }, (_, at) => [`xl/more${1000 + at}.txt`, "a"]))),
  );

test("files beyond the two hundredth are too many, by whatever names", async () => {
  expect(await gate(withMore(20))).toMatchObject({ kind: "xlsx" });
  const tooMany = withMore(201);
  expect(await gate(tooMany)).toEqual({ kind: "too-large-inside" });
  const sameName = tooMany.toString("latin1").replaceAll(/xl\/more\d{4}/g, "xl/more0000");
  expect(await gate(Buffer.from(sameName, "latin1"))).toEqual({ kind: "too-large-inside" });
});
