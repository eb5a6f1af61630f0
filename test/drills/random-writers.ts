import type { Finding } from "../../bench/result.ts";
import { openForSeat } from "../../features/session/server/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { lostOf, type Things, writeAtRandom } from "../random-writing.ts";
import { openStage, type Stage, withDatabase } from "./stage.ts";

const ASSESSMENTS = 3;
const ROLES = ["initiator", "librarian", "economist"] as const;
const STEPS = 250;
const TABLE = "primarstudier";

/** An assessment with what is written in it, and the cookies of those who write. */
type Group = { readonly assessment: number; readonly things: Things; readonly cookies: readonly string[] };

const groupIn = (stage: Stage): Promise<Group> =>
  withDatabase(stage, async ({ db }) => {
    const { number, seats } = await anAssessment(db, { opened: true, seats: ROLES.map((role) => ({ role })) });
    const cookies: string[] = [];
    for (const { id } of seats) {
      const { secret } = await db.transaction().execute((tx) => openForSeat(tx, null, id, new Date()));
      cookies.push(`minimetode=${secret}`);
    }
    const items = await db
      .selectFrom("schema_item")
      .select(["number", "guid", "key"])
      .where("assessment", "=", number)
      .execute();
    const of = (key: string) => {
      const found = items.find((item) => item.key === key);
      if (!found) throw new Error(`no block ${key}`);
      return found;
    };
    const things = {
      numbers: of("okonomisk-vurdering").number,
      table: of(TABLE).guid,
      text: of("bestiller").guid,
      literature: of("litteratursok").number,
    };
    return { assessment: number, things, cookies };
  });

/** Several write in the same numbers, studies and comments for a long time: nothing that was acknowledged is lost. */
export async function randomWriters(): Promise<readonly Finding[]> {
  await using stage = await openStage();
  const groups: Group[] = [];
  while (groups.length < ASSESSMENTS) groups.push(await groupIn(stage));
  let acknowledged = 0;
  const lost: string[] = [];
  await Promise.all(
    groups.map(async ({ assessment, things, cookies }) => {
      const told = await Promise.all(
        cookies.map((cookie, at) => {
          const headers = { cookie, origin: stage.url, "content-type": "application/json" };
          const own = { ...headers, "x-forwarded-for": `192.0.2.${at + 1}` };
          const ask = (path: string, body: object) =>
            fetch(`${stage.url}${path}`, { method: "POST", headers: own, body: JSON.stringify(body) });
          return writeAtRandom(ask, things, Math.random, STEPS);
        }),
      );
      acknowledged += told.flat().length;
      lost.push(...(await withDatabase(stage, ({ db }) => lostOf(db, assessment, told.flat()))));
    }),
  );
  return [
    {
      what: `Acknowledged texts lost by ${ASSESSMENTS * ROLES.length} who write at random`,
      measured: String(lost.length),
      limit: "0",
      holds: lost.length === 0 && acknowledged > 0,
      absolutes: `of ${acknowledged}${lost.length > 0 ? `: ${lost.slice(0, 3).join("; ")}` : ""}`,
    },
  ];
}
