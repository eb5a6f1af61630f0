import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Templates of adoptions, and assessments that adopt a published one: `adopts` is the original, `adopts_publication` the edition that was
 * read. A publication that is withdrawn keeps its number in another table, so the column refers to neither. features/adoption/README.md
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table template add column adoption boolean not null default false;
    alter table assessment
      add column adopts integer references assessment on delete set null,
      add column adopts_publication integer,
      add constraint assessment_adopts_an_edition check (adopts is null or adopts_publication is not null);
    create index assessment_adopts on assessment (adopts) where adopts is not null;
  `.execute(db);
}
