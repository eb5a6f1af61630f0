import { sql } from "kysely";
import type { StoredLiterature } from "../../literature/rules/index.ts";

/** The searches of one block in an edition that stands, by the block's guid. */
export type EditionLiterature = StoredLiterature & { readonly guid: string };

/**
 * The days of the database searches of each edition that stands, the oldest edition first, with the selection of studies as readers got it.
 * Empty while no search repeats another: nothing else asks for them, and reading snapshots takes time. The caller's statement names the
 * assessment `a`.
 */
export const editionsSearched = sql<readonly EditionLiterature[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
        'guid', block ->> 'contentGuid',
        'days', jsonb_path_query_array(block, '$.sections[*].searches[*] ? (@.searchType == "DB").date'),
        'selection', block -> 'selection') order by p.version), '[]')
      from publication p, jsonb_path_query(p.snapshot, '$.sections[*].blocks[*] ? (@.kind == "LiteratureSearch")') as block
     where p.assessment = a.number and exists (
       select from block_row r where r.assessment = a.number and r.cells ->> 'repeats' <> '' and r.deleted_at is null))`;
