import { type QueryExecutorProvider, sql } from "kysely";

/**
 * An edition that repeats the one before it, because nothing has changed. It is listed as changed, but nobody who follows a search gets it as news.
 * features/living/README.md
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    -- The publication that it repeats. That one may have been withdrawn.
    alter table publication add column confirms integer;
    alter table withdrawn_publication add column confirms integer;

    -- A confirmation that waits for the desk, until it is answered; and the edition that a confirmation made.
    alter table assessment_review add column asked jsonb;
    alter table assessment_review add column publication integer;

    alter table search_document add column confirmed timestamptz;
    create or replace function number_search_document() returns trigger language plpgsql as $$
    begin
      new.change := next_search_change();
      if tg_op = 'INSERT' then
        new.news := new.change;
      elsif new.confirmed is not null and new.confirmed is distinct from old.confirmed then
        new.news := old.news;
      -- A confirmation is undone: the edition before is listed by its own day again.
      elsif old.confirmed is not null and new.published is not distinct from old.published and new.modified < old.modified then
        new.news := old.news;
      elsif new.published is distinct from old.published or new.modified is distinct from old.modified then
        new.news := new.change;
      else
        new.news := old.news;
      end if;
      return new;
    end $$;
  `.execute(db);
}
