import { type Kysely, Transaction } from "kysely";
import type { SeatRole } from "../../features/access/rules/index.ts";
import type { AssessmentType, Status } from "../../features/assessment/rules/index.ts";
import { findAssessment } from "../../features/assessment/server/index.ts";
import { askForReview } from "../../features/review/server/index.ts";
import { placedBlocks } from "../../features/template/rules/index.ts";
import { newestTemplate } from "../../features/template/server/index.ts";
import type { Tables } from "../../platform/server/tables.ts";

export type SeatGiven = {
  readonly role: SeatRole;
  readonly name?: string;
  readonly email?: string;
  readonly organization?: string;
};

type Given = {
  readonly name?: string;
  readonly type?: AssessmentType;
  readonly status?: Status;
  readonly opened?: boolean;
  readonly seats?: readonly SeatGiven[];
};

/** An assessment on the product's own template, with nothing written, and the seats asked for (an initiator when none is). */
export async function anAssessment(db: Kysely<Tables>, given: Given = {}) {
  const type = given.type ?? "1";
  const { versionId, template } = await newestTemplate(db, type);
  const assessment = await db
    .insertInto("assessment")
    .values({
      site_id: await aSite(db),
      template_version: versionId,
      type,
      name: given.name ?? "Eksempel: pasientnær måling",
      status: given.status ?? 1,
      organization: await anOrganization(db),
      opened_at: given.opened ? new Date() : null,
    })
    .returning(["number", "guid"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("schema_item")
    .values(placedBlocks(template).map(({ block }) => ({ assessment: assessment.number, key: block.key, value: null })))
    .execute();
  const seats: { id: string; role: SeatRole; email: string }[] = [];
  for (const seat of given.seats ?? [{ role: "initiator" }]) {
    const made = await db
      .insertInto("contributor")
      .values({
        assessment: assessment.number,
        role: seat.role,
        name: seat.name ?? `Eksempel ${seat.role}`,
        email: seat.email ?? `${seat.role}-${assessment.number}@eksempel.no`,
        organization: seat.organization ?? "",
      })
      .returning(["id", "role", "email"])
      .executeTakeFirstOrThrow();
    seats.push(made);
    if (made.role === "peer") await askedToReview(db, assessment.number, made.id);
  }
  return { ...assessment, seats };
}

/** As an invitation does it. */
export async function askedToReview(db: Kysely<Tables>, number: number, contributor: string): Promise<void> {
  const row = await findAssessment(db, String(number));
  if (!row) throw new Error(`there is no assessment ${number}`);
  const ask = (tx: Transaction<Tables>) => askForReview({ tx, at: new Date() }, row, contributor, null);
  await (db instanceof Transaction ? ask(db) : db.transaction().execute(ask));
}

export async function aSite(db: Kysely<Tables>): Promise<number> {
  const there = await db.selectFrom("site").select("id").orderBy("id").executeTakeFirst();
  if (there) return there.id;
  const made = await db
    .insertInto("site")
    .values({ key: "assessment", name: "Minimetode", hosts: ["localhost", "minimetode.localhost"] })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

/** The organisation that every test database has. */
async function anOrganization(db: Kysely<Tables>): Promise<number> {
  const key = "eksempel-helseforetak";
  const term = await db
    .selectFrom("term")
    .select("id")
    .where("kind", "=", "organization")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return term.id;
}
