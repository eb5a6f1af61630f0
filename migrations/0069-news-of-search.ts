import { type Kysely, sql } from "kysely";

/**
 * The number under which a search document was news last: when it became readable, or readers got a later version of it.
 * When it is only indexed again (a term got another name, a document of it was read), it gets another number of change,
 * but it does not become news. features/subscription/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_document add column news bigint;
    alter table search_document disable trigger number_search_document;
    update search_document set news = change;
    alter table search_document enable trigger number_search_document;
    alter table search_document alter column news set not null;
    create index on search_document (route, news);

    create or replace function number_search_document() returns trigger language plpgsql as $$
    begin
      new.change := next_search_change();
      if tg_op = 'INSERT' then
        new.news := new.change;
      elsif new.published is distinct from old.published or new.modified is distinct from old.modified then
        new.news := new.change;
      else
        new.news := old.news;
      end if;
      return new;
    end $$;
  `.execute(db);
}
