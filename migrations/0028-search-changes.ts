import { type Kysely, sql } from "kysely";

/**
 * Each instance keeps a read index in memory and reads what changed since its last number. The number is drawn under a lock that ends with
 * the transaction: a plain sequence would show rows out of the order of their commits, and one would be missed. Triggers draw it, so that
 * no writer can forget. features/search/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence search_change as bigint;
    alter table search_document add column change bigint;
    update search_document set change = nextval('search_change');
    alter table search_document alter column change set not null;
    create index on search_document (change);

    create table search_removed (
      id integer primary key,
      change bigint not null,
      at timestamptz not null default now()
    );
    create index on search_removed (change);

    create function next_search_change() returns bigint language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(727028);
      return nextval('search_change');
    end $$;

    create function number_search_document() returns trigger language plpgsql as $$
    begin
      new.change := next_search_change();
      return new;
    end $$;
    create trigger number_search_document before insert or update on search_document
      for each row execute function number_search_document();

    create function note_removed_search_document() returns trigger language plpgsql as $$
    begin
      insert into search_removed (id, change) values (old.id, next_search_change());
      return null;
    end $$;
    create trigger note_removed_search_document after delete on search_document
      for each row execute function note_removed_search_document();
  `.execute(db);
}
