import { type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { compiledOnce } from "../../../platform/server/speed/compiled-once.ts";
import type { Tables } from "../../../platform/server/tables.ts";
import { isOfContent } from "../../history/server/index.ts";
import { interestKeys } from "../../review/rules/index.ts";
import { newerVersion } from "../../template/server/index.ts";
import { editionsSearched } from "./editions-store.ts";
import { numberOrGuid, one, several } from "./store.ts";

// The content of an assessment beside its own row. Join a block's table here to add it to the working copy.

/** When the content was last written: its newest history row, or the row's own date. The caller's statement names the assessment `a`. */
export const newestDate = sql<Date>`greatest(a.changed_at, (select at from history h
  where h.assessment = a.number and ${isOfContent} order by at desc limit 1))`;

/** When anything in the assessment was last written. */
export const lastWritten = (db: Db | Tx, assessment: number) =>
  db.selectFrom("assessment as a").select(newestDate.as("at")).where("a.number", "=", assessment).executeTakeFirst();

/** In which assessments something may be known; null is everywhere. */
type Where = readonly number[] | null;

/** The caller's seats, and the assessments where the caller may read comments, reviews and mail addresses. */
export type Reader = {
  readonly seats: readonly string[];
  readonly comments: Where;
  readonly reviews: Where;
  /** The declarations of reviewers who have not sent yet. */
  readonly interests: Where;
  readonly emails: Where;
};
/** The reader of comments: the seats that read and unread are counted for, and the assessments where the reader may read comments. */
type CommentReader = Pick<Reader, "seats" | "comments">;
type ContentReader = Omit<Reader, "comments">;
type AskedBy<R> = R & { readonly id: number | string };

const isHere = (where: Where) => (where === null ? sql<boolean>`true` : sql<boolean>`a.number = any(${where}::int[])`);

/**
 * Which versions of an assessment's rows there are: PostgreSQL gives each version of a row a place and the transaction that wrote it.
 * A sum of their hashes of 64 bits says so without sorting and writing them: half the time of a digest.
 * @param seen which of the rows, named `t`
 */
const versionsIn = (
  table:
    | "schema_item"
    | "block_row"
    | "attachment"
    | "publication"
    | "comment"
    | "comment_seen"
    | "peer_review"
    | "sent_review",
  seen = sql<boolean>`true`,
) =>
  sql`(select concat(count(*), ' ', sum(hash_record_extended(row(t.xmin, t.ctid), 0))) from ${sql.table(table)} t
    where t.assessment = a.number and ${seen})`;

/**
 * Everything that the reader may know of a working copy, as one short text that changes with any of it and with nothing else: a peer
 * does not learn from it that somebody comments. A table that joins the working copy later must join here too: the test of "unchanged"
 * tries every change. The caller's statement is `one`.
 */
const versionFor = (reader: Reader) =>
  sql<string>`concat(${versionOfContent(reader)}, ' ', ${versionOfComments(reader)})`;

/** The same of two halves that were read each by itself. */
const inOne = (content: string, comments: string) => `${content} ${comments}`;

const isOf = (seats: readonly string[], contributor: string) =>
  sql<boolean>`t.${sql.ref(contributor)} = any(${seats}::uuid[])`;

const versionOfComments = ({ seats, comments }: CommentReader) =>
  sql<string>`concat_ws(' ', ${versionsIn("comment", isHere(comments))},
    ${versionsIn("comment_seen", sql`${isHere(comments)} and ${isOf(seats, "contributor")}`)})`;

/** Of what is said of the assessment that this one was started from: the newest edition of that one. */
const versionOfSource = sql`coalesce((select concat(t.xmin, ',', t.ctid) from publication t
    where t.assessment = a.started_from order by t.version desc limit 1), '-')`;

/** The same of the assessment that this one adopts: its newest edition, and whether the one that was read stands. */
const versionOfOriginal = sql`concat_ws(',', (select concat(t.xmin, ',', t.ctid) from publication t
    where t.assessment = a.adopts order by t.version desc limit 1),
    (select t.xmin from publication t where t.id = a.adopts_publication))`;

const versionOfContent = ({ seats, reviews, interests, emails }: ContentReader) => {
  const own = (contributor: string) => isOf(seats, contributor);
  const answers = isHere(reviews);
  return sql<string>`concat_ws(' ', a.xmin, a.ctid, v.body_hash, ${newerVersion}, o.xmin, o.ctid,
    ${versionsIn(
      "schema_item",
      sql`(t.reviewer is null or case when t.key like '%/%' then ${answers}
      else ${own("reviewer")} or (t.key = any(${Object.values(interestKeys)}::text[]) and ${isHere(interests)}) end)`,
    )},
    ${versionsIn("block_row")}, ${versionsIn("attachment")}, ${versionsIn("publication")},
    (select md5(string_agg(concat_ws(',', t.id, t.role, t.name, t.organization, t.redeemed_at is null, t.deleted_at is null,
        case when ${isHere(emails)} or ${own("id")} then t.email end), ';' order by t.id))
      from contributor t where t.assessment = a.number),
    ${versionsIn("peer_review", sql`(${answers} or ${own("contributor")})`)},
    ${versionsIn("sent_review", sql`(${answers} or ${own("contributor")} or a.status = 3)`)},
    (select max(edition) from sent_review where assessment = a.number),
    ${versionOfSource}, ${versionOfOriginal},
    (select h.id from history h where h.assessment = a.number and ${isOfContent} order by h.at desc, h.id desc limit 1))`;
};

const onlyVersion = compiledOnce((db, { id, ...reader }: AskedBy<Reader>) =>
  one(db, id).clearSelect().select(versionFor(reader).as("version")),
);

export const versionOfCopy = async (db: Db, id: string, reader: Reader) =>
  (await onlyVersion(db, { id: numberOrGuid(id), ...reader }))[0];

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
        .orderBy("c.created_at")
        .orderBy("c.id"),
    ).as("people"),
    sql<number>`(select greatest(
      (select max(version) from publication where assessment = a.number),
      (select max(version) from withdrawn_publication where assessment = a.number), 0))`.as("publications"),
    editionsSearched.as("editions"),
    newerVersion.as("newer"),
    jsonArrayFrom(
      e
        .selectFrom("template_takeover as t")
        .select(["t.id", "t.from_version", "t.to_version", "t.at", "t.undone_at"])
        .select(sql<string>`coalesce(t.by ->> 'name', '')`.as("by"))
        .select(
          sql<boolean>`exists (select from publication p where p.assessment = a.number and p.published_at >= t.at)
            or exists (select from withdrawn_publication p where p.assessment = a.number and p.published_at >= t.at)`.as(
            "is_published",
          ),
        )
        .whereRef("t.assessment", "=", "a.number")
        .orderBy("t.id", "desc"),
    ).as("takeovers"),
    e.exists(e.selectFrom("peer_review as r").whereRef("r.assessment", "=", "a.number")).as("has_reviews"),
  ] as const;

