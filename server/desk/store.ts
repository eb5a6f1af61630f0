import { sql } from "kysely";
import type { CallInput } from "../../core/contract/index.ts";
import type { Db } from "../platform/http/work.ts";

type Filter = CallInput<"deskAssessments">["query"];

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** One row per assessment as the work list shows it. */
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
    .select([
      sql<Date>`greatest(a.changed_at, (select at from history h where h.assessment = a.number order by at desc limit 1))`.as(
        "changed",
      ),
      sql<number>`(select count(*)::int from publication p where p.assessment = a.number)`.as("versions"),
    ]);

export type DeskRowData = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>>;

const sortColumn = {
  changed: sql`changed`,
  title: sql`name`,
  status: sql`status`,
  organization: sql`organization`,
} as const;

/** A page of the work list with the count of all that match. One statement. */
export const list = (db: Db, filter: Filter) => {
  const words = filter.q.trim().split(/\s+/).filter(Boolean);
  return db
    .with("matching", () => {
      let query = rows(db);
      for (const word of words) {
        const like = `%${escapeLike(word)}%`;
        query = query.where((e) =>
          e.or([
            e("a.name", "ilike", like),
            e("o.name", "ilike", like),
            e("i.name", "ilike", like),
            e(sql<string>`a.number::text`, "=", word),
          ]),
        );
      }
      if (filter.status)
        query = query.where("a.status", "=", filter.status === "1" ? 1 : filter.status === "2" ? 2 : 3);
      if (filter.type) query = query.where("a.type", "=", filter.type);
      return query;
    })
    .selectFrom("matching")
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as("total"))
    .orderBy(sortColumn[filter.sort], filter.direction)
    .orderBy("number", "desc")
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
};

export const counts = (db: Db) =>
  db
    .selectFrom("assessment")
    .select([
      sql<number>`count(*) filter (where status = 1)::int`.as("draft"),
      sql<number>`count(*) filter (where status = 2)::int`.as("sent"),
      sql<number>`count(*) filter (where status = 3)::int`.as("published"),
    ])
    .executeTakeFirstOrThrow();

export const one = (db: Db, assessment: number) => rows(db).where("a.number", "=", assessment).executeTakeFirst();

export const publications = (db: Db, assessment: number) =>
  db
    .selectFrom("publication")
    .select(["version", "published_at", "change_note"])
    .where("assessment", "=", assessment)
    .orderBy("version", "desc")
    .execute();

type LogRow = { at: Date; by: unknown; source: "audit" | "history"; action: string; kind: string; key: string | null };

/** The last hundred things that were done: decisions from the audit log, saves from the history. Never the texts. */
export const log = async (db: Db, assessment: number): Promise<LogRow[]> => {
  const { rows: found } = await sql<LogRow>`
    (select at, actor as by, 'audit' as source, action, '' as kind, null as key
       from audit_log where assessment = ${assessment} order by id desc limit 100)
    union all
    (select h.at, h.by, 'history' as source, h.action, h.kind, s.key
       from history h left join schema_item s on h.kind = 'block' and s.number = h.ref
      where h.assessment = ${assessment} order by h.id desc limit 100)
    order by at desc limit 100`.execute(db);
  return found;
};
