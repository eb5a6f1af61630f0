import { sql } from "kysely";
import type { Db } from "../../../platform/server/http/work.ts";

/** The seats that a session opened, and those of its account, with the ones that were removed since. */
const heldIn = (sessionId: string) =>
  sql<{
    id: string;
  }>`(select t.contributor as id from session_seat t where t.session_id = ${sessionId} and t.expires_at > now()
    union
    select own.id from session s join contributor own on own.account_id = s.account_id where s.id = ${sessionId})`.as<"mine">(
    sql.ref("mine"),
  );

/**
 * True unless a seat `c` is attached to one account and this session is signed in with another. The other account must not see
 * the seat, or the texts that the browser has kept of it.
 */
const isOfNobodyElse = (sessionId: string) =>
  sql<boolean>`not exists (select from session s where s.id = ${sessionId} and s.account_id <> c.account_id)`;

/** A seat that was removed while this session held it, with the assessment's initiator. */
export const removedSeat = (db: Db, sessionId: string, contributorId: string) =>
  db
    .selectFrom("contributor as c")
    .innerJoin(heldIn(sessionId), (join) => join.onRef("mine.id", "=", "c.id"))
    .leftJoin("contributor as i", (join) =>
      join.onRef("i.assessment", "=", "c.assessment").on("i.role", "=", "initiator").on("i.deleted_at", "is", null),
    )
    .select("i.name as initiator")
    .where(sql<boolean>`c.id::text = ${contributorId}`)
    .where("c.deleted_at", "is not", null)
    .where(isOfNobodyElse(sessionId))
    .executeTakeFirst();

/** The party that ended a seat that this session held, with the assessment's initiator. */
export const endedSeat = (db: Db, sessionId: string, contributorId: string) =>
  db
    .selectFrom("session_seat as t")
    .innerJoin("contributor as c", "c.id", "t.contributor")
    .leftJoin("contributor as i", (join) =>
      join.onRef("i.assessment", "=", "c.assessment").on("i.role", "=", "initiator").on("i.deleted_at", "is", null),
    )
    .select(["t.ended_by as by", "i.name as initiator"])
    .where("t.session_id", "=", sessionId)
    .where(sql<boolean>`c.id::text = ${contributorId}`)
    .where("c.deleted_at", "is", null)
    .where(isOfNobodyElse(sessionId))
    .executeTakeFirst();
