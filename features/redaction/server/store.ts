import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { FoundPlace } from "../../api/index.ts";
import { assessmentRoute } from "../../search/rules/index.ts";
import { decisionAnswers, decisionSources } from "./decision-sources.ts";

type Condition = RawBuilder<boolean>;

/** A table in which texts of an assessment are stored. Its rows are named `t`. */
export type TextSource = {
  readonly table: string;
  /** The column that identifies a row, and its type. */
  readonly key: readonly [column: string, type: "integer" | "bigint" | "uuid" | "tid"];
  readonly columns: Readonly<Record<string, "text" | "jsonb">>;
  readonly of: (assessment: number) => Condition;
  /** The place that the editor sees; null for texts that are generated from other texts. */
  readonly place: FoundPlace["kind"] | null;
  /** The number of the block, or of the edition. */
  readonly within?: RawBuilder<unknown>;
  /** Matches the rows that only their writer may read. */
  readonly isPrivate?: Condition;
  /** Changes with a text, for whoever has the assessment open. */
  readonly also?: (columns: readonly string[], at: Date) => RawBuilder<unknown>;
};

const ofAssessment = (assessment: number) => sql<boolean>`t.assessment = ${assessment}`;
const nextRev = () => sql`rev = t.rev + 1`;

export const sources = {
  history: {
    table: "history",
    key: ["id", "bigint"],
    columns: { value: "jsonb" },
    of: ofAssessment,
    place: "history",
    isPrivate: sql`t.kind = 'review'`,
  },
  assessment: {
    table: "assessment",
    key: ["number", "integer"],
    columns: { name: "text" },
    of: (assessment) => sql`t.number = ${assessment}`,
    place: "title",
    also: nextRev,
  },
  message: {
    table: "assessment",
    key: ["number", "integer"],
    columns: { return_message: "text" },
    of: (assessment) => sql`t.number = ${assessment}`,
    place: "message",
    also: nextRev,
  },
  block: {
    table: "schema_item",
    key: ["number", "integer"],
    columns: { value: "jsonb" },
    of: (assessment) => sql`t.assessment = ${assessment} and t.reviewer is null`,
    place: "block",
    within: sql`t.number`,
    also: (_, at) => sql`rev = t.rev + 1, changed_at = ${at}::timestamptz`,
  },
  reviewBlock: {
    table: "schema_item",
    key: ["number", "integer"],
    columns: { value: "jsonb" },
    of: (assessment) => sql`t.assessment = ${assessment} and t.reviewer is not null`,
    place: "review",
    isPrivate: sql`true`,
    also: (_, at) => sql`rev = t.rev + 1, changed_at = ${at}::timestamptz`,
  },
  row: {
    table: "block_row",
    key: ["id", "integer"],
    columns: { cells: "jsonb" },
    of: ofAssessment,
    place: "block",
    within: sql`t.owner`,
    also: (columns, at) => sql`rev = t.rev + 1, changed_at = ${at}::timestamptz,
      revs = t.revs || (select jsonb_object_agg(c, t.rev + 1) from unnest(${columns}::text[]) c)`,
  },
  file: {
    table: "attachment",
    key: ["id", "integer"],
    columns: { name: "text" },
    of: ofAssessment,
    place: "file",
    also: nextRev,
  },
  sheet: {
    table: "economy_sheet",
    key: ["attachment", "integer"],
    columns: { cells: "jsonb" },
    of: (assessment) => sql`t.attachment in (select id from attachment where assessment = ${assessment})`,
    place: "file",
  },
  comment: {
    table: "comment",
    key: ["id", "integer"],
    columns: { body: "text", quote: "text" },
    of: ofAssessment,
    place: "comment",
    also: nextRev,
  },
  request: {
    table: "peer_review",
    key: ["contributor", "uuid"],
    columns: { reason: "text", suggestion: "text" },
    of: ofAssessment,
    place: "review",
  },
  review: {
    table: "sent_review",
    key: ["id", "integer"],
    columns: { content: "jsonb" },
    of: ofAssessment,
    place: "review",
  },
  edition: {
    table: "publication",
    key: ["id", "integer"],
    columns: { snapshot: "jsonb", change_note: "text" },
    of: ofAssessment,
    place: "edition",
    within: sql`t.version`,
  },
  withdrawn: {
    table: "withdrawn_publication",
    key: ["id", "integer"],
    columns: { snapshot: "jsonb", change_note: "text", message: "text" },
    of: ofAssessment,
    place: "withdrawn",
    within: sql`t.version`,
  },
  version: {
    table: "assessment_version",
    key: ["id", "integer"],
    columns: { name: "text" },
    of: ofAssessment,
    place: "version",
  },
  ...decisionSources,
  reviewDay: {
    table: "assessment_review",
    key: ["id", "integer"],
    columns: { reason: "text" },
    of: ofAssessment,
    place: "review-day",
  },
  /** Searches as the first version stored them. Nothing reads them any more. */
  former: {
    table: "literature_item",
    key: ["id", "integer"],
    columns: { source: "text", url: "text", strategy: "text" },
    of: ofAssessment,
    place: null,
  },
  /** Why something was taken out before. */
  log: { table: "audit_log", key: ["id", "bigint"], columns: { detail: "jsonb" }, of: ofAssessment, place: null },
  card: {
    table: "public_card",
    key: ["assessment", "integer"],
    columns: { card: "jsonb" },
    of: ofAssessment,
    place: null,
  },
  findable: {
    table: "search_document",
    key: ["id", "integer"],
    columns: { title: "text", ingress: "text", body: "text", result: "jsonb" },
    of: (assessment) => sql`t.route = ${assessmentRoute} and t.ref = ${assessment}`,
    place: null,
  },
  promotion: {
    table: "search_promotion",
    key: ["id", "integer"],
    columns: { title: "text" },
    of: (assessment) => sql`t.route = ${assessmentRoute} and t.ref = ${assessment}`,
    place: null,
  },
  news: {
    table: "alert_news",
    key: ["id", "bigint"],
    columns: { hits: "jsonb" },
    of: (assessment) => sql`t.hits @> ${JSON.stringify([{ route: assessmentRoute, ref: assessment }])}::jsonb`,
    place: null,
  },
  /** Answers that are kept for a call that is sent twice: of the sessions that may write here, of those that are gone, and about decisions. */
  answer: {
    table: "idempotency_key",
    key: ["ctid", "tid"],
    columns: { answer: "jsonb" },
    of: (assessment) => sql`t.owner in (select s.session_id::text from session_seat s
      join contributor c on c.id = s.contributor where c.assessment = ${assessment})
      or t.owner not in (select id::text from session)
      or t.call = any(${decisionAnswers})`,
    place: null,
  },
} as const satisfies Readonly<Record<string, TextSource>>;

