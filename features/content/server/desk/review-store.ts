import { sql } from "kysely";
import type { Language } from "../../../../platform/pure/language/index.ts";
import type { Db, Tx } from "../../../../platform/server/http/work.ts";

/** The accounts of a site's desk, by name. */
export const deskPeople = (db: Db | Tx, siteId: number) =>
  db
    .selectFrom("account as a")
    .select(["a.id", "a.name"])
    .where(sql<boolean>`exists (select from account_site_roles r where r.account_id = a.id and r.site_id = ${siteId})`)
    .orderBy("a.name")
    .orderBy("a.id")
    .limit(500)
    .execute();

export const putReview = (
  tx: Tx,
  content: number,
  { by, owner }: { readonly by: string | null; readonly owner: string | null },
) => tx.updateTable("content").set({ review_by: by, review_owner: owner }).where("number", "=", content).execute();

type Untold = {
  readonly number: number;
  readonly name: string;
  readonly review_by: string;
  readonly site: string;
  readonly account: string;
  readonly account_name: string;
  readonly email: string;
  readonly language: Language;
};

/**
 * Takes the published pages whose review date was before `today` and about which no mail was sent, each with its recipient: the person
 * responsible, else the last publisher, if they work at the site's desk and have a mail address. Marks the pages as notified. A page without a
 * recipient stays unmarked until there is one. A run at the same time waits, and finds none of these.
 */
export const takeUntold = async (tx: Tx, today: string, at: Date): Promise<readonly Untold[]> =>
  (
    await sql<Untold>`
      with due as (
        select c.number, v.name, c.review_by, s.key as site, a.id as account, a.name as account_name, a.email,
               coalesce(a.language, l.language) as language
          from content c
          join site s on s.id = c.site_id
          join site_language l on l.site = s.id
          join content_version v on v.content = c.number and v.state = 'published'
          join lateral (
            select a.id, a.name, a.email, a.language from account a
             where a.email is not null
               and (a.id = c.review_owner or a.id::text = v.published_by ->> 'accountId')
               and exists (select from account_site_roles r where r.account_id = a.id and r.site_id = c.site_id)
             order by (a.id = c.review_owner) desc nulls last
             limit 1
          ) a on true
         where c.deleted_at is null and (c.stop_publish is null or c.stop_publish > ${at})
           and c.review_by < ${today}::date and c.review_told is distinct from c.review_by
         order by c.review_by, c.number
           for update of c
      ), told as (
        update content set review_told = due.review_by from due where content.number = due.number
      )
      select * from due order by review_by, number`.execute(tx)
  ).rows;
