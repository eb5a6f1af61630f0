import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Seat, SiteRole } from "../../access/rules/index.ts";
import type { BrowserKind, EndedBy } from "../../contributor/rules/index.ts";
import { lifetimes } from "./lifetimes.ts";

export type FoundSession = {
  readonly id: string;
  readonly account: {
    readonly id: string;
    readonly name: string;
    readonly language: Language | null;
    readonly roles: readonly SiteRole[];
  } | null;
  /** The oldest first. */
  readonly seats: readonly (Seat & { readonly language: Language | null; readonly usedToday: boolean })[];
  /** Whether it was noted within the last minute that the session is used. */
  readonly isNoted: boolean;
};

const idle = sql.lit(`${lifetimes.accountIdle} milliseconds`);
/** The day in Norway. */
const today = sql`(now() at time zone 'Europe/Oslo')::date`;
const seen = sql.lit(`${lifetimes.seen} milliseconds`);
const signedIn = sql`(account_id is not null and account_expires_at > now() and seen_at > now() - ${idle}::interval)`;

/**
 * Everything that a cookie proves, in one statement: the account with its roles while its sign-in lasts, and the seats that this
 * browser redeemed or the account holds. Expired sessions and deleted seats are left out.
 */
export async function findSession(db: Db, tokenHash: Buffer): Promise<FoundSession | undefined> {
  const { rows } = await sql<FoundSession>`
    with found as (
      select id, account_id, seen_at >= now() - ${seen}::interval as is_noted, ${signedIn} as signed_in
      from session where token_hash = ${tokenHash} and expires_at > now()
    )
    select f.id, f.is_noted as "isNoted",
      (select jsonb_build_object('id', a.id, 'name', a.name, 'language', a.language, 'roles', coalesce(
          (select jsonb_agg(jsonb_build_object('site', r.site, 'role', r.role) order by r.site, r.role)
             from account_site_roles r where r.account_id = a.id), '[]'))
        from account a where f.signed_in and a.id = f.account_id) as account,
      coalesce((select jsonb_agg(jsonb_build_object(
            'contributorId', c.id, 'assessment', c.assessment, 'role', c.role, 'name', c.name, 'language', c.language,
            'hasDeclined', c.role = 'peer' and exists (select from peer_review r where r.contributor = c.id and r.declined_at is not null),
            'usedToday', exists (select from seat_use u where u.contributor = c.id and u.used_on = ${today})) order by c.created_at, c.id)
        from (
          select t.contributor as id from session_seat t where t.session_id = f.id and t.expires_at > now()
          union
          select own.id from contributor own where f.signed_in and own.account_id = f.account_id
        ) mine join contributor c on c.id = mine.id and c.deleted_at is null), '[]') as seats
    from found f`.execute(db);
  return rows[0];
}

/**
 * Writes that a session is used, unless that was noted within the last minute. An account that was idle for too long is then removed from
 * it, so that using a seat cannot revive it.
 */
export const noteSeen = (db: Db, tokenHash: Buffer) =>
  sql`
    update session set seen_at = now(),
      account_id = case when ${signedIn} then account_id end,
      account_expires_at = case when ${signedIn} then account_expires_at end,
      sealed_tokens = case when ${signedIn} then sealed_tokens end
    where token_hash = ${tokenHash} and expires_at > now() and seen_at < now() - ${seen}::interval`.execute(db);

