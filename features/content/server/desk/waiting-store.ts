import { sql } from "kysely";
import type { Db } from "../../../../platform/server/http/work.ts";

const living = (db: Db, siteId: number) =>
  db
    .selectFrom("content as c")
    .innerJoin("content_version as v", "v.content", "c.number")
    .where("c.site_id", "=", siteId)
    .where("c.deleted_at", "is", null);

/** The drafts in which an account has written since readers got the page last, the newest first. */
export const draftsOf = (db: Db, siteId: number, accountId: string) =>
  living(db, siteId)
    .select(["c.number", "v.name", "v.changed_at as at"])
    .where("v.state", "=", "draft")
    .where(
      sql<boolean>`(v.changed_by ->> 'accountId' = ${accountId} or exists (
        select from content_step s where s.content = c.number and s.by ->> 'accountId' = ${accountId}
           and s.at > coalesce((select p.published_at from content_version p where p.content = c.number and p.state = 'published'), '-infinity')))`,
    )
    .orderBy("v.changed_at", "desc")
    .orderBy("c.number")
    .execute();

/** Planned publications, the earliest first. Those that could not be carried out come last and have no time. */
export const plansOf = (db: Db, siteId: number) =>
  living(db, siteId)
    .select(["c.number", "v.name", "v.publish_at", "v.changed_at"])
    .where("v.state", "=", "scheduled")
    .orderBy("v.publish_at")
    .orderBy("c.number")
    .execute();

/** The pages that readers have, to look at by a day or before it. */
export const reviewsUntil = (db: Db, siteId: number, day: string, at: Date) =>
  living(db, siteId)
    .select(["c.number", "v.name", sql<string>`c.review_by`.as("by")])
    .where("v.state", "=", "published")
    .where("c.review_by", "<=", day)
    .where(({ or, eb }) => or([eb("c.stop_publish", "is", null), eb("c.stop_publish", ">", at)]))
    .orderBy("c.review_by")
    .orderBy("c.number")
    .execute();
