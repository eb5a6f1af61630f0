import { type Kysely, sql } from "kysely";

/**
 * Files of withdrawn editions, whose addresses say so for ever; and alerts that are paused: by their subscriber, or because the mail server
 * refused the address for good three times.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawn_file (
      publication integer not null references withdrawn_publication,
      attachment integer not null references attachment on delete cascade,
      primary key (attachment, publication)
    );
    insert into withdrawn_file (publication, attachment)
      select w.id, f.id from withdrawn_publication w join attachment f on f.assessment = w.assessment
      where w.snapshot::text like '%' || f.guid || '%';
    alter table subscription
      add column paused_at timestamptz,
      add column refusals smallint not null default 0;
  `.execute(db);
}
