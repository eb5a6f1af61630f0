import { sql } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { SeatRole } from "../../access/rules/index.ts";
import type { CommentMail } from "../rules/index.ts";

/** The guid of an assessment's block. */
export const guidOf = async (tx: Tx, assessment: number, key: string): Promise<string | null> => {
  const item = tx.selectFrom("schema_item").select("guid").where("assessment", "=", assessment).where("key", "=", key);
  return (await item.where("reviewer", "is", null).executeTakeFirst())?.guid ?? null;
};

/** A comment, deleted or not. Its assessment is locked by whoever changes it. */
export const find = (tx: Tx, id: number) =>
  tx.selectFrom("comment").selectAll().where("id", "=", id).executeTakeFirst();

export type CommentRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** How many comments a block has, with those that were deleted since a moment. */
export const countComments = async (tx: Tx, owner: number, since: Date): Promise<number> => {
  const { comments } = await tx
    .selectFrom("comment")
    .select(({ fn }) => fn.countAll<number>().as("comments"))
    .where("owner", "=", owner)
    .where((e) => e.or([e("deleted_at", "is", null), e("deleted_at", ">=", since)]))
    .executeTakeFirstOrThrow();
  return Number(comments);
};

/** The number of a block's newest comment, deleted or not; 0 when it never had one. */
export const newestComment = async (tx: Tx, owner: number): Promise<number> => {
  const { id } = await tx
    .selectFrom("comment")
    .select(({ fn }) => fn.max("id").as("id"))
    .where("owner", "=", owner)
    .executeTakeFirstOrThrow();
  return id ?? 0;
};

type NewComment = Pick<
  CommentRow,
  "assessment" | "owner" | "parent" | "contributor" | "body" | "quote" | "created_at"
> & {
  /** The seats that were mailed because it names them. */
  readonly mentions: readonly string[];
};

export const add = (tx: Tx, comment: NewComment) =>
  tx
    .insertInto("comment")
    .values({ ...comment, mentions: [...comment.mentions] })
    .returning(["id", "rev"])
    .executeTakeFirstOrThrow();

type Change = Pick<NewComment, "body" | "mentions"> & {
  readonly at: Date;
  /** The daily mail takes account of it again. */
  readonly isUntold: boolean;
};

export const changeComment = (tx: Tx, id: number, { body, mentions, at, isUntold }: Change) =>
  tx
    .updateTable("comment")
    .set({ body, mentions: [...mentions], changed_at: at, rev: sql`rev + 1` })
    .$if(isUntold, (comment) => comment.set({ told_at: null }))
    .where("id", "=", id)
    .execute();

export const setCommentDeleted = (tx: Tx, id: number, deleted: { by: string; at: Date } | null) =>
  tx
    .updateTable("comment")
    .set({ deleted_at: deleted?.at ?? null, deleted_by: deleted?.by ?? null, rev: sql`rev + 1` })
    .where("id", "=", id)
    .execute();

export const setResolved = (tx: Tx, thread: number, resolved: { by: string; at: Date } | null) =>
  tx
    .updateTable("comment")
    .set({ resolved_at: resolved?.at ?? null, resolved_by: resolved?.by ?? null })
    .where("id", "=", thread)
    .execute();

/** The daily mail takes no account of it any more. */
export const setTold = (tx: Tx, id: number, at: Date) =>
  tx.updateTable("comment").set({ told_at: at }).where("id", "=", id).execute();

/** Those who may be named and written to: who takes part and may comment. */
export const people = (tx: Tx, assessment: number) =>
  tx
    .selectFrom("contributor")
    .innerJoin("seat_language as l", "l.contributor", "contributor.id")
    .select(["id as contributorId", "name", "email", "role", "redeemed_at", "l.language"])
    .select(
      sql<boolean>`lower(email) in (select lower(email) from contributor where no_mention_mail is not null)`.as(
        "no_mails",
      ),
    )
    .where("assessment", "=", assessment)
    .where("deleted_at", "is", null)
    .where("role", "<>", "peer")
    .orderBy("created_at")
    .execute();

const endedBy = { daily: "no_daily_mail", mention: "no_mention_mail" } as const satisfies Record<CommentMail, string>;

