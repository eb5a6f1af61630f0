import { sql } from "kysely";
import { anAssessment } from "../test/builders/an-assessment.ts";
import { aBrowser } from "../test/builders/browser.ts";
import { openClient } from "./client.ts";
import type { House } from "./house.ts";
import { type Finding, median } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

const ASSESSMENTS = 10_000;
const SAVES = 8;
const TIMES = 40;
const WARM = 20;
/** Milliseconds, with signing the caller in and sending the answer. */
/** Yards. */
const LIMIT = 6;

/** The desk's list where a country's trusts have worked for years: its first page, sorted otherwise, and searched. */
export async function deskList({ url, database }: House): Promise<readonly Finding[]> {
  await manyAssessments(database);
  const editor = aBrowser({ url });
  await editor.visit("/login?login_hint=redaktor");
  using client = openClient(url, `minimetode=${editor.cookies.get("minimetode") ?? ""}`);
  /** @param limit null where it is only reported: when an assessment was changed, or which have a common word, is asked of all of them */
  const measured = async (what: string, query: string, limit: number | null): Promise<Finding> => {
    const taken: number[] = [];
    for (let time = 0; time < WARM + TIMES; time++) {
      const { status, ms } = await client.get(`/api/desk/assessments${query}`);
      if (status !== 200) throw new Error(`${what}: ${status}`);
      if (time >= WARM) taken.push(ms);
    }
    const sorted = taken.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    const whole = `${what}, ${ASSESSMENTS.toLocaleString("en")} assessments, p50`;
    return timeFinding(whole, median(sorted), limit, `p95 ${p95.toFixed(1)} ms`);
  };
  return [
    await measured("The desk's list", "", LIMIT),
    await measured("The desk's list, the last changed first", "?sort=changed&direction=desc", null),
    await measured("A search in the desk's list", "?q=nummer%20123", null),
  ];
}

/** Copies of one assessment, with an initiator, some saves and, for every third, an edition. */
async function manyAssessments({ db }: House["database"]): Promise<void> {
  const { number } = await anAssessment(db, { opened: true });
  await sql`insert into assessment (site_id, template_version, type, name, status, organization, started_at, opened_at, sent_at)
    select site_id, template_version, type, 'Eksempel nummer ' || n, 1 + n % 3, organization, now() - n * interval '1 hour',
      now() - n * interval '1 hour', case when n % 3 = 1 then now() - n * interval '1 minute' end
    from assessment, generate_series(1, ${sql.lit(ASSESSMENTS)}) n where number = ${number}`.execute(db);
  await sql`insert into contributor (assessment, role, name, email)
    select number, 'initiator', 'Eksempel ' || number, number || '@eksempel.no' from assessment
    where name like 'Eksempel nummer %'`.execute(db);
  await sql`insert into history (assessment, kind, ref, rev, action, value, by, at)
    select number, case when n % 4 = 0 then 'comment' else 'block' end, number, n, 'saved', '"tekst"', '{}', now() - n * interval '1 minute'
    from assessment, generate_series(1, ${sql.lit(SAVES)}) n where name like 'Eksempel nummer %'`.execute(db);
  await sql`insert into publication (assessment, version, projection_version, snapshot)
    select number, 1, 6, '{}' from assessment where name like 'Eksempel nummer %' and status = 3`.execute(db);
  await sql`analyze`.execute(db);
}
