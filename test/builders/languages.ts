import { sql } from "kysely";
import type { Language } from "../../platform/pure/language/index.ts";
import { announce } from "../../platform/server/notifications.ts";
import type { TestServer } from "../server.ts";

/** Gives the site of assessments a written form, as an editor who publishes its settings does. */
export const giveSiteForm = (server: Pick<TestServer, "db">, language: Language) =>
  server.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ site: number }>`
      update content_version v set properties = v.properties || jsonb_build_object('language', ${language}::text)
        from content c join site s on s.id = c.site_id
       where c.number = v.content and c.type = 'SettingsPage' and s.key = 'minimetode' and v.state = 'published'
      returning s.id as site`.execute(tx);
    await announce(
      tx,
      rows.map(({ site }) => `site ${site}` as const),
    );
  });

/** The language that is kept with the holder of a seat. */
export const keptLanguage = async ({ db }: Pick<TestServer, "db">, contributor: string) =>
  (await db.selectFrom("contributor").select("language").where("id", "=", contributor).executeTakeFirstOrThrow())
    .language;

/** The language that is kept with an account of the development provider. */
export const accountLanguage = async ({ db }: Pick<TestServer, "db">, subject: string) =>
  (await db.selectFrom("account").select("language").where("subject", "=", subject).executeTakeFirst())?.language;

/** The language that a page is written in. */
export const languageIn = (html: string): string | undefined => /<html lang="(\w+)"/.exec(html)?.[1];
