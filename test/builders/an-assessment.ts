import type { Kysely } from "kysely";
import type { SeatRole } from "../../core/access/index.ts";
import type { AssessmentType, Status } from "../../core/assessment/index.ts";
import { placedBlocks } from "../../core/template/index.ts";
import type { Tables } from "../../server/platform/tables.ts";
import { newestTemplate } from "../../server/template/index.ts";

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
  for (const seat of given.seats ?? [{ role: "initiator" }])
    seats.push(
      await db
        .insertInto("contributor")
        .values({
          assessment: assessment.number,
          role: seat.role,
          name: seat.name ?? `Eksempel ${seat.role}`,
          email: seat.email ?? `${seat.role}-${assessment.number}@eksempel.no`,
          organization: seat.organization ?? "",
        })
        .returning(["id", "role", "email"])
        .executeTakeFirstOrThrow(),
    );
  return { ...assessment, seats };
}

export async function aSite(db: Kysely<Tables>): Promise<number> {
  const there = await db.selectFrom("site").select("id").orderBy("id").executeTakeFirst();
  if (there) return there.id;
  const made = await db
    .insertInto("site")
    .values({ key: "assessment", name: "Minimetode", hosts: ["localhost", "minimetode.localhost"], settings: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

async function anOrganization(db: Kysely<Tables>): Promise<number> {
  const key = "eksempel-helseforetak";
  await db
    .insertInto("term")
    .values({ kind: "organization", key, name: "Eksempel helseforetak" })
    .onConflict((conflict) => conflict.columns(["kind", "key"]).doNothing())
    .execute();
  const term = await db.selectFrom("term").select("id").where("key", "=", key).executeTakeFirstOrThrow();
  return term.id;
}
