import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Author, LinkAuthor } from "../../access/rules/index.ts";
import { newestTextOf } from "../../publication/server/newest-text/index.ts";
import type { DecisionFields, DecisionState, FollowUpResult, Report } from "../rules/index.ts";

/** A follow-up as it was reported. */
export type FollowUpRow = {
  readonly no: number;
  readonly at: string;
  readonly result: FollowUpResult;
  readonly finding: string;
  readonly next_on: string | null;
};

const decisions = (db: Db | Tx) =>
  db
    .selectFrom("decision as d")
    .innerJoin("term as o", "o.id", "d.organization")
    .leftJoin("publication as p", "p.id", "d.publication")
    .leftJoin("withdrawn_publication as w", "w.id", "d.publication")
    .select(["d.id", "d.assessment", "d.publication", "d.organization", "d.state", "d.rev", "d.outcome"])
    .select(["d.conditions", "d.reason", "d.measure", "d.decided_on", "d.decider_role", "d.responsible"])
    .select(["d.follow_up_on", "d.follow_up_set_on", "d.may_be_shown", "d.asked_at", "d.decided_at"])
    .select([
      "o.name as organization_name",
      "o.kind as organization_kind",
      "o.key as organization_key",
      "w.message as withdrawn",
      "w.withdrawn_at",
    ])
    .select([
      sql<number>`coalesce(p.version, w.version, 0)`.as("version"),
      sql<string>`coalesce(p.snapshot ->> 'heading', w.snapshot ->> 'heading', '')`.as("heading"),
      sql<boolean>`p.id is not null`.as("stands"),
      newestTextOf("d.assessment").as("newest_text"),
      sql<FollowUpRow[]>`coalesce((
        select jsonb_agg(jsonb_build_object('no', f.no, 'at', f.at, 'result', f.result, 'finding', f.finding,
          'next_on', f.next_on) order by f.no desc) from decision_follow_up f where f.decision = d.id), '[]')`.as(
        "follow_ups",
      ),
    ]);

/** A decision with its edition and its follow-ups, the latest first. */
export type DecisionRow = Awaited<ReturnType<ReturnType<typeof decisions>["executeTakeFirstOrThrow"]>>;

/** True for a decision on an edition that stands, and whose text no later edition has changed. */
export const isOnNewestText = ({ stands, version, newest_text: newest }: DecisionRow): boolean =>
  stands && newest !== null && version >= newest;

/** A decision by its number. The caller has locked the assessment, which every change of a decision does first. */
export const findDecision = (db: Db | Tx, id: number): Promise<DecisionRow | undefined> =>
  decisions(db).where("d.id", "=", id).executeTakeFirst();

/** The decision of an organisation on an edition, or the ask for one. */
export const decisionOn = (tx: Tx, publication: number, organization: number): Promise<DecisionRow | undefined> =>
  decisions(tx)
    .where("d.publication", "=", publication)
    .where("d.organization", "=", organization)
    .where("d.state", "<>", "removed")
    .executeTakeFirst();

/** The decisions of an assessment that were not removed, the latest first. */
export const decisionsOf = (db: Db | Tx, assessment: number): Promise<DecisionRow[]> =>
  decisions(db)
    .where("d.assessment", "=", assessment)
    .where("d.state", "<>", "removed")
    .orderBy("d.decided_on", (order) => order.desc().nullsFirst())
    .orderBy("d.id", "desc")
    .execute();

const shownDecisions = (db: Db | Tx) =>
  decisions(db).where("d.state", "=", "decided").where("d.may_be_shown", "=", true).where("p.id", "is not", null);

/** The decisions on some assessments that everybody may read, the newest first. */
export const shownDecisionsOf = (db: Db | Tx, ...assessments: readonly number[]): Promise<DecisionRow[]> =>
  shownDecisions(db)
    .where(sql<boolean>`d.assessment = any(${[...assessments]}::integer[])`)
    .orderBy("d.decided_on", "desc")
    .orderBy("d.id", "desc")
    .execute();

/** The decisions that everybody may read, those that were registered last first. */
export const newestDecisions = (db: Db, most: number): Promise<DecisionRow[]> =>
  shownDecisions(db).orderBy("d.decided_at", "desc").orderBy("d.id", "desc").limit(most).execute();

/** Gives the decisions of an assessment that everybody may read their number, unless they had one. */
export const noteNews = (tx: Tx, assessment: number, news: number) =>
  tx
    .updateTable("decision")
    .set({ news })
    .where("assessment", "=", assessment)
    .where("state", "=", "decided")
    .where("may_be_shown", "=", true)
    .where("news", "is", null)
    .where("publication", "in", (e) => e.selectFrom("publication").select("id"))
    .execute();

type Asked = { readonly assessment: number; readonly publication: number; readonly organization: number };

