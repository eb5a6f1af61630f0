import type { Insertable, Kysely } from "kysely";
import { hashOf, newSecret } from "../../features/session/server/index.ts";
import type { Tables } from "../../platform/server/tables.ts";

/** A decision with the secrets of its links. */
export type StoredDecision = { readonly no: number; readonly decider: string; readonly responsible: string };

/** The calls of a link: each has a decision of its own, so that one call does not change what the next finds. */
export const linkCalls = ["give", "decline", "correct", "report", "reportByResponsible"] as const;
export type StoredDecisions = Readonly<Record<(typeof linkCalls)[number], StoredDecision>>;

/** Decisions on the newest edition from which each call can be made. Without an edition numbers and secrets of none. */
export async function storedDecisions(db: Kysely<Tables>, assessment: number): Promise<StoredDecisions> {
  const edition = await db
    .selectFrom("publication")
    .select("id")
    .where("assessment", "=", assessment)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  const municipalities = db.selectFrom("term").select("id").where("kind", "=", "municipality");
  const organizations = await municipalities.orderBy("id").limit(linkCalls.length).execute();
  const stored = linkCalls.map(async (call, place) => {
    const organization = organizations[place]?.id;
    if (!edition || organization === undefined) return [call, noDecision()] as const;
    const of = { assessment, publication: edition.id, organization, asked_at: new Date() };
    const row = call === "give" || call === "decline" ? { ...of, state: "asked" as const } : { ...of, ...given() };
    return [call, await withLinks(db, row)] as const;
  });
  return Object.fromEntries(await Promise.all(stored)) as StoredDecisions;
}

const given = () => ({
  state: "decided" as const,
  outcome: "not-introduced" as const,
  reason: "For dyrt",
  decided_on: "2026-01-15",
  decided_at: new Date(),
});

const noDecision = (): StoredDecision => ({ no: 999_999_999, decider: newSecret(), responsible: newSecret() });

async function withLinks(db: Kysely<Tables>, row: Insertable<Tables["decision"]>): Promise<StoredDecision> {
  const { id } = await db.insertInto("decision").values(row).returning("id").executeTakeFirstOrThrow();
  const secrets = { decider: newSecret(), responsible: newSecret() };
  for (const part of ["decider", "responsible"] as const)
    await db
      .insertInto("decision_party")
      .values({
        ...{ decision: id, part, name: "Kari Klinikksjef", email: `${part}-${id}@eksempel.no` },
        ...{ token_hash: hashOf(secrets[part]), sent_at: new Date(), expires: new Date(Date.now() + 3_600_000) },
      })
      .execute();
  return { no: id, ...secrets };
}
