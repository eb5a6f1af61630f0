import { setPriority } from "node:os";
import { z } from "zod";
import { openLine } from "./writer.ts";

/**
 * Asks for pages over many connections, each as soon as the one before is answered. Writes an empty line when it has its first answer, and the
 * counts by status as JSON when it ends. Runs in a process of its own.
 */
const { url, path, connections, seconds } = z
  .object({ url: z.string(), path: z.string(), connections: z.int().max(64), seconds: z.number().max(30) })
  .parse(JSON.parse(process.argv[2] ?? ""));

// It stands for machines elsewhere: it keeps the product busy, and takes no processor time from its database.
setPriority(10);

const counts: Record<string, number> = {};
const until = performance.now() + seconds * 1000;
let asked = 0;

const flood = async () => {
  using line = openLine(url, "192.0.2.66");
  while (performance.now() < until) {
    asked += 1;
    const answer = await line.get(path.replace("*", String(asked)), { "accept-encoding": "br" });
    if (Object.keys(counts).length === 0) process.stdout.write("\n");
    const kind = answer.kind === "lost" ? answer.code : String(answer.status);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
};
await Promise.all(Array.from({ length: connections }, flood));
process.stdout.write(JSON.stringify(counts));
