import { type Kysely, sql } from "kysely";

/** Comments that authors write to each other, and how far each seat has read them. Nothing of this is ever published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment (
      id integer generated always as identity primary key,
      assessment integer not null references assessment on delete cascade,
      owner integer not null references schema_item on delete cascade,
      -- The first comment of its thread; null for that one itself.
      parent integer references comment on delete cascade,
      contributor uuid not null references contributor on delete cascade,
      body text not null,
      -- The marked words that a thread began with.
      quote text,
      -- The seats that the text names.
      mentions uuid[] not null default '{}',
      rev integer not null default 1,
      created_at timestamptz not null default now(),
      -- Null until its writer has changed it.
      changed_at timestamptz,
      -- Of a thread, on its first comment.
      resolved_at timestamptz,
      resolved_by uuid references contributor on delete set null,
      deleted_at timestamptz,
      deleted_by uuid references contributor on delete set null,
      -- When the daily mail took it into account.
      told_at timestamptz
    );
    create index on comment (assessment);
    create index on comment (owner, id);
    create index on comment (id) where told_at is null;

    create table comment_seen (
      contributor uuid not null references contributor on delete cascade,
      owner integer not null references schema_item on delete cascade,
      assessment integer not null references assessment on delete cascade,
      -- Numbers grow in the order of commits: writing a comment locks its assessment.
      upto integer not null,
      primary key (contributor, owner)
    );
    create index on comment_seen (assessment);
  `.execute(db);
}