export const addDecision = async (tx: Tx, asked: Asked, at: Date): Promise<number> =>
  (
    await tx
      .insertInto("decision")
      .values({ ...asked, state: "asked", asked_at: at })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

const nextRev = { rev: sql<number>`rev + 1` };

export const askAgain = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable("decision")
    .set({ state: "asked", asked_at: at, ...nextRev })
    .where("id", "=", id)
    .execute();

/** The asks of an organisation about other editions of an assessment that it has not answered. */
export const olderAsks = (tx: Tx, { assessment, publication, organization }: Asked): Promise<DecisionRow[]> =>
  decisions(tx)
    .where("d.assessment", "=", assessment)
    .where("d.organization", "=", organization)
    .where("d.publication", "<>", publication)
    .where("d.state", "in", ["asked", "declined"])
    .orderBy("d.id")
    .execute();

export const setState = (tx: Tx, id: number, state: DecisionState) =>
  tx
    .updateTable("decision")
    .set({ state, ...nextRev })
    .where("id", "=", id)
    .execute();

/** The same decision on other editions of an assessment, as an earlier import wrote it. */
export const importedBefore = async (tx: Tx, { assessment, publication, organization }: Asked, decidedAt: Date) =>
  (
    await tx
      .selectFrom("decision")
      .select("id")
      .where("assessment", "=", assessment)
      .where("organization", "=", organization)
      .where("publication", "<>", publication)
      .where("state", "=", "decided")
      .where("decided_at", "=", decidedAt)
      .execute()
  ).map(({ id }) => id);

export const removeDecision = (tx: Tx, id: number, reason: string) =>
  tx
    .updateTable("decision")
    .set({ state: "removed", removed_reason: reason, ...nextRev })
    .where("id", "=", id)
    .execute();

type Written = DecisionFields & { readonly followUpSetOn: string | null; readonly decidedAt: Date };

/** Writes a decision that is given or corrected. */
export const writeDecision = (tx: Tx, id: number, { decidedAt, followUpSetOn, ...fields }: Written) =>
  tx
    .updateTable("decision")
    .set({
      state: "decided",
      outcome: fields.outcome,
      conditions: fields.conditions,
      reason: fields.reason,
      measure: fields.measure,
      decided_on: fields.decidedOn,
      decider_role: fields.deciderRole,
      responsible: fields.responsible,
      follow_up_on: fields.followUpOn,
      follow_up_set_on: followUpSetOn,
      may_be_shown: fields.mayBeShown,
      decided_at: decidedAt,
      ...nextRev,
    })
    .where("id", "=", id)
    .execute();

/** Appends a report to a decision. */
export async function addFollowUp(
  tx: Tx,
  decision: number,
  { result, finding, nextOn, no }: Report & { readonly no: number },
  at: Date,
): Promise<void> {
  await tx.insertInto("decision_follow_up").values({ decision, no, at, result, finding, next_on: nextOn }).execute();
  await tx.updateTable("decision").set(nextRev).where("id", "=", decision).execute();
}

type Change = {
  readonly decision: number;
  readonly at: Date;
  readonly by: Author | LinkAuthor;
  readonly before: object | null;
  readonly after: object;
};

/** Appends to the log of a decision. */
export const addLog = (tx: Tx, { decision, at, by, before, after }: Change) =>
  tx
    .insertInto("decision_log")
    .values((e) => ({
      ...{ decision, at, by: JSON.stringify(by), after: JSON.stringify(after) },
      before: before && JSON.stringify(before),
      no: e
        .selectFrom("decision_log as l")
        .select(sql<number>`coalesce(max(l.no), 0) + 1`.as("no"))
        .where("l.decision", "=", decision),
    }))
    .execute();

/** Whether the desk, and not the initiator, asked last. */
export const isAskedByDesk = async (tx: Tx, decision: number): Promise<boolean> => {
  const asked = await tx
    .selectFrom("decision_log")
    .select(sql<string>`by ->> 'kind'`.as("kind"))
    .where("decision", "=", decision)
    .where(sql`after ->> 'state'`, "=", "asked")
    .orderBy("no", "desc")
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined && asked.kind !== "seat";
};

/** True for an assessment with a decision whose next follow-up lies before today. @param assessment the column with its number */
export const isFollowUpOverdueOf = (assessment: string, today: string) => sql<boolean>`exists (
  select from decision d join publication p on p.id = d.publication
   where d.assessment = ${sql.ref(assessment)} and d.state = 'decided' and ${today}::date > coalesce(
     (select coalesce(f.next_on, 'infinity') from decision_follow_up f where f.decision = d.id order by f.no desc limit 1),
     d.follow_up_on))`;

/** The newest edition that stands; undefined when none does. */
export const standingEdition = (tx: Tx, assessment: number) =>
  tx
    .selectFrom("publication")
    .select(["id", "version", sql<string>`snapshot ->> 'heading'`.as("heading")])
    .where("assessment", "=", assessment)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

/** The initiator of an assessment; an imported one has none. */
export const initiatorOf = (db: Db | Tx, assessment: number) =>
  db
    .selectFrom("contributor")
    .innerJoin("seat_language as l", "l.contributor", "contributor.id")
    .select(["id", "name", "email", "l.language"])
    .where("assessment", "=", assessment)
    .where("role", "=", "initiator")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
