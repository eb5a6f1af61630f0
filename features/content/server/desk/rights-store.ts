import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/server/http/work.ts";
import type { PageRight, PageRules, RightHolders } from "../../../access/rules/index.ts";

/** A page with its own rules. */
export type RuledPage = { readonly number: number; readonly rules: PageRules };

type Row = {
  readonly root: number;
  readonly number: number;
  readonly edited_by: RightHolders | null;
  readonly published_by: RightHolders | null;
  readonly editors: readonly string[];
  readonly publishers: readonly string[];
};

/** Each of these pages with those above it, the nearest first, also when they are in the trash. */
export async function branchesOf(
  db: Db | Tx,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, readonly RuledPage[]>> {
  const { rows } = await sql<Row>`
    with recursive branch as (
      select c.number as root, c.number, c.parent, c.edited_by, c.published_by, 0 as depth
        from content c where c.number = any(${[...numbers]}::integer[])
      union all
      select b.root, c.number, c.parent, c.edited_by, c.published_by, b.depth + 1
        from content c join branch b on c.number = b.parent
    )
    select root, number, edited_by, published_by,
      ${chosen("edit")} as editors, ${chosen("publish")} as publishers
    from branch b order by root, depth`.execute(db);
  const ruled = rows.map((row) => ({
    root: row.root,
    number: row.number,
    rules: {
      edit: { who: row.edited_by, accounts: row.editors },
      publish: { who: row.published_by, accounts: row.publishers },
    },
  }));
  return Map.groupBy(ruled, ({ root }) => root);
}

/** The pages of a site that a rule holds for, their own or that of a page above: most sites have few, and every other page is its editors'. */
export const ruledPages = async (db: Db | Tx, siteId: number): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ readonly number: number }>`
    with recursive ruled as (
      select number from content where site_id = ${siteId} and (edited_by is not null or published_by is not null)
      union
      select c.number from content c join ruled r on c.parent = r.number
    )
    select number from ruled`.execute(db);
  return new Set(rows.map(({ number }) => number));
};

const chosen = (right: PageRight) =>
  sql`array(select r.account::text from content_right r where r.content = b.number and r."right" = ${right})`;

/** Those of these pages that readers have. */
export const publishedAmong = async (db: Db | Tx, numbers: readonly number[]): Promise<readonly number[]> =>
  (
    await db
      .selectFrom("content_version")
      .select("content")
      .where(sql<boolean>`content = any(${[...numbers]}::integer[])`)
      .where("state", "=", "published")
      .execute()
  ).map(({ content }) => content);

type Named = { readonly right: "read" | PageRight; readonly account: string; readonly name: string };

/** The accounts that a page's own rules name. */
export const namedFor = (db: Db | Tx, content: number): Promise<Named[]> =>
  db
    .selectFrom("content_right as r")
    .innerJoin("account as a", "a.id", "r.account")
    .select(["r.right", "r.account", "a.name"])
    .where("r.content", "=", content)
    .orderBy("a.name")
    .execute();

/** Those of these ids that are accounts. */
export const knownAccounts = async (db: Db | Tx, ids: readonly string[]): Promise<readonly string[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .selectFrom("account")
          .select("id")
          .where("id", "in", [...ids])
          .execute()
      ).map(({ id }) => id);

/** Names the accounts of a page's rule, in place of those that it named before. */
export async function nameFor(
  tx: Tx,
  content: number,
  right: "read" | PageRight,
  accounts: readonly string[],
): Promise<void> {
  await tx.deleteFrom("content_right").where("content", "=", content).where("right", "=", right).execute();
  if (accounts.length === 0) return;
  const distinct = [...new Set(accounts.map((account) => account.toLowerCase()))];
  await tx
    .insertInto("content_right")
    .values(distinct.map((account) => ({ content, right, account })))
    .execute();
}

/** Says who has a right to a page; null leaves it to the pages above. */
export const setRule = (tx: Tx, content: number, right: PageRight, who: RightHolders | null) =>
  tx
    .updateTable("content")
    .set(right === "edit" ? { edited_by: who } : { published_by: who })
    .where("number", "=", content)
    .execute();

/** A copy is for the same readers, those that were named too. */
export const copyReaders = (tx: Tx, from: number, to: number) =>
  tx
    .insertInto("content_right")
    .columns(["content", "right", "account"])
    .expression((rows) =>
      rows
        .selectFrom("content_right")
        .select([sql<number>`${to}::integer`.as("content"), "right", "account"])
        .where("content", "=", from)
        .where("right", "=", "read"),
    )
    .execute();
