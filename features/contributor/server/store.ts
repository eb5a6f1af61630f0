import { sql } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { SeatRole } from "../../access/rules/index.ts";

/** A link as its secret finds it, with the seat and the assessment it opens. Links of deleted seats are not there. */
const links = (db: Db | Tx, secretHash: Buffer) =>
  db
    .selectFrom("invitation as i")
    .innerJoin("contributor as c", "c.id", "i.contributor")
    .innerJoin("assessment as a", "a.number", "c.assessment")
    .select([
      "i.id as invitation",
      "c.id as contributorId",
      "c.role",
      "c.name",
      "c.account_id as accountId",
      "a.number as assessmentId",
      "a.name as title",
      "a.opened_at as openedAt",
    ])
    .where("i.secret_hash", "=", secretHash)
    .where("i.used_at", "is", null)
    .where("i.revoked_at", "is", null)
    .where("i.expires_at", ">", sql<Date>`now()`)
    .where("c.deleted_at", "is", null);

export const findLink = (db: Db | Tx, secretHash: Buffer) => links(db, secretHash).executeTakeFirst();

/** Locked, so that of two who redeem at once one finds it spent. The assessment comes first, as for every change of its seats. */
export async function lockLink(tx: Tx, secretHash: Buffer) {
  const link = await findLink(tx, secretHash);
  if (!link) return undefined;
  await tx.selectFrom("assessment").select("number").where("number", "=", link.assessmentId).forUpdate().execute();
  return links(tx, secretHash).forUpdate(["i", "c"]).executeTakeFirst();
}

/**
 * The link is spent and the seat has been taken, from its first redeemed link on.
 * @param language that the person asked for. The first time it replaces the one that others put with the seat. Later it is kept for a seat
 * that has none.
 */
export async function spendLink(
  tx: Tx,
  { invitation, contributorId }: { readonly invitation: number; readonly contributorId: string },
  { at, language }: { readonly at: Date; readonly language: Language | null },
): Promise<void> {
  await tx.updateTable("invitation").set({ used_at: at }).where("id", "=", invitation).execute();
  await tx
    .updateTable("contributor")
    .set({
      redeemed_at: sql<Date>`coalesce(redeemed_at, ${at})`,
      language: sql<Language | null>`case when redeemed_at is null then coalesce(${language}, language)
        else coalesce(language, ${language}) end`,
    })
    .where("id", "=", contributorId)
    .execute();
}

export const open = (tx: Tx, assessment: number, at: Date) =>
  tx.updateTable("assessment").set({ opened_at: at }).where("number", "=", assessment).execute();

export const setAccountOfSeat = (tx: Tx, contributorId: string, account: string | null) =>
  tx.updateTable("contributor").set({ account_id: account }).where("id", "=", contributorId).execute();

export type NewLink = {
  readonly contributor: string;
  readonly secret_hash: Buffer;
  readonly expires_at: Date;
  readonly code_hash: Buffer;
  readonly code_expires_at: Date;
};

export const insertSeatLink = (tx: Tx, link: NewLink) => tx.insertInto("invitation").values(link).execute();

/** The links of a seat whose code still works: one at most, since a new link revokes those before it. */
export const linksWithCode = (tx: Tx, assessment: number | string, seat: AskedSeat) =>
  tx
    .selectFrom("invitation as i")
    .innerJoin("contributor as c", "c.id", "i.contributor")
    .innerJoin("assessment as a", "a.number", "c.assessment")
    .select(["c.id as contributorId", "i.secret_hash as secretHash", "i.code_hash as codeHash"])
    .where(typeof assessment === "number" ? "a.number" : "a.guid", "=", assessment)
    .where(isSeat(seat))
    .where("c.deleted_at", "is", null)
    .where("i.used_at", "is", null)
    .where("i.revoked_at", "is", null)
    .where("i.code_expires_at", ">", sql<Date>`now()`)
    .execute();

export const revokeLinks = (tx: Tx, contributor: string, at: Date) =>
  tx
    .updateTable("invitation")
    .set({ revoked_at: at })
    .where("contributor", "=", contributor)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();

