import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The language that each person reads and is written to in, null where it is not known; the written form that an organisation has decided;
 * and two views that say in which language a site, and the holder of a seat, are written to. docs/adr/0114-languages-of-people.md
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const table of ["account", "contributor", "subscription", "decision_party"])
    await sql`
      alter table ${sql.table(table)} add column language text check (language in ('nb', 'nn'))`.execute(db);
  await sql`
    alter table term add column form text check (form in ('nb', 'nn', 'neutral'));

    create index contributor_language_by_address on contributor (lower(email)) where language is not null;
    create index account_language_by_address on account (lower(email)) where language is not null;

    create view site_language as
      select s.id as site, coalesce((
        select v.properties ->> 'language' from content c join content_version v on v.content = c.number
         where c.site_id = s.id and c.type = 'SettingsPage' and v.state = 'published'
           and v.properties ->> 'language' in ('nb', 'nn')
         limit 1), 'nb') as language
      from site s;

    create view seat_language as
      select c.id as contributor, coalesce(a.language, c.language, l.language) as language
      from contributor c
        join assessment x on x.number = c.assessment
        join site_language l on l.site = x.site_id
        left join account a on a.id = c.account_id`.execute(db);
}
