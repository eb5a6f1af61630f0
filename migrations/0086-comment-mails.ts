import { type Kysely, sql } from "kysely";

/** Since when somebody has no more mails about comments, by the kind of mail. It counts for all seats of the same address. features/comment/README.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contributor
      add column no_daily_mail timestamptz,
      add column no_mention_mail timestamptz;
    create index contributor_no_comment_mail on contributor (lower(email))
      where no_daily_mail is not null or no_mention_mail is not null;
  `.execute(db);
}
