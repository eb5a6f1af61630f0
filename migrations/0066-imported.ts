import { type Kysely, sql } from "kysely";

/**
 * What was imported, by the sender's own names: the same again changes the same thing. `hash` is of the record as it was last taken, so that
 * one that has not changed is left alone. A file that a notification names stands here by its path. docs/import.md, Again
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imported (
      record text not null check (record in ('notification', 'page', 'media', 'file')),
      id text not null,
      target integer not null,
      hash text not null,
      at timestamptz not null default now(),
      primary key (record, id)
    );
    create index on imported (target);
  `.execute(db);
}
