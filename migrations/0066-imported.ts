import { type Kysely, sql } from "kysely";

/**
 * Imported records, by the sender's own ids: importing the same id again changes the same target. `hash` is the hash of
 * the record at its last import, so that an unchanged record is skipped. A file that a notification names is stored here
 * by its path. docs/import.md, Again
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
