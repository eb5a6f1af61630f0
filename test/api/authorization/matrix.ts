import { assessmentRows } from "./assessment-rows.ts";
import { blockRows } from "./block-rows.ts";
import { decisionRows } from "./decision-rows.ts";
import { deskRows } from "./desk-rows.ts";
import { frameRows } from "./frame-rows.ts";
import { livingRows } from "./living-rows.ts";
import { pageRows } from "./page-rows.ts";
import { publicRows } from "./public-rows.ts";
import { type ActorName, actors } from "./world.ts";

/**
 * The status that each caller gets from each route, in each working status. The rows are in a file for each subject. The test fails for
 * a route without a row and for a row without a route. A word in brackets distinguishes two requests to one route.
 */
const table = `
                                                        nobody elsewhere initiator peer librarian economist other editor plain
${blockRows}${assessmentRows}${decisionRows}${deskRows}${livingRows}${pageRows}${publicRows}${frameRows}`;

export type Row = {
  /** The route's own name, as the app lists it. */
  readonly route: string;
  /** The route, with the word that distinguishes two requests. */
  readonly request: string;
  readonly statuses: readonly (1 | 2 | 3)[];
  readonly expected: Readonly<Record<ActorName, number>>;
};

const statusOf = (text: string): 1 | 2 | 3 => (text === "1" ? 1 : text === "2" ? 2 : 3);

const [heading = "", ...lines] = table.split("\n").filter((line) => line.trim() !== "");
if (heading.trim().replace(/\s+/g, " ") !== actors.join(" ")) throw new Error("the columns are not the actors");

export const matrix: readonly Row[] = lines.map((line) => {
  const [method, url = "", statuses = "", ...codes] = line.trim().split(/\s+/);
  if (codes.length !== actors.length) throw new Error(`not one answer for each: ${line}`);
  const expected = Object.fromEntries(actors.map((actor, index) => [actor, Number(codes[index])]));
  return {
    route: `${method} ${url.replace(/\(.*\)$/, "")}`,
    request: `${method} ${url}`,
    statuses: statuses.split(",").map(statusOf),
    expected: expected as Record<ActorName, number>,
  };
});
