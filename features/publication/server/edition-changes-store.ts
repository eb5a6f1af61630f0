import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Snapshot } from "../rules/index.ts";

type NewPublication = {
  assessment: number;
  version: number;
  snapshot: Snapshot;
  change_note: string;
  published_at: Date;
};

/** Appends, and answers its id; a publication is never changed, nor are the files it shows. */
export async function addPublication(
  tx: Tx,
  { snapshot, ...row }: NewPublication,
  files: readonly number[],
): Promise<number> {
  const { id } = await tx
    .insertInto("publication")
    .values({ ...row, snapshot: JSON.stringify(snapshot) })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (files.length === 0) return id;
  const shown = files.map((attachment) => ({ publication: id, attachment }));
  await tx.insertInto("publication_file").values(shown).execute();
  return id;
}

type Withdrawal = {
  readonly message: string;
  readonly at: Date;
  /** One edition, by its publication; else every one. */
  readonly only?: number;
};

/** Moves editions of an assessment to where nothing that readers get is read from. Answers their versions. */
export const withdrawEditions = async (
  tx: Tx,
  assessment: number,
  { message, at, only }: Withdrawal,
): Promise<number[]> => {
  const shown = await tx
    .selectFrom("publication_file as f")
    .innerJoin("publication as p", "p.id", "f.publication")
    .select(["f.publication", "f.attachment"])
    .where("p.assessment", "=", assessment)
    .$if(only !== undefined, (files) => files.where("p.id", "=", only ?? 0))
    .execute();
  const columns = ["id", "assessment", "version", "snapshot", "change_note", "published_at", "confirms"] as const;
  const moved = await tx
    .with("gone", (e) =>
      e
        .deleteFrom("publication")
        .where("assessment", "=", assessment)
        .$if(only !== undefined, (editions) => editions.where("id", "=", only ?? 0))
        .returningAll(),
    )
    .insertInto("withdrawn_publication")
    .columns([...columns, "withdrawn_at", "message"])
    .expression((e) =>
      e
        .selectFrom("gone")
        .select(columns)
        .select([sql<Date>`${at}::timestamptz`.as("withdrawn_at"), sql<string>`${message}::text`.as("message")]),
    )
    .returning("version")
    .execute();
  if (shown.length > 0) await tx.insertInto("withdrawn_file").values(shown).execute();
  return moved.map(({ version }) => version).toSorted((a, b) => a - b);
};

/** The newest edition that stands; undefined when none does. */
export const newestPublication = (db: Db | Tx, assessment: number) =>
  db
    .selectFrom("publication")
    .select(["id", "version", "confirms", "published_at", sql<string>`publication.xmin::text`.as("stored")])
    .where("assessment", "=", assessment)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

/** Appends an edition with the snapshot and the files of another, as they are stored. Answers its id. */
export async function repeatPublication(
  tx: Tx,
  repeated: number,
  { version, note, at }: { readonly version: number; readonly note: string; readonly at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("publication")
    .columns(["assessment", "version", "snapshot", "change_note", "published_at", "confirms"])
    .expression((e) =>
      e
        .selectFrom("publication as p")
        .select([
          "p.assessment",
          sql<number>`${version}::integer`.as("version"),
          "p.snapshot",
          sql<string>`${note}::text`.as("change_note"),
          sql<Date>`${at}::timestamptz`.as("published_at"),
          "p.id as confirms",
        ])
        .where("p.id", "=", repeated),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("publication_file")
    .columns(["publication", "attachment"])
    .expression((e) =>
      e
        .selectFrom("publication_file as f")
        .select([sql<number>`${id}::integer`.as("publication"), "f.attachment"])
        .where("f.publication", "=", repeated),
    )
    .execute();
  return id;
}
