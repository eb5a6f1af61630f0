import type { Db } from "../../../platform/server/http/work.ts";

export const sitesWithHosts = (db: Db) =>
  db
    .selectFrom("site")
    .innerJoin("site_language as l", "l.site", "site.id")
    .select(["id", "key", "hosts", "l.language"])
    .orderBy("id")
    .execute();
