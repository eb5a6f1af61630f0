import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { ReaderSection } from "../../kinds/rules/index.ts";
import { REFERENCES_PART, referenceOf } from "../../reference/rules/index.ts";
import { type Study, studiesOfSections, studyOfEvidence, studyOfReference } from "../rules/index.ts";

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
