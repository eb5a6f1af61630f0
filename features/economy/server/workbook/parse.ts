import { z } from "zod";
import { askChild } from "../../../../platform/server/child.ts";
import { createQueue } from "../../../../platform/server/queue.ts";
import { type FoundCells, foundTypes, sheetKeys } from "../../rules/index.ts";

/** Limits of the child process: processor time in milliseconds, and memory of the heap and of the whole process in megabytes. */
const TIME_MAX = 8_000;
const MEMORY_MAX = 256;
const RESIDENT_MAX = 500;

const Found = z.record(
  z.enum(sheetKeys),
  z.record(
    z.string(),
    z.object({
      type: z.enum(foundTypes),
      value: z.union([z.number(), z.string()]),
      formula: z.string().nullable(),
      format: z.string().nullable(),
    }),
  ),
);

/**
 * One at a time on each instance: a workbook takes a processor for a moment, a hostile one for as long as it may. Those that wait have
 * their bytes in memory.
 */
const inTurn = createQueue({ atOnce: 1, waiting: 10, ofOne: 2 });

/**
 * Reads the cells of our layout out of a workbook that the gate let through, in a process of its own that may neither write nor start
 * anything. Null when it cannot be read in time and memory; `full` when too many wait, or too many of this person.
 * @param person whom it is counted as
 */
export const parseWorkbook = (bytes: Uint8Array, person: string): Promise<FoundCells | null | "full"> =>
  inTurn(person, () => parseInChild(bytes));

/** Throws when the child could not even start, which is the server's fault and not the workbook's. */
async function parseInChild(bytes: Uint8Array): Promise<FoundCells | null> {
  const limits = { processorMs: TIME_MAX, megabytes: MEMORY_MAX, resident: RESIDENT_MAX };
  const told = await askChild(new URL("./parse-child.ts", import.meta.url), bytes, limits);
  if (told.kind === "not-started") throw new Error("the process that reads workbooks did not start");
  const found = told.kind === "answered" ? Found.safeParse(told.answer) : null;
  return found?.success ? found.data : null;
}
