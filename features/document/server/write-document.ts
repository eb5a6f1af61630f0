import { askChild } from "../../../platform/server/child.ts";
import type { ToWrite } from "./formats.ts";
import { WriterAnswer } from "./written.ts";

/** Milliseconds of the processor that one document may take. An average one takes less than one second, 370 pages take four. */
const TIME = 30_000;
const HEAP = 512;
/** Megabytes of the whole process: 370 pages took 770. */
const RESIDENT = 1_500;

/** Writes a document in a process of its own, which may die. Throws when it could not start, which is the server's fault. */
export async function writeDocument(given: ToWrite): Promise<WriterAnswer> {
  const limits = { processorMs: TIME, megabytes: HEAP, addons: true, resident: RESIDENT };
  const told = await askChild(new URL("./write-child.ts", import.meta.url), given, limits);
  if (told.kind === "answered") return WriterAnswer.parse(told.answer);
  if (told.kind === "not-started") throw new Error("the process that writes documents did not start");
  return {
    kind: "failed",
    because: told.code === null ? "it took too long or too much memory" : `ended with ${told.code}`,
  };
}
