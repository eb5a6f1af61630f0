import { sql } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Written } from "../rules/index.ts";
import { yearOf } from "./count-store.ts";

export type Uncounted = {
  readonly version: number;
  readonly content: number;
  /** Changes with what is stored of the version. */
  readonly stored: string;
  readonly type: string;
  readonly name: string;
  readonly properties: object;
  readonly language: string;
  readonly year: number;
};

/**
 * Published versions whose words are not noted, in the order of their numbers.
 * @param after the last one that was answered before; 0 for the first
 */
export async function uncounted(db: Db, after: number, most: number): Promise<readonly Uncounted[]> {
  const { rows } = await sql<Uncounted>`
    select v.id as version, v.content, v.xmin::text as stored, c.type, v.name, v.properties, v.language,
      ${yearOf(sql`coalesce(c.start_publish, v.published_at, c.created_at)`)} as year
      from content_version v join content c on c.number = v.content
     where v.state = 'published' and v.id > ${after} and not exists (
       select from page_words w where w.version = v.id and w.stored = v.xmin::text)
     order by v.id limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}

/** Notes the words of a version; nothing when another is stored by now. */
export async function putWords(
  db: Db,
  { version, stored }: Pick<Uncounted, "version" | "stored">,
  { words, language }: Written,
): Promise<void> {
  await sql`
    insert into page_words (version, stored, words, language)
    select id, xmin::text, ${words}::integer, ${language}::text from content_version
     where id = ${version} and xmin::text = ${stored}
    on conflict (version) do update set
      stored = excluded.stored, words = excluded.words, language = excluded.language`.execute(db);
}

export type PageWords = Written & { readonly content: number; readonly year: number };

/** The noted words of published versions, by the page. */
export async function countedPages(db: Db): Promise<readonly PageWords[]> {
  const { rows } = await sql<{ content: number; year: number; words: number; language: Language | null }>`
    select v.content, w.words, w.language,
      ${yearOf(sql`coalesce(c.start_publish, v.published_at, c.created_at)`)} as year
      from content_version v join content c on c.number = v.content
      join page_words w on w.version = v.id and w.stored = v.xmin::text
     where v.state = 'published'`.execute(db);
  return rows;
}
