import { z } from "zod";
import { askChild, GIVEN_FILE } from "../../../platform/server/child.ts";
import type { ReceivedFile } from "../../../platform/server/received-file.ts";
import { natures, neededColumns } from "../rules/index.ts";
import type { ReadList } from "./csv.ts";

/** The largest list that is taken, in bytes: the list of 2026 has some 60 MB. */
export const LIST_LIMIT = 200_000_000;

/** Milliseconds of the processor and megabytes that one list may take. */
const LIMITS = { processorMs: 30_000, megabytes: 900, resident: 1_400 };

const Told = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("read"),
    rows: z.int(),
    notices: z.array(
      z.object({
        recordId: z.int().max(2_147_483_647),
        doi: z.string(),
        pmid: z.string(),
        nature: z.enum(natures),
        on: z.string().nullable(),
        noticeDoi: z.string(),
      }),
    ),
  }),
  z.object({ kind: z.literal("lacks-columns"), columns: z.array(z.enum(neededColumns)) }),
  z.object({ kind: z.literal("unreadable") }),
]);

/**
 * Reads a list in a process of its own, with limits of time and memory. Throws when the process could not start, which is the server's
 * fault and not the file's.
 */
export async function readListFile(file: Pick<ReceivedFile, "descriptor">): Promise<ReadList> {
  const script = new URL("./read-list-child.ts", import.meta.url);
  const told = await askChild(script, GIVEN_FILE, { ...LIMITS, file: file.descriptor });
  if (told.kind === "not-started") throw new Error("the process that reads lists did not start");
  const read = told.kind === "answered" ? Told.safeParse(told.answer) : null;
  return read?.success ? read.data : { kind: "unreadable" };
}
