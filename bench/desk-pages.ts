import { sql } from "kysely";
import { aBrowser } from "../test/builders/browser.ts";
import { openClient } from "./client.ts";
import type { House } from "./house.ts";
import { manyPages } from "./many-pages.ts";
import { realWords, someWords } from "./real-words.ts";
import { type Finding, median } from "./result.ts";
import { timeFinding } from "./yardstick.ts";

const PAGES = 5_000;
/** Every page leads to one, and every tenth page leads to that one. */
const MUCH_LINKED = 10;
const TIMES = 40;
const WARM = 40;
/** Milliseconds for each, with signing the caller in and sending the answer. */
/** Yards. */
const LIMIT = 6;

/** An editor's calls for the page tree, on a site with 5,000 pages: the whole tree, its pages with a word, and the links to one of them. */
export async function deskPages({ url, database }: House): Promise<readonly Finding[]> {
  const draw = realWords();
  const made = await manyPages(database, draw, PAGES);
  const [target = 0] = made;
  const ref = (content: number, at: number) => ({
    content,
    path: ["mainBody"],
    kind: "content" as const,
    target: String(at % MUCH_LINKED === 0 ? target : (made[(at * 7) % made.length] ?? target)),
  });
  for (let from = 0; from < made.length; from += 1000)
    await database.db
      .insertInto("content_ref")
      .values(made.slice(from, from + 1000).map((content, at) => ref(content, from + at)))
      .execute();
  await sql`analyze`.execute(database.db);

  const editor = aBrowser({ url });
  await editor.visit("/login?login_hint=redaktor");
  using client = openClient(url, `minimetode=${editor.cookies.get("minimetode") ?? ""}`);
  const measured = async (what: string, path: () => string) => {
    const taken: number[] = [];
    let size = 0;
    for (let time = 0; time < WARM + TIMES; time++) {
      const { status, ms, body } = await client.get(path());
      if (status !== 200) throw new Error(`${what}: ${status}`);
      size = body.length;
      if (time >= WARM) taken.push(ms);
    }
    const sorted = taken.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    const whole = `${what}, ${PAGES.toLocaleString("en")} pages, p50`;
    return timeFinding(whole, median(sorted), LIMIT, `p95 ${p95.toFixed(1)} ms, ${(size / 1024).toFixed(0)} KB`);
  };
  return [
    await measured("The desk's page tree", () => "/api/desk/pages"),
    await measured("A search in all content", () => `/api/desk/pages/find?q=${encodeURIComponent(someWords(draw, 2))}`),
    await measured("What leads to a page", () => `/api/desk/pages/${target}/links`),
  ];
}
