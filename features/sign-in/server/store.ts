import { sql } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { DeskRole } from "../../access/rules/index.ts";

export const insertAttempt = (db: Db, attempt: { state_hash: Buffer; sealed: string; expires_at: Date }) =>
  db
    .insertInto("sign_in_attempt")
    .values({ ...attempt, sealed: JSON.stringify({ sealed: attempt.sealed }) })
    .execute();

/** Reads and deletes an attempt in one statement, so that a callback works once. */
export async function takeAttempt(db: Db, stateHash: Buffer): Promise<string | undefined> {
  const row = await db
    .deleteFrom("sign_in_attempt")
    .where("state_hash", "=", stateHash)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(sql<string>`sealed ->> 'sealed'`.as("sealed"))
    .executeTakeFirst();
  return row?.sealed;
}

export const forgetExpiredAttempts = (db: Db) =>
  db.deleteFrom("sign_in_attempt").where("expires_at", "<", sql<Date>`now()`).execute();

type Person = {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
};

/**
 * The account of a person at a provider: made at the first sign-in, its name and address updated at each later one.
 * @param language kept for an account that has none
 */
export const putAccount = (tx: Tx, { issuer, subject, name, email }: Person, language: Language | null = null) =>
  tx
    .insertInto("account")
    .values({ issuer, subject, name, email, language, signed_in_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.columns(["issuer", "subject"]).doUpdateSet({
        ...{ name, email, signed_in_at: sql<Date>`now()` },
        language: sql<Language | null>`coalesce(account.language, excluded.language)`,
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();

/** An account that has not signed in yet. One that exists is left as it is. */
export const addAccount = (tx: Tx, person: Person) =>
  tx
    .insertInto("account")
    .values(person)
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doUpdateSet({ name: sql`account.name` }))
    .returning("id")
    .executeTakeFirstOrThrow();

export async function putRoles(tx: Tx, account: string, roles: readonly DeskRole[]): Promise<void> {
  await tx.deleteFrom("account_role").where("account_id", "=", account).execute();
  if (roles.length === 0) return;
  await tx
    .insertInto("account_role")
    .values(roles.map((role) => ({ account_id: account, role })))
    .execute();
}

/** An account's roles at the desk of each site, from the provider and from the people who gave it a role here. */
export const rolesOf = (db: Db, account: string) =>
  db.selectFrom("account_site_roles").select(["site", "role"]).where("account_id", "=", account).execute();
