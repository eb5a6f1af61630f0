import { type Kysely, sql } from "kysely";

/** The search counts a notification in the year that its page says, and not in that of its publication where they differ. features/search/README.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update search_document d set published_year = trunc((v.properties ->> 'year')::numeric)::integer
      from content_version v
     where d.route = 'methodnotifications' and v.content = d.ref and v.state = 'published'
       and jsonb_typeof(v.properties -> 'year') = 'number'`.execute(db);
}
