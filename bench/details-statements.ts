import { openForSeat } from "../features/session/server/index.ts";
import { anAssessment } from "../test/builders/an-assessment.ts";
import type { AppHere } from "./app-here.ts";
import type { House } from "./house.ts";
import type { Finding } from "./result.ts";

const MOST_UNCHANGED = 2;

/** How many statements `GetMethodAssessmentDetails` sends, for templates with different numbers of blocks. */
export async function detailsStatements({ database }: House, app: AppHere): Promise<readonly Finding[]> {
  const counts: { readonly blocks: number; readonly statements: number; readonly unchanged: number }[] = [];
  for (const type of ["1", "2", "3"] as const) {
    const { number, seats } = await anAssessment(database.db, { type, opened: true });
    const [seat] = seats;
    if (!seat) throw new Error("an assessment without a seat");
    const { secret } = await database.db.transaction().execute((tx) => openForSeat(tx, null, seat.id, new Date()));
    const address = `/api/schema/GetMethodAssessmentDetails/${number}`;
    const cookie = `minimetode=${secret}`;
    await app.during(address, { cookie });
    const statements = (await app.during(address, { cookie })).length;
    const known = await app.etagOf(address, { cookie });
    const unchanged = (await app.during(address, { cookie, known })).length;
    counts.push({ blocks: await blocksOf(database, number), statements, unchanged });
  }
  const distinct = new Set(counts.map(({ statements }) => statements));
  const unchanged = Math.max(...counts.map((each) => each.unchanged));
  return [
    {
      what: "Statements of GetMethodAssessmentDetails, nothing changed (304)",
      measured: String(unchanged),
      limit: `at most ${MOST_UNCHANGED}`,
      holds: unchanged <= MOST_UNCHANGED,
      absolutes: counts.map((each) => `${each.blocks} blocks: ${each.unchanged}`).join("; "),
    },
    {
      what: "Statements of GetMethodAssessmentDetails",
      measured: [...distinct].join(", "),
      limit: "the same for any number of blocks",
      holds: distinct.size === 1,
      absolutes: counts.map(({ blocks, statements }) => `${blocks} blocks: ${statements}`).join("; "),
    },
  ];
}

async function blocksOf({ db }: House["database"], assessment: number): Promise<number> {
  const row = await db
    .selectFrom("schema_item")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("assessment", "=", assessment)
    .executeTakeFirstOrThrow();
  return row.count;
}
