import { type Kysely, sql } from "kysely";

/**
 * Alerts that wait to be sent. The news is stored once for all its recipients. A mail is a row that refers to the news,
 * and its text is written when it is sent. A mail is deleted with its subscription.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alert_news (
      id integer generated always as identity primary key,
      -- The search in words, and the hits that changed, newest first, each with its change number.
      what text not null,
      hits jsonb not null,
      made_at timestamptz not null
    );
    create table alert_mail (
      id bigint generated always as identity primary key,
      subscription integer not null references subscription on delete cascade,
      news integer not null references alert_news,
      -- How far the subscriber had been told, and when: what is newer is in the mail.
      told_change bigint not null,
      told_at timestamptz not null,
      -- A mail that is sent twice, because its process ended just then, is the same mail to its reader.
      message_id uuid not null default gen_random_uuid(),
      due_at timestamptz not null,
      tries smallint not null default 0
    );
    create index on alert_mail (due_at, id);
    create index on alert_mail (subscription);
    create index on alert_mail (news);
  `.execute(db);
}