/** Which mails about comments the address of a seat has ended, by any of its seats; undefined when there is no such seat. */
export const endedMails = async (db: Db, contributor: string) => {
  const { rows } = await sql<Readonly<Record<CommentMail, boolean>> & { email: string; language: Language }>`
    select c.email, min(l.language) as language, bool_or(o.no_daily_mail is not null) as daily, bool_or(o.no_mention_mail is not null) as mention
      from contributor c join contributor o on lower(o.email) = lower(c.email)
      join seat_language l on l.contributor = c.id
     where c.id = ${contributor} and c.deleted_at is null group by c.id`.execute(db);
  return rows[0];
};

export const endMails = (db: Db, contributor: string, kind: CommentMail, at: Date) =>
  db
    .updateTable("contributor")
    .set({ [endedBy[kind]]: at })
    .where("id", "=", contributor)
    .where(endedBy[kind], "is", null)
    .execute();

/** All seats of the address have them again. */
export const resumeMails = (db: Db, contributor: string, kind: CommentMail) =>
  db
    .updateTable("contributor")
    .set({ [endedBy[kind]]: null })
    .where(
      sql<string>`lower(email)`,
      "=",
      sql<string>`(select lower(email) from contributor where id = ${contributor})`,
    )
    .where(endedBy[kind], "is not", null)
    .execute();

/** The seats that were mailed about an assessment's comments which were written or changed since a moment. */
export const mailedSince = async (tx: Tx, assessment: number, since: Date): Promise<readonly string[]> => {
  const named = tx.selectFrom("comment").select(sql<string>`unnest(mentions)`.as("contributor")).distinct();
  const recent = named
    .where("assessment", "=", assessment)
    .where(sql<Date>`greatest(created_at, changed_at)`, ">", since);
  return (await recent.execute()).map(({ contributor }) => contributor);
};

/** A seat that has read on remembers the farthest it came. */
export const see = (
  tx: Tx,
  seen: { contributor: string; owner: number; assessment: number; upto: number },
): Promise<unknown> =>
  tx
    .insertInto("comment_seen")
    .values(seen)
    .onConflict((there) =>
      there
        .columns(["contributor", "owner"])
        .doUpdateSet({ upto: seen.upto })
        .where("comment_seen.upto", "<", seen.upto),
    )
    .execute();

/** A block's comments that were deleted since a moment, the last deleted first. */
export const deletedCommentsSince = (db: Db, owner: number, since: Date) =>
  db
    .selectFrom("comment as m")
    .innerJoin("contributor as w", "w.id", "m.contributor")
    .select(["m.id", "m.rev", "m.body", "m.deleted_at", "m.deleted_by", "w.name"])
    .where("m.owner", "=", owner)
    .where("m.deleted_at", ">=", since)
    .orderBy("m.deleted_at", "desc")
    .execute();

/** A seat with the number of comments for its daily mail. */
type Untold = {
  readonly contributor: string;
  readonly role: SeatRole;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly assessment: number;
  readonly title: string;
  readonly comments: string;
};

/**
 * Marks every comment that the daily mail has not processed, and returns the seats that get one: opened seats in drafts, with comments of
 * others that they have neither seen nor got a mail about. Never peers.
 */
export const takeUntoldComments = async (tx: Tx, at: Date): Promise<readonly Untold[]> => {
  const { rows } = await sql<Untold>`
    with told as (update comment set told_at = ${at} where told_at is null returning *)
    select c.id as contributor, c.role, c.name, c.email, l.language, a.number as assessment, a.name as title, count(*) as comments
      from told t
      join assessment a on a.number = t.assessment and a.status = 1
      join contributor c on c.assessment = a.number and c.role <> 'peer'
       and c.deleted_at is null and c.redeemed_at is not null
      join seat_language l on l.contributor = c.id
      left join comment_seen s on s.contributor = c.id and s.owner = t.owner
     where c.no_daily_mail is null
       and lower(c.email) not in (select lower(email) from contributor where no_daily_mail is not null)
       and t.deleted_at is null and t.contributor <> c.id and c.id <> all (t.mentions) and t.id > coalesce(s.upto, 0)
     group by c.id, l.language, a.number
     order by c.email, a.number`.execute(tx);
  return rows;
};
