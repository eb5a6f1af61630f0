import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Whether the declaration of a reviewer's interests is shown before the review is sent. Reviewers who were asked earlier wrote under the
 * promise that nothing is shown before, so theirs stays hidden until then.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table peer_review add column interests_shown boolean not null default false;
    alter table peer_review alter column interests_shown set default true;
  `.execute(db);
}
