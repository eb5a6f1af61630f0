import type { Finding } from "../../bench/result.ts";
import { openStage, pause } from "./stage.ts";
import { inHistory, openLine, save } from "./writer.ts";

const ROUNDS = 5;
const WRITERS = 8;
const LOADED_MS = 1_500;

/** `kill -9` while many save, again and again: what was acknowledged is in the history, once. */
export async function killed(): Promise<readonly Finding[]> {
  await using stage = await openStage();
  const desks = await stage.desks(WRITERS);
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const writers = desks.map(async (desk) => {
      using line = openLine(stage.url, "192.0.2.1");
      for (;;) {
        const { asked, value } = await save(line, desk);
        if (asked.kind === "lost") return;
        if (asked.status === 200) acknowledged.push(value);
      }
    });
    await pause(LOADED_MS);
    process.kill(stage.app.pid, "SIGKILL");
    await Promise.all(writers);
    await stage.restart();
  }
  const { lost, doubled } = await inHistory(stage, acknowledged);
  return [
    {
      what: `Acknowledged saves lost in ${ROUNDS} kills under load`,
      measured: String(lost),
      limit: "0",
      holds: lost === 0 && acknowledged.length > 0,
      absolutes: `of ${acknowledged.length}; ${doubled} doubled`,
    },
  ];
}
