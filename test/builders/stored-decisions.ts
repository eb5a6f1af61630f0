import type { Insertable, Kysely } from "kysely";
import { hashOf, newSecret } from "../../features/session/server/index.ts";
import type { Tables } from "../../platform/server/tables.ts";

/** A decision with the secrets of its links. */
export type StoredDecision = { readonly no: number; readonly decider: string; readonly responsible: string };

/** A decision that was asked for and one that was given, on the newest edition. Without an edition numbers and secrets of none. */
export async function storedDecisions(
  db: Kysely<Tables>,
  assessment: number,
): Promise<{ readonly asked: StoredDecision; readonly decided: StoredDecision }> {
  const edition = await db
    .selectFrom("publication")
    .select("id")
    .where("assessment", "=", assessment)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  const [first, second] = await db
    .selectFrom("term")
    .select("id")
    .where("kind", "=", "municipality")
    .limit(2)
    .execute();
  if (!edition || !first || !second) return { asked: noDecision(), decided: noDecision() };
  const of = { assessment, publication: edition.id, asked_at: new Date() };
  const asked = { ...of, organization: first.id, state: "asked" } as const;
  const decided: Insertable<Tables["decision"]> = {
    ...of,
    organization: second.id,
    state: "decided",
    outcome: "not-introduced",
    reason: "For dyrt",
    decided_on: "2026-01-15",
    decided_at: new Date(),
  };
  return { asked: await withLinks(db, asked), decided: await withLinks(db, decided) };
}

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
