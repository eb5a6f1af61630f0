import path from "node:path";
import { buildWhenStale } from "../platform/server/browser-build.ts";
import { quietly } from "../platform/server/starting.ts";
import { requireChromium } from "../test/chromium.ts";
import { alerts } from "./alerts.ts";
import { openAppHere } from "./app-here.ts";
import { browserScript } from "./browser-script.ts";
import { content } from "./content.ts";
import { deskList } from "./desk-list.ts";
import { deskPages } from "./desk-pages.ts";
import { details } from "./details.ts";
import { detailsStatements } from "./details-statements.ts";
import { documents } from "./documents.ts";
import { flows } from "./flows.ts";
import { fullDetails } from "./full-details.ts";
import { type House, openHouse } from "./house.ts";
import { importSpeed } from "./import-speed.ts";
import { keptPage } from "./kept-page.ts";
import { live } from "./live.ts";
import { myAssessments } from "./my-assessments.ts";
import { manyAuthors, oneAuthor } from "./one-author.ts";
import { overview } from "./overview.ts";
import { readyPages } from "./ready-pages.ts";
import { relevance } from "./relevance.ts";
import { renderedPage } from "./rendered-page.ts";
import { machineOf, report } from "./report.ts";
import type { Bench, Finding } from "./result.ts";
import { retractions } from "./retractions.ts";
import { conclude, runParts, say } from "./run-parts.ts";
import { saving } from "./saving.ts";
import { searchSpeed } from "./search-speed.ts";
import { start } from "./start.ts";
import { keptWhileTyping } from "./typing.ts";
import { workbook } from "./workbook.ts";

/**
 * `npm run bench`: measures, shows and writes `bench/results.md`. Words choose some of it, which is only shown: `npm run bench details typing`.
 * `npm run bench -- relevance <file>` shows how well the search ranks, `npm run bench -- search <documents>` how fast it is,
 * `npm run bench -- import <notifications>` how fast an import is. Ends with 1 when a limit does not hold.
 */

const from = performance.now();

/** The benches that run on one running product. */
const onTheHouse: Readonly<Record<string, (house: House) => Promise<readonly Finding[]>>> = {
  kept: keptPage,
  ready: readyPages,
  typing: keptWhileTyping,
  rendered: renderedPage,
  author: oneAuthor,
  saving,
  authors: manyAuthors,
  details,
  full: fullDetails,
  async statements(house) {
    await using app = await openAppHere(house.databaseUrl);
    return await detailsStatements(house, app);
  },
  flows,
  script: browserScript,
  content,
  pages: deskPages,
  desk: deskList,
  mine: myAssessments,
  overview,
};
const byThemselves: Readonly<Record<string, Bench>> = {
  workbook,
  documents,
  alerts,
  retractions,
  start,
  live,
};

/** The benches that need Chromium. It is looked for before anything is measured. */
const IN_CHROMIUM = ["script"];

const words = process.argv.slice(2);
const [first, operand] = words;
if (first === "relevance" && operand !== undefined) conclude(await relevance(operand));
else if (first === "search" && Number(operand) > 0) conclude(await searchSpeed(Number(operand)));
else if (first === "import" && Number(operand) > 0) conclude(await importSpeed(Number(operand)));
else if (words.every((word) => word in onTheHouse || word in byThemselves)) await measure();
else {
  const parts = [...Object.keys(onTheHouse), ...Object.keys(byThemselves)].join(" ");
  throw new Error(
    `npm run bench [-- relevance <file> | search <documents> | import <notifications> | any of: ${parts}]`,
  );
}
async function measure(): Promise<void> {
  if (words.length === 0 || words.some((word) => IN_CHROMIUM.includes(word))) requireChromium(say);
  await buildWhenStale(path.resolve(import.meta.dirname, ".."), { ...quietly, say });
  const findings: Finding[] = [];
  let machine = "";
  if (words.length === 0 || words.some((word) => word in onTheHouse)) {
    await using house = await openHouse();
    machine = await machineOf(house.database);
    const inHouse = Object.entries(onTheHouse).map(([name, part]): [string, Bench] => [name, () => part(house)]);
    findings.push(...(await runParts(Object.fromEntries(inHouse), words)));
  }
  findings.push(...(await runParts(byThemselves, words)));
  conclude(findings);
  if (words.length === 0) await report(findings, machine, (performance.now() - from) / 1000);
}
