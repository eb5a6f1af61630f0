import { sql } from "kysely";
import { evidenceColumns } from "../features/evidence/rules/index.ts";
import { openClient } from "./client.ts";
import type { House } from "./house.ts";
import { type Finding, median } from "./result.ts";

const ROUNDS = 7;
const TIMES = 30;
/** As often as V8 needs to have compiled both sides: with 50 an answer of one and the same draft took 3.6 ms, and later 2.6. */
const WARM = 400;
const COMMENTS = 200;
const STUDIES = 40;
/**
 * Highest ratios for the call of the authors' page and for the call of the specification:
 * docs/adr/0094-limits-of-pages-that-nothing-keeps.md
 */
const MOST = { workingCopy: 1.5, details: 1.95 };

/** The working copy as its calls answer it, with a full economy, 40 studies and 200 comments, beside the same draft without them. */
export async function fullDetails({ url, database, drafts }: House): Promise<readonly Finding[]> {
  const [plain, full] = drafts.slice(-2);
  if (!plain || !full) throw new Error("two drafts are needed");
  await fill(database, full.number);
  const findings: Finding[] = [];
  for (const [name, most, address] of [
    [
      "GetMethodAssessmentDetails",
      MOST.details,
      (number: number) => `/api/schema/GetMethodAssessmentDetails/${number}`,
    ],
    ["The editor's working copy", MOST.workingCopy, (number: number) => `/api/assessments/${number}/working-copy`],
  ] as const) {
    const taken = async ({ number, cookie }: typeof plain, times: number) => {
      using client = openClient(url, cookie);
      const all: number[] = [];
      for (let time = 0; time < times; time++) {
        const { status, ms } = await client.get(address(number));
        if (status !== 200) throw new Error(`${name}: ${status}`);
        all.push(ms);
      }
      return median(all);
    };
    await taken(plain, WARM);
    await taken(full, WARM);
    const rounds: { readonly without: number; readonly withAll: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ without: await taken(plain, TIMES), withAll: await taken(full, TIMES) });
    const ratio = median(rounds.map(({ without, withAll }) => withAll / without));
    const ms = (of: "without" | "withAll") => median(rounds.map((each) => each[of])).toFixed(1);
    findings.push({
      what: `${name} with a full economy, ${STUDIES} studies and ${COMMENTS} comments, p50`,
      measured: ratio.toFixed(2),
      limit: `at most ${most}`,
      holds: ratio <= most,
      absolutes: `${ms("withAll")} ms, without them ${ms("without")} ms`,
    });
  }
  return findings;
}

async function fill({ db }: House["database"], assessment: number): Promise<void> {
  const owner = (key: string) =>
    sql`(select number from schema_item where assessment = ${assessment} and key = ${key})`;
  const study = JSON.stringify(
    Object.fromEntries(evidenceColumns.map(({ key }) => [key, "Eksempel på det som står her"])),
  );
  await sql`insert into block_row (assessment, owner, part, position, cells)
    select ${assessment}, ${owner("kunnskapsoppsummeringer")}, 'KnowledgeSummary', n, ${study}::jsonb
      from generate_series(1, ${STUDIES}::int) n`.execute(db);
  await sql`insert into block_row (assessment, owner, part, position, cells)
    select ${assessment}, number, 'numbers', 1,
           (select jsonb_object_agg(field, '12345') from unnest(${economyFields}::text[]) field)
      from schema_item where assessment = ${assessment} and key = 'okonomisk-vurdering'`.execute(db);
  await sql`insert into comment (assessment, owner, contributor, body)
    select ${assessment}, i.number, (select id from contributor where assessment = ${assessment} limit 1),
           'En kommentar om hva som bør stå her, og hvorfor det ikke gjør det ennå.'
      from generate_series(1, ${COMMENTS}::int) n
      join lateral (select number from schema_item where assessment = ${assessment} order by number offset n % 40 limit 1) i on true`.execute(
    db,
  );
}

const economyFields = [
  ...Array.from({ length: 6 }, (_, at) => `startup_${at + 1}`),
  ...Array.from({ length: 25 }, (_, at) => `operational_${at + 1}`),
  ...Array.from({ length: 15 }, (_, at) => `budget_${at + 1}`),
];