export const readContent = (db: Db | Tx, assessment: number) =>
  db.selectFrom("assessment as a").select(content).where("a.number", "=", assessment).executeTakeFirstOrThrow();

/**
 * The comments of an assessment, with the last comment that the reader has read on each block. Comments are not content: they are never
 * published.
 */
const said = (e: InAssessment, { seats, comments: readable }: CommentReader) =>
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
    .$if(readable !== null, (all) => all.where(sql<boolean>`m.assessment = any(${readable}::int[])`));

const resolvedAt = sql<Date | null>`case when m.parent is null then m.resolved_at else first.resolved_at end`;

/** The comments themselves, the oldest first. */
const comments = (e: InAssessment, reader: CommentReader, block?: number) =>
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
const counts = (e: InAssessment, reader: CommentReader) =>
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

export const readComments = async (db: Db | Tx, assessment: number, block: number, seats: readonly string[]) => {
  const found = db.selectFrom("assessment as a").select((e) => comments(e, { seats, comments: null }, block));
  return (await found.where("a.number", "=", assessment).executeTakeFirstOrThrow()).comments;
};

export type ReadComment = Awaited<ReturnType<typeof readComments>>[number];

const withCounts = compiledOnce((db, { id, ...reader }: AskedBy<Reader>) =>
  one(db, id)
    .select(content)
    .select(versionFor(reader).as("version"))
    .select((e) => counts(e, reader)),
);
const eachWithCounts = compiledOnce((db, { numbers, ...reader }: Reader & { readonly numbers: readonly number[] }) =>
  several(db, numbers)
    .select(content)
    .select((e) => counts(e, reader)),
);
const onlyContent = compiledOnce((db, { id, ...reader }: AskedBy<ContentReader>) =>
  one(db, id).select(content).select(versionOfContent(reader).as("version")),
);
const onlyComments = compiledOnce((db, { id, ...reader }: AskedBy<CommentReader>) =>
  one(db, id)
    .clearSelect()
    .select((e) => comments(e, reader))
    .select(versionOfComments(reader).as("version")),
);

export const findWithCounts = async (db: Db, id: string, reader: Reader) =>
  (await withCounts(db, { id: numberOrGuid(id), ...reader }))[0];

/** The same of several, without their versions. In no order. */
export const findEachWithCounts = (db: Db, numbers: readonly number[], reader: Reader) =>
  eachWithCounts(db, { numbers, ...reader });

/**
 * The content, and beside it on a connection of its own the comments: two hundred of them are as much work for PostgreSQL as all the rest.
 * Each half says the version of what it read.
 */
export const findWithComments = async (db: Db, id: string, { comments: readable, ...reader }: Reader) => {
  const asked = { id: numberOrGuid(id), seats: reader.seats };
  const [[found], [said]] = await Promise.all([
    onlyContent(db, { ...asked, ...reader }),
    onlyComments(db, { ...asked, comments: readable }),
  ]);
  return found && said && { ...found, comments: said.comments, version: inOne(found.version, said.version) };
};
