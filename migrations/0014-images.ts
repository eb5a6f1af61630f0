import { type Kysely, sql } from "kysely";

/**
 * An image is a row of its block (name, alternative text, order) with a file, which is stored in several widths. The file follows
 * its row: it can be read while the row is there, and after that only where a publication shows it. The kinds of files are no longer listed here: each room
 * names its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attachment drop constraint if exists attachment_kind_check;
    alter table attachment add column row integer references block_row on delete cascade;
    create unique index attachment_one_image on attachment (row) where row is not null;
    create table image_size (
      attachment integer not null references attachment on delete cascade,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      storage_key text not null,
      size integer not null,
      sha256 text not null,
      primary key (attachment, width)
    );
  `.execute(db);
}
