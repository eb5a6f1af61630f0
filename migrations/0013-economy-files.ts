import { type Kysely, sql } from "kysely";

/**
 * Files of the economy blocks: a file may stand in a numbered place of its block, and what was read from the workbook of an evaluation
 * is kept beside its file. The kinds of files are no longer listed here: each room names its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attachment drop constraint if exists attachment_kind_check;
    alter table attachment add column slot text;
    create unique index attachment_one_in_slot on attachment (owner, slot) where slot is not null and deleted_at is null;
    create table economy_sheet (
      attachment integer primary key references attachment on delete cascade,
      cells jsonb not null
    );
  `.execute(db);
}
