import { type Kysely, sql } from "kysely";

/**
 * The steps by which a rich text became its next revision, for those who write in it at the same time. The value of each
 * revision is in the block and the history. A revision without a row here was saved as a whole value. When an entry of
 * the history is redacted, a trigger deletes the steps, so that callers cannot forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_change (
      item integer not null references schema_item on delete cascade,
      rev integer not null,
      -- The name that its writer gave it: the same again when the answer was lost.
      batch text not null,
      steps jsonb not null,
      at timestamptz not null,
      primary key (item, rev)
    );
    create index on text_change using brin (at);

    create function forget_text_changes() returns trigger language plpgsql as $$
    begin
      delete from text_change where item = new.ref;
      return null;
    end $$;
    create trigger forget_text_changes after update on history
      for each row when (new.kind = 'block' and new.action = 'redacted') execute function forget_text_changes();
  `.execute(db);
}
