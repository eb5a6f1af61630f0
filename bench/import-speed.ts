import path from "node:path";
import { runImport } from "../features/transfer/server/index.ts";
import { openFileStore } from "../platform/server/files.ts";
import { openOwnDatabase } from "./own-database.ts";
import { type Draw, realWords, someWords } from "./real-words.ts";
import type { Finding } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

/** Of 300 words, as a notification that fills two screens. */
const recordOf = (draw: Draw, at: number) =>
  JSON.stringify({
    record: "notification",
    id: at,
    heading: someWords(draw, 8).slice(0, 200),
    published: new Date(Date.UTC(2015 + (at % 11), at % 12, 1 + (at % 28))).toISOString(),
    methodSummary: `<p>${someWords(draw, 30)}.</p>`,
    sections: ["Beskrivelse", "Dokumentasjon"].map((title) => ({ title, body: `<p>${someWords(draw, 135)}.</p>` })),
    topics: [["Kreft", "Hjerte og kar", "Lunge"][at % 3]],
    methodTypes: ["Medisinsk utstyr"],
    oldPaths: [`/gammelt/${at}.html`],
  });

/** Yards for one notification. */
const LIMIT = 0.7;

/** `npm run bench -- import <notifications>`: how many of 300 words are taken in a second, the search's rows and old addresses among it. */
export async function importSpeed(notifications: number): Promise<readonly Finding[]> {
  await using own = await openOwnDatabase();
  const files = await openFileStore({ kind: "disk", folder: path.join(own.folder, "files") });
  const draw = realWords();
  const lines = Array.from({ length: notifications }, (_, at) => recordOf(draw, at));
  const from = performance.now();
  const before = process.cpuUsage();
  const report = await runImport({ db: own.db, files }, () => lines, { folder: own.folder });
  const seconds = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(before);
  const again = performance.now();
  await runImport({ db: own.db, files }, () => lines, { folder: own.folder });
  const rate = notifications / seconds;
  return [
    timeFinding(
      `Import of one of ${notifications} notifications of 300 words`,
      1_000 / rate,
      LIMIT,
      `${rate.toFixed(0)} a second, ${seconds.toFixed(1)} s, of them ${((user + system) / 1e6).toFixed(1)} s processor of this process; the same again ${((performance.now() - again) / 1000).toFixed(1)} s`,
      report.refused.length === 0,
    ),
  ];
}
