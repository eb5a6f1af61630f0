import { type Kysely, sql } from "kysely";

/** Whether an old address is one that its page stood at, or one that an editor added: only those are taken away again. features/content/README.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_redirect add column kind text not null default 'moved' check (kind in ('moved', 'hand'));
    create index on content_redirect (content);
  `.execute(db);
}
