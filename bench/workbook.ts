import { numberFields } from "../features/economy/rules/index.ts";
import { checkFile, readFilled } from "../features/economy/server/workbook/index.ts";
import { aWorkbook } from "../test/builders/a-workbook.ts";
import { type Finding, median } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

/** Yards. */
const LIMIT = 200;
const ROUNDS = 9;

/** How long it takes to read a workbook in which every number is written: the look at its bytes, and the process that reads it. */
export async function workbook(): Promise<readonly Finding[]> {
  const every = Object.fromEntries(numberFields.map(({ field }, at) => [field, 1_000 + at]));
  const findings: Finding[] = [];
  for (const [ending, type] of [
    ["xlsx", "xlsx"],
    ["xls", "biff8"],
  ] as const) {
    const bytes = Buffer.from(await aWorkbook(every, type));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now();
      const file = await checkFile(`tall.${ending}`, bytes);
      const read = file.ok ? await readFilled(file.value, bytes, "bench") : file;
      if (!read.ok || read.value.kind !== "read") throw new Error("the workbook was not read");
      times.push(performance.now() - from);
    }
    const slowest = Math.max(...times);
    const middle = `slowest of ${ROUNDS}; middle ${median(times).toFixed(0)} ms`;
    findings.push(timeFinding(`workbook read (.${ending})`, slowest, LIMIT, middle));
  }
  return findings;
}
