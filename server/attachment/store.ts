import { sql } from "kysely";
import type { Db, Tx } from "../platform/http/work.ts";

const pdf = (db: Db | Tx, owner: number) =>
  db
    .selectFrom("attachment")
    .selectAll()
    .where("owner", "=", owner)
    .where("kind", "=", "pdf")
    .where("deleted_at", "is", null);

export const pdfOf = (db: Db | Tx, owner: number) => pdf(db, owner).executeTakeFirst();
export const lockPdf = (tx: Tx, owner: number) => pdf(tx, owner).forUpdate().executeTakeFirst();

type NewPdf = {
  assessment: number;
  owner: number;
  name: string;
  storage_key: string;
  size: number;
  sha256: string;
  created_at: Date;
};

export const addPdf = (tx: Tx, row: NewPdf) =>
  tx
    .insertInto("attachment")
    .values({ ...row, kind: "pdf", row: null, slot: null, media_type: "application/pdf" })
    .returning(["id", "guid", "rev"])
    .executeTakeFirstOrThrow();

export const deletePdf = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable("attachment")
    .set({ deleted_at: at, rev: sql`rev + 1` })
    .where("id", "=", id)
    .returning("rev")
    .executeTakeFirstOrThrow();

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

/** A file by its guid (deleted when it or its row is), and whether the newest publication of its assessment shows it: then anybody may read it. */
export const file = (db: Db, guid: string) =>
  db
    .selectFrom("attachment as f")
    .leftJoin("block_row as r", "r.id", "f.row")
    .select(["f.id", "f.assessment", "f.name", "f.storage_key", "f.media_type", "f.size", "f.sha256"])
    .select((e) => e.fn.coalesce("f.deleted_at", "r.deleted_at").as("deleted_at"))
    .select((e) =>
      e
        .exists(
          e
            .selectFrom("publication_file as pf")
            .innerJoin("publication as p", "p.id", "pf.publication")
            .select("pf.attachment")
            .whereRef("pf.attachment", "=", "f.id")
            .where("p.version", "=", (inner) =>
              inner
                .selectFrom("publication as newest")
                .select((m) => m.fn.max("newest.version").as("version"))
                .whereRef("newest.assessment", "=", "f.assessment"),
            ),
        )
        .as("is_public"),
    )
    .where("f.guid", "=", guid)
    .executeTakeFirst();