/** The live session of a secret, locked. */
export const lockSession = (tx: Tx, tokenHash: Buffer) =>
  tx
    .selectFrom("session")
    .select(["id", "account_id", "account_expires_at", "sealed_tokens", "expires_at"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();

/**
 * The live session that had this secret until a moment ago, locked. For adding to it only: a secret that was replaced proves nothing,
 * and its sender gets no other one.
 */
export const lockReplaced = (tx: Tx, tokenHash: Buffer) =>
  tx
    .selectFrom("session")
    .select(["id", "expires_at"])
    .where("hash_before", "=", tokenHash)
    .where("rotated_at", ">", sql<Date>`now() - ${sql.lit(`${lifetimes.replaced} milliseconds`)}::interval`)
    .where("expires_at", ">", sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();

export const prolong = (tx: Tx, id: string, expiresAt: Date) =>
  tx.updateTable("session").set({ expires_at: expiresAt }).where("id", "=", id).execute();

export const insertSession = (tx: Tx, tokenHash: Buffer, expiresAt: Date) =>
  tx
    .insertInto("session")
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .returning("id")
    .executeTakeFirstOrThrow();

export const rotate = (
  tx: Tx,
  id: string,
  to: { readonly tokenHash: Buffer; readonly sealedTokens: Buffer | null; readonly expiresAt: Date },
) =>
  tx
    .updateTable("session")
    .set({
      token_hash: to.tokenHash,
      hash_before: sql.ref("token_hash"),
      rotated_at: sql<Date>`now()`,
      sealed_tokens: to.sealedTokens,
      expires_at: to.expiresAt,
    })
    .where("id", "=", id)
    .execute();

export const putSeat = (
  tx: Tx,
  sessionId: string,
  { contributorId, ...kind }: { readonly contributorId: string } & BrowserKind,
  expiresAt: Date,
) =>
  tx
    .insertInto("session_seat")
    .values({ session_id: sessionId, contributor: contributorId, expires_at: expiresAt, ...kind })
    .onConflict((conflict) =>
      conflict.columns(["session_id", "contributor"]).doUpdateSet({ expires_at: expiresAt, ended_by: null, ...kind }),
    )
    .execute();

/** Today is the day on which the seats were last used. Written at most once a day for each. */
export const noteUse = (db: Db, seats: readonly Pick<Seat, "contributorId">[]) =>
  db
    .insertInto("seat_use")
    .values(seats.map(({ contributorId }) => ({ contributor: contributorId, used_on: sql<string>`${today}` })))
    .onConflict((conflict) =>
      conflict
        .column("contributor")
        .doUpdateSet({ used_on: sql<string>`excluded.used_on` })
        .whereRef("seat_use.used_on", "<", sql<string>`excluded.used_on`),
    )
    .execute();

/** Where the seats of an assessment are open, in the order in which they were given. */
export const sessionsOf = (db: Db, assessment: number, here: string | null) =>
  db
    .selectFrom("contributor as c")
    .leftJoin("seat_use as u", "u.contributor", "c.id")
    .select((row) => [
      "c.id as contributorId",
      sql<string | null>`u.used_on::text`.as("usedOn"),
      sql<boolean>`c.account_id is not null`.as("hasAccount"),
      jsonArrayFrom(
        row
          .selectFrom("session_seat as t")
          .innerJoin("session as s", "s.id", "t.session_id")
          .select(["t.browser", "t.system", sql<boolean>`t.session_id is not distinct from ${here}::uuid`.as("here")])
          .whereRef("t.contributor", "=", "c.id")
          .where("t.expires_at", ">", sql<Date>`now()`)
          .where("s.expires_at", ">", sql<Date>`now()`)
          .orderBy("t.expires_at", "desc"),
      ).as("open"),
    ])
    .where("c.assessment", "=", assessment)
    .where("c.deleted_at", "is", null)
    .orderBy("c.created_at")
    .orderBy("c.id")
    .execute();

export const setAccountOfSession = (
  tx: Tx,
  id: string,
  account: { readonly id: string; readonly expiresAt: Date; readonly sealedTokens: Buffer; readonly at: Date },
) =>
  tx
    .updateTable("session")
    .set({
      account_id: account.id,
      account_expires_at: account.expiresAt,
      sealed_tokens: account.sealedTokens,
      seen_at: account.at,
    })
    .where("id", "=", id)
    .execute();

/** The session of a secret while its sign-in lasts. */
export const signedInSession = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom("session")
    .select(["id", "sealed_tokens"])
    .where("token_hash", "=", tokenHash)
    .where("account_expires_at", ">", sql<Date>`now()`)
    .where("seen_at", ">", sql<Date>`now() - ${idle}::interval`)
    .executeTakeFirst();

/**
 * Replaces tokens that are still those of before. Does nothing when the session has another secret by now: the new ones are sealed under
 * the old one.
 */
export const replaceTokens = (db: Db, tokenHash: Buffer, before: Buffer, sealedTokens: Buffer) =>
  db
    .updateTable("session")
    .set({ sealed_tokens: sealedTokens })
    .where("token_hash", "=", tokenHash)
    .where("sealed_tokens", "=", before)
    .executeTakeFirstOrThrow();

/** Ends the account part; the seats stay. */
export const dropAccount = (tx: Tx, id: string) =>
  tx
    .updateTable("session")
    .set({ account_id: null, account_expires_at: null, sealed_tokens: null })
    .where("id", "=", id)
    .execute();

export const remove = (tx: Tx, id: string) => tx.deleteFrom("session").where("id", "=", id).execute();

/** Locks an account's sessions, all in one order, so that two who end them do not wait for each other. */
export const lockOfAccount = (tx: Tx, account: string) =>
  tx.selectFrom("session").select("id").where("account_id", "=", account).orderBy("id").forUpdate().execute();

/**
 * Ends all seats of an account's sessions, and the seats attached to the account in every other session. The rows of the sessions
 * stay without active seats, so the page can tell the writer who ended them.
 * @returns the sessions in which something ended
 */
export async function emptyOfAccount(tx: Tx, account: string): Promise<readonly string[]> {
  await sql`
    insert into session_seat (session_id, contributor, expires_at, ended_by)
    select s.id, held.contributor, now(), 'holder' from session s cross join lateral (
      select t.contributor from session_seat t where t.session_id = s.id and t.expires_at > now()
      union
      select own.id from contributor own where own.account_id = ${account}
    ) held where s.account_id = ${account}
    on conflict (session_id, contributor) do update set expires_at = now(), ended_by = 'holder'`.execute(tx);
  const emptied = await tx
    .updateTable("session")
    .set({ account_id: null, account_expires_at: null, sealed_tokens: null })
    .where("account_id", "=", account)
    .returning("id")
    .execute();
  const attached = tx.selectFrom("contributor").select("id").where("account_id", "=", account);
  const elsewhere = await tx
    .updateTable("session_seat")
    .set({ expires_at: sql<Date>`now()`, ended_by: "holder" })
    .where("contributor", "in", attached)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning("session_id")
    .execute();
  return [...new Set([...emptied.map(({ id }) => id), ...elsewhere.map(({ session_id }) => session_id)])];
}

/**
 * Ends a seat in every browser that holds it, by its link or by its account, or in every one but the session `save`. Its row
 * stays, so the page can tell the holder who ended it.
 * @returns the sessions that held it
 */
export async function dropSeat(tx: Tx, contributor: string, by: EndedBy, save?: string): Promise<readonly string[]> {
  const spared = save ?? null;
  // Locked, so that a session that is being ended meanwhile is left out instead of missing when the row is written.
  const { rows } = await sql<{ session_id: string }>`
    insert into session_seat (session_id, contributor, expires_at, ended_by)
    select s.id, ${contributor}, now(), ${by} from session s
    where s.expires_at > now() and s.id is distinct from ${spared}::uuid and s.id in (
      select t.session_id from session_seat t where t.contributor = ${contributor} and t.expires_at > now()
      union
      select own.id from session own join contributor c on c.account_id = own.account_id where c.id = ${contributor}
    ) for key share of s
    on conflict (session_id, contributor) do update set expires_at = now(), ended_by = ${by}
    returning session_id`.execute(tx);
  return rows.map(({ session_id }) => session_id);
}

export const accountExpiry = (db: Db, id: string) =>
  db.selectFrom("session").select("account_expires_at").where("id", "=", id).executeTakeFirst();

/** The names of the assessments that seats are in. */
export const titles = (db: Db, assessments: readonly number[]) =>
  db
    .selectFrom("assessment")
    .select(["number", "name"])
    .where(sql<boolean>`number = any(${[...assessments]}::integer[])`)
    .execute();

/** Removes expired sessions, with their seats and sign-in attempts, and when seats were used that have no session since. */
export async function forgetExpired(db: Db): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<", sql<Date>`now()`).execute();
  const seat = sql.lit(`${lifetimes.seat} milliseconds`);
  const told = sql<Date>`now() - case when ended_by is null then interval '0' else ${seat}::interval end`;
  await db.deleteFrom("session_seat").where("expires_at", "<", told).execute();
  await db.deleteFrom("seat_use").where(sql<boolean>`used_on < ${today} - ${seat}::interval`).execute();
}
