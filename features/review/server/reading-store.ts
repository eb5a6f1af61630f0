import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { fileKinds } from "../../attachment/rules/index.ts";
import { rowKindNames } from "../../row/rules/index.ts";
import { interestKeys, type SentReview } from "../rules/index.ts";

/** The reviews of an assessment with what was last sent of each, in the order in which their seats were given. */
export const reviews = (db: Db | Tx, assessment: number) =>
  db
    .selectFrom("peer_review as r")
    .innerJoin("contributor as c", "c.id", "r.contributor")
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom("sent_review")
          .select(["version", "edition", "sent_at", sql<SentReview>`content`.as("content")])
          .select(
            sql<Date>`(select min(f.sent_at) from sent_review f where f.contributor = sent_review.contributor)`.as(
              "first",
            ),
          )
          .whereRef("contributor", "=", "r.contributor")
          .orderBy("version", "desc")
          .limit(1)
          .as("s"),
      (join) => join.onTrue(),
    )
    .select(["r.contributor", "c.name", "c.deleted_at", "r.due_on", "r.accepted_at", "r.declined_at"])
    .select(["r.reason", "r.suggestion", "s.version", "s.edition", "s.sent_at", "s.first", "s.content"])
    .where("r.assessment", "=", assessment)
    .orderBy("c.created_at")
    .orderBy("c.id")
    .execute();

const items = (db: Db | Tx, assessment: number) =>
  db
    .selectFrom("schema_item as i")
    .select(["i.number", "i.guid", "i.key", "i.value", "i.rev", "i.reviewer"])
    .where("i.assessment", "=", assessment);

/** The stored answers of these reviewers, drafts included. */
export const ownItems = (db: Db | Tx, assessment: number, reviewers: readonly string[]) =>
  items(db, assessment).where("i.reviewer", "in", reviewers).execute();

/** The declarations of interests that are shown before their reviews are sent. */
export const interestItems = (db: Db | Tx, assessment: number) =>
  items(db, assessment)
    .where("i.key", "in", Object.values(interestKeys))
    .where("i.reviewer", "in", (e) =>
      e
        .selectFrom("peer_review")
        .select("contributor")
        .where("assessment", "=", assessment)
        .where("interests_shown", "=", true),
    )
    .execute();

/** The authors' answers to reviews that were sent. Their keys contain a slash. */
export const answerItems = (db: Db | Tx, assessment: number) =>
  items(db, assessment)
    .where("i.key", "like", "%/%")
    .where("i.reviewer", "in", (e) =>
      e.selectFrom("sent_review").select("contributor").where("assessment", "=", assessment),
    )
    .execute();

/** Stands for the assessment's title where blocks are identified by their number. */
export const TITLE = 0;

/** Which blocks were written in after a moment, by number, and when last; `TITLE` for the assessment's title. */
export const blocksChangedSince = (db: Db | Tx, assessment: number, since: Date) =>
  db
    .selectFrom("history as h")
    .leftJoin("block_row as r", (join) => join.onRef("r.id", "=", "h.ref").on("h.kind", "in", rowKindNames))
    .leftJoin("attachment as f", (join) => join.onRef("f.id", "=", "h.ref").on("h.kind", "in", fileKinds))
    .select(({ fn }) => [
      sql<
        number | null
      >`case h.kind when 'heading' then ${sql.lit(TITLE)} when 'block' then h.ref else coalesce(r.owner, f.owner) end`.as(
        "block",
      ),
      fn.max("h.at").as("at"),
    ])
    .where("h.assessment", "=", assessment)
    .where("h.kind", "in", ["heading", "block", ...fileKinds, ...rowKindNames])
    .where("h.at", ">", since)
    .groupBy("block")
    .execute();

/** The value of the title or a block at a moment; undefined if nothing had been written. */
export const valueAtMoment = (
  db: Db | Tx,
  assessment: number,
  of: { kind: "heading" | "block"; ref: number },
  at: Date,
) =>
  db
    .selectFrom("history")
    .select(sql<unknown>`value`.as("value"))
    .where("assessment", "=", assessment)
    .where("kind", "=", of.kind)
    .where("ref", "=", of.ref)
    .where("at", "<=", at)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
