import { type Kysely, sql } from "kysely";

/**
 * The text of a document of the media library, read once for its bytes, so that the search finds the pages that show it. It goes with the
 * bytes: a file that was replaced or deleted leaves no text behind. features/media/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_text (
      bytes integer primary key references media_bytes on delete cascade,
      state text not null check (state in ('read', 'cut', 'empty', 'locked', 'unreadable', 'too-heavy', 'missing')),
      text text not null default '',
      at timestamptz not null
    );
  `.execute(db);
}
