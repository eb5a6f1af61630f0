import { Readable } from "node:stream";
import { sql } from "kysely";
import { readList } from "../features/retraction/server/csv.ts";
import { loadList } from "../features/retraction/server/load-list.ts";
import { compareAll } from "../features/retraction/server/nightly.ts";
import { readListFile } from "../features/retraction/server/read-list.ts";
import type { Db } from "../platform/server/http/work.ts";
import { receiveFile } from "../platform/server/received-file.ts";
import { aRetractionList } from "../test/builders/a-retraction-list.ts";
import { anAssessment } from "../test/builders/an-assessment.ts";
import { openOwnDatabase } from "./own-database.ts";
import type { Finding } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

/** As many as the list of 2026 has, each with the texts that nobody needs here. */
const ROWS = 69_000;
const UNNEEDED = "x".repeat(600);
const ASSESSMENTS = 2_000;
/** In the working copy, and the same in an edition. */
const STUDIES = 20;

/** Yards: 2 seconds, and 10, where a yard is 5 ms. */
const READ_LIMIT = 400;
const LIMIT = 2_000;

/** The list of retracted studies of today's size: received and read in its process, put in the place of another, and compared each night. */
export async function retractions(): Promise<readonly Finding[]> {
  await using own = await openOwnDatabase();
  const { db } = own;
  await manyStudies(db);
  const bytes = Buffer.from(aList());
  const size = `${(bytes.length / 1e6).toFixed(0)} MB`;
  const received = performance.now();
  await using file = await receiveFile(Readable.from(inChunks(bytes)));
  const read = await readListFile(file);
  const inItsProcess = performance.now() - received;
  // That process gives way to the server, so on a busy machine its clock says little: the limit is on the processor's time.
  const before = process.cpuUsage();
  readList(bytes);
  const { user, system } = process.cpuUsage(before);
  if (read.kind !== "read") throw new Error(`the list was not read: ${read.kind}`);
  const list = { rows: read.rows, notices: read.notices, sha256: file.sha256 };
  const load = () =>
    timed(() => db.transaction().execute((tx) => loadList(tx, list, { anyway: false, by: {}, at: new Date() })));
  const first = await load();
  const again = await load();
  const comparing = await timed(() => compareAll(db));
  const uses = await db.selectFrom("retraction_use").select(sql<number>`count(*)::int`.as("n")).executeTakeFirst();
  const of = `${ASSESSMENTS} assessments with ${STUDIES} studies each, in the working copy and an edition`;
  return [
    timeFinding(
      `A list of ${ROWS.toLocaleString("en")} retracted studies read, time of the processor`,
      (user + system) / 1_000,
      READ_LIMIT,
      `${size}, ${read.notices.length.toLocaleString("en")} notices; received and read in its process by the clock ${(inItsProcess / 1_000).toFixed(1)} s`,
      read.rows === ROWS,
    ),
    timeFinding(
      "The list put in the place of the one before, every assessment compared",
      again,
      LIMIT,
      `${of}; the first list ${(first / 1_000).toFixed(1)} s`,
    ),
    timeFinding(
      "Every assessment compared with the list, as each night",
      comparing,
      LIMIT,
      of,
      uses?.n === ASSESSMENTS,
    ),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const aList = (): string =>
  aRetractionList(
    ...Array.from({ length: ROWS }, (_, at) => ({
      record: at + 1,
      doi: at % 20 === 0 ? "unavailable" : `https://doi.org/10.5555/S0140-${at % 90}(26)${at}-${at % 9}`,
      pmid: at % 2 === 0 ? "0" : String(800_000_000 + at),
      nature: at % 18 === 0 ? ("Expression of concern" as const) : ("Retraction" as const),
    })),
  ).replaceAll("over to linjer", `over to linjer${UNNEEDED}`);

/** As a connection gives them. */
function* inChunks(bytes: Buffer): Generator<Buffer> {
  const CHUNK = 65_536;
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

/** Copies of one assessment with references, and an edition with the same. The list names the first of them. */
async function manyStudies(db: Db): Promise<void> {
  const { number } = await anAssessment(db, { opened: true, status: 3 });
  await sql`insert into assessment (site_id, template_version, type, name, status, organization)
    select site_id, template_version, type, 'Eksempel nummer ' || n, 3, organization
    from assessment, generate_series(2, ${sql.lit(ASSESSMENTS)}) n where number = ${number}`.execute(db);
  await sql`insert into schema_item (assessment, key) select number, 'sok' from assessment
    where not exists (select from schema_item where assessment = number and key = 'sok')`.execute(db);
  await sql`insert into block_row (assessment, owner, part, position, cells, revs)
    select s.assessment, s.number, 'references', n, jsonb_build_object('title', 'Studie ' || n, 'date', '2020',
        'doi', case when n = 1 then '10.5555/S0140-1(26)1-1' else '10.5555/other.' || s.assessment || '.' || n end), '{}'
    from schema_item s, generate_series(1, ${sql.lit(STUDIES)}) n where s.key = 'sok' and s.reviewer is null`.execute(
    db,
  );
  await sql`insert into publication (assessment, version, projection_version, snapshot)
    select r.assessment, 1, 7, jsonb_build_object('sections', jsonb_build_array(jsonb_build_object('blocks', jsonb_build_array(
      jsonb_build_object('kind', 'LiteratureSearch', 'references', jsonb_agg(r.cells || jsonb_build_object('id', r.id, 'pmid', '',
        'authors', '[]'::jsonb)))))))
    from block_row r group by r.assessment`.execute(db);
  await sql`analyze`.execute(db);
}
