import { type Kysely, sql } from "kysely";

/**
 * Peer reviews. The texts of a reviewer are in `schema_item`, in rows with the seat as `reviewer`. Reviewers could not
 * be invited before this migration, so it has no existing ones to add. `sent_review` is append only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table peer_review (
      contributor uuid primary key references contributor on delete cascade,
      assessment integer not null references assessment on delete cascade,
      due_on date,
      due_set_on date,
      accepted_at timestamptz,
      declined_at timestamptz,
      reason text not null default '',
      suggestion text not null default '',
      -- Sent for the due date that stands here.
      reminded_before timestamptz,
      reminded_after timestamptz
    );
    create index on peer_review (assessment);
    create table sent_review (
      id integer generated always as identity primary key,
      contributor uuid not null references contributor on delete cascade,
      assessment integer not null references assessment on delete cascade,
      version integer not null,
      -- The edition of the assessment that it was written for.
      edition integer not null,
      content jsonb not null,
      sent_at timestamptz not null,
      unique (contributor, version)
    );
    create index on sent_review (assessment);
    create index on schema_item (reviewer) where reviewer is not null;
  `.execute(db);
}
