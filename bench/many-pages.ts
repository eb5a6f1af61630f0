import { sql } from "kysely";
import type { Database } from "../platform/server/database.ts";
import { type Draw, someWords } from "./real-words.ts";

const UNDER_ONE = 100;
const WORDS_ON_A_PAGE = 200;

/** Published pages, a hundred under each of some under the start page; every fifth has a draft too. @returns their numbers */
export async function manyPages({ db }: Database, draw: Draw, count: number): Promise<readonly number[]> {
  const start = await db
    .selectFrom("content")
    .select(["number", "site_id"])
    .where("type", "=", "StartPage")
    .where("parent", "is", null)
    .executeTakeFirstOrThrow();
  const insert = async (parent: number, pages: number): Promise<readonly number[]> => {
    const rows = await db
      .insertInto("content")
      .values(
        Array.from({ length: pages }, (_, at) => ({
          site_id: start.site_id,
          parent,
          type: "StandardPage" as const,
          url_segment: `malt-${parent}-${at}`,
          sort_order: 1000 + at,
        })),
      )
      .returning("number")
      .execute();
    const numbers = rows.map(({ number }) => number);
    await db
      .insertInto("content_version")
      .values(
        numbers.flatMap((content) =>
          (["published", ...(content % 5 === 0 ? (["draft"] as const) : [])] as const).map((state, no) => ({
            content,
            state,
            no: no + 1,
            name: `Eksempel: ${someWords(draw, 4)}`,
            url_segment: "",
            properties: JSON.stringify({
              heading: someWords(draw, 4),
              mainBody: `<p>${someWords(draw, WORDS_ON_A_PAGE)}</p>`,
            }),
            changed_by: JSON.stringify({ name: "Målt" }),
          })),
        ),
      )
      .execute();
    return numbers;
  };
  const sections = await insert(start.number, count / UNDER_ONE);
  const made = [...sections];
  for (const section of sections) made.push(...(await insert(section, UNDER_ONE - 1)));
  await sql`analyze`.execute(db);
  return made;
}

/** Takes them away again, for what is measured after. */
export async function withoutPages({ db }: Database, numbers: readonly number[]): Promise<void> {
  await db.deleteFrom("content_version").where("content", "in", numbers).execute();
  await db.deleteFrom("content").where("number", "in", numbers).execute();
  await sql`analyze`.execute(db);
}
