import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { deletedBy } from "../../history/server/index.ts";
import { type FileKind, fileKinds } from "../rules/index.ts";

const shown = ["id", "guid", "slot", "name", "sha256", "rev"] as const;

/** The files of a kind in a block, the oldest first. */
export const files = (db: Db | Tx, owner: number, kind: FileKind) =>
  db
    .selectFrom("attachment")
    .select(shown)
    .where("owner", "=", owner)
    .where("kind", "=", kind)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();

export type BlockFile = Awaited<ReturnType<typeof files>>[number];

/** The revision of a block at which its files of a kind last changed; 0 when they never have. */
export const lastChanged = async (tx: Tx, owner: number, kind: FileKind): Promise<number> => {
  const { rev } = await tx
    .selectFrom("attachment")
    .select(({ fn }) => fn.max("block_rev").as("rev"))
    .where("owner", "=", owner)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return rev ?? 0;
};

type NewFile = {
  readonly assessment: number;
  readonly owner: number;
  readonly kind: FileKind;
  readonly slot: string | null;
  readonly name: string;
  readonly media_type: string;
  readonly storage_key: string;
  readonly size: number;
  readonly sha256: string;
  readonly created_at: Date;
  readonly block_rev: number;
};

export const addFile = (tx: Tx, row: NewFile): Promise<BlockFile> =>
  tx
    .insertInto("attachment")
    .values({ ...row, row: null })
    .returning(shown)
    .executeTakeFirstOrThrow();

/** Deletes a file, or brings it back (`at` null), as its next revision. */
export const setFileDeleted = (tx: Tx, id: number, { at, blockRev }: { at: Date | null; blockRev: number }) =>
  tx
    .updateTable("attachment")
    .set({ deleted_at: at, block_rev: blockRev, rev: sql`rev + 1` })
    .where("id", "=", id)
    .returning("rev")
    .executeTakeFirstOrThrow();

/** Where a file stands or stood; undefined for an image, and when there is no such file. */
export const whereFileStands = async (tx: Tx, id: number) => {
  const found = tx.selectFrom("attachment").select(["assessment", "owner", "slot", "kind"]).where("id", "=", id);
  const place = await found.executeTakeFirst();
  const kind = fileKinds.find((each) => each === place?.kind);
  return place && kind ? { ...place, kind } : undefined;
};

/** A file, deleted or not. */
export const deletedOrNot = (tx: Tx, id: number) =>
  tx
    .selectFrom("attachment")
    .select([...shown, "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** A block's files that were deleted since a moment, with who deleted each. */
export const deletedFilesSince = (db: Db, owner: number, since: Date) =>
  db
    .selectFrom("attachment as f")
    .select(["f.id", "f.rev", "f.name", "f.deleted_at"])
    .select(deletedBy("f", sql.ref("f.kind")).as("by"))
    .where("f.owner", "=", owner)
    .where("f.kind", "in", fileKinds)
    .where("f.deleted_at", ">=", since)
    .execute();

/** A file in a width of its own: the smallest that is wide enough, else the largest. Null for a file without sizes. */
export const inWidth = (db: Db, attachment: number, width: number) =>
  db
    .selectFrom("image_size")
    .select(["storage_key", "size", "sha256"])
    .where("attachment", "=", attachment)
    .orderBy((e) => e("width", "<", width))
    .orderBy(sql`abs(width - ${width})`)
    .limit(1)
    .executeTakeFirst();

/**
 * A file by its guid; deleted when the file or its row is deleted. `is_public`: a publication shows it, so anybody may read it. `withdrawn`:
 * the message for readers when a withdrawn publication showed it.
 */
export const file = (db: Db, guid: string) =>
  db
    .selectFrom("attachment as f")
    .leftJoin("block_row as r", "r.id", "f.row")
    .select(["f.id", "f.assessment", "f.name", "f.storage_key", "f.media_type", "f.size", "f.sha256"])
    .select((e) => e.fn.coalesce("f.deleted_at", "r.deleted_at").as("deleted_at"))
    .select((e) =>
      e
        .exists(e.selectFrom("publication_file as pf").select("pf.attachment").whereRef("pf.attachment", "=", "f.id"))
        .as("is_public"),
    )
    .select((e) =>
      e
        .selectFrom("withdrawn_file as wf")
        .innerJoin("withdrawn_publication as w", "w.id", "wf.publication")
        .select("w.message")
        .whereRef("wf.attachment", "=", "f.id")
        .orderBy("w.version", "desc")
        .limit(1)
        .as("withdrawn"),
    )
    .where("f.guid", "=", guid)
    .executeTakeFirst();
