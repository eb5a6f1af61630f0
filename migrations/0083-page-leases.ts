import { type Kysely, sql } from "kysely";

/**
 * Pages that are open at the desk: the account, the tab, the opening time and the time of the last report. A row locks
 * nobody out. It expires when it is not reported again. features/content/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_lease (
      content integer not null references content on delete cascade,
      account uuid not null references account on delete cascade,
      tab text not null,
      opened_at timestamptz not null,
      seen_at timestamptz not null,
      primary key (content, account, tab)
    );
    create index on content_lease (seen_at);
  `.execute(db);
}
