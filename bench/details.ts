import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../platform/server/embedded-database.ts";
import { startServer } from "./child.ts";
import { openClient } from "./client.ts";
import type { House } from "./house.ts";
import { type Finding, median } from "./result.ts";

const ROUNDS = 7;
const TIMES = 30;
/** As often as V8 needs to have compiled both sides: with 50 an answer of one and the same draft took 3.6 ms, and later 2.6. */
const WARM = 400;
/** Half of the 6.4 that it took before answers were written so, measured in turn on one machine under load. */
const MOST_WHOLE = 3.2;

/** The working copy as an author's tab asks for it, and when nothing changed, beside the same object written as JSON and nothing else. */
export async function details({ url, draft }: House): Promise<readonly Finding[]> {
  using client = openClient(url, draft.cookie);
  const address = `/api/schema/GetMethodAssessmentDetails/${draft.number}`;
  const { body, etag } = await client.get(address);
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  try {
    const file = path.join(folder, "details.json");
    await writeFile(file, body);
    const port = await freePort();
    const bareUrl = `http://localhost:${port}`;
    await using _bare = await startServer(
      [path.join(import.meta.dirname, "bare-json.ts"), String(port), file],
      bareUrl,
    );
    using bareClient = openClient(bareUrl, "");
    const ways = {
      bare: () => bareClient.get("/"),
      whole: () => client.get(address),
      unchanged: () => client.get(address, { "if-none-match": etag }),
    };
    const measured = async (way: keyof typeof ways, count: number) => {
      const taken: number[] = [];
      for (let time = 0; time < count; time++) {
        const { status, ms } = await ways[way]();
        if (status !== (way === "unchanged" ? 304 : 200)) throw new Error(`${way}: ${status}`);
        taken.push(ms);
      }
      return median(taken);
    };
    for (const way of ["bare", "whole", "unchanged"] as const) await measured(way, WARM);
    const rounds: { readonly bare: number; readonly whole: number; readonly unchanged: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        bare: await measured("bare", TIMES),
        whole: await measured("whole", TIMES),
        unchanged: await measured("unchanged", TIMES),
      });
    const ratioOf = (way: "whole" | "unchanged") => median(rounds.map((each) => each[way] / each.bare));
    const of = (way: "whole" | "unchanged", what: string, most: number | null): Finding => ({
      what,
      measured: ratioOf(way).toFixed(2),
      limit: most === null ? null : `at most ${most}`,
      holds: most === null || ratioOf(way) <= most,
      absolutes: `${median(rounds.map((each) => each[way])).toFixed(1)} ms, the same object as JSON from node:http ${median(rounds.map((each) => each.bare)).toFixed(1)} ms`,
    });
    const size = `${(body.length / 1024).toFixed(0)} KB`;
    return [
      of("whole", `GetMethodAssessmentDetails (${size}), p50`, MOST_WHOLE),
      of("unchanged", "The same, nothing changed (304, two statements)", null),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}