export type SourceName = keyof typeof sources;

export type HeldTexts = {
  readonly key: string;
  readonly texts: Readonly<Record<string, unknown>>;
  readonly within: number | null;
  readonly is_private: boolean;
};

const AT_ONCE = 50;

/** Every row of a table that holds texts of the assessment, some at a time: a long history does not fit the memory. */
export async function* textsHeldIn(db: Db | Tx, source: TextSource, assessment: number): AsyncGenerator<HeldTexts> {
  const { key, columns, of, within = sql`null`, isPrivate = sql`false` } = source;
  const [column, type] = key;
  const ofKey = sql`t.${sql.ref(column)}`;
  const texts = sql.join(Object.keys(columns).flatMap((each) => [sql`${sql.lit(each)}`, sql`t.${sql.ref(each)}`]));
  let after: string | null = null;
  for (;;) {
    const { rows }: { rows: HeldTexts[] } = await sql<HeldTexts>`
      select ${ofKey}::text as key, jsonb_build_object(${texts}) as texts, ${within} as within, ${isPrivate} as is_private
        from ${sql.table(source.table)} t
       where (${of(assessment)}) and (${after}::text is null or ${ofKey} > ${after}::text::${sql.raw(type)})
       order by ${ofKey} limit ${AT_ONCE}`.execute(db);
    yield* rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.key ?? null;
  }
}

/**
 * Writes other texts in one row.
 * @returns its new revision; null where it has none
 */
export async function writeRedacted(
  tx: Tx,
  { table, key: [column, type], columns, also }: TextSource,
  { key, texts, cells, at }: { key: string; texts: HeldTexts["texts"]; cells: readonly string[]; at: Date },
): Promise<number | null> {
  const sets = Object.entries(texts).map(([name, text]) =>
    columns[name] === "jsonb"
      ? sql`${sql.ref(name)} = ${JSON.stringify(text)}::jsonb`
      : sql`${sql.ref(name)} = ${text}::text`,
  );
  if (also) sets.push(sql`${also(cells, at)}`);
  const { rows } = await sql<{ rev: number | null }>`
    update ${sql.table(table)} t set ${sql.join(sets)} where t.${sql.ref(column)} = ${key}::text::${sql.raw(type)}
    returning ${also ? sql`t.rev` : sql`null::integer`} as rev`.execute(tx);
  return rows[0]?.rev ?? null;
}

/** The steps by which the assessment's texts were written: they hold words that were written and taken out again within seconds. */
export const forgetSteps = (tx: Tx, assessment: number) =>
  sql`delete from text_change where item in (select number from schema_item where assessment = ${assessment})`.execute(
    tx,
  );

/** The keys of an assessment's own blocks in its template, by their numbers. */
export const blockKeys = async (db: Db | Tx, assessment: number): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .selectFrom("schema_item")
    .select(["number", "key"])
    .where("assessment", "=", assessment)
    .execute();
  return new Map(rows.map(({ number, key }) => [number, key]));
};

export const rowPlace = (tx: Tx, id: number) =>
  tx
    .selectFrom("block_row as r")
    .innerJoin("schema_item as s", "s.number", "r.owner")
    .select(["r.part", "s.key"])
    .where("r.id", "=", id)
    .executeTakeFirstOrThrow();

export const fileKind = async (tx: Tx, id: number) =>
  (await tx.selectFrom("attachment").select("kind").where("id", "=", id).executeTakeFirstOrThrow()).kind;
