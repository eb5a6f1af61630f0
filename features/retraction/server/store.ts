import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Notice } from "../rules/index.ts";

/** A statement with more rows takes too long for the limit that statements have. */
const ROWS_AT_ONCE = 10_000;

/** The list that was loaded last; undefined before the first load. */
export const newestList = (db: Db | Tx) =>
  db
    .selectFrom("retraction_list")
    .select(["loaded_at", "by", "rows", "sha256"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Lets one load at a time go on. Readers of the list are not kept waiting. */
export const lockList = async (tx: Tx): Promise<void> => {
  await sql`lock table retraction_list in share row exclusive mode`.execute(tx);
};

export const addList = async (
  tx: Tx,
  { at, by, ...list }: { readonly at: Date; readonly by: object; readonly rows: number; readonly sha256: string },
): Promise<void> => {
  await tx
    .insertInto("retraction_list")
    .values({ loaded_at: at, by: JSON.stringify(by), ...list })
    .execute();
};

/** Puts the given notices in the place of all others. */
export async function replaceNotices(tx: Tx, notices: readonly Notice[]): Promise<void> {
  await tx.deleteFrom("retraction_notice").execute();
  for (let from = 0; from < notices.length; from += ROWS_AT_ONCE) {
    const some = notices.slice(from, from + ROWS_AT_ONCE);
    await sql`
      insert into retraction_notice (record_id, doi, pmid, nature, noticed_on, notice_doi)
      select * from unnest(
        ${some.map(({ recordId }) => recordId)}::integer[], ${some.map(({ doi }) => doi)}::text[],
        ${some.map(({ pmid }) => pmid)}::text[], ${some.map(({ nature }) => nature)}::text[],
        ${some.map(({ on }) => on)}::date[], ${some.map(({ noticeDoi }) => noticeDoi)}::text[])`.execute(tx);
  }
}

/** The notices of papers with one of the DOIs or PubMed numbers, and those that the papers' other number leads to. */
export async function noticesOf(
  db: Db | Tx,
  { dois, pmids }: { readonly dois: readonly string[]; readonly pmids: readonly string[] },
): Promise<readonly Notice[]> {
  if (dois.length + pmids.length === 0) return [];
  const { rows } = await sql<Notice>`
    with named as (
      select * from retraction_notice where doi <> '' and doi = any(${dois}::text[])
      union select * from retraction_notice where pmid <> '' and pmid = any(${pmids}::text[])),
    whole as (
      select * from named
      union select n.* from retraction_notice n join named on n.doi = named.doi where n.doi <> ''
      union select n.* from retraction_notice n join named on n.pmid = named.pmid where n.pmid <> '')
    select w.record_id as "recordId", w.doi, w.pmid, w.nature, w.noticed_on::text as "on", w.notice_doi as "noticeDoi"
      from (select * from whole
        union select n.* from retraction_notice n join whole on n.pmid = whole.pmid where n.pmid <> '' and n.doi = '') w
     order by w.record_id`.execute(db);
  return rows;
}

/** Writes which assessments name which papers, in the place of what was written of the same assessments before. */
export async function putUses(
  tx: Tx,
  assessments: readonly number[],
  uses: readonly { readonly assessment: number; readonly recordId: number }[],
): Promise<void> {
  await sql`delete from retraction_use where assessment = any(${assessments}::integer[])`.execute(tx);
  await sql`
    insert into retraction_use (assessment, record_id)
    select * from unnest(${uses.map(({ assessment }) => assessment)}::integer[],
      ${uses.map(({ recordId }) => recordId)}::integer[])
    on conflict do nothing`.execute(tx);
}

/** The assessments that name a paper of the list, by number. */
export const assessmentsInUse = async (db: Db): Promise<readonly number[]> => {
  const rows = await db.selectFrom("retraction_use").select("assessment").distinct().orderBy("assessment").execute();
  return rows.map(({ assessment }) => assessment);
};

/** For each of the assessments, the notices that an editor said are of another study. */
export async function notSame(
  db: Db | Tx,
  assessments: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { rows } = await sql<{ assessment: number; record_id: number }>`
    select assessment, record_id from retraction_not_same where assessment = any(${assessments}::integer[])`.execute(
    db,
  );
  const byAssessment = Map.groupBy(rows, ({ assessment }) => assessment);
  return new Map([...byAssessment].map(([number, some]) => [number, new Set(some.map(({ record_id }) => record_id))]));
}

type Pair = { readonly assessment: number; readonly recordId: number; readonly at: Date };

/** Notes that an editor said a notice is of another study. The first who says it stays. */
export const putNotSame = (tx: Tx, { assessment, recordId, at, by }: Pair & { readonly by: object }) =>
  tx
    .insertInto("retraction_not_same")
    .values({ assessment, record_id: recordId, by: JSON.stringify(by), at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Notes that the mails about a notice were sent. False when they were sent before. */
export const putTold = async (tx: Tx, { assessment, recordId, at }: Pair): Promise<boolean> => {
  const put = await tx
    .insertInto("retraction_told")
    .values({ assessment, record_id: recordId, told_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("record_id")
    .execute();
  return put.length > 0;
};

/** Titles of the assessments, the mails about their notices, and the notices that are of other studies. */
export async function aboutAssessments(db: Db, assessments: readonly number[]) {
  const [titles, told, said] = await Promise.all([
    db.selectFrom("assessment").select(["number", "name"]).where("number", "in", assessments).execute(),
    db.selectFrom("retraction_told").selectAll().where("assessment", "in", assessments).execute(),
    db.selectFrom("retraction_not_same").selectAll().where("assessment", "in", assessments).execute(),
  ]);
  return { titles, told, said };
}

/** The title and site of an assessment, with its initiator: an imported one has none. Undefined when the assessment is gone. */
export const mailedAbout = (tx: Tx, assessment: number) =>
  tx
    .selectFrom("assessment as a")
    .leftJoin("contributor as c", (join) =>
      join.onRef("c.assessment", "=", "a.number").on("c.role", "=", "initiator").on("c.deleted_at", "is", null),
    )
    .leftJoin("seat_language as l", "l.contributor", "c.id")
    .select(["a.name as title", "a.site_id", "c.id", "c.name", "c.email", "l.language"])
    .where("a.number", "=", assessment)
    .executeTakeFirst();
