import type { Finding } from "../../bench/result.ts";
import { openStage, pause } from "./stage.ts";
import { type Asked, inHistory, openLine, save } from "./writer.ts";

const WRITERS = 12;
const READERS = 6;
const LOADED_MS = 2_000;
const MOST_SECONDS = 20;

/** SIGTERM while many save and read: every request that was sent on an open connection is answered. */
export async function stoppingUnderLoad(): Promise<readonly Finding[]> {
  await using stage = await openStage();
  const desks = await stage.desks(WRITERS);
  const answers: Asked[] = [];
  const acknowledged: string[] = [];
  const until = performance.now() + MOST_SECONDS * 1000;
  // Who is told that the connection closes goes elsewhere, as a load balancer does.
  const goOn = (asked: Asked) => {
    answers.push(asked);
    return asked.kind === "answered" && !asked.closes && performance.now() < until;
  };
  const writers = desks.map(async (desk) => {
    using line = openLine(stage.url, "192.0.2.1");
    for (;;) {
      const { asked, value } = await save(line, desk);
      if (asked.kind === "answered" && asked.status === 200) acknowledged.push(value);
      if (!goOn(asked)) return;
    }
  });
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    using line = openLine(stage.url, `192.0.2.${100 + reader}`);
    while (goOn(await line.get(reader % 2 ? "/om-oss/" : "/api/session")));
  });
  await pause(LOADED_MS);
  const before = answers.length;
  process.kill(stage.app.pid, "SIGTERM");
  await Promise.all([...writers, ...readers]);
  await stage.app[Symbol.asyncDispose]();
  await stage.restart();
  const failed = answers.filter((asked) => asked.kind === "lost" || asked.status !== 200);
  const { lost } = await inHistory(stage, acknowledged);
  return [
    {
      what: `Failed answers at SIGTERM, ${WRITERS} writers and ${READERS} readers`,
      measured: String(failed.length),
      limit: "0",
      holds: failed.length === 0 && answers.length > before,
      absolutes: `${before} answered before, ${answers.length - before} after; acknowledged saves lost: ${lost} of ${acknowledged.length}`,
    },
  ];
}
