import { type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { isOfContent } from "../history/index.ts";
import { compiledOnce } from "../platform/compiled-once.ts";
import type { Db, Tx } from "../platform/http/work.ts";
import type { Tables } from "../platform/tables.ts";
import { numberOrGuid, one } from "./store.ts";

// What stands in an assessment, beside its own row: a block's table that joins the working copy joins here.

/** When the content was last written: its newest history row, or the row's own date. The caller's statement names the assessment `a`. */
export const newestDate = sql<Date>`greatest(a.changed_at, (select at from history h
  where h.assessment = a.number and ${isOfContent} order by at desc limit 1))`;

/** When anything in the assessment was last written. */
export const lastSaved = (db: Db | Tx, assessment: number) =>
  db.selectFrom("assessment as a").select(newestDate.as("at")).where("a.number", "=", assessment).executeTakeFirst();

/** Which versions of an assessment's rows there are: PostgreSQL gives each version of a row a place and the transaction that wrote it. */
const versionsIn = (
  table:
    | "schema_item"
    | "block_row"
    | "attachment"
    | "contributor"
    | "publication"
    | "comment"
    | "comment_seen"
    | "peer_review"
    | "sent_review",
) =>
  sql`(select md5(string_agg(t.xmin::text || t.ctid::text, ',' order by t.ctid)) from ${sql.table(table)} t where t.assessment = a.number)`;

/**
 * Everything that the database holds of a working copy, as one short text that changes with any of it. A table that joins the
 * working copy later must join here too: the test of "unchanged" tries every change. The caller's statement is `one`.
 */
const version = sql<string>`concat_ws(' ', a.xmin, a.ctid, v.body_hash, o.xmin, o.ctid, ${versionsIn("schema_item")},
  ${versionsIn("block_row")}, ${versionsIn("attachment")}, ${versionsIn("contributor")}, ${versionsIn("publication")},
  ${versionsIn("comment")}, ${versionsIn("comment_seen")},
  ${versionsIn("peer_review")}, ${versionsIn("sent_review")},
  (select h.id from history h where h.assessment = a.number order by h.at desc limit 1))`;

const onlyVersion = compiledOnce((db, { id }: { readonly id: number | string }) =>
  one(db, id).clearSelect().select(version.as("version")),
);

export const versionOfCopy = async (db: Db, id: string) => (await onlyVersion(db, { id: numberOrGuid(id) }))[0];

type InAssessment = ExpressionBuilder<Tables & { a: Tables["assessment"] }, "a">;

/**
 * All that stands in an assessment beside its own row: its blocks, their rows (not the deleted ones, in the order in which they
 * are shown) and files, its people, when it was last saved, and how many versions were published.
 */
const content = (e: InAssessment) =>
  [
    newestDate.as("saved_at"),
    jsonArrayFrom(
      e
        .selectFrom("schema_item as i")
        .select(["i.number", "i.guid", "i.key", "i.value", "i.rev"])
        .whereRef("i.assessment", "=", "a.number")
        .where("i.reviewer", "is", null),
    ).as("items"),
    jsonArrayFrom(
      e
        .selectFrom("block_row as r")
        .select(["r.id", "r.owner", "r.part", "r.rev", "r.cells", "r.revs"])
        .whereRef("r.assessment", "=", "a.number")
        .where("r.deleted_at", "is", null)
        .orderBy("r.position")
        .orderBy("r.id"),
    ).as("rows"),
    jsonArrayFrom(
      e
        .selectFrom("attachment as f")
        .leftJoin("block_row as fr", "fr.id", "f.row")
        .leftJoin("economy_sheet as fs", "fs.attachment", "f.id")
        .select(["f.id", "f.guid", "f.owner", "f.name", "f.row", "f.slot", "fs.cells"])
        .select(
          sql<readonly { width: number; height: number }[] | null>`(
            select jsonb_agg(jsonb_build_object('width', s.width, 'height', s.height) order by s.width)
              from image_size s where s.attachment = f.id)`.as("sizes"),
        )
        .whereRef("f.assessment", "=", "a.number")
        .where("f.deleted_at", "is", null)
        .where("fr.deleted_at", "is", null)
        .orderBy("f.id"),
    ).as("files"),
    jsonArrayFrom(
      e
        .selectFrom("contributor as c")
        .select(["c.id", "c.name", "c.email", "c.organization", "c.role"])
        .select(sql<boolean>`c.redeemed_at is not null`.as("redeemed"))
        .whereRef("c.assessment", "=", "a.number")
        .where("c.deleted_at", "is", null)
        .orderBy(sql`c.role <> 'initiator'`)
        .orderBy("c.created_at"),
    ).as("people"),
    e
      .selectFrom("publication as p")
      .select(e.fn.countAll<number>().as("count"))
      .whereRef("p.assessment", "=", "a.number")
      .as("publications"),
    e.exists(e.selectFrom("peer_review as r").whereRef("r.assessment", "=", "a.number")).as("has_reviews"),
  ] as const;

export const contentOf = (db: Db | Tx, assessment: number) =>
  db.selectFrom("assessment as a").select(content).where("a.number", "=", assessment).executeTakeFirstOrThrow();

/** Whose comments are asked for: their seats, whose reading counts, and the assessments in which they may read any. */
export type CommentReader = { readonly seats: readonly string[]; readonly in: "everywhere" | readonly number[] };

/** The same for a statement: null is everywhere. */
type Reading = { readonly seats: readonly string[]; readonly within: readonly number[] | null };

/**
 * What authors say to each other of an assessment, with how far the reader has read on each block. It is no part of the content: nothing
 * that readers see is made from it.
 */
const said = (e: InAssessment, { seats, within }: Reading) =>
  e
    .selectFrom("comment as m")
    .leftJoin("comment as first", "first.id", "m.parent")
    .leftJoin(
      (of) =>
        of
          .selectFrom("comment_seen")
          .select((seen) => ["owner", seen.fn.max("upto").as("upto")])
          .where(sql<boolean>`contributor = any(${seats}::uuid[])`)
          .groupBy("owner")
          .as("seen"),
      (join) => join.onRef("seen.owner", "=", "m.owner"),
    )
    .whereRef("m.assessment", "=", "a.number")
    .where("m.deleted_at", "is", null)
    .$if(within !== null, (all) => all.where(sql<boolean>`m.assessment = any(${within}::int[])`));

const resolvedAt = sql<Date | null>`case when m.parent is null then m.resolved_at else first.resolved_at end`;

/** The comments themselves, the oldest first. */
const comments = (e: InAssessment, reader: Reading, block?: number) =>
  jsonArrayFrom(
    said(e, reader)
      .innerJoin("contributor as w", "w.id", "m.contributor")
      .select(["m.id", "m.owner", "m.parent", "m.contributor", "m.body", "m.quote", "m.rev", "w.name"])
      .select(["m.created_at", "m.changed_at", resolvedAt.as("resolved_at")])
      .select(sql<number>`coalesce(seen.upto, 0)`.as("seen"))
      .$if(block !== undefined, (all) => all.where("m.owner", "=", block ?? 0))
      .orderBy("m.id"),
  ).as("comments");

/** How much stands on each block: threads that are not resolved, others' comments that the reader has not seen, the newest number. */
const counts = (e: InAssessment, reader: Reading) =>
  jsonArrayFrom(
    said(e, reader)
      .select(["m.owner"])
      .select(sql<number>`count(distinct coalesce(m.parent, m.id)) filter (where ${resolvedAt} is null)`.as("open"))
      .select(
        sql<number>`count(*) filter (where m.id > coalesce(seen.upto, 0)
          and m.contributor <> all(${reader.seats}::uuid[]))`.as("unread"),
      )
      .select(sql<number>`max(m.id)`.as("newest"))
      .groupBy("m.owner"),
  ).as("counts");

export const commentsOn = async (db: Db | Tx, assessment: number, block: number, seats: readonly string[]) => {
  const found = db.selectFrom("assessment as a").select((e) => comments(e, { seats, within: null }, block));
  return (await found.where("a.number", "=", assessment).executeTakeFirstOrThrow()).comments;
};

export type CommentRow = Awaited<ReturnType<typeof commentsOn>>[number];

type Asked = Reading & { readonly id: number | string };

const asked = (id: string, { seats, in: readable }: CommentReader): Asked => ({
  id: numberOrGuid(id),
  seats,
  within: readable === "everywhere" ? null : readable,
});

const withContent = (db: Db, id: number | string) => one(db, id).select(content).select(version.as("version"));

const withCounts = compiledOnce((db, { id, ...reading }: Asked) =>
  withContent(db, id).select((e) => counts(e, reading)),
);

const withComments = compiledOnce((db, { id, ...reading }: Asked) =>
  withContent(db, id).select((e) => comments(e, reading)),
);

export const findWithCounts = async (db: Db, id: string, reader: CommentReader) =>
  (await withCounts(db, asked(id, reader)))[0];

export const findWithComments = async (db: Db, id: string, reader: CommentReader) =>
  (await withComments(db, asked(id, reader)))[0];
