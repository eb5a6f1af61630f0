import { sql } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Recommendation } from "../../block/rules/index.ts";
import { newestTextOf } from "../../publication/server/newest-text/index.ts";

/** Of an edition that stands and of one that was withdrawn, whose text nobody gets any more. */
const everyEdition = sql<{ id: number; assessment: number; version: number; withdrawn: string | null }>`(
  select id, assessment, version, null as withdrawn from publication
  union all
  select id, assessment, version, message from withdrawn_publication)`;

/** The edition that was adopted, with the newest one of its assessment that stands. Undefined when the assessment was deleted. */
export const adoptedEdition = (db: Db | Tx, publication: number) =>
  db
    .selectFrom(everyEdition.as("e"))
    .innerJoin("assessment as a", "a.number", "e.assessment")
    .innerJoin("term as o", "o.id", "a.organization")
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom("publication")
          .select([
            "version",
            sql<string>`snapshot ->> 'heading'`.as("heading"),
            sql<Language | null>`snapshot ->> 'language'`.as("language"),
          ])
          .whereRef("assessment", "=", "e.assessment")
          .orderBy("version", "desc")
          .limit(1)
          .as("n"),
      (join) => join.onTrue(),
    )
    .select([
      "a.number",
      "o.name as organization",
      "e.version",
      "e.withdrawn",
      "n.version as newest",
      "n.heading",
      "n.language",
    ])
    .select(newestTextOf("a.number").as("newest_text"))
    .where("e.id", "=", publication)
    .executeTakeFirst();

/** The adoptions of an assessment that are published, each by its newest edition, in the order of the organisations' names. */
export const publishedAdoptions = (db: Db | Tx, original: number) =>
  db
    .selectFrom("assessment as a")
    .innerJoin("term as o", "o.id", "a.organization")
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom("publication")
          .select([sql<string>`snapshot ->> 'recommendation'`.as("recommendation")])
          .whereRef("assessment", "=", "a.number")
          .orderBy("version", "desc")
          .limit(1)
          .as("p"),
      (join) => join.onTrue(),
    )
    .innerJoin(everyEdition.as("e"), "e.id", "a.adopts_publication")
    .leftJoin("search_document as d", (join) =>
      join.onRef("d.ref", "=", "a.number").on("d.route", "=", "methodassessment"),
    )
    .select(["a.number", "o.id as organization", "o.name", "p.recommendation", "e.version"])
    .select(sql<Recommendation | null>`d.recommendation`.as("value"))
    .where("a.adopts", "=", original)
    .orderBy("o.name")
    .orderBy("a.number", "desc")
    .execute();

/** Whether an assessment adopts another. */
export const isAdoption = async (tx: Tx, assessment: number): Promise<boolean> =>
  (await tx
    .selectFrom("assessment")
    .select("number")
    .where("number", "=", assessment)
    .where("adopts_publication", "is not", null)
    .executeTakeFirst()) !== undefined;

/** Initiators' addresses are compared without regard to case. */
const isOfInitiator = (email: string) => sql<boolean>`exists (
  select from contributor c where c.assessment = a.number and c.role = 'initiator' and c.deleted_at is null
     and lower(c.email) = lower(${email}))`;

type Begun = { readonly original: number; readonly organization: number };

/**
 * An organisation's adoption that is being written. One that nobody has opened counts only for the address that it was started with, so that a
 * stranger's start keeps nobody out.
 */
export const adoptionUnderWay = (db: Db | Tx, { original, organization }: Begun, email: string) =>
  db
    .selectFrom("assessment as a")
    .select("a.number")
    .where("a.adopts", "=", original)
    .where("a.organization", "=", organization)
    .where("a.status", "<>", 3)
    .where((e) => e.or([e("a.opened_at", "is not", null), isOfInitiator(email)]))
    .orderBy("a.opened_at", (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();

/** Moves the adoptions of an edition to the one that it repeats, which has the same text. */
export const moveAdoptions = (tx: Tx, { from, to }: { readonly from: number; readonly to: number }) =>
  tx.updateTable("assessment").set({ adopts_publication: to }).where("adopts_publication", "=", from).execute();

/** The editions of an assessment's adoptions that stand. */
export const editionsOfAdoptions = (tx: Tx, original: number) =>
  tx
    .selectFrom("publication as p")
    .innerJoin("assessment as a", "a.number", "p.assessment")
    .select(["p.id", "p.assessment"])
    .where("a.adopts", "=", original)
    .orderBy("p.id")
    .execute();

/** Those who answer for the adoptions of an assessment that were opened, of every status. */
export const adopters = (tx: Tx, original: number) =>
  tx
    .selectFrom("assessment as a")
    .innerJoin("contributor as c", "c.assessment", "a.number")
    .innerJoin("seat_language as l", "l.contributor", "c.id")
    .select(["a.number", "c.name as person", "c.email", "l.language"])
    .where("a.adopts", "=", original)
    .where("a.opened_at", "is not", null)
    .where("c.role", "=", "initiator")
    .where("c.deleted_at", "is", null)
    .orderBy("a.number")
    .execute();
