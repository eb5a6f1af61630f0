import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/server/http/work.ts";
import { termFacets } from "../../../search/rules/index.ts";
import type { WrittenForm } from "../../rules/index.ts";

export type EveryTermRow = Awaited<ReturnType<typeof everyTerm>>[number];

const columns = [
  "id",
  "rev",
  "kind",
  "key",
  "name",
  "parent_id",
  "url",
  "icon",
  "form",
  "retired",
  "merged_into",
] as const;

export const everyTerm = (db: Db | Tx) =>
  db.selectFrom("term").select(columns).orderBy("kind").orderBy("name").execute();

/** One change of terms at a time: names are compared with all of a kind. */
export const lockTerms = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('terms'))`.execute(tx);

type NewTerm = {
  kind: string;
  key: string;
  name: string;
  parent_id: number | null;
  url: string | null;
  icon: string | null;
  form: WrittenForm | null;
};

export const insertTerm = (tx: Tx, term: NewTerm) =>
  tx.insertInto("term").values(term).returning("id").executeTakeFirstOrThrow();

type Change = Partial<Pick<EveryTermRow, "name" | "parent_id" | "url" | "icon" | "form" | "retired" | "merged_into">>;

export const changeTerm = (tx: Tx, id: number, change: Change) =>
  tx
    .updateTable("term")
    .set({ ...change, rev: sql<number>`rev + 1` })
    .where("id", "=", id)
    .execute();

/** Moves all terms under one term to another. */
export const moveChildren = (tx: Tx, from: number, to: number) =>
  tx.updateTable("term").set({ parent_id: to, rev: sql<number>`rev + 1` }).where("parent_id", "=", from).execute();

/** How many published pages name a key in a property. */
export const usesOnPages = (db: Db | Tx) =>
  db
    .selectFrom("content_ref")
    .select([sql<string>`path[1]`.as("property"), "target", sql<number>`count(distinct content)::int`.as("uses")])
    .where("kind", "=", "term")
    .groupBy([sql`path[1]`, "target"])
    .execute();

/** How many assessments are found by a term. */
export async function usesInAssessments(db: Db | Tx): Promise<readonly { id: number; uses: number }[]> {
  const found = await Promise.all(
    termFacets.map(({ column }) =>
      sql<{ id: number; uses: number }>`
        select term as id, count(*)::int as uses from search_document, unnest(${sql.ref(column)}) as term
        where route = 'methodassessment' group by term`.execute(db),
    ),
  );
  return found.flatMap(({ rows }) => rows);
}

/** How many assessments an organisation or a municipality is the sender of. */
export const usesAsSender = (db: Db | Tx) =>
  db
    .selectFrom("assessment")
    .select(["organization as id", sql<number>`count(*)::int`.as("uses")])
    .groupBy("organization")
    .execute();

/** The documents of the search that hold one of these texts or numbers. */
export const documentsWith = (tx: Tx, names: readonly string[], ids: readonly number[]) =>
  tx
    .selectFrom("search_document")
    .select(["id", "route", "result", "source", ...termFacets.map(({ column }) => column)])
    .where(({ or }) =>
      or([
        ...names.map((name) => sql<boolean>`position(${JSON.stringify(name)} in result::text) > 0`),
        ...termFacets.map(({ column }) => sql<boolean>`${sql.ref(column)} && ${[...ids]}::integer[]`),
      ]),
    )
    .execute();

export const writeTermDocument = (tx: Tx, id: number, row: Readonly<Record<string, unknown>>) =>
  tx.updateTable("search_document").set(row).where("id", "=", id).execute();
