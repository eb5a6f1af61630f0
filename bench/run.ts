import path from "node:path";
import { buildWhenStale } from "../server/platform/browser-build.ts";
import { alerts } from "./alerts.ts";
import { openAppHere } from "./app-here.ts";
import { browserScript } from "./browser-script.ts";
import { details } from "./details.ts";
import { detailsStatements } from "./details-statements.ts";
import { documents } from "./documents.ts";
import { fullDetails } from "./full-details.ts";
import { openHouse } from "./house.ts";
import { importSpeed } from "./import-speed.ts";
import { keptPage } from "./kept-page.ts";
import { manyAuthors, oneAuthor } from "./one-author.ts";
import { relevance } from "./relevance.ts";
import { renderedPage } from "./rendered-page.ts";
import { machineOf, report } from "./report.ts";
import type { Finding } from "./result.ts";
import { saving } from "./saving.ts";
import { searchSpeed } from "./search-speed.ts";
import { start } from "./start.ts";
import { keptWhileTyping } from "./typing.ts";
import { workbook } from "./workbook.ts";

/**
 * `npm run bench`: measures, shows and writes `bench/results.md`. `npm run bench -- relevance <file>` only shows how well the search ranks,
 * `npm run bench -- search <documents>` how fast it is, `npm run bench -- import <notifications>` how fast an import is,
 * `npm run bench -- alerts` how alerts leave.
 * Ends with 1 when a limit does not hold.
 */

const say = (text: string) => process.stdout.write(`${text}\n`);
const from = performance.now();
const findings: Finding[] = [];
const tell = (found: readonly Finding[]) => {
  findings.push(...found);
  for (const { what, measured, limit, holds, absolutes } of found)
    say(`${holds ? " " : "✗"} ${what}: ${measured}${limit ? ` (${limit})` : ""}; ${absolutes}`);
};

const [only, file] = process.argv.slice(2);
if (only === "relevance" && file !== undefined) tell(await relevance(file));
else if (only === "search" && Number(file) > 0) tell(await searchSpeed(Number(file)));
else if (only === "import" && Number(file) > 0) tell(await importSpeed(Number(file)));
else if (only === "alerts") tell(await alerts());
else if (only === undefined) await everything();
else
  throw new Error(
    "npm run bench [-- relevance <file of passages and questions> | search <number of documents> | import <number of notifications> | alerts]",
  );
process.exitCode = findings.every(({ holds }) => holds) ? 0 : 1;

async function everything(): Promise<void> {
  await buildWhenStale(path.resolve(import.meta.dirname, ".."), say);
  let machine = "";
  {
    await using house = await openHouse();
    machine = await machineOf(house.database);
    tell(await keptPage(house));
    tell(await keptWhileTyping(house));
    tell(await renderedPage(house));
    tell(await oneAuthor(house));
    tell(await saving(house));
    tell(await manyAuthors(house));
    tell(await details(house));
    tell(await fullDetails(house));
    {
      await using app = await openAppHere(house.databaseUrl);
      tell(await detailsStatements(house, app));
    }
    tell(await browserScript(house));
  }
  tell(await workbook());
  tell(await documents());
  tell(await alerts());
  tell(await start());

  await report(findings, machine, (performance.now() - from) / 1000);
}
