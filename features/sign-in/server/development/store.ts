import { sql } from "kysely";
import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Db } from "../../../../platform/server/http/work.ts";
import { hashOf } from "../../../session/server/index.ts";

const A_DAY_SECONDS = 86_400;

/**
 * The development provider's storage: rows beside the sign-ins under way, so that of two instances on one database each can
 * finish a sign-in that the other began.
 */
export function keptInDatabase(db: Db, model: string): Adapter {
  const keyOf = (id: string) => hashOf(`development ${model} ${id}`);
  const live = () => db.selectFrom("sign_in_attempt").select("sealed").where("expires_at", ">", sql<Date>`now()`);
  return {
    upsert: async (id, payload, expiresIn = A_DAY_SECONDS) => {
      const row = { sealed: JSON.stringify(payload), expires_at: new Date(Date.now() + expiresIn * 1000) };
      await db
        .insertInto("sign_in_attempt")
        .values({ state_hash: keyOf(id), ...row })
        .onConflict((conflict) => conflict.column("state_hash").doUpdateSet(row))
        .execute();
    },
    find: async (id) => payloadOf(await live().where("state_hash", "=", keyOf(id)).executeTakeFirst()),
    findByUid: async (uid) => payloadOf(await live().where(sql`sealed ->> 'uid'`, "=", uid).executeTakeFirst()),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const consumed = JSON.stringify({ consumed: Math.floor(Date.now() / 1000) });
      await db
        .updateTable("sign_in_attempt")
        .set({ sealed: sql`sealed || ${consumed}::jsonb` })
        .where("state_hash", "=", keyOf(id))
        .execute();
    },
    destroy: async (id) => {
      await db.deleteFrom("sign_in_attempt").where("state_hash", "=", keyOf(id)).execute();
    },
    revokeByGrantId: async (grantId) => {
      await db.deleteFrom("sign_in_attempt").where(sql`sealed ->> 'grantId'`, "=", grantId).execute();
    },
  };
}

const payloadOf = (row: { readonly sealed: object } | undefined): AdapterPayload | undefined =>
  row && { ...row.sealed };
