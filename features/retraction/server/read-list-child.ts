import { givenBytes } from "../../../platform/server/given-file.ts";
import { type ReadList, readList } from "./csv.ts";

// Runs as a process of its own for each list, without the server's environment: docs/adr/0041-images-in-a-child-process.md.

process.once("message", (file: number) => {
  let answer: ReadList = { kind: "unreadable" };
  try {
    answer = readList(givenBytes(file));
  } catch {
    // A file that the reader cannot read is an answer, not a fault.
  }
  process.send?.(answer, () => process.disconnect());
});
