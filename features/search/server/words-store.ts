import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import type { SearchRoute, SynonymRule } from "../rules/index.ts";

/** Rules that hold, by their first word. */
export const synonyms = (db: Db | Tx) =>
  db
    .selectFrom("search_synonym")
    .select(["id", "words", "one_way", "made_by", "made_at"])
    .where("ended_at", "is", null)
    .orderBy(sql`words[1] collate "nb-x-icu"`)
    .orderBy("id")
    .execute();

/** Rules that no longer hold, the last ended first. */
export const endedSynonyms = (db: Db, most: number) =>
  db
    .selectFrom("search_synonym")
    .select(["id", "words", "one_way", "ended_by", "ended_at"])
    .where("ended_at", "is not", null)
    .orderBy("ended_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();

export const addSynonym = (tx: Tx, { words, oneWay }: SynonymRule, by: Author, at: Date) =>
  tx
    .insertInto("search_synonym")
    .values({ words: [...words], one_way: oneWay, made_by: JSON.stringify(by), made_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();

/** False when the rule does not hold any more. */
export async function endSynonym(tx: Tx, id: number, by: Author, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("search_synonym")
    .set({ ended_by: JSON.stringify(by), ended_at: at })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes of rules wait for each other, so that no two editors write the same rule or one too many. */
export const lockSynonyms = (tx: Tx) => sql`lock table search_synonym in share row exclusive mode`.execute(tx);

/** When a day has this many different words, no more words are counted on that day. */
const MOST_WORDS_A_DAY = 5_000;

export async function countMisses(db: Db, route: SearchRoute, words: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    insert into search_miss (route, word, day, times)
    select ${route}, word, current_date, times
    from unnest(${[...words.keys()]}::text[], ${[...words.values()]}::integer[]) as missed(word, times)
    where (select count(*) from search_miss where day = current_date) < ${MOST_WORDS_A_DAY}
    on conflict (route, word, day) do update set times = search_miss.times + excluded.times
  `.execute(db);
}

/** Words that found nothing on at least `days` days, most often first. */
export async function missesOf(db: Db, days: number, most: number) {
  const { rows } = await sql<{ route: SearchRoute; word: string; times: number; days: number; last: string }>`
    select route, word, sum(times)::integer as times, count(*)::integer as days, max(day)::text as last
    from search_miss group by route, word having count(*) >= ${days}
    order by times desc, word limit ${most}
  `.execute(db);
  return rows;
}

export async function forgetMissesBefore(db: Db, days: number): Promise<void> {
  await sql`delete from search_miss where day < current_date - ${days}::integer`.execute(db);
}
