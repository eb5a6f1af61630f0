import { sql } from "kysely";
import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { status } from "../../assessment/rules/index.ts";
import { newestDate } from "../../assessment/server/index.ts";
import { isFollowUpOverdueOf } from "../../decision/server/index.ts";
import { isOfContent } from "../../history/server/index.ts";
import { dueOnOf, isReviewPassedOf } from "../../living/server/index.ts";
import type { LateKind } from "../rules/index.ts";

/** `today`: ISO, in Norway. */
type Filter = CallInput<"deskAssessments">["query"] & { readonly today: string };

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** How often an assessment has been published. */
const versionsOf = (assessment: string) =>
  sql<number>`(select count(*)::int from publication p where p.assessment = ${sql.ref(assessment)})`;

/** Assessments with what the work list shows of each, but for its versions. */
const rows = (db: Db) =>
  db
    .selectFrom("assessment as a")
    .innerJoin("term as o", "o.id", "a.organization")
    .leftJoin("contributor as i", (join) =>
      join.onRef("i.assessment", "=", "a.number").on("i.role", "=", "initiator").on("i.deleted_at", "is", null),
    )
    .select([
      "a.number",
      "a.guid",
      "a.name",
      "a.status",
      "a.type",
      "a.started_at",
      "a.opened_at",
      "a.sent_at",
      "a.returned_at",
      "a.return_message",
      "a.card_hidden",
      "o.name as organization",
      "i.name as initiator",
    ])
    .select(dueOnOf("a.number").as("due_on"))
    .select(newestDate.as("changed"));

/** A row as the work list shows it. */
export type DeskRowData = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>> & {
  readonly versions: number;
};

/** The assessments that have a word. Each set is found by an index of its own: over all of them together none could be used. */
const hits = (db: Db, word: string, like: string) =>
  db
    .selectFrom("assessment")
    .select("number")
    .where("name", "ilike", like)
    .union(db.selectFrom("assessment").select("number").where(sql<string>`number::text`, "=", word))
    .union(
      db
        .selectFrom("assessment")
        .innerJoin("term", "term.id", "assessment.organization")
        .select("assessment.number")
        .where("term.name", "ilike", like),
    )
    .union(
      db
        .selectFrom("contributor")
        .select("assessment as number")
        .where("deleted_at", "is", null)
        .where((person) => person.or([person("name", "ilike", like), person("email", "ilike", like)])),
    );

type Narrowing = Pick<Filter, "q" | "type" | "late"> & { readonly today: string };

const isLate = { review: isReviewPassedOf, "follow-up": isFollowUpOverdueOf } as const;

/** The assessments of the work list by search text, type and what is late, before the status filter. */
function narrowed(db: Db, filter: Narrowing) {
  let query = db.selectFrom("assessment as a");
  for (const word of withoutControls(filter.q).trim().split(/\s+/).filter(Boolean)) {
    const like = `%${escapeLike(word)}%`;
    query = query.where("a.number", "in", hits(db, word, like));
  }
  if (filter.late) query = query.where(isLate[filter.late]("a.number", filter.today));
  return filter.type ? query.where("a.type", "=", filter.type) : query;
}

const statusOf = { "1": 1, "2": 2, "3": 3 } as const;
const matching = (db: Db, filter: Filter) =>
  filter.status ? narrowed(db, filter).where("a.status", "=", statusOf[filter.status]) : narrowed(db, filter);

/** The sort order of `waitsFor` (features/desk/rules), most urgent for an editor first. */
const waitingRank = sql`case when a.status = 2 then 0 when a.status = 3 then 3 when a.opened_at is null then 2 else 1 end`;

/** The expression that the list is sorted by, for an assessment `a`. Null: the time of the last change. */
const sortKey = {
  waiting: waitingRank,
  changed: null,
  title: sql`a.name`,
  status: sql`a.status`,
  type: sql`a.type`,
  organization: sql`(select o.name from term o where o.id = a.organization)`,
  initiator: sql`(select i.name from contributor i
    where i.assessment = a.number and i.role = 'initiator' and i.deleted_at is null)`,
} as const;

/**
 * A page of the work list with the count of all that match. Among equals: the longest waiting, then the last changed. When an assessment was
 * changed stands in its history, so it is looked up only for those that can be on the page or are equal to one on it.
 */
