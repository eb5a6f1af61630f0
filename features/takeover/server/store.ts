import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import type { Moves } from "../../template/rules/index.ts";
import { newerVersion } from "../../template/server/index.ts";

/** The newer version that an assessment may take over, and the version that it has. */
export const versionsToTake = (tx: Tx, assessment: number) =>
  tx
    .selectFrom("assessment as a")
    .select(["a.template_version", newerVersion.as("newer")])
    .where("a.number", "=", assessment)
    .executeTakeFirstOrThrow();

/** The stored blocks of an assessment, its own and those of its reviews. */
export const storedBlocks = (tx: Tx, assessment: number) =>
  tx.selectFrom("schema_item").select(["key", "reviewer"]).where("assessment", "=", assessment).execute();

/** The people who were asked for a review, including those without any block yet. */
export const reviewers = async (tx: Tx, assessment: number): Promise<readonly string[]> => {
  const rows = tx.selectFrom("peer_review").select("contributor").where("assessment", "=", assessment);
  return (await rows.execute()).map(({ contributor }) => contributor);
};

/** Gives stored blocks another key: all that hangs on them stays. @param reviewer whose review they are of; null for the assessment's own */
export const rename = async (
  tx: Tx,
  assessment: number,
  reviewer: string | null,
  moves: Moves["aside"] | Moves["back"],
): Promise<void> => {
  if (moves.length === 0) return;
  await sql`
    update schema_item s set key = m.new
      from unnest(${moves.map(([from]) => from)}::text[], ${moves.map(([, to]) => to)}::text[]) as m (old, new)
     where s.assessment = ${assessment} and s.reviewer is not distinct from ${reviewer}::uuid and s.key = m.old`.execute(
    tx,
  );
};

export const setVersion = (tx: Tx, assessment: number, version: number, at: Date) =>
  tx
    .updateTable("assessment")
    .set({ template_version: version, changed_at: at, rev: sql`rev + 1` })
    .where("number", "=", assessment)
    .returning("rev")
    .executeTakeFirstOrThrow();

type Taken = {
  readonly assessment: number;
  readonly from: number;
  readonly to: number;
  readonly by: Author;
  readonly at: Date;
};

export const keep = (tx: Tx, { assessment, from, to, by, at }: Taken) =>
  tx
    .insertInto("template_takeover")
    .values({ assessment, from_version: from, to_version: to, by: JSON.stringify(by), at })
    .execute();

export const markTakeoverUndone = (tx: Tx, id: number, by: Author, at: Date) =>
  tx
    .updateTable("template_takeover")
    .set({ undone_by: JSON.stringify(by), undone_at: at })
    .where("id", "=", id)
    .execute();

/** The hashes of version bodies, by version. */
export const bodyHashes = async (db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("template_version").select(["id", "body_hash"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, body_hash }) => [id, body_hash]));
};