/** The language that somebody with this address is known to read: their account's, else that of their newest seat. */
export async function languageOfAddress(tx: Tx, email: string): Promise<Language | null> {
  const { rows } = await sql<{ language: Language }>`
    select language from (
      select 1 as place, signed_in_at as at, language from account where lower(email) = lower(${email}) and language is not null
      union all
      select 2, created_at, language from contributor
       where lower(email) = lower(${email}) and language is not null and deleted_at is null) known
    order by place, at desc nulls last limit 1`.execute(tx);
  return rows[0]?.language ?? null;
}

/** The facts of a mail to a seat's holder: name, role, languages of the holder and of the site, the assessment's title and its initiator. */
export const addressee = (db: Db | Tx, contributorId: string) =>
  db
    .selectFrom("contributor as c")
    .innerJoin("assessment as a", "a.number", "c.assessment")
    .leftJoin("contributor as i", (join) =>
      join.onRef("i.assessment", "=", "a.number").on("i.role", "=", "initiator").on("i.deleted_at", "is", null),
    )
    .leftJoin("peer_review as r", "r.contributor", "c.id")
    .innerJoin("seat_language as l", "l.contributor", "c.id")
    .innerJoin("site_language as s", "s.site", "a.site_id")
    .select(["l.language", "s.language as siteLanguage"])
    .select(["c.id", "c.role", "c.name", "c.email", "a.number as assessment", "a.name as title", "i.name as initiator"])
    .select("r.due_on as due")
    .where("c.id", "=", contributorId)
    .where("c.deleted_at", "is", null)
    .executeTakeFirst();

/** A seat as its holder names it: by its id, or else by the address that was invited. */
export type AskedSeat = { readonly id: string; readonly email: string };

const isSeat = ({ id, email }: AskedSeat) =>
  id === "" ? sql<boolean>`lower(c.email) = lower(${mailAddressIn(email)})` : sql<boolean>`c.id::text = lower(${id})`;

/** The seat that somebody names, in an assessment by its number or guid. Not locked. */
export const namedSeat = (db: Db, assessment: number | string, asked: AskedSeat) =>
  db
    .selectFrom("contributor as c")
    .innerJoin("assessment as a", "a.number", "c.assessment")
    .select("c.id")
    .where(typeof assessment === "number" ? "a.number" : "a.guid", "=", assessment)
    .where(isSeat(asked))
    .where("c.deleted_at", "is", null)
    .executeTakeFirst();

/** A seat of an assessment, if it has not been deleted. */
export const findSeat = (tx: Tx, assessment: number, asked: AskedSeat) =>
  tx
    .selectFrom("contributor as c")
    .select("c.id")
    .where("c.assessment", "=", assessment)
    .where(isSeat(asked))
    .where("c.deleted_at", "is", null)
    .executeTakeFirst();

export type NewSeat = {
  readonly assessment: number;
  readonly role: SeatRole;
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  /** Null: not known. */
  readonly language: Language | null;
};

export const insertSeat = (tx: Tx, seat: NewSeat) =>
  tx.insertInto("contributor").values(seat).returning("id").executeTakeFirstOrThrow();

export const correctSeat = (tx: Tx, contributorId: string, facts: { readonly name: string; readonly email: string }) =>
  tx.updateTable("contributor").set(facts).where("id", "=", contributorId).execute();

export const deleteSeat = (tx: Tx, contributorId: string, at: Date) =>
  tx
    .updateTable("contributor")
    .set({ deleted_at: at })
    .where("id", "=", contributorId)
    .where("deleted_at", "is", null)
    .execute();

/** Every seat that was ever given in an assessment, with when its newest link was sent. */
export const seatsOf = (tx: Tx, assessment: number) =>
  tx
    .selectFrom("contributor as c")
    .select((row) => [
      "c.id",
      "c.role",
      "c.name",
      "c.email",
      "c.organization",
      "c.language",
      "c.redeemed_at as redeemedAt",
      "c.deleted_at as deletedAt",
      row
        .selectFrom("invitation as i")
        .select(({ fn }) => fn.max("i.created_at").as("at"))
        .whereRef("i.contributor", "=", "c.id")
        .as("linkSentAt"),
    ])
    .where("c.assessment", "=", assessment)
    .execute();
