import { sql } from "kysely";
import { anAssessment } from "../test/builders/an-assessment.ts";
import { aBrowser } from "../test/builders/browser.ts";
import { openClient } from "./client.ts";
import type { House } from "./house.ts";
import { type Finding, median } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

const ASSESSMENTS = 5_000;
const ORGANIZATIONS = 60;
/** Assessments whose edition names a retracted study: only these snapshots are read. */
const RETRACTED = 25;
/** The fields of drafts are too many for one statement. */
const PARTS = 20;
const TIMES = 20;
const WARM = 5;
/** Yards: about 300 ms where the limits were set. */
const LIMIT = 60;

/** The desk's overview where a country's trusts have worked for years, of everything and of one organisation. */
export async function overview({ url, database }: House): Promise<readonly Finding[]> {
  const organization = await manyAssessments(database);
  const editor = aBrowser({ url });
  await editor.visit("/login?login_hint=redaktor");
  using client = openClient(url, `minimetode=${editor.cookies.get("minimetode") ?? ""}`);
  const measured = async (what: string, query: string): Promise<Finding> => {
    const taken: number[] = [];
    for (let time = 0; time < WARM + TIMES; time++) {
      const { status, ms } = await client.get(`/api/desk/overview${query}`);
      if (status !== 200) throw new Error(`${what}: ${status}`);
      if (time >= WARM) taken.push(ms);
    }
    const sorted = taken.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    const whole = `${what}, ${ASSESSMENTS.toLocaleString("en")} assessments, p50`;
    return timeFinding(whole, median(sorted), LIMIT, `p95 ${p95.toFixed(1)} ms`);
  };
  return [
    await measured("The desk's overview", ""),
    await measured("The desk's overview of an organisation", `?organization=${organization}`),
  ];
}

const STEPS = ["sent for publication", "returned to the authors", "sent for publication", "published"] as const;

/** Assessments of many organisations with their fields, steps, editions and decisions. Answers the number of one organisation. */
async function manyAssessments({ db }: House["database"]): Promise<number> {
  const { number } = await anAssessment(db, { opened: true });
  await sql`insert into term (kind, key, name)
    select 'organization', 'maalt-' || n, 'Målt helseforetak ' || n from generate_series(1, ${sql.lit(ORGANIZATIONS)}) n`.execute(
    db,
  );
  await sql`insert into assessment (site_id, template_version, type, name, status, organization, started_at, opened_at, sent_at)
    select a.site_id, a.template_version, a.type, 'Oversikt nummer ' || n, 1 + n % 3,
      (select id from term where key = 'maalt-' || 1 + n % ${sql.lit(ORGANIZATIONS)}), now() - n * interval '5 hours',
      now() - n * interval '5 hours', case when n % 3 = 1 then now() - n * interval '1 hour' end
    from assessment a, generate_series(1, ${sql.lit(ASSESSMENTS)}) n where a.number = ${number}`.execute(db);
  const some = sql`select number from assessment where name like 'Oversikt nummer %'`;
  for (let part = 0; part < PARTS; part++)
    await sql`insert into schema_item (assessment, key, value)
      select n.number, s.key, case when n.number % 4 > 0 and s.number % 10 = 0 then '"<p>Skrevet</p>"'::jsonb end
      from assessment n, schema_item s where n.status = 1 and n.number in (${some}) and n.number % ${sql.lit(PARTS)} = ${sql.lit(part)}
        and s.assessment = ${number} and s.number % 5 = 0`.execute(db);
  for (const [at, action] of STEPS.entries())
    await sql`insert into audit_log (action, at, actor, assessment, detail)
      select ${action}, now() - (number % 600) * interval '1 day' + ${sql.lit(at)} * interval '9 days', '{}', number, '{}'
      from assessment where status > 1 and number in (${some})`.execute(db);
  await sql`insert into publication (assessment, version, snapshot, published_at)
    select number, version, jsonb_build_object('version', 8, 'heading', name, 'text',
      (select string_agg(md5(random()::text || n), ' ') from generate_series(1, 200) n)),
      now() - (number % 900) * interval '1 day'
    from assessment, generate_series(1, 2) version where status = 3 and number in (${some})`.execute(db);
  await sql`insert into edition_figures (publication, stored, certainty, absolute, unwanted, selection, costs, review, numbers,
      searched_on, words, language)
    select id, xmin::text, id % 2 = 0, id % 3 = 0, id % 5 = 0, id % 7 > 1, null, id % 4 = 0, id % 9 > 0,
      current_date - id % 1000, 2000 + id % 3000, case when id % 4 = 0 then 'nn' else 'nb' end
    from publication where assessment in (${some})`.execute(db);
  await sql`insert into decision (assessment, publication, organization, state, outcome, reason, decided_on, asked_at, decided_at)
    select a.number, p.id, a.organization, 'decided', 'not-introduced', 'Målt', current_date - a.number % 500, now(), now()
    from assessment a join publication p on p.assessment = a.number and p.version = 2
    where a.number in (${some}) and a.number % 2 = 0`.execute(db);
  await retractedStudies(db);
  await sql`analyze`.execute(db);
  const { rows } = await sql<{ id: number }>`select id from term where key = 'maalt-7'`.execute(db);
  return rows[0]?.id ?? 0;
}

async function retractedStudies(db: House["database"]["db"]): Promise<void> {
  await sql`insert into retraction_notice (record_id, doi, pmid, nature, noticed_on, notice_doi)
    select n, '10.5555/maalt-' || n, '', 'retraction', '2025-01-01', '' from generate_series(1, ${sql.lit(RETRACTED)}) n`.execute(
    db,
  );
  await sql`with named as (
      select id, row_number() over (order by id) as n from publication p
       where version = 2 and assessment in (select number from assessment where name like 'Oversikt nummer %')
       order by id limit ${sql.lit(RETRACTED)})
    update publication p set snapshot = p.snapshot || jsonb_build_object('sections', jsonb_build_array(jsonb_build_object(
      'blocks', jsonb_build_array(jsonb_build_object('kind', 'EvidenceTable', 'studies', jsonb_build_array(
        jsonb_build_object('id', 1, 'cells', jsonb_build_object('reference', 'doi:10.5555/maalt-' || named.n))))))))
    from named where named.id = p.id`.execute(db);
  await sql`insert into retraction_use (assessment, record_id)
    select p.assessment, 1 from publication p where p.snapshot ? 'sections'
      and p.assessment in (select number from assessment where name like 'Oversikt nummer %')`.execute(db);
  await sql`update edition_figures f set stored = p.xmin::text from publication p where p.id = f.publication`.execute(
    db,
  );
}
