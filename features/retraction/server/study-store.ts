import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { AssessmentType } from "../../assessment/rules/index.ts";
import type { ReaderSection } from "../../kinds/rules/index.ts";
import { REFERENCES_PART, referenceOf } from "../../reference/rules/index.ts";
import { type Notice, type Study, studiesOfSections, studyOfEvidence, studyOfReference } from "../rules/index.ts";

/** A study of an assessment, with the edition that names it; null for the working copy. */
export type UsedStudy = Study & { readonly assessment: number; readonly version: number | null };

type Row = {
  readonly assessment: number;
  readonly id: number;
  readonly part: string;
  readonly cells: Readonly<Record<string, string>>;
};

const studyOfRow = ({ id, part, cells }: Row): Study => {
  if (part !== REFERENCES_PART) return studyOfEvidence(id, cells);
  const { authors, ...texts } = referenceOf(cells);
  return studyOfReference(id, authors[0]?.family || authors[0]?.given || "", texts);
};

/** The studies in the working copies of the assessments that name a DOI or a PubMed number. */
export async function draftStudies(db: Db | Tx, assessments: readonly number[]): Promise<readonly UsedStudy[]> {
  const { rows } = await sql<Row>`
    select r.assessment, r.id, r.part, r.cells from block_row r join schema_item s on s.number = r.owner
     where r.assessment = any(${assessments}::integer[]) and r.deleted_at is null and s.reviewer is null
       and (r.part = ${REFERENCES_PART} or r.cells ->> 'reference' <> '')
     order by r.assessment, r.id`.execute(db);
  return rows
    .map((row) => ({ ...studyOfRow(row), assessment: row.assessment, version: null }))
    .filter(({ dois, pmids }) => dois.length + pmids.length > 0);
}

/** The same of every edition that stands. Only the blocks that hold studies are read. */
export async function editionStudies(db: Db | Tx, assessments: readonly number[]): Promise<readonly UsedStudy[]> {
  const { rows } = await sql<{ assessment: number; version: number; blocks: ReaderSection["blocks"] }>`
    select assessment, version, jsonb_path_query_array(snapshot,
      '$.sections[*].blocks[*] ? (@.kind == "LiteratureSearch" || @.kind == "EvidenceTable")') as blocks
      from publication where assessment = any(${assessments}::integer[]) order by assessment, version`.execute(db);
  return rows.flatMap(({ assessment, version, blocks }) =>
    studiesOfSections([{ blocks }]).map((study) => ({ ...study, assessment, version })),
  );
}

/** The numbers of all assessments. */
export const everyAssessment = async (db: Db | Tx): Promise<readonly number[]> => {
  const rows = await db.selectFrom("assessment").select("number").orderBy("number").execute();
  return rows.map(({ number }) => number);
};

/** A standing edition of an assessment that named a paper of the list when it was last compared. */
export type NamingEdition = {
  readonly organization: number;
  readonly type: AssessmentType;
  readonly blocks: ReaderSection["blocks"];
  /** Notices that an editor said are of another study. */
  readonly notSame: readonly number[];
};

/** These editions, with every notice of the papers that are named. */
export const namingEditions = async (db: Db) => {
  const { rows } = await sql<{ notices: readonly Notice[]; editions: readonly NamingEdition[] }>`
    with used as (select n.* from retraction_notice n where n.record_id in (select record_id from retraction_use)),
    paper as (
      select * from used
      union select n.* from retraction_notice n join used on n.doi = used.doi where n.doi <> ''
      union select n.* from retraction_notice n join used on n.pmid = used.pmid where n.pmid <> ''),
    newest as (
      select distinct on (p.assessment) p.assessment, p.snapshot from publication p
       where p.assessment in (select assessment from retraction_use) order by p.assessment, p.version desc)
    select
      coalesce((select jsonb_agg(jsonb_build_object('recordId', record_id, 'doi', doi, 'pmid', pmid, 'nature', nature,
        'on', noticed_on, 'noticeDoi', notice_doi)) from paper), '[]') as notices,
      coalesce((select jsonb_agg(jsonb_build_object('organization', a.organization, 'type', a.type,
        'blocks', jsonb_path_query_array(n.snapshot,
          '$.sections[*].blocks[*] ? (@.kind == "LiteratureSearch" || @.kind == "EvidenceTable")'),
        'notSame', array(select record_id from retraction_not_same o where o.assessment = a.number)))
        from newest n join assessment a on a.number = n.assessment), '[]') as editions`.execute(db);
  return rows[0] ?? { notices: [], editions: [] };
};