export function assessmentRows(db: Db, filter: Filter) {
  const key = sortKey[filter.sort];
  const direction = sql.raw(filter.direction);
  const last = filter.page * filter.pageSize;
  const roughly = sql`key ${direction}, waits asc nulls last`;
  const exactly = key
    ? sql`${roughly}, changed desc, number desc`
    : sql`changed ${direction}, waits asc nulls last, number desc`;
  return db
    .with("found", () =>
      matching(db, filter).select([
        "a.number",
        (key ?? sql`null::integer`).as("key"),
        sql<Date | null>`case when a.status = 2 then a.sent_at end`.as("waits"),
      ]),
    )
    .with("ranked", (step) =>
      step
        .selectFrom("found")
        .select(["number", "key", "waits"])
        .select(sql<number>`rank() over (order by ${key ? roughly : sql`key`})`.as("rank"))
        .select(sql<number>`(count(*) over ())::int`.as("total")),
    )
    .with("near", (step) =>
      step
        .selectFrom("ranked as r")
        .innerJoin("assessment as a", "a.number", "r.number")
        .select(["r.number", "r.key", "r.waits", "r.total", newestDate.as("changed")])
        .where("r.rank", "<=", last),
    )
    .with("page", (step) =>
      step
        .selectFrom("near")
        .select(["number", "total"])
        .select(sql<number>`row_number() over (order by ${exactly})`.as("place"))
        .orderBy("place")
        .limit(filter.pageSize)
        .offset(last - filter.pageSize),
    )
    .with("row", () => rows(db))
    .selectFrom("page")
    .innerJoin("row", "row.number", "page.number")
    .selectAll("row")
    .select(["page.total", versionsOf("row.number").as("versions")])
    .orderBy("page.place")
    .execute();
}

export const total = async (db: Db, filter: Filter): Promise<number> => {
  const { count } = await matching(db, filter).select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return count;
};

/** How many match in each status, whichever status is asked for. */
export const countsByStatus = (db: Db, filter: Filter) =>
  narrowed(db, filter)
    .select([
      sql<number>`count(*) filter (where a.status = 1)::int`.as("draft"),
      sql<number>`count(*) filter (where a.status = 2)::int`.as("sent"),
      sql<number>`count(*) filter (where a.status = 3)::int`.as("published"),
    ])
    .executeTakeFirstOrThrow();

export type Late = Readonly<Record<LateKind, number>>;

/** How many match and are late in each way. */
export const lateCounts = (db: Db, filter: Omit<Narrowing, "late">): Promise<Late> =>
  narrowed(db, { ...filter, late: "" })
    .select([
      sql<number>`count(*) filter (where ${isLate.review("a.number", filter.today)})::int`.as("review"),
      sql<number>`count(*) filter (where ${isLate["follow-up"]("a.number", filter.today)})::int`.as("follow-up"),
    ])
    .executeTakeFirstOrThrow();

/** The published assessments that are late, in each way. */
export const lateAssessments = (db: Db, today: string): Promise<Late> => lateCounts(db, { q: "", type: "", today });

export const waitingForEditors = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom("assessment")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("status", "=", status.sent)
    .executeTakeFirstOrThrow();
  return count;
};

export const oneAssessment = (db: Db, assessment: number) =>
  rows(db).select(versionsOf("a.number").as("versions")).where("a.number", "=", assessment).executeTakeFirst();

export const publications = (db: Db, assessment: number) =>
  db
    .selectFrom("publication")
    .select(["version", "published_at", "change_note"])
    .select(
      sql<{ format: "pdf" | "docx" | "sheet"; state: "waiting" | "made" | "failed" }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('format', format, 'state', state) order by format desc) from (
          select distinct on (format) format, state from document_file
          where publication = publication.id order by format, layout desc) newest), '[]')`.as("documents"),
    )
    .where("assessment", "=", assessment)
    .orderBy("version", "desc")
    .execute();

type LogRow = {
  at: Date;
  by: unknown;
  source: "audit" | "history";
  action: string;
  kind: string;
  key: string | null;
  /** Why something was taken out for good, or a review day changed. */
  why: string | null;
  /** The day of the new search, ISO, where somebody confirmed that nothing has changed. */
  searched: string | null;
};

/** The last hundred things that were done: decisions from the audit log, saves of the content from the history. Never the texts. */
export const assessmentLog = async (db: Db, assessment: number): Promise<LogRow[]> => {
  const { rows: found } = await sql<LogRow>`
    (select at, actor as by, 'audit' as source, action, '' as kind, null as key,
            case when action in ('redacted', 'files erased') then detail ->> 'reason'
                 when action = 'review day set' then (select reason from assessment_review r
                   where r.assessment = audit_log.assessment and r.no = (audit_log.detail ->> 'review')::integer) end as why,
            detail ->> 'searchedOn' as searched
       from audit_log where assessment = ${assessment} order by id desc limit 100)
    union all
    (select h.at, h.by, 'history' as source, h.action, h.kind, s.key, null as why, null as searched
       from history h left join schema_item s on h.kind = 'block' and s.number = h.ref
      where h.assessment = ${assessment} and ${isOfContent} order by h.id desc limit 100)
    order by at desc limit 100`.execute(db);
  return found;
};
