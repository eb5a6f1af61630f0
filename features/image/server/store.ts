import type { Tx } from "../../../platform/server/http/work.ts";

/** The names that the block's images have or had: a deleted one may come back. */
export const names = async (tx: Tx, owner: number): Promise<readonly string[]> => {
  const rows = await tx.selectFrom("block_row").select("cells").where("owner", "=", owner).execute();
  return rows.map(({ cells }) => cells.imageName ?? "");
};

/** The ids of the block's images in their order, with their names. */
export const images = async (tx: Tx, owner: number) => {
  const rows = await tx
    .selectFrom("block_row")
    .select(["id", "cells"])
    .where("owner", "=", owner)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id, cells }) => ({ id, name: cells.imageName ?? "" }));
};

type NewSize = {
  readonly width: number;
  readonly height: number;
  readonly storage_key: string;
  readonly size: number;
  readonly sha256: string;
};

type NewImage = {
  readonly assessment: number;
  readonly owner: number;
  readonly row: number;
  readonly name: string;
  readonly media_type: string;
  readonly created_at: Date;
  /** The largest last. */
  readonly sizes: readonly NewSize[];
};

/** Adds the file of an image; answers the guid of its address. */
export async function addImage(tx: Tx, { sizes, ...image }: NewImage): Promise<string> {
  const largest = sizes.at(-1);
  if (!largest) throw new Error("an image has no size");
  const { storage_key, size, sha256 } = largest;
  const { id, guid } = await tx
    .insertInto("attachment")
    .values({ ...image, kind: "image", storage_key, size, sha256 })
    .returning(["id", "guid"])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("image_size")
    .values(sizes.map((each) => ({ ...each, attachment: id })))
    .execute();
  return guid;
}
