import { type RawBuilder, sql } from "kysely";
import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Author, DeskRole } from "../../access/rules/index.ts";

/** The sites with these keys. */
export const sitesOf = (db: Db | Tx, keys: readonly string[]) =>
  db
    .selectFrom("site")
    .select(["id", "key", "name"])
    .where("key", "in", [...keys])
    .orderBy("id")
    .execute();

type Filter = {
  readonly q: string;
  /** Only accounts that have, or were given, a role at one of these; null for every account. */
  readonly sites: readonly number[] | null;
};

const likeOf = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;
const wordsIn = (q: string): readonly string[] => withoutControls(q).trim().split(/\s+/).filter(Boolean);

/** Accounts whose name or address has every word. */
function filtered(db: Db, { q, sites }: Filter) {
  let query = db.selectFrom("account as a");
  for (const word of wordsIn(q)) {
    const like = likeOf(word);
    query = query.where((e) => e.or([e("a.name", "ilike", like), e("a.email", "ilike", like)]));
  }
  if (sites === null) return query;
  return query.where(
    sql<boolean>`(exists (select from account_site_roles r where r.account_id = a.id and r.site_id = any(${[...sites]}::integer[]))
      or exists (select from account_site_role g where g.account_id = a.id and g.site_id = any(${[...sites]}::integer[])))`,
  );
}

export const countAccounts = async (db: Db, filter: Filter): Promise<number> =>
  (await filtered(db, filter).select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow()).count;

export const accounts = (db: Db, filter: Filter, part: { readonly limit: number; readonly offset: number }) =>
  filtered(db, filter)
    .select(["a.id", "a.name", "a.email", "a.signed_in_at"])
    .orderBy("a.name")
    .orderBy("a.id")
    .limit(part.limit)
    .offset(part.offset)
    .execute();

type RoleRow = {
  readonly account: string;
  readonly site: number | null;
  readonly kind: "provider" | "given" | "holds";
  readonly role: DeskRole | "none";
};

/** Roles of these accounts: from the identity provider, from administrators (`given`), and those that apply (`holds`). */
export const rolesByAccount = async (db: Db, ids: readonly string[]): Promise<readonly RoleRow[]> =>
  (
    await sql<RoleRow>`
      select account_id::text as account, null::integer as site, 'provider' as kind, role from account_role
        where account_id = any(${[...ids]}::uuid[])
      union all
      select account_id::text, site_id, 'given', role from account_site_role where account_id = any(${[...ids]}::uuid[])
      union all
      select account_id::text, site_id, 'holds', role from account_site_roles where account_id = any(${[...ids]}::uuid[])`.execute(
      db,
    )
  ).rows;

/** A site, locked: decisions about one wait for each other, so that two administrators cannot take each other's role away at once. */
export const lockSite = (tx: Tx, id: number) =>
  tx.selectFrom("site").select(["id", "key"]).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

export const isAccount = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom("account").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

export const given = (tx: Tx, account: string, site: number) =>
  tx
    .selectFrom("account_site_role")
    .select("role")
    .where("account_id", "=", account)
    .where("site_id", "=", site)
    .executeTakeFirst();

const admins = (tx: Tx, site: number) =>
  tx.selectFrom("account_site_roles").select("account_id").where("site_id", "=", site).where("role", "=", "admin");

export const isAdmin = async (tx: Tx, account: string, site: number): Promise<boolean> =>
  (await admins(tx, site).where("account_id", "=", account).executeTakeFirst()) !== undefined;

export const hasAdmin = async (tx: Tx, site: number): Promise<boolean> =>
  (await admins(tx, site).executeTakeFirst()) !== undefined;

/** Lets the identity provider decide again. */
export const takeDecision = (tx: Tx, account: string, site: number) =>
  tx.deleteFrom("account_site_role").where("account_id", "=", account).where("site_id", "=", site).execute();

type Decision = {
  readonly account: string;
  readonly site: number;
  readonly role: DeskRole | "none";
  readonly by: Author;
  readonly at: Date;
};
export const decide = (tx: Tx, { account, site, role, by, at }: Decision) =>
  tx
    .insertInto("account_site_role")
    .values({ account_id: account, site_id: site, role, given_by: JSON.stringify(by), given_at: at })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "site_id"]).doUpdateSet({ role, given_by: JSON.stringify(by), given_at: at }),
    )
    .execute();

export type LogRow = {
  readonly id: number;
  readonly at: Date;
  readonly who: string | null;
  readonly action: string;
  readonly site_id: number | null;
  readonly site: string | null;
  readonly assessment: number | null;
  readonly assessment_name: string | null;
  readonly content: number | null;
  readonly page_name: string | null;
  /** The page is not in the trash. */
  readonly is_there: boolean;
  readonly account_name: string | null;
  readonly template: number | null;
  readonly template_name: string | null;
  readonly role: string | null;
  readonly file_name: string | null;
};

type Asked = CallInput<"deskLog">["query"] & { readonly sites: readonly number[]; readonly limit: number };

const aboutAccounts = sql`(l.action in ('role given', 'page access set') or l.action like 'sign-%')`;
const parts: Readonly<Record<Exclude<Asked["part"], "">, RawBuilder<unknown>>> = {
  pages: sql`l.detail ? 'content'`,
  assessments: sql`l.assessment is not null`,
  accounts: aboutAccounts,
  other: sql`not (l.detail ? 'content' or l.assessment is not null or ${aboutAccounts})`,
};

/** The day in Norway on which it was done. */
const day = sql`(l.at at time zone 'Europe/Oslo')::date`;

/** Log entries of accounts, newest first: those of these sites and those of no site. */
export async function log(db: Db, { q, part, from, to, before, sites, limit }: Asked): Promise<readonly LogRow[]> {
  const conditions = [
    sql`l.actor ->> 'kind' = 'account'`,
    sql`(l.site_id is null or l.site_id = any(${[...sites]}::integer[]))`,
    ...wordsIn(q).map((word) => sql`l.actor ->> 'name' ilike ${likeOf(word)}`),
    ...(part === "" ? [] : [parts[part]]),
    ...(from === "" ? [] : [sql`${day} >= ${from}::date`]),
    ...(to === "" ? [] : [sql`${day} <= ${to}::date`]),
    ...(before === undefined ? [] : [sql`l.id < ${before}`]),
  ];
  const { rows } = await sql<LogRow>`
    select l.id, l.at, l.actor ->> 'name' as who, l.action, l.site_id, s.name as site,
      l.assessment, a.name as assessment_name,
      c.number as content, (select v.name from content_version v where v.content = c.number order by v.no desc limit 1) as page_name,
      coalesce(c.deleted_at is null, false) as is_there,
      t.name as account_name, n.number as template, n.name as template_name, l.detail ->> 'role' as role, m.name as file_name
    from audit_log l
      left join site s on s.id = l.site_id
      left join assessment a on a.number = l.assessment
      left join content c on c.number = (l.detail ->> 'content')::integer
      left join account t on t.id = (l.detail ->> 'account')::uuid
      left join template n on n.number = (l.detail ->> 'template')::integer
      left join media m on m.number = (l.detail ->> 'media')::integer
    where ${sql.join(conditions, sql` and `)}
    order by l.id desc limit ${limit}`.execute(db);
  return rows;
}
