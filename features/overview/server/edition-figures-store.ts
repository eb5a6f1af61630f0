import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { AssessmentType } from "../../assessment/rules/index.ts";
import { dueOnOf, searchedAgainOf } from "../../living/server/index.ts";
import { criteria, type EditionFigures } from "../rules/index.ts";
import { yearOf } from "./count-store.ts";

type Beside = { readonly setAside: Readonly<Record<string, string>> };

const beside = (publication: ReturnType<typeof sql.ref>) => sql<Beside>`jsonb_build_object(
  'setAside', coalesce((select jsonb_object_agg(r.id, r.cells ->> 'setAside') from block_row r
    where r.assessment = ${publication} and r.part = 'results' and r.cells ->> 'setAside' <> ''), '{}'))`;

/** The findings that the authors of an assessment have set aside. */
export const besideOf = async (tx: Tx, assessment: number): Promise<Beside> => {
  const { rows } = await sql<{ beside: Beside }>`
    select ${beside(sql.ref("a.number"))} as beside from assessment a where a.number = ${assessment}`.execute(tx);
  return rows[0]?.beside ?? { setAside: {} };
};

export type Unfigured = {
  readonly publication: number;
  /** Its figures are noted, and only its words are not. */
  readonly hasFigures: boolean;
  /** Changes with the snapshot. */
  readonly stored: string;
  readonly assessment: number;
  readonly organization: number;
  readonly type: AssessmentType;
  /** The year in which it was published. */
  readonly year: number;
  /** The day by which the assessment is looked at again, ISO; null without one. */
  readonly reviewOn: string | null;
  /** The day of the new search that its confirmation says, ISO; null where it confirms none. */
  readonly searchedAgain: string | null;
  readonly snapshot: object;
  readonly beside: Beside;
};

/** The newest editions whose figures or words are not noted for what is stored now, as `missing`. */
const withMissing = sql`newest as (
      select distinct on (assessment) id, assessment, xmin::text as stored from publication
       order by assessment, version desc),
    missing as (
      select n.id, n.assessment, n.stored, f.publication is not null as "hasFigures"
        from newest n left join edition_figures f on f.publication = n.id and f.stored = n.stored
       where f.words is null)`;

/**
 * Standing editions without figures or words of what is stored now, in the order of their numbers.
 * @param after the last one that was answered before; 0 for the first
 */
export async function unfigured(db: Db | Tx, after: number, most: number): Promise<readonly Unfigured[]> {
  const { rows } = await sql<Unfigured>`
    with ${withMissing},
    picked as (select * from missing where id > ${after} order by id limit ${most})
    select m.id as publication, m."hasFigures", m.stored, a.number as assessment, a.organization, a.type,
      ${yearOf(sql`p.published_at`)} as year, p.snapshot, ${dueOnOf("a.number")}::text as "reviewOn",
      ${searchedAgainOf({ assessment: "a.number", publication: "p.id" })}::text as "searchedAgain",
      ${beside(sql.ref("a.number"))} as beside
      from picked m join publication p on p.id = m.id join assessment a on a.number = m.assessment
     order by m.id`.execute(db);
  return rows;
}

/** How many of these editions come after one. */
export async function countUnfigured(db: Db, after: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${withMissing} select count(*)::int as count from missing where id > ${after}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Writes the figures of an edition in the place of older ones.
 * @param stored the snapshot that they were made from: nothing is written when another is stored by now; null in its own transaction
 */
export async function putFigures(
  db: Db | Tx,
  publication: number,
  figures: EditionFigures,
  stored: string | null,
): Promise<void> {
  const { meets, searchedOn, words, language } = figures;
  const columns = sql.join(criteria.map((each) => sql.ref(each)));
  const values = sql.join(criteria.map((each) => sql`${meets[each]}::boolean`));
  await sql`
    insert into edition_figures (publication, stored, ${columns}, searched_on, words, language)
    select id, xmin::text, ${values}, ${searchedOn}::date, ${words}::integer, ${language}::text from publication
     where id = ${publication} and (${stored}::text is null or xmin::text = ${stored})
    on conflict (publication) do update set
      stored = excluded.stored, ${sql.join(criteria.map((each) => sql`${sql.ref(each)} = excluded.${sql.ref(each)}`))},
      searched_on = excluded.searched_on, words = excluded.words, language = excluded.language`.execute(db);
}
